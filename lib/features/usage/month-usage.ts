/**
 * The month's look-ups as every page, button and list shows them: the limit closest to a person, and the provider's
 * own.
 */
import type { Session } from '@/lib/access';
import { britishDay } from '@/lib/domain/time/calendar';
import { tightestAllowance, providerLimitFrom, type MonthUsage } from '@/lib/domain/usage/month-usage';
import type { Ledger } from '@/lib/lookups/ledger';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';

export interface MonthUsageServices {
  readonly ledger: Pick<Ledger, 'usage'>;
  readonly providerStatus: ProviderStatusCache;
  readonly now: () => Date;
}

export async function monthUsageOf(
  { organisationId, personId }: Pick<Session, 'organisationId' | 'personId'>,
  { ledger, providerStatus, now }: MonthUsageServices,
): Promise<MonthUsage> {
  const today = britishDay(now());
  const [usage, currentStatus] = await Promise.all([
    ledger.usage({ organisationId, personId }),
    providerStatus.latest(),
  ]);
  return tightestAllowance(usage, today, providerLimitFrom(currentStatus, today));
}
