/** The metrics for an operator: counts and times, never a plate or a person. */
import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { Gauge, Registry } from 'prom-client';
import type { FileAnswer } from '@/lib/api/file-answer';
import type { readMetrics } from '@/lib/api/endpoints/monitoring';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { bearerTokenOf } from '@/lib/api/serve/bearer-token';
import type { EndpointState } from '@/lib/provider/endpoint-state';
import type { Meter } from '@/lib/provider/meter';
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

/** Metrics of this process. */
export interface MonitoringSources {
  /** null: only this machine may read the metrics. */
  readonly token: string | null;
  readonly meter: Pick<Meter, 'calls' | 'seconds'>;
  /** The provider's services that were called, by name. */
  readonly endpointStates: ReadonlyMap<string, EndpointState>;
}

export async function runReadMetrics(
  { headers }: EndpointCall<typeof readMetrics>,
  services: MetricServices,
): Promise<FileAnswer> {
  admit(headers, services.monitoring.token);
  const registry = new Registry();
  const gauge = gaugesIn(registry);
  gauge(
    'vehicle_valuations_info',
    'The running version.',
    ['version'],
    [{ labels: { version: services.version }, value: 1 }],
  );
  const ledgerUp = await addLedgerMetrics(gauge, services);
  gauge(
    'vehicle_valuations_database_up',
    '0 while the database cannot be reached; its figures are then left out.',
    [],
    [{ labels: {}, value: ledgerUp ? 1 : 0 }],
  );
  registry.registerMetric(services.monitoring.meter.calls);
  registry.registerMetric(services.monitoring.meter.seconds);
  addEndpointMetrics(gauge, services.monitoring.endpointStates);
  gauge(
    'vehicle_valuations_database_connections',
    'Connections in this instance’s pool; `waiting` counts requests without one.',
    ['state'],
    Object.entries(services.database.connections()).map(([state, value]) => ({ labels: { state }, value })),
  );
  gauge(
    'process_resident_memory_bytes',
    'Memory used by this instance.',
    [],
    [{ labels: {}, value: process.memoryUsage.rss() }],
  );
  return {
    name: 'metrics.txt',
    type: registry.contentType,
    inline: true,
    body: Readable.from([await registry.metrics()]),
  };
}

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

type AddGauge = (name: string, help: string, labelNames: readonly string[], samples: readonly Sample[]) => void;

/** Adds gauges to a registry, each with its current samples. */
function gaugesIn(registry: Registry): AddGauge {
  return (name, help, labelNames, samples) => {
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of samples) gauge.set(labels, value);
  };
}

/** Adds the metrics that all instances share. Returns false, and adds nothing, while the database cannot be reached. */
async function addLedgerMetrics(gauge: AddGauge, { lookUps, stockRuns, now }: MetricServices): Promise<boolean> {
  const month = monthOf(britishDay(now()));
  try {
    const [ledger, runs] = await Promise.all([
      lookUps.ofSubscription({ from: month, to: month }),
      stockRuns.countByState(),
    ]);
    gauge(
      'vehicle_valuations_look_ups_this_month',
      'Billed look-ups this month in the ledger, which all instances share.',
      ['operation', 'outcome', 'charged'],
      ledger.flatMap(({ operation, charged, notFound, unknown, writtenOff, underWay }) => [
        { labels: { operation, outcome: 'found', charged: 'yes' }, value: charged - notFound },
        { labels: { operation, outcome: 'not_found', charged: 'yes' }, value: notFound },
        { labels: { operation, outcome: 'none', charged: 'unknown' }, value: unknown + writtenOff + underWay },
      ]),
    );
    gauge(
      'vehicle_valuations_stock_runs',
      'Stock list runs by state, over all instances.',
      ['state'],
      runs.map(({ state, count }) => ({ labels: { state }, value: count })),
    );
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'storage_down') return false;
    throw error;
  }
}

function addEndpointMetrics(gauge: AddGauge, endpointStates: MonitoringSources['endpointStates']): void {
  const services = [...endpointStates];
  gauge(
    'vehicle_valuations_provider_breaker_open',
    '1 while this instance sends no requests to a failing service.',
    ['service'],
    services.map(([service, { breaker }]) => ({
      labels: { service },
      value: breaker.admission() === 'closed' ? 0 : 1,
    })),
  );
  gauge(
    'vehicle_valuations_provider_waiting',
    'Calls in this instance that wait for a slot at a service.',
    ['service'],
    services.map(([service, { bulkhead }]) => ({ labels: { service }, value: bulkhead.waiting })),
  );
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Anyone else gets the same answer as for an address that does not exist. */
function admit(headers: Headers, token: string | null): void {
  const bearerToken = bearerTokenOf(headers) ?? '';
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
