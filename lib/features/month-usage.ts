/** The month's look-ups as every page, button and list tells them: the limit next to a person, and the provider's own. */
import type { Session } from '@/lib/access';
import { britishDay } from '@/lib/domain/day';
import { narrowest, providerLimitFrom, type MonthUsage } from '@/lib/domain/usage';
import type { Ledger } from '@/lib/ledger/look-up';
import type { KeptStatus } from '@/lib/provider/kept-status';

export interface MonthUsageNeeds {
  readonly ledger: Pick<Ledger, 'usage'>;
  readonly providerStatus: KeptStatus;
  readonly now: () => Date;
}

export async function monthUsageOf(
  { organisationId, personId }: Pick<Session, 'organisationId' | 'personId'>,
  { ledger, providerStatus, now }: MonthUsageNeeds,
): Promise<MonthUsage> {
  const today = britishDay(now());
  const [usage, told] = await Promise.all([ledger.usage({ organisationId, personId }), providerStatus.lately()]);
  return narrowest(usage, today, providerLimitFrom(told, today));
}
