/** Test support: our provider in front of a faultd, with short deadlines. */
import { startFaultd, type Faultd } from '@/e2e/faultd/faultd';
import { Fault } from '@/lib/fault';
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { ParamsOf, ShapeFields } from '@/lib/wire/shape';
import {
  createProvider,
  type CallOptions,
  type Provider,
  type ProviderAnswer,
  type ProviderSettings,
} from './provider';
import type { Policy } from './policy';

export const SECRETS = { password: 'p&ss<1> wörd', wltpClientSecret: 's&cret +<2>' };

/** For tests that wait for a deadline; all others have seconds, so that a busy machine makes no difference. */
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
  // Late answers are awaited long enough for a test to see them, and not so long that the test's end waits for them.
  policy: { headersMs: 3_500, totalMs: 4_500, lateMs: 200, retryDelayMs: 10, ...policy },
});

export const providerFor = (faultd: Faultd, policy: Partial<Policy> = {}): Provider =>
  createProvider(settingsFor(faultd.url, policy));

export const startRecordedProvider = (): Promise<Faultd> => startFaultd({ recorded: 'lib/contract/golden' });

/** A billed call as lib/lookups makes it, until its answer or deadline. @throws Fault, also when it is overdue */
export async function callBilled<P extends ShapeFields, R extends Result>(
  provider: Provider,
  operation: Operation<P, R>,
  params: ParamsOf<P>,
  options: CallOptions = {},
): Promise<ProviderAnswer<AnswerOf<R>>> {
  const called = await provider.callBilled(operation, params, { ...options, lookUpId: 'a look-up' });
  if ('late' in called) throw called.overdue;
  return called.answer;
}

/** `value`, or the fault's code and what it states about the charge. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'value';
  } catch (error) {
    if (error instanceof Fault) return `${error.code}, charged ${error.charged}`;
    throw error;
  }
}
