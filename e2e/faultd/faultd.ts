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

export interface FaultdOrder {
  /** A name of FAULTS. */
  readonly fault: string;
  /** Only for paths that contain this; for every path when absent. */
  readonly path?: string;
  /** So many times, then healthy again; for ever when absent. */
  readonly times?: number;
  readonly option?: string;
}

export interface Faultd {
  readonly url: string;
  /** The same over TLS, with an untrusted certificate. */
  readonly tlsUrl: string;
  readonly arrivals: readonly Arrival[];
  readonly connections: () => number;
  /** Bytes that ever came in. */
  readonly bytesIn: () => number;
  /** Bytes written, those still on their way included. */
  readonly bytesOut: () => number;
  readonly order: (order: FaultdOrder) => void;
  /** Healthy again, nothing counted but what open connections have written. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

export type HealthySource =
  { readonly upstream: string } | { readonly recorded: string } | ((incoming: FaultdRequest) => FaultdReply);

/** The faults that are ordered, and the tokens that were issued before each. */
class FaultdOrders {
  readonly issuedTokens = new Set<string>();
  #pending: { order: FaultdOrder; fault: ProviderFault; left: number; oldTokens: ReadonlySet<string> }[] = [];

  add(order: FaultdOrder): void {
    const fault = FAULTS[order.fault];
    if (!fault) throw new Error(`no such fault: ${order.fault}; there are ${Object.keys(FAULTS).join(', ')}`);
    const oldTokens = new Set(this.issuedTokens);
    this.#pending.unshift({ order, fault, left: order.times ?? Infinity, oldTokens });
  }

  /** The newest order that fits, counted as carried out once more. */
  take(path: string, connecting: boolean) {
    const found = this.#pending.find(
      ({ order, fault, left }) => left > 0 && 'connect' in fault === connecting && path.includes(order.path ?? ''),
    );
    if (found) found.left--;
    return found;
  }

  list(): readonly FaultdOrder[] {
    return this.#pending.map(({ order }) => order);
  }

  clear(): void {
    this.#pending = [];
  }
}

/** What came in and what went out. */
class Traffic {
  readonly arrivals: Arrival[] = [];
  connections = 0;
  bytesIn = 0;
  readonly #sockets = new Set<Socket>();
  #bytesOfClosed = 0;

  /** Bytes written, those still on their way included. */
  get bytesOut(): number {
    return [...this.#sockets].reduce((sum, socket) => sum + socket.bytesWritten, this.#bytesOfClosed);
  }

  watch(socket: Socket): void {
    this.connections++;
    this.#sockets.add(socket);
    socket.on('data', (chunk: Buffer) => (this.bytesIn += chunk.length));
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#bytesOfClosed += socket.bytesWritten;
    });
  }

  reset(): void {
    this.arrivals.length = 0;
    this.connections = 0;
    this.bytesIn = 0;
    this.#bytesOfClosed = 0;
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** One misbehaving provider: what it does with a connection and with a request. */
class MisbehavingProvider {
  readonly orders = new FaultdOrders();
  readonly traffic = new Traffic();
  readonly #healthyAnswer: ReturnType<typeof answerer>;
  #tokenNumber = 0;

  constructor(healthy: HealthySource) {
    this.#healthyAnswer = answerer(healthy);
  }

  reset(): void {
    this.orders.clear();
    this.traffic.reset();
  }

  serve(socket: Socket): void {
    this.traffic.watch(socket);
    // A caller that closes the connection is no error here: it is what the faults are for.
    socket.on('error', () => socket.destroy());
    const first = this.orders.take('', true);
    if (first && 'connect' in first.fault) return first.fault.connect(socket);
    let onConnection = 0;
    readRequests(socket, (head) => {
      const arrival: Arrival = { method: head.method, path: head.path, whole: false };
      if (!head.path.startsWith('/_faultd')) this.traffic.arrivals.push(arrival);
      return (body) => {
        arrival.whole = true;
        this.#answer(socket, { ...head, body }, ++onConnection).catch(() => socket.destroy());
      };
    });
  }

  async #answer(socket: Socket, incoming: FaultdRequest, onConnection: number): Promise<void> {
    if (incoming.path.startsWith('/_faultd')) return void socket.write(replyBytes(this.#control(incoming)));
    const chosen = this.orders.take(incoming.path, false);
    const reply = () => this.#healthyReply(incoming);
    if (!chosen || 'connect' in chosen.fault) return void socket.write(replyBytes(await reply()));
    const { fault, order, oldTokens } = chosen;
    const context = { socket, incoming, onConnection, oldTokens, option: order.option ?? '', reply };
    if ('play' in fault) await fault.play(context);
    else socket.write(replyBytes(fault.rewrite(await reply(), context)));
  }

  /** The recorded token is always the same; a provider issues another each time. */
  async #healthyReply(incoming: FaultdRequest): Promise<FaultdReply> {
    const reply = await this.#healthyAnswer(incoming);
    if (!/"access_?token"/i.test(reply.body.toString('latin1'))) return reply;
    const body = reply.body.toString('utf8').replace('ACCESS-TOKEN', `token-${++this.#tokenNumber}`);
    const token = /"access_?token"\s*:\s*"([^"]+)"/i.exec(body)?.[1];
    if (token) this.orders.issuedTokens.add(token);
    return { ...reply, body: Buffer.from(body) };
  }

  /** POST a FaultdOrder · GET what arrived · DELETE to be healthy again. */
  #control({ method, body }: FaultdRequest): FaultdReply {
    try {
      if (method === 'POST') this.orders.add(JSON.parse(body.toString('utf8')));
      if (method === 'DELETE') this.reset();
      const { connections, bytesIn, arrivals } = this.traffic;
      return asJson(200, { connections, bytesIn, arrivals, orders: this.orders.list() });
    } catch (error) {
      return asJson(400, { error: String(error) });
    }
  }
}

/** @param port 0 for any; the TLS listener takes the next one */
export async function startFaultd(healthy: HealthySource, port = 0): Promise<Faultd> {
  const provider = new MisbehavingProvider(healthy);
  const { orders, traffic } = provider;
  const serve = (socket: Socket) => provider.serve(socket);
  const server = createServer({ allowHalfOpen: true }, serve);
  const tlsServer = createTlsServer({ ...(await selfSigned()), allowHalfOpen: true }, serve);
  // A handshake that the caller breaks off is as welcome as any other end.
  tlsServer.on('tlsClientError', () => {});
  return {
    url: `http://127.0.0.1:${await listen(server, port)}`,
    tlsUrl: `https://localhost:${await listen(tlsServer, port === 0 ? 0 : port + 1)}`,
    arrivals: traffic.arrivals,
    connections: () => traffic.connections,
    bytesIn: () => traffic.bytesIn,
    bytesOut: () => traffic.bytesOut,
    order: (order) => orders.add(order),
    reset: () => provider.reset(),
    close: async () => {
      traffic.destroyAll();
      await Promise.all([server, tlsServer].map((listener) => new Promise((done) => listener.close(done))));
    },
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
