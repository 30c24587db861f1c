import 'server-only';
import { readFileSync } from 'node:fs';
import { headers } from 'next/headers';
import { forbidden, notFound, redirect } from 'next/navigation';
import { version } from '../package.json';
import { may, mayReadGallery, type Permission, type Session } from './access';
import { describeError, logTo, withoutVehicles } from './api/serve/log';
import { serveWith } from './api/serve/serve';
import { secretsOf, settings } from './env';
import { britishDay, type Day } from './domain/time/calendar';
import { DEFAULT_LIMITS } from './domain/usage/default-limits';
import { Fault } from './fault';
import { createAuditedSweep } from './features/audits/audited-sweep';
import type { MonitoringSources } from './features/monitoring/metrics';
import { closeSampleOrganisations, DEMO, ensureDemoDealer, liftSampleLimits } from './features/people/sign-in';
import { processSingleton } from './features/process-singleton';
import { repeat } from './features/repeat';
import type { ScheduleRunner } from './features/schedules/schedule-runner';
import { listenForStock } from './features/stock/run-listener';
import { createStockWork } from './features/stock/run-worker';
import { createLedger, type Ledger } from './lookups/ledger';
import { recordInterrupted, recordLate } from './lookups/recover';
import type { Provider } from './provider/provider';
import { startSchedules } from './server-schedules';
import { isFromThisMachine, openCaller, openSandbox, readProviderNames } from './server-provider';
import { createProviderAnswerCache, type ProviderAnswerCache } from './provider/answer-cache';
import { createProviderStatusCache, type ProviderStatusCache } from './provider/status-cache';
import type { EndpointState } from './provider/endpoint-state';
import { createMask } from './provider/mask';
import { metered } from './provider/meter';
import type { Sandbox } from './sandbox/host/serve';
import { openApiKeys, type ApiKeys } from './store/people/api-keys';
import { openAccountEvents, type AccountEvents } from './store/people/account-events';
import { openApprovals, type ApprovalStore } from './store/people/approvals';
import { openAuth } from './store/people/auth';
import { openDatabase, storageFault, type SqlDatabase } from './store/database';
import { openLookUps, type LookUps } from './store/usage/look-ups';
import { openMembers, type MemberStore } from './store/people/members';
import { openNotificationStores, type NotificationStores } from './store/notifications/notification-stores';
import { openPasswordLinks, type PasswordLinks } from './store/people/password-links';
import { openPeople, type PeopleStore } from './store/people/people';
import { openQueue, type Queue } from './store/job-queue';
import { openRecordStores, type RecordStores } from './store/record-stores';
import type { SourceSettings } from './features/stock-cars/sources/read-source';
import { openSessions, type Sessions } from './store/people/sessions';

/** Everything that runs may need; the type of a run's second parameter names the parts it uses. */
export interface Services extends NotificationStores, RecordStores {
  readonly mode: 'sandbox' | 'live';
  readonly version: string;
  /** The key of the hashes of plates, VINs and addresses. */
  readonly secret: string;
  readonly now: () => Date;
  readonly database: SqlDatabase;
  readonly ledger: Ledger;
  /** The provider's services, live or the sandbox's. */
  readonly caller: Provider;
  /** The provider's free answers, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly providerStatus: ProviderStatusCache;
  /** Notifies that a run of a stock list has work to do. */
  readonly stockQueue: Queue;
  /** What incoming feeds may read. */
  readonly sourceSettings: SourceSettings;
  readonly scheduleRunner: ScheduleRunner;
  readonly lookUps: LookUps;
  readonly members: MemberStore;
  readonly passwordLinks: PasswordLinks;
  readonly approvals: ApprovalStore;
  /** What /api/metrics reports of this process. */
  readonly monitoring: MonitoringSources;
  readonly people: PeopleStore;
  readonly accountEvents: AccountEvents;
  readonly apiKeys: ApiKeys;
  readonly sessions: Sessions;
  /** Also answers over HTTP, at the documents' own paths under /sandbox. Null in live mode. */
  readonly sandbox: Sandbox | null;
  stop(): Promise<void>;
}

const [SWEEP_MILLISECONDS, LATE_MILLISECONDS, RECORD_MILLISECONDS] = [5_000, 2_000, 30_000] as const;

const now = () => new Date();
/** For ages and pauses: it runs on evenly when the time of day is changed. */
const steadyClock = () => performance.now();
const mask = (text: string) => createMask(secretsOf(settings()))(text);
/** Put there by the launcher, which turns everything else that this process prints into one-line JSON. */
const output: { printLine(line: string): void; maskWith(mask: (text: string) => string): void } | undefined =
  Reflect.get(globalThis, Symbol.for('vehicle-valuations.output'));
output?.maskWith((text) => withoutVehicles(mask(text)));
const log = logTo((line) => (output ? output.printLine(line) : process.stdout.write(`${line}\n`)), mask, now);
const faultsOf = (path: string) => (error: unknown) => log({ event: 'fault', path, ...describeError(error) });
const logSweep = faultsOf('ledger sweep');
const logUnreadFields = (operation: string, fields: readonly string[]) =>
  log({ event: 'unread fields', operation, fields });
const logStock = faultsOf('stock runs');
const logSchedules = faultsOf('schedules');
const logOpening = faultsOf('opening');

/** What closes the parts that are open so far. */
type Closers = (() => unknown)[];

/** When one part cannot be opened, those before it are closed: the next request opens them all again. */
async function openServices(): Promise<Services> {
  const closers: Closers = [];
  try {
    return await openParts(closers);
  } catch (error) {
    for (const close of closers.reverse()) await Promise.resolve(close()).catch(logOpening);
    throw error;
  }
}

async function openParts(closers: Closers): Promise<Services> {
  const set = settings();
  if (set.databaseUrl === null) {
    throw new Fault('storage_down', {
      message: 'There is no database.',
      fix: 'Start the product with `npm start`, which brings its own, or set DATABASE_URL.',
    });
  }
  const [secret, secure] = [set.appSecret, set.appOrigin?.startsWith('https://') ?? false];
  const database = openDatabase(set.databaseUrl);
  closers.push(() => database.close());
  const auth = openAuth({ database: database.drizzle, secret, secure });
  const people = openPeople({ auth, database: database.drizzle });
  const sessions = openSessions({ auth, database: database.drizzle, secure, now });
  const renamed = readProviderNames(set);
  const sandbox = set.provider === 'sandbox' ? await openSandbox(set, renamed) : null;
  await database.guarded(() => (sandbox ? ensureDemoDealer : closeSampleOrganisations)({ people }));
  const subscription = sandbox ? 'sandbox' : String(set.subscriberId);
  const ledger = createLedger({ database, secret, subscription, defaultLimits: DEFAULT_LIMITS });
  if (sandbox) await liftSampleLimits({ people, ledger });
  const endpointStates = new Map<string, EndpointState>();
  const meter = metered(openCaller(set, sandbox, renamed, endpointStates, logUnreadFields), steadyClock);
  const caller = meter.provider;
  const stockQueue = await openQueue(database, 'stock-runs', logStock);
  closers.push(() => stockQueue.close());
  const opened: Omit<Services, 'stop' | 'scheduleRunner'> = {
    mode: set.provider,
    version,
    secret,
    now,
    database,
    ledger,
    people,
    accountEvents: openAccountEvents(database),
    apiKeys: openApiKeys(database),
    sessions,
    sandbox,
    caller,
    lookUps: openLookUps({ database, subscription, defaultLimits: DEFAULT_LIMITS }),
    members: openMembers({ auth, database }),
    passwordLinks: openPasswordLinks({ auth, database }),
    approvals: openApprovals({ database, subscription }),
    monitoring: { token: set.metricsToken, meter, endpointStates },
    cached: createProviderAnswerCache(caller, steadyClock, () => britishDay(now())),
    providerStatus: createProviderStatusCache(caller, steadyClock),
    stockQueue,
    sourceSettings: set.feeds,
    ...openRecordStores(database),
    ...openNotificationStores({ database, subscription, defaultLimits: DEFAULT_LIMITS, mail: set.mail }),
  };
  return { ...opened, ...(await startWork(opened, closers)) };
}

/** Runs of stock lists and recurring work, until `stop`. */
async function startWork(
  opened: Omit<Services, 'stop' | 'scheduleRunner'>,
  closers: Closers,
): Promise<Pick<Services, 'stop' | 'scheduleRunner'>> {
  const stockWork = createStockWork(opened, logStock);
  closers.push(async () => stockWork.stop());
  const stopStock = await listenForStock(opened.stockQueue, opened, stockWork, logStock);
  closers.push(stopStock);
  const scheduleRunner = await startSchedules(opened, logSchedules);
  const sweep = createAuditedSweep(opened, logSweep);
  // Nothing after this can fail.
  const recurring = [
    repeat(SWEEP_MILLISECONDS, sweep, logSweep),
    repeat(LATE_MILLISECONDS, () => recordLate(opened), logSweep),
    repeat(RECORD_MILLISECONDS, () => recordInterrupted(opened), logSweep),
  ];
  const stop = async () => {
    await Promise.all([...recurring.map((end) => end()), scheduleRunner.stop(), stopStock()]);
  };
  return { scheduleRunner, stop };
}

/** This process's one set of services; the launcher closes them. A failed opening is retried. */
export const services = (): Promise<Services> => processSingleton('services', openServices);

export const { serve, serveFile, answered, answeredOrFault, answeredOrNull } = serveWith<Services>({
  services,
  sessionOf: async (requestHeaders) => (await services()).sessions.sessionOf(requestHeaders),
  sessionOfKey: async (key) => (await services()).sessions.sessionOfKey(key),
  appOrigin: () => settings().appOrigin,
  faultOf: storageFault,
  log,
  now,
});

/**
 * The session of a page's request. Without one, redirects to sign-in and back; without the permission, answers 403 with
 * `app/(signed-in)/forbidden.tsx`.
 */
export async function requireSession(permission: Permission): Promise<Session> {
  const requestHeaders = await headers();
  const session = await (await services()).sessions.sessionOf(requestHeaders);
  if (!session) redirect(`/sign-in?goTo=${encodeURIComponent(requestHeaders.get('x-page') ?? '/')}`);
  if (!may(session.role, permission)) forbidden();
  return session;
}

/** Answers 404 to anyone who may not read the gallery. */
export async function requireGallery(): Promise<void> {
  // Always reads the headers, so that Next never prerenders this page.
  const requestHeaders = await headers();
  const session = settings().development ? null : await (await services()).sessions.sessionOf(requestHeaders);
  if (!mayReadGallery(settings(), session?.role)) notFound();
}

/** The sandbox over HTTP. */
export async function serveSandbox(request: Request): Promise<Response> {
  const { sandbox } = await services();
  if (sandbox === null) return new Response(null, { status: 404 });
  return sandbox.serve(request, { local: isFromThisMachine(request, settings().appOrigin) });
}

/** Today in Britain, for pages: a component does not read the clock itself. */
export const britishToday = (): Day => britishDay(now());

let knownBuildId: string | null = null;
/** The id of the running build, for what browsers cache of it; null in development, where nothing is built. */
export const buildId = (): string | null =>
  settings().development ? null : (knownBuildId ??= readFileSync('.next/BUILD_ID', 'utf8'));

/** Which provider answers, for the band on every page. */
export function mode(): 'sandbox' | 'live' {
  return settings().provider;
}

/** The sandbox's demo dealer, which the sign-in page offers; null in live mode. */
export function demoDealer(): typeof DEMO | null {
  return mode() === 'sandbox' ? DEMO : null;
}
