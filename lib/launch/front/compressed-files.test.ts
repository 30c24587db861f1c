/** Compressed files as browsers get them: served by the framework, over a real socket. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressedPaths, compressFiles, preferCompressed, takesBrotli } from './compressed-files.mjs';

const SCRIPT = `export const words = ${JSON.stringify('a word, '.repeat(500))};`;

interface Reply {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The address that reaches the product, and the headers already set on the answer. */
async function replyTo(path: string, accepted: string | null, paths: ReadonlySet<string>): Promise<Reply> {
  const server = createServer((request, response) => {
    preferCompressed(request, response, (request.url ?? '').split('?', 1)[0] ?? '', paths);
    response.end(request.url);
  });
  await new Promise<void>((settle) => void server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const headers = accepted === null ? {} : { 'accept-encoding': accepted };
  const reply = await new Promise<Reply>((settle, fail) => {
    get({ port: address.port, host: '127.0.0.1', path, headers }, (response) => {
      let url = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (url += chunk));
      response.on('end', () => settle({ url, headers: response.headers }));
    }).once('error', fail);
  });
  server.close();
  return reply;
}

describe('the files of a build', () => {
  test('have a compressed one beside each script and style sheet, with the same content', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
    t.after(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'chunks'));
    writeFileSync(join(folder, 'chunks', 'a.js'), SCRIPT);
    writeFileSync(join(folder, 'chunks', 'b.css'), 'a { color: red }');
    writeFileSync(join(folder, 'font.woff2'), 'compressed already');
    await compressFiles(folder);
    assert.deepEqual([...compressedPaths(folder, '/files')].sort(), ['/files/chunks/a.js', '/files/chunks/b.css']);
    const compressed = readFileSync(join(folder, 'chunks', 'a.js.br'));
    assert.ok(compressed.length < SCRIPT.length / 10);
    assert.equal(brotliDecompressSync(compressed).toString(), SCRIPT);
  });

  const paths = new Set(['/files/a.js', '/files/b.css']);

  test('are sent compressed to a browser that takes them so', async () => {
    const script = await replyTo('/files/a.js?dpl=1', 'gzip, deflate, br', paths);
    assert.equal(script.url, '/files/a.js.br');
    assert.equal(script.headers['content-encoding'], 'br');
    assert.equal(script.headers['content-type'], 'application/javascript; charset=UTF-8');
    assert.equal(script.headers.vary, 'Accept-Encoding');
    const sheet = await replyTo('/files/b.css', 'br', paths);
    assert.equal(sheet.headers['content-type'], 'text/css; charset=UTF-8');
  });

  for (const accepted of [null, '', 'gzip', 'gzip, br;q=0', 'brotli', '*'])
    test(`stay as they are for a browser that accepts ${JSON.stringify(accepted)}, and a cache knows why`, async () => {
      const { url, headers } = await replyTo('/files/a.js', accepted, paths);
      assert.equal(url, '/files/a.js');
      assert.equal(headers['content-encoding'], undefined);
      assert.equal(headers.vary, 'Accept-Encoding');
    });

  for (const path of ['/files/c.js', '/files/A.js', '/a.js', '/files/a.js.br', '/files/../files/a.js'])
    test(`are no other address: ${path}`, async () => {
      const { url, headers } = await replyTo(path, 'br', paths);
      assert.equal(url, path);
      assert.equal(headers['content-encoding'], undefined);
      assert.equal(headers.vary, undefined);
    });
});

test('a browser accepts what it names, unless with weight 0', () => {
  const cases: readonly (readonly [accepted: string, takes: boolean])[] = [
    ['br', true],
    ['BR', true],
    ['gzip;q=1.0, br;q=0.5', true],
    ['br ; q=0.001', true],
    ['br;q=0', false],
    ['br; q=0.000', false],
    ['x-br, gzip', false],
    ['gzip, deflate', false],
  ];
  for (const [accepted, takes] of cases) assert.equal(takesBrotli(accepted), takes, accepted);
});
