/** Counts what goes to the provider, for the monitoring of this process; never what was requested. */
import { vehicleImage } from '@/lib/contract/vehicle-image';
import { Fault } from '@/lib/fault';
import type { CallOutcome, Provider, ProviderAnswer } from './provider';

/** Upper edges of the histogram, in seconds; what took longer is in the last. */
export const LATENCY_EDGES = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface CallMetric {
  readonly operation: string;
  /** `ok`, or the code of the fault. */
  readonly outcome: string;
  count: number;
  seconds: number;
  /** Cumulative, one for each edge. */
  readonly within: number[];
}

export interface Meter {
  /** The provider, with every call counted: a package by how it began to come. Tokens are fetched unseen. */
  readonly provider: Provider;
  readonly read: () => readonly CallMetric[];
}

/** @param clock milliseconds that only go forward */
export function metered(provider: Provider, clock: () => number): Meter {
  const lines = new Map<string, CallMetric>();

  function record(operation: string, outcome: string, seconds: number): void {
    const key = `${operation} ${outcome}`;
    const line = lines.get(key) ?? { operation, outcome, count: 0, seconds: 0, within: LATENCY_EDGES.map(() => 0) };
    line.count += 1;
    line.seconds += seconds;
    LATENCY_EDGES.forEach((edge, at) => (line.within[at] = (line.within[at] ?? 0) + (seconds <= edge ? 1 : 0)));
    lines.set(key, line);
  }

  async function timed<T>(operation: string, work: Promise<T>): Promise<T> {
    const startedAt = clock();
    const recordOutcome = (outcome: string) => record(operation, outcome, (clock() - startedAt) / 1_000);
    try {
      const answer = await work;
      recordOutcome('ok');
      return answer;
    } catch (error) {
      recordOutcome(error instanceof Fault ? error.code : 'unexpected');
      throw error;
    }
  }

  return {
    provider: {
      ...provider,
      call: (operation, params, options) => timed(operation.name, provider.call(operation, params, options)),
      callBilled: (operation, params, options) => {
        const called = provider.callBilled(operation, params, options);
        // Counted when the provider is done with it, which may be after its time.
        timed(operation.name, called.then(finalAnswer)).catch(() => undefined);
        return called;
      },
      requestResource: (resource, params, options) =>
        timed(resource.name, provider.requestResource(resource, params, options)),
      image: (params, options) => timed(vehicleImage.name, provider.image(params, options)),
      download: (operation, params, options) => timed(operation.name, provider.download(operation, params, options)),
    },
    read: () => [...lines.values()],
  };
}

const finalAnswer = <V>(outcome: CallOutcome<V>): ProviderAnswer<V> | Promise<ProviderAnswer<V>> =>
  'late' in outcome ? outcome.late : outcome.answer;
