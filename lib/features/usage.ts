import type { Call } from '@/lib/api/serve';
import type { readMonthUsage, readProviderStatus } from '@/lib/api/usage';
import { viewLookupGetCurrentStatus } from '@/lib/contract/reg';
import { britishDay } from '@/lib/domain/day';
import { narrowest, providerStatusFrom } from '@/lib/domain/usage';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/ledger/look-up';
import type { Provider } from '@/lib/provider/call';

interface Needs {
  readonly ledger: Pick<Ledger, 'usage'>;
  readonly caller: Provider;
  readonly now: () => Date;
}

export async function runReadMonthUsage(
  { session }: Call<typeof readMonthUsage>,
  { ledger, now }: Omit<Needs, 'caller'>,
) {
  const { organisationId, personId } = session;
  return narrowest(await ledger.usage({ organisationId, personId }), britishDay(now()));
}

/** The provider's own count, which is free to ask. A provider that does not answer is a reason, not a fault. */
export async function runReadProviderStatus(
  _: Call<typeof readProviderStatus>,
  { caller, now }: Omit<Needs, 'ledger'>,
) {
  try {
    const { value } = await caller.call(viewLookupGetCurrentStatus, {});
    return { ...providerStatusFrom(value, britishDay(now())), answeredAt: now().toISOString() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { usage: null, because: { reason: error.message, next: error.fix } };
  }
}
