import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { version } from '../package.json';
import { may, mayReadGallery, type Permission, type Session } from './access';
import { describeError, logTo, withoutVehicles } from './api/serve/log';
import { serveWith } from './api/serve/serve';
import { secretsOf, settings } from './env';
import { britishDay, type Day } from './domain/time/calendar';
import { DEFAULT_LIMITS } from './domain/usage/default-limits';
import { Fault } from './fault';
import { ATTEMPT_WINDOW_MINUTES } from './features/people/attempt-limits';
import type { MonitoringSources } from './features/monitoring/metrics';
import { settleUnknownOfAll } from './features/audits/audits';
import { closeSampleOrganisations, DEMO, ensureDemoDealer, liftSampleLimits } from './features/people/sign-in';
import { sweepRetention } from './features/privacy/privacy';
import { listenForStock } from './features/stock/run-listener';
import { createStockWork } from './features/stock/run-worker';
import { createLedger, type Ledger } from './lookups/ledger';
import { recordInterrupted } from './lookups/recover';
import type { Provider } from './provider/provider';
import { openCaller, openSandbox, readProviderNames } from './server-provider';
import { createProviderAnswerCache, type ProviderAnswerCache } from './provider/answer-cache';
import { createProviderStatusCache, type ProviderStatusCache } from './provider/status-cache';
import type { EndpointState } from './provider/endpoint-state';
import { createMask } from './provider/mask';
import { metered } from './provider/meter';
import type { Sandbox } from './sandbox/host/serve';
import { openApprovals, type ApprovalStore } from './store/people/approvals';
import { openAuth } from './store/people/auth';
import { createBuildStore, type BuildStore } from './store/builds';
import { openDatabase, storageFault, type SqlDatabase } from './store/database';
import { openLookUps, type LookUps } from './store/usage/look-ups';
import { openMembers, type MemberStore } from './store/people/members';
import { openPasswordLinks, type PasswordLinks } from './store/people/password-links';
import { openPeople, type PeopleStore } from './store/people/people';
import { openPrivacy, type Privacy } from './store/privacy/privacy';
import { openQueue, type Queue } from './store/job-queue';
import { openSubmissions, type SubmissionStore } from './store/records/submissions';
import { createRegistrationStore, type RegistrationStore } from './store/records/registrations';
import { openSessions, type Sessions } from './store/people/sessions';
import { createSearchStore, type SearchStore } from './store/search';
import { openShares, type Shares } from './store/shares';
import { createStockRunStore, type StockRunStore } from './store/stock/stock-runs';
import { createStockStore, type StockStore } from './store/stock/stock-lists';
import { createValuationStore, type ValuationStore } from './store/records/valuations';

/** Everything a run may need; the type of its second parameter names the parts it uses. */
export interface Services {
  readonly mode: 'sandbox' | 'live';
  readonly version: string;
  /** Keys the hashes of plates, VINs and addresses. */
  readonly secret: string;
  readonly now: () => Date;
  readonly database: SqlDatabase;
  readonly ledger: Ledger;
  /** The provider's services, live or the sandbox's. */
  readonly caller: Provider;
  /** Its free answers, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly providerStatus: ProviderStatusCache;
  readonly valuations: ValuationStore;
  readonly submissions: SubmissionStore;
  readonly registrations: RegistrationStore;
  readonly builds: BuildStore;
  readonly searches: SearchStore;
  readonly stock: StockStore;
  readonly stockRuns: StockRunStore;
  /** Notifies that a run of a stock list has work to do. */
  readonly stockQueue: Queue;
  readonly lookUps: LookUps;
  readonly members: MemberStore;
  readonly passwordLinks: PasswordLinks;
  readonly approvals: ApprovalStore;
  readonly shares: Shares;
  readonly privacy: Privacy;
  /** What /api/metrics reports of this process. */
  readonly monitoring: MonitoringSources;
  readonly people: PeopleStore;
  readonly sessions: Sessions;
  /** Also answers over HTTP, at the documents' own paths under /sandbox. Null in live mode. */
  readonly sandbox: Sandbox | null;
  stop(): Promise<void>;
}

const SWEEP_MILLISECONDS = 5_000;
const RECORD_MILLISECONDS = 30_000;
const UPKEEP_MILLISECONDS = 600_000;

const now = () => new Date();
/** For ages and pauses: it goes on evenly when the time of day is set. */
const steadyClock = () => performance.now();
const mask = (text: string) => createMask(secretsOf(settings()))(text);
/** What the launcher put there: it makes one line of JSON of everything else that this process prints. */
const output: { printLine(line: string): void; maskWith(mask: (text: string) => string): void } | undefined =
  Reflect.get(globalThis, Symbol.for('vehicle-valuations.output'));
output?.maskWith((text) => withoutVehicles(mask(text)));
const log = logTo((line) => (output ? output.printLine(line) : process.stdout.write(`${line}\n`)), mask, now);
const faultsOf = (path: string) => (error: unknown) => log({ event: 'fault', path, ...describeError(error) });
const logSweep = faultsOf('ledger sweep');
const logUnreadFields = (operation: string, fields: readonly string[]) =>
  log({ event: 'unread fields', operation, fields });
const logStock = faultsOf('stock runs');

async function openServices(): Promise<Services> {
  const set = settings();
  if (set.databaseUrl === null) {
    throw new Fault('storage_down', {
      message: 'There is no database.',
      fix: 'Start the product with `npm start`, which brings its own, or set DATABASE_URL.',
    });
  }
  const secret = set.appSecret;
  const secure = set.appOrigin?.startsWith('https://') ?? false;
  const database = openDatabase(set.databaseUrl);
  const auth = openAuth({ database: database.drizzle, secret, secure });
  const people = openPeople({ auth, database: database.drizzle });
  const sessions = openSessions({ auth, database: database.drizzle, secure, now });
  const renamed = readProviderNames(set);
  const sandbox = set.provider === 'sandbox' ? await openSandbox(set, renamed) : null;
  await database.guarded(() => (sandbox ? ensureDemoDealer : closeSampleOrganisations)({ people }));
  const subscription = sandbox ? 'sandbox' : String(set.subscriberId);
  const ledger = createLedger({ database, secret, subscription, defaultLimits: DEFAULT_LIMITS });
  if (sandbox) await liftSampleLimits({ people, ledger });
  const privacy = openPrivacy(database);
  setInterval(() => void ledger.sweep().catch(logSweep), SWEEP_MILLISECONDS).unref();
  const endpointStates = new Map<string, EndpointState>();
  const meter = metered(openCaller(set, sandbox, renamed, endpointStates, logUnreadFields), steadyClock);
  const caller = meter.provider;
  const stockQueue = await openQueue(database, 'stock-runs', logStock);
  const opened: Omit<Services, 'stop'> = {
    mode: set.provider,
    version,
    secret,
    now,
    database,
    ledger,
    people,
    sessions,
    sandbox,
    caller,
    lookUps: openLookUps({ database, subscription, defaultLimits: DEFAULT_LIMITS }),
    members: openMembers({ auth, database }),
    passwordLinks: openPasswordLinks({ auth, database }),
    approvals: openApprovals({ database, subscription }),
    shares: openShares(database),
    privacy,
    monitoring: { token: set.metricsToken, meter, endpointStates },
    cached: createProviderAnswerCache(caller, steadyClock),
    providerStatus: createProviderStatusCache(caller, steadyClock),
    valuations: createValuationStore(database),
    submissions: openSubmissions(database),
    registrations: createRegistrationStore(database),
    builds: createBuildStore(database),
    searches: createSearchStore(database),
    stock: createStockStore(database),
    stockRuns: createStockRunStore(database),
    stockQueue,
  };
  setInterval(() => void runMaintenance(opened).catch(logSweep), UPKEEP_MILLISECONDS).unref();
  void runMaintenance(opened).catch(logSweep);
  setInterval(() => void recordInterrupted(opened).catch(logSweep), RECORD_MILLISECONDS).unref();
  const stop = await listenForStock(stockQueue, opened, createStockWork(opened, logStock), logStock);
  return { ...opened, stop };
}

/** What can wait for minutes: ended look-ups are added up or deleted, old data is erased, uncounted look-ups are given back. */
async function runMaintenance(opened: Omit<Services, 'stop'>): Promise<void> {
  while (await opened.ledger.roll());
  await sweepRetention(opened);
  await opened.people.sweepAttempts(ATTEMPT_WINDOW_MINUTES);
  await opened.people.sweepSessions();
  await settleUnknownOfAll(opened);
}

const SERVICES_KEY: unique symbol = Symbol.for('vehicle-valuations.services');
// globalThis has no type for what is put there by symbol.
const processGlobals = globalThis as { [SERVICES_KEY]?: Promise<Services> };

/** The one set of services of this process: Next loads this module several times. A failed opening is tried again. */
export function services(): Promise<Services> {
  return (processGlobals[SERVICES_KEY] ??= openServices().catch((error: unknown) => {
    delete processGlobals[SERVICES_KEY];
    throw error;
  }));
}

export const { serve, serveFile, answered } = serveWith<Services>({
  services,
  sessionOf: async (requestHeaders) => (await services()).sessions.sessionOf(requestHeaders),
  appOrigin: () => settings().appOrigin,
  faultOf: storageFault,
  log,
  now,
});

/** The session of a page's request. Without one, the browser goes to sign in and comes back; without the permission, to a page that explains it. */
export async function requireSession(permission: Permission): Promise<Session> {
  const requestHeaders = await headers();
  const session = await (await services()).sessions.sessionOf(requestHeaders);
  if (!session) redirect(`/sign-in?goTo=${encodeURIComponent(requestHeaders.get('x-page') ?? '/')}`);
  if (!may(session.role, permission)) redirect('/not-allowed');
  return session;
}

/** For whom the gallery is not, it is no page. */
export async function requireGallery(): Promise<void> {
  // Read in every case, so that the page is never built beforehand, for no one in particular.
  const requestHeaders = await headers();
  const session = settings().development ? null : await (await services()).sessions.sessionOf(requestHeaders);
  if (!mayReadGallery(settings(), session?.role)) notFound();
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * The sandbox over HTTP. The launcher's HTTP server reports whether a request was sent from this machine; a product
 * with a public address stands behind another proxy.
 */
export async function serveSandbox(request: Request): Promise<Response> {
  const { sandbox } = await services();
  if (sandbox === null) return new Response(null, { status: 404 });
  const { appOrigin } = settings();
  const isPublic = appOrigin !== null && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(appOrigin);
  return sandbox.serve(request, { local: !isPublic && LOOPBACK.test(request.headers.get('x-client-address') ?? '') });
}

/** Today in Britain, for pages: a component does not read the clock itself. */
export const britishToday = (): Day => britishDay(now());

/** Which provider answers, for the band on every page. */
export function mode(): 'sandbox' | 'live' {
  return settings().provider;
}

/** The ready dealer of the sandbox, for the sign-in page to offer; there is none in live mode. */
export function demoDealer(): typeof DEMO | null {
  return mode() === 'sandbox' ? DEMO : null;
}
