/** The sandbox on a port: node:http in front of `serve`, with TLS when it has a certificate. */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, isIPv6, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { KeyPair } from '@/lib/sandbox/host/certificate';
import { refusePlainHttp } from '@/lib/sandbox/host/plain-http';
import type { Sandbox } from '@/lib/sandbox/host/serve';

export interface Listening {
  /** `http://127.0.0.1:5800`, with the address it listens on. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** An address of this machine; `0.0.0.0` and `::` for all of them. Loopback unless given. */
  readonly host?: string;
  /** With it, only HTTPS is answered; without it, plain HTTP, and only to callers on this machine. */
  readonly tls?: KeyPair;
  /**
   * The accepted host names and addresses, without port, so that a page of another site cannot use its own name (DNS
   * rebinding). By default any.
   */
  readonly knownAs?: readonly string[];
  /** How long a connection may take to send the head of its first request; a minute unless given. */
  readonly headMilliseconds?: number;
}

/** The first byte of a TLS connection (RFC 8446 §5.1): a handshake record. */
const HANDSHAKE = 22;

/** @param port 0 for any free one */
export function listen(
  sandbox: Pick<Sandbox, 'serve'>,
  port: number,
  { host = '127.0.0.1', tls, knownAs, headMilliseconds = 60_000 }: ListenOptions = {},
): Promise<Listening> {
  const sockets = new Set<Socket>();
  const deadlines = {
    headersTimeout: headMilliseconds,
    connectionsCheckingInterval: Math.min(headMilliseconds, 30_000),
  };
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse, local: boolean) =>
    knownAs && !knownAs.includes(hostNameOf(incoming))
      ? refuseUnknownHost(outgoing)
      : answer(sandbox, incoming, outgoing, local);
  const plain = createHttpServer(deadlines, (incoming, outgoing) => {
    const local = isLocal(incoming);
    const refused = tls !== undefined || !local;
    const serving = refused ? refusePlainRequest(incoming, outgoing) : serve(incoming, outgoing, local);
    serving.catch(() => outgoing.destroy());
  });
  const secure =
    tls &&
    createHttpsServer({ ...deadlines, ...tls }, (incoming, outgoing) => {
      serve(incoming, outgoing, isLocal(incoming)).catch(() => outgoing.destroy());
    });
  // Neither listens on a port, which is when node starts to watch these deadlines.
  for (const watched of secure ? [plain, secure] : [plain]) watched.emit('listening');
  // One port for both, so that a caller who forgets the s of https gets the reason rather than a broken handshake.
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(headMilliseconds, () => socket.destroy());
    socket.once('data', (first) => {
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(first);
      (secure && first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        throw new Error('A server on a port has an address with one.');
      const { port: own } = address;
      resolve({
        address: `${tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${own}`,
        port: own,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const isLocal = ({ socket }: IncomingMessage): boolean => LOOPBACK.test(socket.remoteAddress ?? '');

async function answer(
  sandbox: Pick<Sandbox, 'serve'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  local: boolean,
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.once('close', () => disconnected.abort());
  const method = incoming.method ?? 'GET';
  const request = requestOf(incoming, {
    signal: disconnected.signal,
    ...(method === 'GET' || method === 'HEAD' ? {} : bodyOf(incoming)),
  });
  await send(await sandbox.serve(request, { local }), outgoing);
}

/** Of `Host: [::1]:5800` it is `::1`. */
const hostNameOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');

/** RFC 9110 §15.5.20. */
const refuseUnknownHost = (outgoing: ServerResponse): Promise<void> =>
  send(
    new Response('This is not the host of that name. Start the sandbox with --address, as callers know it.\r\n', {
      status: 421,
      headers: { 'content-type': 'text/plain; charset=utf-8', connection: 'close' },
    }),
    outgoing,
  );

async function refusePlainRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.setHeader('connection', 'close');
  await send(refusePlainHttp(requestOf(incoming, {})), outgoing);
}

function requestOf(incoming: IncomingMessage, init: RequestInit): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
    method: incoming.method ?? 'GET',
    headers,
    ...init,
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.byteLength });
  outgoing.end(bytes);
}

/** Streamed; the sandbox stops at its own limit. node's types do not know `duplex`, which a stream needs. */
const bodyOf = (incoming: IncomingMessage): object => ({ body: Readable.toWeb(incoming), duplex: 'half' });
