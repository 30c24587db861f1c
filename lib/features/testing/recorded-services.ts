/** For tests: services on the embedded database whose provider answers with the recorded exchanges, byte for byte. */
import { randomUUID } from 'node:crypto';
import type { Role, Session } from '@/lib/access';
import { goldenExchanges, type HttpMessage } from '@/lib/contract/golden/exchanges';
import { startForFeatures } from '@/lib/health/testing/databases';
import { createLedger } from '@/lib/lookups/ledger';
import { createProvider, type Provider, type ProviderSettings } from '@/lib/provider/provider';
import { createProviderStatusCache } from '@/lib/provider/status-cache';
import { NotSent, type IncomingReply, type OutgoingRequest } from '@/lib/provider/transport';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { createRegistrationStore } from '@/lib/store/records/registrations';
import { openSubmissions } from '@/lib/store/records/submissions';
import { createValuationStore } from '@/lib/store/records/valuations';

/** The recordings' own clock. */
export const NOW = '2026-06-05T13:07:09.000Z';
/** If several recordings answer one request, the ordinary one is used. */
const UNUSUAL = /bad-credentials|limit|exceeded|soap/;
const exchanges = goldenExchanges().filter(({ name, stated }) => stated.binding === 'post' && !UNUSUAL.test(name));

/** @param everyMark answers any plate and mileage like the recorded one, for benchmarks */
export async function openRecordedServices({ everyMark = false }: { everyMark?: boolean } = {}) {
  const running = await startForFeatures();
  const database = openDatabase(running.url);
  const secret = 'a secret';
  const { transport, ...state } = recordedTransport(everyMark);
  return {
    database,
    secret,
    transport,
    ...state,
    url: running.url,
    /** Services and people for one test, with its own organisation, ledger and caller. */
    async dealer(by: Partial<ProviderSettings> = {}) {
      state.arrivals.length = 0;
      state.broken.clear();
      state.unreached.clear();
      state.busy.clear();
      const caller = createProvider({ ...PROVIDER_SETTINGS, transport, policy: { breakerFailures: 1_000 }, ...by });
      return openDealer({ database, secret }, caller);
    },
    async close() {
      await database.close();
      await running.stop();
    },
  };
}

export type RecordedServices = Awaited<ReturnType<typeof openRecordedServices>>;

const PROVIDER_BASE = 'https://provider.example';
const PROVIDER_SETTINGS = {
  services: PROVIDER_BASE,
  identity: PROVIDER_BASE,
  wltp: PROVIDER_BASE,
  soap: PROVIDER_BASE,
  soapNamespace: PROVIDER_BASE,
  subscriberId: 123456,
  password: 'p&ss<1>',
  wltpClientId: '',
  wltpClientSecret: '',
};

/** The recordings as a provider, and what a test may read and change in it. */
function recordedTransport(everyMark: boolean) {
  /** Operations that reached the provider, in order, except its own count, which is free and behind every page. */
  const arrivals: string[] = [];
  /** Operations that answer with HTTP 500 for now. */
  const broken = new Set<string>();
  /** Operations that cannot be connected to, and for how many more attempts. */
  const unreached = new Map<string, number>();
  /** Operations that answer with HTTP 429, for a second, and how many times more. */
  const busy = new Map<string, number>();
  const isDue = (faults: Map<string, number>, operation: string): boolean => {
    const times = faults.get(operation) ?? 0;
    faults.set(operation, Math.max(0, times - 1));
    return times > 0;
  };
  const transport = async (request: OutgoingRequest): Promise<IncomingReply> => {
    const operation = request.url.split('/').at(-1) ?? '';
    if (isDue(unreached, operation)) throw new NotSent(new Error('refused'));
    if (operation !== 'ViewLookup_GetCurrentStatus') arrivals.push(operation);
    if (isDue(busy, operation)) return reply(429, { 'retry-after': '1' }, '');
    return broken.has(operation) ? reply(500, {}, '') : recordedReply(request, everyMark);
  };
  return { arrivals, broken, unreached, busy, transport };
}

async function openDealer({ database, secret }: { database: SqlDatabase; secret: string }, caller: Provider) {
  let now = new Date(NOW);
  const subscription = randomUUID();
  const ledger = createLedger({ database, secret, subscription, clock: () => now });
  const organisationId = randomUUID();
  await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  const person = async (personName: string, role: Role = 'valuer'): Promise<Session> => {
    const personId = randomUUID();
    const email = `${personId}@dealer.example`;
    await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
    return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role };
  };
  const services = {
    ledger,
    caller,
    secret,
    now: () => now,
    providerStatus: createProviderStatusCache(caller, () => now.getTime()),
    valuations: createValuationStore(database),
    registrations: createRegistrationStore(database),
    submissions: openSubmissions(database),
  };
  return {
    services,
    subscription,
    person,
    session: await person('J. Smith'),
    wait: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  };
}

/** A provider that answers any plate like the recorded one, after reporting the look-up: `VRMValuation AB21CDE`. */
export function everyMarkProvider(before: (lookUp: string) => Promise<void>) {
  const transport = async (request: OutgoingRequest): Promise<IncomingReply> => {
    const mark = [...new URLSearchParams(request.body)].find(([name]) => /^vrm$/i.test(name))?.[1];
    await before(`${request.url.split('/').at(-1)} ${mark}`);
    return recordedReply(request, true);
  };
  return createProvider({ ...PROVIDER_SETTINGS, transport });
}

function recordedReply(request: OutgoingRequest, everyMark: boolean): IncomingReply {
  const found = exchanges.find((exchange) => isSameRequest(exchange.request, request, everyMark));
  return found ? reply(200, found.response.headers, found.response.body) : reply(500, {}, '');
}

/** A call as `lib/api/serve/serve.ts` hands it to a run; a new key unless given. */
export function call<Input, Who extends Session | null>(
  input: Input,
  session: Who,
  idempotencyKey: string = randomUUID(),
) {
  const headers = new Headers();
  return {
    input,
    session,
    headers,
    reply: new Headers(),
    // The browser is gone already: nothing that is paid for may depend on it.
    signal: AbortSignal.abort(),
    ids: { reference: 'test', idempotencyKey },
  };
}

/** The same operation with the same parameters, ignoring credentials and whether equipment is requested. */
function isSameRequest(recorded: HttpMessage, { url, body }: OutgoingRequest, everyMark: boolean): boolean {
  const [, path = ''] = recorded.start.split(' ');
  return url.endsWith(path) && (everyMark || comparableParams(recorded.body) === comparableParams(body));
}

function comparableParams(form: string): string {
  const ignored = ['subscriberid', 'password', 'standardequipmentrequired'];
  const pairs = [...new URLSearchParams(form)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return JSON.stringify(pairs.filter(([name]) => !ignored.includes(name)).sort(([a], [b]) => a.localeCompare(b)));
}

const reply = (status: number, headers: Record<string, string>, body: string): IncomingReply => ({
  status,
  headers: new Map(Object.entries(headers)),
  body: (async function* () {
    yield Buffer.from(body);
  })(),
});
