/** HTTP by hand, on the bare socket: to break the rules is to write the bytes oneself. */
import { request as ask } from 'node:http';
import { request as askTls } from 'node:https';
import type { Socket } from 'node:net';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface FaultdRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface FaultdReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/**
 * Reads requests off a socket, one after the other.
 * @param onHead called as soon as a request's head is there; its answer is called when the body is whole
 */
export function readRequests(
  socket: Socket,
  onHead: (incoming: Omit<FaultdRequest, 'body'>) => (body: Buffer) => void,
): void {
  let buffer = Buffer.alloc(0);
  let onBody: ((body: Buffer) => void) | undefined;
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      if (!onBody) {
        const end = buffer.indexOf(HEAD_END);
        if (end < 0) return;
        const head = parseHead(buffer.toString('latin1', 0, end).split('\r\n'));
        buffer = buffer.subarray(end + HEAD_END.length);
        missing = Number(head.headers['content-length'] ?? 0);
        onBody = onHead(head);
      }
      if (buffer.length < missing) return;
      const body = buffer.subarray(0, missing);
      buffer = buffer.subarray(missing);
      onBody(body);
      onBody = undefined;
    }
  });
}

function parseHead(lines: readonly string[]): Omit<FaultdRequest, 'body'> {
  const [method = '', path = ''] = (lines[0] ?? '').split(' ');
  return { method, path, headers: parseHeaders(lines.slice(1)) };
}

const parseHeaders = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );

export function headBytes({ status, headers }: Pick<FaultdReply, 'status' | 'headers'>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 ${status} Said So\r\n${lines.join('')}\r\n`, 'latin1');
}

/** A whole reply with its true length. */
export const replyBytes = (reply: FaultdReply): Buffer =>
  Buffer.concat([
    headBytes({ ...reply, headers: { ...reply.headers, 'content-length': String(reply.body.length) } }),
    reply.body,
  ]);

const DROPPED = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'content-encoding']);

/** Passes a request on to a well provider. */
export function passOn(upstream: string, incoming: FaultdRequest): Promise<FaultdReply> {
  const url = new URL(upstream.replace(/\/+$/, '') + incoming.path);
  const headers = { ...incoming.headers, host: url.host, 'accept-encoding': 'identity', connection: 'close' };
  return new Promise((resolve, reject) => {
    const send = (url.protocol === 'https:' ? askTls : ask)(url, { method: incoming.method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const given = Object.entries(reply.headers).filter(([name]) => !DROPPED.has(name));
        const replyHeaders = Object.fromEntries(given.map(([name, value]) => [name, [value ?? []].flat().join(', ')]));
        resolve({ status: reply.statusCode ?? 0, headers: replyHeaders, body: Buffer.concat(chunks) });
      });
    });
    send.on('error', reject);
    send.end(incoming.body);
  });
}

/** A folder of recorded exchanges; the plainest one of a path (`Operation.post.http`, no variant) is its answer. */
export function recordedIn(folder: string): (incoming: FaultdRequest) => FaultdReply {
  const replies = new Map<string, FaultdReply>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.http'))
    .sort((a, b) => a.split('.').length - b.split('.').length || a.localeCompare(b));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const blank = bytes.indexOf('\n\n');
    const incoming = parseHead(bytes.toString('utf8', 0, blank).split('\n'));
    const from = blank + 2 + Number(incoming.headers['content-length'] ?? 0);
    const replyAt = bytes.indexOf('HTTP/1.1 ', from);
    const replyEnd = bytes.indexOf('\n\n', replyAt);
    const [statusLine = '', ...lines] = bytes.toString('utf8', replyAt, replyEnd).split('\n');
    const { 'content-length': length, ...headers } = parseHeaders(lines);
    const body = bytes.subarray(replyEnd + 2, replyEnd + 2 + Number(length ?? 0));
    const key = keyOf(incoming);
    if (!replies.has(key)) replies.set(key, { status: Number(statusLine.split(' ')[1]), headers, body });
  }
  const unknown: FaultdReply = {
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from('Not recorded.\n'),
  };
  return (incoming) => replies.get(keyOf(incoming)) ?? unknown;
}

// SOAP calls share one path; their action distinguishes them. JSON is what our product asks for.
const keyOf = ({ method, path, headers }: Omit<FaultdRequest, 'body'>): string =>
  [method, path.split('?')[0], headers['soapaction'] ?? '', /xml/.test(headers['accept'] ?? '') ? 'xml' : ''].join(' ');
