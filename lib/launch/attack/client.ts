/** An HTTP client without checks: it sends the host, headers and bytes it is given, valid or not. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';

/** Longer than any answer may take. */
const ANSWER_MILLISECONDS = 60_000;

export interface AttackReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface AttackRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The fields that its endpoint takes, where it is to one. */
  readonly fields?: readonly string[];
}

const STALE_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

class StaleConnection extends Error {}

/** A connection that fails between two requests is not a failed request: the next one opens another. */
class QuietAgent extends Agent {
  override createConnection(options: NetConnectOpts): Socket {
    return connect(options).on('error', () => undefined);
  }
}

export type AttackClient = ReturnType<typeof openClient>;

/** @param port of the product, on this machine */
export function openClient(port: number) {
  const agent = new QuietAgent({ keepAlive: true, maxSockets: 24 });
  const origin = `http://localhost:${port}`;

  const sendOnce = ({ method = 'GET', path, headers = {}, body }: AttackRequest): Promise<AttackReply> =>
    new Promise((settle, fail) => {
      const host = '127.0.0.1';
      // Node writes no length for a DELETE, so its body would be read as the next request.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const all = { host: `localhost:${port}`, ...length, ...headers };
      const sent = request({ host, port, agent, method, path, headers: all });
      sent.setTimeout(ANSWER_MILLISECONDS, () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
      sent.once('error', (error: NodeJS.ErrnoException) =>
        fail(sent.reusedSocket && STALE_CODES.has(error.code ?? '') ? new StaleConnection() : error),
      );
      sent.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('error', fail);
        response.once('end', () => settle({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      sent.end(body);
    });

  return {
    port,
    origin,

    /** Sends one request and reads its whole answer. @throws if no answer comes */
    async send(sending: AttackRequest): Promise<AttackReply> {
      try {
        return await sendOnce(sending);
      } catch (error) {
        // The product had ended an idle connection while this process was busy: it has not seen the request.
        if (error instanceof StaleConnection) return sendOnce(sending);
        throw error;
      }
    },

    /** Sends bytes as they are; returns what comes back until the other side ends the connection. */
    sendRaw: (bytes: string): Promise<string> =>
      new Promise((settle, fail) => {
        const socket = connect({ port, host: '127.0.0.1' });
        let reply = '';
        socket.setTimeout(ANSWER_MILLISECONDS, () => socket.destroy(new Error('no answer to raw bytes')));
        socket.setEncoding('utf8').on('data', (chunk) => (reply += chunk));
        socket.once('error', fail);
        socket.once('close', () => settle(reply));
        socket.end(bytes);
      }),

    close: () => agent.destroy(),
  };
}

/** A browser's request to change something, as the product expects it. */
export function changeHeaders(origin: string, cookie: string): Record<string, string> {
  return {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'idempotency-key': `attack-${crypto.randomUUID()}`,
    ...(cookie === '' ? {} : { cookie }),
  };
}
