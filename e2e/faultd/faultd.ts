/** A provider that misbehaves on command. It shares nothing with the product and knows nothing of vehicles. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from './certificate';
import { FAULTS } from './faults';
import type { ProviderFault } from './provider-fault';
import { passOn, readRequests, recordedIn, replyBytes, type FaultdRequest, type FaultdReply } from './http';

export interface Arrival {
  readonly method: string;
  readonly path: string;
  /** Whether the whole body came in. */
  whole: boolean;
}

export interface FaultOrder {
  /** A name of FAULTS. */
  readonly fault: string;
  /** Only for paths that contain this; for all of them unless given. */
  readonly path?: string;
  /** So many times, then well again; for ever unless given. */
  readonly times?: number;
  readonly option?: string;
}

export interface Faultd {
  readonly url: string;
  /** The same over TLS, with an untrusted certificate. */
  readonly tlsUrl: string;
  readonly arrivals: readonly Arrival[];
  readonly connections: () => number;
  /** Bytes that ever came in: of a bystander none may. */
  readonly bytesIn: () => number;
  /** Bytes written, those still on their way included. */
  readonly bytesOut: () => number;
  order(order: FaultOrder): void;
  /** Well again, nothing counted. */
  reset(): void;
  close(): Promise<void>;
}

export type HealthySource =
  { readonly upstream: string } | { readonly recorded: string } | ((incoming: FaultdRequest) => FaultdReply);

/** @param port 0 for any; the TLS listener takes the next one */
export async function startFaultd(healthy: HealthySource, port = 0): Promise<Faultd> {
  const healthyAnswer = answerer(healthy);
  const sockets = new Set<Socket>();
  const issued = new Set<string>();
  const arrivals: Arrival[] = [];
  let orders: { order: FaultOrder; fault: ProviderFault; left: number; oldTokens: ReadonlySet<string> }[] = [];
  let connections = 0;
  let bytesIn = 0;
  let bytesOut = 0;
  let serial = 0;

  const reset = (): void => {
    orders = [];
    arrivals.length = 0;
    connections = 0;
    bytesIn = 0;
    bytesOut = 0;
  };
  const order = (given: FaultOrder): void => {
    const fault = FAULTS[given.fault];
    if (!fault) throw new Error(`no such fault: ${given.fault}; there are ${Object.keys(FAULTS).join(', ')}`);
    orders.unshift({ order: given, fault, left: given.times ?? Infinity, oldTokens: new Set(issued) });
  };
  const nextFor = (path: string, connecting: boolean) => {
    const found = orders.find(
      (candidate) =>
        candidate.left > 0 && 'connect' in candidate.fault === connecting && path.includes(candidate.order.path ?? ''),
    );
    if (found) found.left--;
    return found;
  };

  /** The recorded token is one and the same; a provider hands out another each time. */
  const healthyReply = async (incoming: FaultdRequest): Promise<FaultdReply> => {
    const reply = await healthyAnswer(incoming);
    if (!/"access_?token"/i.test(reply.body.toString('latin1'))) return reply;
    const body = reply.body.toString('utf8').replace('ACCESS-TOKEN', `token-${++serial}`);
    const token = /"access_?token"\s*:\s*"([^"]+)"/i.exec(body)?.[1];
    if (token) issued.add(token);
    return { ...reply, body: Buffer.from(body) };
  };

  const answer = async (socket: Socket, incoming: FaultdRequest, onConnection: number): Promise<void> => {
    if (incoming.path.startsWith('/_faultd')) return void socket.write(replyBytes(control(incoming)));
    const chosen = nextFor(incoming.path, false);
    const reply = () => healthyReply(incoming);
    if (!chosen || 'connect' in chosen.fault) return void socket.write(replyBytes(await reply()));
    const { fault, order, oldTokens } = chosen;
    const context = { socket, incoming, onConnection, oldTokens, option: order.option ?? '', reply };
    if ('play' in fault) await fault.play(context);
    else socket.write(replyBytes(fault.rewrite(await reply(), context)));
  };

  /** POST an Order · GET what arrived · DELETE to be well again. */
  const control = ({ method, body }: FaultdRequest): FaultdReply => {
    try {
      if (method === 'POST') order(JSON.parse(body.toString('utf8')));
      if (method === 'DELETE') reset();
      return asJson(200, { connections, bytesIn, arrivals, orders: orders.map((pending) => pending.order) });
    } catch (error) {
      return asJson(400, { error: String(error) });
    }
  };

  const serve = (socket: Socket): void => {
    sockets.add(socket);
    connections++;
    socket.on('close', () => {
      sockets.delete(socket);
      bytesOut += socket.bytesWritten;
    });
    // A caller that gives up is no error here: it is what we are for.
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (bytesIn += chunk.length));
    const first = nextFor('', true);
    if (first && 'connect' in first.fault) return first.fault.connect(socket);
    let onConnection = 0;
    readRequests(socket, (head) => {
      const arrival: Arrival = { method: head.method, path: head.path, whole: false };
      if (!head.path.startsWith('/_faultd')) arrivals.push(arrival);
      return (body) => {
        arrival.whole = true;
        answer(socket, { ...head, body }, ++onConnection).catch(() => socket.destroy());
      };
    });
  };

  const server = createServer({ allowHalfOpen: true }, serve);
  const tlsServer = createTlsServer({ ...selfSigned(), allowHalfOpen: true }, serve);
  // A handshake the caller breaks off is as welcome as any other end.
  tlsServer.on('tlsClientError', () => {});
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  const tlsUrl = `https://localhost:${await listen(tlsServer, port === 0 ? 0 : port + 1)}`;
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await Promise.all([server, tlsServer].map((listener) => new Promise((done) => listener.close(done))));
  };
  const written = (): number => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, bytesOut);
  return {
    url,
    tlsUrl,
    arrivals,
    connections: () => connections,
    bytesIn: () => bytesIn,
    bytesOut: written,
    order,
    reset,
    close,
  };
}

const asJson = (status: number, value: unknown): FaultdReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

function answerer(healthy: HealthySource): (incoming: FaultdRequest) => FaultdReply | Promise<FaultdReply> {
  if (typeof healthy === 'function') return healthy;
  return 'upstream' in healthy ? (incoming) => passOn(healthy.upstream, incoming) : recordedIn(healthy.recorded);
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    // A TCP server that listens has a numbered address.
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
