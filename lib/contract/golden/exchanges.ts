/** Whole exchanges that our code did not produce, each with its value as read independently. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Roots } from '@/lib/wire/operation';

export interface HttpMessage {
  /** Request or status line. */
  start: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** The expectations of an exchange, stated independently of this code (README.md). */
export interface StatedExchange {
  operation: string;
  binding: 'post' | 'get' | 'soap11' | 'soap12' | 'json' | 'xml';
  credentials?: { subscriberId: number; password: string };
  authorization?: string;
  params?: Record<string, unknown>;
  value?: unknown;
  refusal?: { status: number; text?: string; reported?: unknown };
  /** Roots of the answer; native unless stated. */
  roots?: Roots;
  /** The reason why only our reader is tested with this answer: we write nothing like it. */
  readOnly?: string;
}

export interface GoldenExchange {
  name: string;
  service: string;
  request: HttpMessage;
  response: HttpMessage;
  /** The bytes of an answer that is not text. */
  picture?: Uint8Array;
  stated: StatedExchange;
}

// Relative to the project's root, where it is built, started and tested: a bundle has no folder.
const folder = join(process.cwd(), 'lib/contract/golden');

/** Every recorded and every hand-written exchange. */
export function goldenExchanges(): GoldenExchange[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.flatMap(({ name }) => (name.includes('__') ? [readHandWritten(name)] : readRecordings(name)));
}

function readRecordings(service: string): GoldenExchange[] {
  const files = readdirSync(join(folder, service)).filter((file) => file.endsWith('.http'));
  return files.map((file) => {
    const name = `${service}/${file.slice(0, -'.http'.length)}`;
    const [request, rest] = readMessage(readFileSync(join(folder, service, file)));
    const [response] = readMessage(rest);
    return { name, service, request, response, stated: readStated(join(folder, `${name}.value.json`)) };
  });
}

function readHandWritten(name: string): GoldenExchange {
  const stated = readStated(join(folder, name, 'value.json'));
  const [request] = readMessage(readFileSync(join(folder, name, 'request.txt')));
  const service = name.slice(0, name.indexOf('.'));
  const start = `HTTP/1.1 ${stated.refusal?.status ?? 200}`;
  const file = ['response.xml', 'response.json', 'response.png', 'response.jpg'].find((candidate) =>
    existsSync(join(folder, name, candidate)),
  );
  const bytes = readFileSync(join(folder, name, file ?? 'response.json'));
  const pictureType = PICTURES.find(([ending]) => file?.endsWith(ending))?.[1];
  if (pictureType === undefined) {
    return { name, service, request, response: { start, headers: {}, body: bytes.toString('utf8') }, stated };
  }
  const response = { start, headers: { 'content-type': pictureType }, body: `(${bytes.length} bytes of an image)` };
  return { name, service, request, response, picture: bytes, stated };
}

const PICTURES = [
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
] as const;

const readStated = (path: string): StatedExchange => JSON.parse(readFileSync(path, 'utf8')) as StatedExchange; // written in this form

/** A head up to its blank line, then Content-Length bytes of body (the rest of the file where none is given). */
function readMessage(bytes: Buffer): [HttpMessage, rest: Buffer] {
  const text = bytes.indexOf('\n\n');
  const end = text === -1 ? bytes.length : text;
  const [start = '', ...lines] = bytes.subarray(0, end).toString('utf8').trimEnd().split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const after = bytes.subarray(end + 2);
  const isGet = start.startsWith('GET ');
  const length = Number(headers['content-length'] ?? (isGet ? 0 : after.length));
  const body = after.subarray(0, length).toString('utf8');
  const isCounted = 'content-length' in headers || isGet;
  const left = after.subarray(length);
  const next = left.findIndex((byte) => byte !== 0x0a);
  return [
    { start, headers, body: isCounted ? body : body.replace(/\n$/, '') },
    next === -1 ? left : left.subarray(next),
  ];
}
