import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readBytes, textOf } from './reply';

const WORDS = 'Citroën C3 – £9,150';
const LIMIT = 10_000;

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  // Cut in the middle of characters and of compressed blocks.
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
}

const read = async (bytes: Buffer, headers: Record<string, string> = {}): Promise<string> => {
  const reply = { status: 200, headers: new Map(Object.entries(headers)), body: pieces(bytes) };
  return textOf(await readBytes(reply, LIMIT, new AbortController().signal), headers['content-type'] ?? '');
};
const type = (text: string) => ({ 'content-type': text });
const latin1 = Buffer.from('Citroën £9,150', 'latin1');

const readable: readonly [what: string, bytes: Buffer, headers: Record<string, string>, text?: string][] = [
  ['UTF-8 by default', Buffer.from(WORDS), {}],
  ['UTF-8 as the header says', Buffer.from(WORDS), type('text/xml; charset="utf-8"')],
  ['a byte order mark, which is dropped', Buffer.from(`\ufeff${WORDS}`), type('text/xml; charset=utf-8')],
  ['a byte order mark against the header', Buffer.from(`\ufeff${WORDS}`, 'utf16le'), type('text/xml; charset=utf-8')],
  ['ISO-8859-1 as the header says', latin1, type('text/xml; charset=ISO-8859-1'), 'Citroën £9,150'],
  [
    'ISO-8859-1 as the XML declaration says',
    Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>£</a>', 'latin1'),
    type('text/xml'),
    '<?xml version="1.0" encoding="iso-8859-1"?><a>£</a>',
  ],
  ['gzip', gzipSync(WORDS), { 'content-encoding': 'gzip' }],
  ['deflate', deflateSync(WORDS), { 'content-encoding': 'deflate' }],
  ['brotli', brotliCompressSync(WORDS), { 'content-encoding': 'BR' }],
  ['a true length', Buffer.from(WORDS), { 'content-length': String(Buffer.byteLength(WORDS)) }],
  ['nothing', Buffer.alloc(0), {}, ''],
  ['as much as allowed', Buffer.alloc(LIMIT, 'a'), {}, 'a'.repeat(LIMIT)],
  [
    'JSON with brackets in its strings',
    Buffer.from(JSON.stringify({ a: `"${'['.repeat(99)}\\` })),
    {},
    JSON.stringify({ a: `"${'['.repeat(99)}\\` }),
  ],
];
for (const [what, bytes, headers, text = WORDS] of readable) {
  test(`${what} is read`, async () => assert.equal(await read(bytes, headers), text));
}

const unreadable: readonly [what: string, bytes: Buffer, headers: Record<string, string>, why: RegExp][] = [
  ['bytes that are no UTF-8', latin1, {}, /not utf-8/],
  ['an unknown character set', Buffer.from('a'), type('text/xml; charset=klingon'), /character set/],
  ['one byte too much', Buffer.alloc(LIMIT + 1, 'a'), {}, /larger than 10000 bytes/],
  ['one byte too much once decompressed', gzipSync(Buffer.alloc(LIMIT + 1)), { 'content-encoding': 'gzip' }, /larger/],
  ['gzip in gzip', gzipSync(gzipSync(WORDS)), { 'content-encoding': 'gzip, gzip' }, /compressed in a way/],
  ['an unknown compression', Buffer.from(WORDS), { 'content-encoding': 'zip' }, /compressed in a way/],
  ['invalid gzip', Buffer.from(WORDS), { 'content-encoding': 'gzip' }, /cannot be decompressed/],
  ['truncated gzip', gzipSync(WORDS).subarray(0, -9), { 'content-encoding': 'gzip' }, /cannot be decompressed/],
  ['fewer bytes than announced', Buffer.from(WORDS), { 'content-length': '99' }, /ends too early/],
  ['brackets a thousand deep', Buffer.from('['.repeat(1000)), {}, /deeper than 64/],
];
for (const [what, bytes, headers, why] of unreadable) {
  test(`${what} cannot be read`, async () => {
    await assert.rejects(read(bytes, headers), { name: 'Unreadable', detail: why });
  });
}
