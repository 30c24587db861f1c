/** Test rig: a provider of ours in front of a faultd, impatient, with a ledger that only remembers its commits. */
import { startFaultd, type Faultd } from '@/e2e/faultd/faultd';
import { Fault } from '@/lib/fault';
import { createProvider, type Provider, type ProviderSettings } from './call';
import type { Policy } from './policy';

export const SECRETS = { password: 'p&ss<1> wörd', wltpClientSecret: 's&cret +<2>' };

/** For tests that wait for a deadline to pass; all others have seconds, so that a busy machine changes nothing. */
export const SHORT_DEADLINES: Partial<Policy> = { headersMs: 400, totalMs: 800 };

export const settingsFor = (base: string, policy: Partial<Policy> = {}): ProviderSettings => ({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: 'https://provider.example',
  subscriberId: 123456,
  wltpClientId: 'client',
  ...SECRETS,
  policy: { headersMs: 3_500, totalMs: 4_500, retryDelayMs: 10, ...policy },
});

export const providerFor = (faultd: Faultd, policy: Partial<Policy> = {}): Provider =>
  createProvider(settingsFor(faultd.url, policy));

export const startRecordedProvider = (): Promise<Faultd> => startFaultd({ recorded: 'lib/contract/golden' });

/** `value`, or the fault's code and what it says of the money. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'value';
  } catch (error) {
    if (error instanceof Fault) return `${error.code}, charged ${error.charged}`;
    throw error;
  }
}
