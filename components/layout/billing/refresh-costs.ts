import type { QueryClient } from '@tanstack/react-query';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { previewValuation } from '@/lib/api/addresses/valuations';

/** After a billed request: the month's usage and the prices are read again. A fault may have been charged too. */
export function refreshCosts(client: Pick<QueryClient, 'invalidateQueries'>): void {
  for (const { method, path } of [readMonthUsage, previewValuation]) {
    void client.invalidateQueries({ queryKey: [method, path] });
  }
}
