/** Counts calls to the provider, to monitor this process; never records what was requested. */
import { Counter, Histogram } from 'prom-client';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import { Fault } from '@/lib/fault';
import type { CallOutcome, Provider, ProviderAnswer } from './provider';

/** Upper bounds of the histogram, in seconds; slower calls are in the last bucket. */
const LATENCY_EDGES = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The operation, and `ok` or the code of the fault. */
type CallLabel = 'operation' | 'outcome';

export interface Meter {
  /** The provider, with every call counted: a package by whether it began to arrive. Token requests are not counted. */
  readonly provider: Provider;
  readonly calls: Counter<CallLabel>;
  readonly seconds: Histogram<CallLabel>;
}

/** @param clock a monotonic clock in milliseconds */
export function metered(provider: Provider, clock: () => number): Meter {
  const labelNames = ['operation', 'outcome'] as const;
  const calls = new Counter({
    name: 'vehicle_valuations_provider_calls_total',
    help: 'Calls of this instance to the provider, by operation and outcome.',
    labelNames,
    registers: [],
  });
  const seconds = new Histogram({
    name: 'vehicle_valuations_provider_seconds',
    help: 'How long calls of this instance to the provider took, including the wait for a slot.',
    labelNames,
    buckets: LATENCY_EDGES,
    registers: [],
  });

  async function timed<T>(operation: string, work: Promise<T>): Promise<T> {
    const startedAt = clock();
    const recordOutcome = (outcome: string) => {
      calls.inc({ operation, outcome });
      seconds.observe({ operation, outcome }, (clock() - startedAt) / 1_000);
    };
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
        // Counted when the provider has finished, which may be after the deadline.
        timed(operation.name, called.then(finalAnswer)).catch(() => undefined);
        return called;
      },
      requestResource: (resource, params, options) =>
        timed(resource.name, provider.requestResource(resource, params, options)),
      image: (params, options) => timed(vehicleImage.name, provider.image(params, options)),
      download: (operation, params, options) => timed(operation.name, provider.download(operation, params, options)),
    },
    calls,
    seconds,
  };
}

const finalAnswer = <V>(outcome: CallOutcome<V>): ProviderAnswer<V> | Promise<ProviderAnswer<V>> =>
  'late' in outcome ? outcome.late : outcome.answer;
