import { createServer } from 'node:http';
import { methodsAt } from './api-routes.mjs';
import { preferCompressed } from './compressed-files.mjs';
import { refuseUpgrade, watchConnections } from './connections.mjs';
import { believedProxies, clientAddress, forbidStoring, isBelieved, isForwarded, securityHeaders } from './headers.mjs';
import { answerPlateReader, isPlateReader } from './plate-reader.mjs';
import { isOwnName } from './own-names.mjs';
import { answerRefusal, answerWaiting, isApiPath, methodRefusal, REFUSALS } from './refusals.mjs';
import { isRouterState } from './router-state.mjs';
import { isUnservedPath } from './unserved-paths.mjs';

/**
 * Without them, the framework answers addresses and methods that the API does not have.
 * @typedef {readonly import('./api-routes.mjs').ApiRoute[] | null} ApiRoutes
 */

/** The limit for a client to finish the head of its request. */
const HEAD_MILLISECONDS = 20_000;
/** The limit for a whole request: the largest file takes a minute at one megabit a second. */
const REQUEST_MILLISECONDS = 90_000;
/** The limit for the rest of a request that is arriving when the product stops. */
const BODY_GRACE_MILLISECONDS = 1_000;

/** @param {number} requestTimeout */
const waitingTimes = (requestTimeout) => ({
  headersTimeout: Math.min(HEAD_MILLISECONDS, requestTimeout),
  requestTimeout,
  connectionsCheckingInterval: 5_000,
});

/**
 * The one HTTP server of the product. It holds the port from the first moment, so that a request while the product is
 * being prepared is answered with the reason for the wait, and it puts the security headers on every answer. Requests
 * for what the product does not use are answered here and never reach the framework: changes of protocol, its addresses
 * for images and tools, and addresses and methods that the API does not have.
 * @param {{ port: number, host?: string | undefined, development: boolean, requestMilliseconds?: number }} options
 * host: every address of this machine, unless given; requestMilliseconds: a client that takes longer to send a request
 * is cut off
 */
export async function openFront({ port, host, development, requestMilliseconds = REQUEST_MILLISECONDS }) {
  let stage = 'it is starting';
  let [https, hasOrigin] = [false, true];
  let proxies = believedProxies([]);
  let closing = false;
  /** @type {ApiRoutes} */
  let apiRoutes = null;
  /** @type {ReadonlySet<string>} */
  let compressed = new Set();
  /** @type {import('node:http').RequestListener | null} */
  let product = null;
  const server = createServer(waitingTimes(requestMilliseconds));
  const connections = watchConnections(server, { isExempt: (address) => isBelieved(address, proxies) });
  server.on('request', (request, response) => {
    const url = originForm(request.url ?? '/');
    if (url !== null) request.url = url;
    // Not `new URL`: it throws on addresses such as `//`, and a throw here would end the process.
    const path = url?.split('?', 1)[0] ?? '/';
    const { headers, nonce } = securityHeaders({ path, https, development });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isApiPath(path)) forbidStoring(response);
    if (closing) response.setHeader('connection', 'close');
    if (url === null) return answerRefusal(response, path, REFUSALS.forwarded);
    const refusal = refusalOf(request, path, { hasOrigin, apiRoutes, development });
    if (refusal !== null) return answerRefusal(response, path, refusal);
    if (isPlateReader(path)) return void answerPlateReader(path, request, response);
    if (product === null) return answerWaiting(response, path, stage);
    writeTrustedHeaders(request, url, proxies);
    if (nonce !== null) {
      request.headers['content-security-policy'] = headers['content-security-policy'];
      request.headers['x-nonce'] = nonce;
    }
    preferCompressed(request, response, path, compressed);
    product(request, response);
  });
  // In development the framework notifies its pages of a change over a WebSocket.
  const tools = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (development && request.url?.startsWith('/_next/')) tools.emit('upgrade', request, socket, head);
    else refuseUpgrade(socket);
  });
  await new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen({ port, host }, () => settle(undefined));
  });
  return {
    server,
    /** A server that never listens, on which the framework may wait for changes of protocol. */
    tools,
    connections,
    /** @param {string} words what is being waited for */
    wait: (words) => {
      stage = words;
    },
    /**
     * @param {import('node:http').RequestListener} listener
     * @param {{ https: boolean, proxies: readonly string[], hasOrigin?: boolean, limits?: import('./connections.mjs').ConnectionLimits, compressed?: ReadonlySet<string>, apiRoutes?: ApiRoutes }} options
     */
    serve: (listener, options) => {
      [https, hasOrigin] = [options.https, options.hasOrigin ?? true];
      proxies = believedProxies(options.proxies);
      if (options.limits) connections.limitTo(options.limits);
      if (options.compressed) compressed = options.compressed;
      apiRoutes = options.apiRoutes ?? null;
      product = listener;
    },
    /**
     * Accepts no new requests, lets those under way end, and aborts them after the grace period. Those whose bodies have
     * not arrived have begun nothing, and end sooner.
     * @param {number} graceMilliseconds
     * @param {number} [bodyMilliseconds]
     */
    async close(graceMilliseconds, bodyMilliseconds = BODY_GRACE_MILLISECONDS) {
      closing = true;
      const closed = new Promise((settle) => server.close(settle));
      connections.closeIdle(bodyMilliseconds);
      const giveUp = setTimeout(() => connections.destroyAll(), graceMilliseconds);
      await closed;
      clearTimeout(giveUp);
    },
  };
}

/**
 * Headers that only we may send to the framework, and its requests for server functions, which the product does not
 * have.
 */
const DROPPED_HEADERS = [
  'content-security-policy-report-only',
  'content-security-policy',
  'x-nonce',
  'next-action',
  'x-action-forwarded',
];

/**
 * These headers carry trusted facts about a request to the product; a client's headers with these names are dropped.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} url
 * @param {import('node:net').BlockList} proxies
 */
function writeTrustedHeaders({ headers, socket }, url, proxies) {
  headers['x-client-address'] = clientAddress(
    socket.remoteAddress,
    headers['x-forwarded-for']?.toString(),
    proxies,
    isForwarded(headers),
  );
  headers['x-page'] = pageOf(url);
  for (const name of DROPPED_HEADERS) delete headers[name];
}

/**
 * The path and query, without the server's name that a client may write before it.
 * @param {string} url
 * @returns {string | null} null when it is no address of this server
 */
function originForm(url) {
  if (url.startsWith('/')) return url;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/**
 * The refusal of a request that is ambiguous, that names another server, that the framework would answer with 500, or
 * that is for what the product does not have; null for any other.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 * @param {{ hasOrigin: boolean, apiRoutes: ApiRoutes, development: boolean }} served
 * @returns {import('./refusals.mjs').Refusal | null}
 */
function refusalOf(request, path, { hasOrigin, apiRoutes, development }) {
  if (hostCount(request) > 1) return REFUSALS.hosts;
  if (!isDecodable(path)) return REFUSALS.undecodable;
  if (!hasOrigin && !isOwnName(request.headers.host)) return REFUSALS.otherName;
  const routerState = request.headers['next-router-state-tree']?.toString();
  if (routerState !== undefined && !isRouterState(routerState)) return REFUSALS.routerState;
  const apiRefusal = apiRefusalOf(request, path, apiRoutes);
  if (apiRefusal !== null) return apiRefusal;
  if (request.method === 'TRACE') return REFUSALS.trace;
  return isUnservedPath(path, development) ? REFUSALS.unserved : null;
}

/**
 * The refusal of a request to an address that the API does not have, or with another method; null for any other.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 * @param {ApiRoutes} routes
 * @returns {import('./refusals.mjs').Refusal | null}
 */
function apiRefusalOf({ method = '' }, path, routes) {
  if (routes === null || !isApiPath(path)) return null;
  const methods = methodsAt(routes, path);
  if (methods === null) return REFUSALS.unknownApi;
  return methods.includes(method) ? null : methodRefusal(methods);
}

/** How often a request names its host. @param {import('node:http').IncomingMessage} request */
const hostCount = ({ rawHeaders }) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Whether every percent sign of a path stands before two digits that make up UTF-8. @param {string} path */
function isDecodable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The page a request is for, with its query, without Next's own marker of a request from a page.
 * @param {string} url
 */
function pageOf(url) {
  if (!url.includes('?')) return url;
  const [path, query = ''] = url.split(/\?(.*)/s, 2);
  const queryParams = new URLSearchParams(query);
  queryParams.delete('_rsc');
  return queryParams.size === 0 ? path : `${path}?${queryParams}`;
}
