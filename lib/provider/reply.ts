/** A reply's bytes and text: decompressed, counted and decoded. */
import { Readable, pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Unreadable } from '@/lib/wire/shape';
import type { IncomingReply } from './transport';

/**
 * @throws Unreadable if it is too large, truncated, or compressed in a way we did not ask for; else as the transport
 * does
 */
export async function readBytes(reply: IncomingReply, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  // Leaving the loop early ends the stream, and with it the connection.
  for await (const chunk of bytesOf(reply, maxBytes)) {
    signal.throwIfAborted();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The bytes as they arrive, decompressed and counted. @throws as readBytes */
export async function* bytesOf({ headers, body }: IncomingReply, maxBytes: number): AsyncGenerator<Uint8Array> {
  const unpacker = unpackerOf(headers.get('content-encoding') ?? '');
  if (unpacker === null) {
    // Leaving the loop ends the connection, which an unread body would leave open.
    for await (const _ of body) break;
    // Compressed twice or by an unknown method: never requested, and the classic way to make a small reply huge.
    throw new Unreadable('it is compressed in a way we did not ask for');
  }
  const announced = headers.get('content-length');
  let size = 0;
  for await (const chunk of unpacker ? unpacked(body, unpacker) : body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Unreadable(`it is larger than ${maxBytes} bytes`);
    yield chunk;
  }
  if (!unpacker && announced !== undefined && Number(announced) !== size) throw new Unreadable('it ends too early');
}

/** @throws Unreadable if it is not text, or JSON nested too deeply */
export function textOf(bytes: Buffer, contentType: string): string {
  const text = decoderFor(bytes, contentType).decode(bytes);
  refuseDeepJson(text);
  return text;
}

const DEPTH_MAX = 64;

/** JSON.parse blocks for seconds on a few megabytes of brackets. XML has its own check. */
function refuseDeepJson(text: string): void {
  if (!/^\s*[[{]/.test(text)) return;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted && char === '\\') at++;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '[' || char === '{') && ++depth > DEPTH_MAX) {
      throw new Unreadable(`it is nested deeper than ${DEPTH_MAX} levels`);
    } else if (!quoted && (char === ']' || char === '}')) depth--;
  }
}

/** Undefined if it is not compressed, null if it is in a way we did not ask for. */
function unpackerOf(encoding: string): Transform | undefined | null {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}

async function* unpacked(body: AsyncIterable<Uint8Array>, unpacker: Transform): AsyncGenerator<Uint8Array> {
  const source = Readable.from(body, { objectMode: false });
  // An error of the source reaches the reader below through the decompressor.
  pipeline(source, unpacker, () => {});
  try {
    for await (const chunk of unpacker) yield chunk as Uint8Array; // zlib streams give Buffers.
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isPacking ? new Unreadable('it cannot be decompressed') : error;
  }
}

const BYTE_ORDER_MARKS: readonly [mark: readonly number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Reads text in the charset given by a byte order mark, the header or the XML declaration, in this order; else UTF-8.
 * @param start the first bytes
 * @throws Unreadable, as does its `decode`, if a byte is invalid in that charset
 */
export function decoderFor(start: Uint8Array, contentType: string): Pick<TextDecoder, 'decode'> {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => start[at] === byte))?.[1];
  const inHeader = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const charset = marked ?? inHeader ?? declared ?? 'utf-8';
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset, { fatal: true });
  } catch {
    throw new Unreadable('its character set is unknown');
  }
  return {
    decode(bytes, options) {
      try {
        return decoder.decode(bytes, options);
      } catch {
        throw new Unreadable(`it is not ${decoder.encoding} text`);
      }
    },
  };
}
