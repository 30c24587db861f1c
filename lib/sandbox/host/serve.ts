/**
 * The sandbox: another company, called and answering only in bytes. Every request takes the same path: route → read and
 * coerce → authenticate → handle → write. A failure has the form of the service that was called. (The token APIs
 * authenticate before they read; the web services cannot: their credentials are among the parameters.)
 */
import type { SubscriberCredentials, Roots } from '@/lib/wire/operation';
import { asDeclared, type Rename } from '@/lib/contract/wire-names';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import type { ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { RequestTooLarge } from '@/lib/sandbox/host/request-body';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { serveFaults } from '@/lib/sandbox/faults/fault-orders-endpoint';
import { serveWeb, webFailure } from '@/lib/sandbox/host/dotnet-host';
import { indexPage } from '@/lib/sandbox/host/index-page';
import { createJournal } from '@/lib/sandbox/accounts/usage-journal';
import { createFaultOrders } from '@/lib/sandbox/faults/fault-orders';
import {
  OrderedFailure,
  serveImageWithFaults,
  serveResourceWithFaults,
  withOrderedFaults,
  TooManyRequests,
  tooManyRequests,
} from '@/lib/sandbox/faults/apply-fault';
import { renameResource, renameService } from '@/lib/sandbox/host/renamed-services';
import { pause } from '@/lib/sandbox/time/pause';
import { SAMPLE_AUDIT } from '@/lib/sandbox/host/quirks';
import { vehicleByPlate } from '@/lib/sandbox/registry/registry';
import { resourceFailure, resourcesAt, type Client } from '@/lib/sandbox/host/resource-handlers';
import { behaviourOf } from '@/lib/sandbox/faults/scenarios';
import { resourceHandlers, services, type MountedService } from '@/lib/sandbox/services/service-list';
import { TOKEN_MINUTES } from '@/lib/sandbox/services/subscriber';
import { createTokens } from '@/lib/sandbox/accounts/tokens';
import { WLTP_TOKEN_MINUTES } from '@/lib/sandbox/wltp/token';
import { imageFailure, isImagePath, serveImage } from '@/lib/sandbox/services/vehicle-image';
import { ukWallClock } from '@/lib/sandbox/time/wall-clock';

/** The published subscriber of every sandbox; the product uses it if no other is set. */
export const demoSubscriber: SubscriberCredentials = { subscriberId: 123456, password: 'sandbox' };

/** The published client of its WLTP API. */
export const demoClient: Client = { id: 'sandbox', secret: 'sandbox' };

export interface SandboxOptions {
  /** The PROVIDER setting: with `live` there is no sandbox. */
  readonly provider?: 'sandbox' | 'live';
  readonly clock?: () => Date;
  /** Varies the invented past: the counts of the months before the journal was opened. */
  readonly seed?: string;
  readonly credentials?: SubscriberCredentials;
  /** The client of the WLTP API. */
  readonly wltpClient?: Client;
  readonly roots?: Roots;
  /** The address at which it is reached, without a trailing slash; its path is removed from every request. */
  readonly base?: string;
  /** Whether callers must trust a certificate that was made for it. */
  readonly ownCertificate?: boolean;
  /** Base of namespaces and SOAPActions, if it differs from the address. */
  readonly namespaceBase?: string;
  /** Renames by a wire-name table; the documents' own names by default. */
  readonly renamed?: Rename;
  /** Folder of the journal; without one, the journal is lost at the end. */
  readonly directory?: string;
  /** The monthly limit of registration look-ups; null for none. */
  readonly monthlyLimit?: number | null;
  /** The delay of every answer. */
  readonly delayMs?: number;
  /** Invented usage for the two years before. */
  readonly sampleHistory?: boolean;
  /** About how many derivatives the catalogue has; its usual size by default. */
  readonly derivatives?: number;
  /** Builds the catalogue this long after the start, ahead of the first request. On demand by default. */
  readonly warmAfterMs?: number;
  /** Called with a defect of the sandbox itself, which the caller sees only as an HTTP 500. */
  readonly onDefect?: (error: unknown) => void;
}

export interface Sandbox {
  /** Names of the operations it answers. */
  readonly operations: ReadonlySet<string>;
  /**
   * Answers as the network would: it throws only when the request's signal is aborted.
   * @param from `local`: sent from this machine, so that it may order faults at /_faults
   */
  serve(request: Request, from?: { readonly local: boolean }): Promise<Response>;
}

/** @throws Error with PROVIDER=live: invented answers must never stand in for paid ones. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  if (options.provider === 'live') throw new Error('The sandbox does not run with PROVIDER=live.');
  if (options.warmAfterMs !== undefined) setTimeout(() => catalogue(options.derivatives), options.warmAfterMs).unref();
  const running = runningSandbox(options);
  return {
    operations: new Set([
      ...services.flatMap(({ handlers }) => handlers.map(({ name }) => name)),
      ...resourceHandlers.map(({ resource }) => resource.name),
      vehicleImage.name,
    ]),
    serve: (request, { local } = { local: false }) => route(running, request, local),
  };
}

type RunningSandbox = ReturnType<typeof runningSandbox>;

/** The options with their defaults, and everything that lives as long as the sandbox. */
function runningSandbox(options: SandboxOptions) {
  const { clock = () => new Date(), seed = '', credentials = demoSubscriber, roots = 'documents' } = options;
  const { base = 'http://localhost', namespaceBase = base, monthlyLimit = 1000, delayMs = 0 } = options;
  const { onDefect = console.error, renamed = asDeclared, ownCertificate = false } = options;
  const { wltpClient = demoClient } = options;
  const journal = createJournal({
    opened: ukWallClock(clock()),
    directory: options.directory,
    seed,
    sampleHistory: options.sampleHistory ?? true,
    sampleAlternatives: () => {
      const sample = vehicleByPlate(SAMPLE_AUDIT.vrm, ukWallClock(clock()).slice(0, 10));
      return sample?.alternatives.map(({ refid }) => refid) ?? [];
    },
  });
  const call = (): ServiceCall => {
    const now = ukWallClock(clock());
    return { now, today: now.slice(0, 10), catalogue: () => catalogue(options.derivatives), journal, monthlyLimit };
  };
  const knows = (id: string, password: string): boolean =>
    id === String(credentials.subscriberId) && password === credentials.password;
  const tokens = createTokens(`${credentials.subscriberId}:${credentials.password}`, TOKEN_MINUTES);
  const wltp = {
    client: wltpClient,
    tokens: createTokens(`wltp ${wltpClient.id}:${wltpClient.secret}`, WLTP_TOKEN_MINUTES),
  };
  return {
    base,
    namespaceBase,
    roots,
    delayMs,
    renamed,
    credentials,
    wltpClient,
    ownCertificate,
    onDefect,
    call,
    knows,
    faultOrders: createFaultOrders(),
    resourceContext: { knows, call: () => ({ ...call(), clock: clock(), base, tokens, wltp }) },
    mounted: services.map((service) => ({ service, path: renameService(service, renamed).path })),
    handlers: resourceHandlers.map((handler) => renameResource(handler, renamed)),
    image: renamed(vehicleImage),
    prefix: new URL(base).pathname.replace(/\/$/, ''),
  };
}

async function route(running: RunningSandbox, request: Request, local: boolean): Promise<Response> {
  const { base, ownCertificate, namespaceBase, credentials, wltpClient, renamed, handlers, image, call } = running;
  const path = pathAfterPrefix(running.prefix, new URL(request.url).pathname);
  if (path === '/_faults') return serveFaults(request, local, running.faultOrders);
  if (running.delayMs > 0) await pause(running.delayMs, request.signal);
  const service = serviceAt(running.mounted, path);
  if (service) return answerWeb(running, request, service);
  const resources = resourcesAt(handlers, path);
  if (resources.length > 0) {
    const answer = (): Promise<Response> =>
      serveResourceWithFaults(request, resources, running.resourceContext, running.faultOrders);
    return guarded(running, request, answer, () => resourceFailure(request, resources));
  }
  if (isImagePath(path, image)) {
    const answer = (as: SubscriberCredentials): Promise<Response> =>
      serveImage(request, { credentials: as, call, page: image });
    const serve = () => serveImageWithFaults(request, answer, credentials, running.faultOrders);
    return guarded(running, request, serve, imageFailure);
  }
  if (path === '/' && request.method === 'GET') {
    return indexPage({ base, ownCertificate, namespaceBase, credentials, client: wltpClient, renamed, handlers });
  }
  return new Response(`Nothing answers at ${path}. The services are listed at ${base}/\r\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

async function answerWeb(
  running: RunningSandbox,
  request: Request,
  found: { service: MountedService; rest: string },
): Promise<Response> {
  const { base, namespaceBase, roots, call, knows } = running;
  let cut = false;
  const context = {
    call,
    knows: (given: SubscriberCredentials) => knows(String(given.subscriberId), given.password),
    beforeHandling: async (vrm: string) => {
      const behaviour = behaviourOf(vrm);
      if (behaviour.kind === 'slow') await pause(behaviour.seconds * 1000, request.signal);
      if (behaviour.kind === 'error') throw new OrderedFailure();
      cut = behaviour.kind === 'cut';
    },
  };
  const withFaults = withOrderedFaults(found.service, running.faultOrders, request.signal);
  const service = renameService(withFaults, running.renamed);
  const response = await guarded(
    running,
    request,
    () => serveWeb(request, { ...found, service }, context, { base, namespaceBase, roots }),
    () => webFailure(request),
  );
  return cut ? cutShort(response) : response;
}

/** An internal error becomes an answer; only a caller who is gone is not answered. */
async function guarded(
  { onDefect }: RunningSandbox,
  request: Request,
  answer: () => Promise<Response>,
  failure: () => Response,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof RequestTooLarge) return new Response(null, { status: 413 });
    if (error instanceof TooManyRequests) return tooManyRequests();
    if (!(error instanceof OrderedFailure)) onDefect(error);
    return failure();
  }
}

/** A request may name the whole address or, if mounted elsewhere, the part after it. */
const pathAfterPrefix = (prefix: string, path: string): string =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)) ? path.slice(prefix.length) || '/' : path;

/** The service a path belongs to; its host compares paths, unlike operation names, without regard to case. */
function serviceAt(
  mounted: readonly { service: MountedService; path: string }[],
  path: string,
): { service: MountedService; rest: string } | null {
  for (const { service, path: own } of mounted) {
    const rest = path.slice(own.length);
    if (path.slice(0, own.length).toLowerCase() !== own.toLowerCase()) continue;
    if (rest === '' || rest.startsWith('/')) return { service, rest };
  }
  return null;
}

/** The first half of a reply, as a connection lost on the way leaves it. */
async function cutShort(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.slice(0, Math.floor(body.byteLength / 2)), response);
}
