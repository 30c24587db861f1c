/** What somebody who watches the product wants to know: counts and times, never a plate or a person. */
import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileAnswer } from '@/lib/api/file-answer';
import type { readMetrics } from '@/lib/api/endpoints/monitoring';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { prometheusText, type Metric } from '@/lib/encoding/prometheus-text';
import { Fault } from '@/lib/fault';
import type { EndpointState } from '@/lib/provider/endpoint-state';
import { LATENCY_EDGES, type Meter } from '@/lib/provider/meter';
import type { SqlDatabase } from '@/lib/store/database';
import type { StockRunStore } from '@/lib/store/stock/stock-runs';
import type { LookUps } from '@/lib/store/usage/look-ups';

interface MetricServices {
  readonly database: Pick<SqlDatabase, 'connections'>;
  readonly lookUps: LookUps;
  readonly stockRuns: Pick<StockRunStore, 'countByState'>;
  readonly now: () => Date;
  readonly version: string;
  readonly monitoring: MonitoringSources;
}

/** What is watched of this process. */
export interface MonitoringSources {
  /** Null: for this machine alone. */
  readonly token: string | null;
  readonly meter: Pick<Meter, 'read'>;
  /** The provider's services by name, as far as they were called. */
  readonly endpointStates: ReadonlyMap<string, EndpointState>;
}

export async function runReadMetrics(
  { headers }: EndpointCall<typeof readMetrics>,
  services: MetricServices,
): Promise<FileAnswer> {
  admit(headers, services.monitoring.token);
  const ledger = await ledgerMetrics(services);
  const text = prometheusText([
    gauge('vehicle_valuations_info', 'The running version.', [{ labels: { version: services.version }, value: 1 }]),
    gauge('vehicle_valuations_database_up', '0 while the database cannot be reached; its figures are then left out.', [
      { value: ledger === null ? 0 : 1 },
    ]),
    ...(ledger ?? []),
    ...providerMetrics(services.monitoring),
    gauge(
      'vehicle_valuations_database_connections',
      'Connections of this instance’s pool; waiting are requests without one.',
      Object.entries(services.database.connections()).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge('process_resident_memory_bytes', 'Memory of this instance.', [{ value: process.memoryUsage.rss() }]),
  ]);
  return {
    name: 'metrics.txt',
    type: 'text/plain; version=0.0.4; charset=utf-8',
    inline: true,
    body: Readable.from([text]),
  };
}

/** What all instances share; null while the database cannot be asked. */
async function ledgerMetrics({ lookUps, stockRuns, now }: MetricServices): Promise<Metric[] | null> {
  const month = monthOf(britishDay(now()));
  try {
    const [ledger, runs] = await Promise.all([
      lookUps.ofSubscription({ from: month, to: month }),
      stockRuns.countByState(),
    ]);
    return [
      gauge(
        'vehicle_valuations_look_ups_this_month',
        'Billed look-ups of this month by the ledger, which all instances share.',
        ledger.flatMap(({ operation, charged, notFound, unknown, writtenOff, underWay }) => [
          { labels: { operation, outcome: 'found', charged: 'yes' }, value: charged - notFound },
          { labels: { operation, outcome: 'not_found', charged: 'yes' }, value: notFound },
          { labels: { operation, outcome: 'none', charged: 'unknown' }, value: unknown + writtenOff + underWay },
        ]),
      ),
      gauge(
        'vehicle_valuations_stock_runs',
        'Runs of stock lists by state, of all instances.',
        runs.map(({ state, count }) => ({ labels: { state }, value: count })),
      ),
    ];
  } catch (error) {
    if (error instanceof Fault && error.code === 'storage_down') return null;
    throw error;
  }
}

function providerMetrics({ meter, endpointStates: lanes }: MonitoringSources): Metric[] {
  const calls = meter.read();
  const services = [...lanes];
  return [
    {
      name: 'vehicle_valuations_provider_calls_total',
      type: 'counter',
      help: 'Calls of this instance to the provider, by operation and outcome.',
      samples: calls.map(({ operation, outcome, count }) => ({ labels: { operation, outcome }, value: count })),
    },
    {
      name: 'vehicle_valuations_provider_seconds',
      type: 'histogram',
      help: 'How long they took, including the wait for a slot.',
      samples: calls.flatMap(({ operation, outcome, count, seconds, within }) => {
        const labels = { operation, outcome };
        return [
          ...LATENCY_EDGES.map((edge, at) => ({
            suffix: '_bucket',
            labels: { ...labels, le: String(edge) },
            value: within[at] ?? 0,
          })),
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
          { suffix: '_sum', labels, value: seconds },
          { suffix: '_count', labels, value: count },
        ];
      }),
    },
    gauge(
      'vehicle_valuations_provider_breaker_open',
      '1 while this instance sends no requests to a failing service.',
      services.map(([service, { breaker }]) => ({
        labels: { service },
        value: breaker.admission() === 'closed' ? 0 : 1,
      })),
    ),
    gauge(
      'vehicle_valuations_provider_waiting',
      'Calls of this instance that wait for a slot at a service.',
      services.map(([service, { bulkhead }]) => ({ labels: { service }, value: bulkhead.waiting })),
    ),
  ];
}

const gauge = (name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
});

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** To anybody else there is nothing here: not even that it could be asked with a token. */
function admit(headers: Headers, token: string | null): void {
  const bearerToken = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const may =
    token === null
      ? LOOPBACK.test(headers.get('x-client-address') ?? '')
      : same(Buffer.from(bearerToken), Buffer.from(token));
  if (may) return;
  throw new Fault('not_found', {
    message: 'Page not found.',
    fix: 'Read it from the machine itself, or set METRICS_TOKEN and send it as a bearer token.',
  });
}

const same = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
