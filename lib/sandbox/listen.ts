/** The sandbox on a port of this machine alone: node:http in front of `serve`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Sandbox } from '@/lib/sandbox/serve';

export interface Listening {
  /** `http://127.0.0.1:5800` */
  readonly address: string;
  close(): Promise<void>;
}

/** @param port 0 for any free one */
export function listen(sandbox: Sandbox, port: number): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    answer(sandbox, incoming, outgoing).catch(() => outgoing.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an address with one.
      const { port: own } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${own}`, close: () => closed(server) });
    });
  });
}

const closed = (server: ReturnType<typeof createServer>): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function answer(sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const response = await sandbox.serve(
    new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
      method,
      headers,
      signal: gone.signal,
      ...(method === 'GET' || method === 'HEAD' ? {} : bodyOf(incoming)),
    }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.byteLength });
  outgoing.end(bytes);
}

/** Read as it comes; the sandbox stops at its own limit. node's types do not know `duplex`, which a stream needs. */
const bodyOf = (incoming: IncomingMessage): object => ({ body: Readable.toWeb(incoming), duplex: 'half' });
