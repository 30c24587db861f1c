import { STATUS_CODES } from 'node:http';
import { networkOf } from '../../encoding/network-of.mjs';
import { isApiPath, refusalBody, REFUSALS, unreadableRefusal } from './refusals.mjs';

/**
 * Manages the server's connections: capped in all and for each address, without changes of protocol, and all ended when
 * the product stops. Each connection holds a file descriptor.
 *
 * @typedef {{ total: number, perAddress: number }} ConnectionLimits
 * @typedef {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} Exchange
 */

/** Used until the settings are read. lib/env.ts has the same defaults. */
const DEFAULT_LIMITS = { total: 4_000, perAddress: 400 };

/** Time for a refusal to reach its client. */
const REFUSAL_MILLISECONDS = 1_000;

/**
 * Watches every connection of a server from the start.
 * @param {import('node:http').Server} server
 * @param {{ isExempt: (address: string) => boolean }} options isExempt: a believed proxy, which speaks for many clients
 */
export function watchConnections(server, { isExempt }) {
  /** Each connection with its requests that are being answered. @type {Map<import('node:net').Socket, Set<Exchange>>} */
  const open = new Map();
  /** @type {Map<string, number>} */
  const perSource = new Map();
  /** @type {ConnectionLimits} */
  let limits = DEFAULT_LIMITS;
  let closing = false;
  let bodiesAreOverdue = false;

  // Before the listener of node:http, so that a refused connection is never read.
  server.prependListener('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const source = networkOf(address);
    const ofSource = perSource.get(source) ?? 0;
    const refused = open.size >= limits.total || (ofSource >= limits.perAddress && !isExempt(address));
    open.set(socket, new Set());
    perSource.set(source, ofSource + 1);
    socket.once('close', () => {
      open.delete(socket);
      const left = (perSource.get(source) ?? 1) - 1;
      if (left > 0) perSource.set(source, left);
      else perSource.delete(source);
    });
    if (refused || closing) refuse(socket, REFUSALS.tooManyConnections, false);
  });

  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    const exchanges = [...(open.get(/** @type {import('node:net').Socket} */ (socket)) ?? [])];
    // Within an answer, a second one would be taken for a part of it.
    if (!socket.writable || exchanges.some(({ response }) => response.headersSent)) return void socket.destroy(error);
    // The address is not known. A Fault can be read by a person too.
    refuse(socket, unreadableRefusal(error.code), true);
  });

  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const exchanges = open.get(socket) ?? new Set();
    const exchange = { request, response };
    exchanges.add(exchange);
    response.once('close', () => {
      exchanges.delete(exchange);
      if (!closing) return;
      if (exchanges.size === 0) socket.destroySoon();
      else if (bodiesAreOverdue) endUnbegun(socket, exchanges);
    });
  });

  return {
    /** The number of open connections. */
    count: () => open.size,
    limitTo(/** @type {ConnectionLimits} */ wanted) {
      limits = wanted;
    },
    /**
     * Ends every connection on which no request is being answered, and from now on each of the others after its answer.
     * @param {number} bodyMilliseconds how long bodies may still take to arrive; then their requests end without an answer
     * of the product
     */
    closeIdle(bodyMilliseconds) {
      closing = true;
      for (const [socket, exchanges] of open) if (exchanges.size === 0) socket.destroy();
      setTimeout(() => {
        bodiesAreOverdue = true;
        for (const [socket, exchanges] of open) endUnbegun(socket, exchanges);
      }, bodyMilliseconds).unref();
    },
    /** Ends every connection immediately. */
    destroyAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** Answers a request for another protocol, and ends its connection. @param {import('node:stream').Duplex} socket */
export function refuseUpgrade(socket) {
  refuse(socket, REFUSALS.upgrade, false);
}

/**
 * Ends a connection if nothing has begun on it: the product acts on a request only once its whole body has arrived
 * (lib/api/serve). A request that came on the same connection before, and is being answered, is waited for.
 * @param {import('node:net').Socket} socket
 * @param {ReadonlySet<Exchange>} exchanges
 */
function endUnbegun(socket, exchanges) {
  const hasBegun = (/** @type {Exchange} */ { request, response }) => request.complete || response.headersSent;
  // Without a request it is being refused already.
  if (exchanges.size === 0 || [...exchanges].some(hasBegun)) return;
  const isProgram = [...exchanges].every(({ request }) => isApiPath(request.url ?? ''));
  refuse(socket, REFUSALS.stopping, isProgram);
}

/**
 * @param {import('node:stream').Duplex} socket
 * @param {import('./refusals.mjs').Refusal} refusal
 * @param {boolean} isProgram
 */
function refuse(socket, refusal, isProgram) {
  const { type, text } = refusalBody(refusal, isProgram);
  socket.on('error', () => undefined);
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    '',
    text,
  ];
  socket.end(lines.join('\r\n'), () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), REFUSAL_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(timer));
}
