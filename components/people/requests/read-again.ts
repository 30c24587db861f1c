import type { QueryClient } from '@tanstack/react-query';
import type { FaultCode } from '@/lib/fault';

/** Reads again what a change of users or settings may have affected. */
export async function readAgain(client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> {
  const changed = await import('./changed-answers').then(
    (loaded) => loaded.CHANGED_ANSWERS,
    () => null,
  );
  // If the list of affected queries cannot be loaded, everything is read again.
  if (changed === null) return client.invalidateQueries();
  for (const { method, path } of changed) void client.invalidateQueries({ queryKey: [method, path] });
}

/** Whether a refusal is about what someone else changed meanwhile: what the page shows is out of date. */
export const isOutOfDate = ({ code }: { readonly code: FaultCode }): boolean =>
  code === 'conflict' || code === 'not_found';
