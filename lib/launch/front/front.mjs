import { createServer } from 'node:http';
import { preferCompressed } from './compressed-files.mjs';
import { refuseUpgrade, watchConnections } from './connections.mjs';
import { believedProxies, clientAddress, isBelieved, isForwarded, securityHeaders } from './headers.mjs';
import { answerPlateReader, isPlateReader } from './plate-reader.mjs';
import { isOwnName } from './own-names.mjs';
import { isRouterState } from './router-state.mjs';
import { isUnservedPath } from './unserved-paths.mjs';

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
 * for what the product does not use are answered here and never reach the framework: changes of protocol, and its
 * addresses for images and tools.
 * @param {{ port: number, host?: string | undefined, development: boolean, requestMilliseconds?: number }} options
 * host: every address of this machine, unless given; requestMilliseconds: a client that takes longer to send a request
 * is cut off
 */
export async function openFront({ port, host, development, requestMilliseconds = REQUEST_MILLISECONDS }) {
  let stage = 'it is starting';
  let [https, hasOrigin] = [false, true];
  let proxies = believedProxies([]);
  let closing = false;
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
    if (closing) response.setHeader('connection', 'close');
    if (url === null) return answerPlainly(response, 400, 'This server does not forward requests.');
    const refusal = refusalOf(request, path, hasOrigin);
    if (refusal !== null) return answerPlainly(response, ...refusal);
    if (isUnservedPath(path, development)) return answerPlainly(response, 404, 'There is nothing at this address.');
    if (isPlateReader(path)) return void answerPlateReader(path, request, response);
    if (product === null) return answerWaiting(path, response, stage);
    // These headers carry trusted facts about a request to the product; a client's headers with these names are
    // dropped.
    request.headers['x-client-address'] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      proxies,
      isForwarded(request.headers),
    );
    request.headers['x-page'] = pageOf(url);
    for (const name of DROPPED_HEADERS) delete request.headers[name];
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
     * @param {{ https: boolean, proxies: readonly string[], hasOrigin?: boolean, limits?: import('./connections.mjs').ConnectionLimits, compressed?: ReadonlySet<string> }} options
     */
    serve: (listener, options) => {
      [https, hasOrigin] = [options.https, options.hasOrigin ?? true];
      proxies = believedProxies(options.proxies);
      if (options.limits) connections.limitTo(options.limits);
      if (options.compressed) compressed = options.compressed;
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

const NOT_OUR_NAME =
  'This server is not known by that name. Use localhost or an address of this machine, or set APP_ORIGIN to the name.';

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
 * The status and message for a request that is ambiguous, that the framework would answer with 500, or that names
 * another server; null for any other.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 * @param {boolean} hasOrigin
 * @returns {[status: number, sentence: string] | null}
 */
function refusalOf(request, path, hasOrigin) {
  // Two servers may disagree on which one is meant (RFC 9112, 3.2).
  if (hostCount(request) > 1) return [400, 'A request must name exactly one host.'];
  if (!isDecodable(path)) return [400, 'This address is not written correctly.'];
  if (!hasOrigin && !isOwnName(request.headers.host)) return [421, NOT_OUR_NAME];
  const routerState = request.headers['next-router-state-tree']?.toString();
  if (routerState === undefined || isRouterState(routerState)) return null;
  return [400, 'The header next-router-state-tree is not written correctly.'];
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
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function answerPlainly(response, status, sentence) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' });
  response.end(sentence);
}

/**
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 * @param {string} stage
 */
function answerWaiting(path, response, stage) {
  const message = `The product is not ready yet: ${stage}.`;
  const fault = { code: 'storage_down', message, fix: 'Try again in a moment.', reference: 'starting', charged: 'no' };
  const program = path.startsWith('/api/');
  response.writeHead(503, {
    'content-type': program ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': '2',
    connection: 'close',
    ...(program ? {} : { refresh: '2' }),
  });
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Starting …</title><p>${message}</p></html>`;
  response.end(program ? JSON.stringify({ fault }) : page);
}

/**
 * The page a request is for, with its query, without Next's own marker of a request from a page.
 * @param {string} url
 */
function pageOf(url) {
  const [path, query = ''] = url.split(/\?(.*)/s, 2);
  const queryParams = new URLSearchParams(query);
  queryParams.delete('_rsc');
  return queryParams.size === 0 ? path : `${path}?${queryParams}`;
}
