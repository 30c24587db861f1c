/** No address leads our server into its own network, and no file blocks it or fills its memory. */
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { startHttpsServer } from '@/lib/features/outgoing/https-server.fixture';
import { isPublicAddress } from '@/lib/features/outgoing/public-address';
import { fetchFile, type FileFetch } from './fetch-file';

const GOES_ON = new AbortController().signal;
const isRefused = (words: RegExp) => (error: unknown) =>
  error instanceof Fault && error.code === 'invalid_input' && error.field === 'address' && words.test(error.message);

for (const [address, isPublic] of [
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['100.63.0.1', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['no address', false],
] as const)
  test(`${address} is ${isPublic ? '' : 'not '}on the public internet`, () =>
    assert.equal(isPublicAddress(address), isPublic));

describe('A file at an address', () => {
  let answer: RequestListener = (_, reply) => reply.end();
  let arrivals = 0;
  let server: Awaited<ReturnType<typeof startHttpsServer>>;
  let port = 0;
  let ca = '';
  before(async () => {
    server = await startHttpsServer((request, reply) => {
      arrivals += 1;
      answer(request, reply);
    });
    ({ port, ca } = server);
  });
  after(() => server.stop());

  const read = (by: Partial<FileFetch> = {}, path = '/stock.csv?key=abc', signal = GOES_ON) =>
    fetchFile(`https://localhost:${port}${path}`, signal, { ownHosts: [`localhost:${port}`], ca, ...by });

  test('is read as it is, from a host that the operator allows', async () => {
    answer = (request, reply) => reply.end(`${request.method} ${request.url} ${request.headers['accept-encoding']}`);
    assert.equal(Buffer.from(await read()).toString(), 'GET /stock.csv?key=abc identity');
  });

  test('is never requested from a private network: by number, by name, or by a name that changes', async () => {
    arrivals = 0;
    answer = (_, reply) => reply.end('Reg,Mileage');
    const none = { ownHosts: [], ca };
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0'])
      await assert.rejects(
        fetchFile(`https://${host}:${port}/stock.csv`, GOES_ON, none),
        isRefused(/private network/),
        host,
      );
    // Public when first resolved and private the next time: the name is resolved only once.
    const answers = [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ];
    await assert.rejects(
      fetchFile(`https://dms.example:${port}/`, GOES_ON, { ...none, resolve: async () => answers[0] ?? [] }),
      isRefused(/private network/),
    );
    assert.equal(arrivals, 0);
  });

  test('comes from the address that was checked, under the name that was requested', async () => {
    answer = (request, reply) => reply.end(request.headers.host);
    let looks = 0;
    const bytes = await fetchFile(`https://dms.example:${port}/`, GOES_ON, {
      ownHosts: [`dms.example:${port}`],
      ca,
      resolve: async () => {
        looks += 1;
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    assert.deepEqual([Buffer.from(bytes).toString(), looks], [`dms.example:${port}`, 1]);
  });

  test('must be https, and redirects are not followed', async () => {
    arrivals = 0;
    for (const [address, words] of [
      ['http://localhost/stock.csv', /https/],
      ['file:///etc/passwd', /https/],
      ['stock.csv', /not a web address/],
      ['https://dms.example/#a', /after #/],
    ] as const)
      await assert.rejects(fetchFile(address, GOES_ON, { ownHosts: [] }), isRefused(words), address);
    assert.equal(arrivals, 0);
    answer = (_, reply) => reply.writeHead(302, { location: `https://localhost:${port}/other` }).end();
    await assert.rejects(read(), isRefused(/redirects/));
    assert.equal(arrivals, 1);
  });

  test('that is refused, compressed, too large or too slow is refused in a sentence, and the connection ends', async () => {
    for (const [listener, words, by] of [
      [(_, reply) => reply.writeHead(404).end(), /answered 404/, {}],
      [(_, reply) => reply.writeHead(403).end(), /does not let us/, {}],
      [(_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x'), /compressed/, {}],
      [(_, reply) => reply.end('x'.repeat(200)), /larger than/, { bytesMax: 100 }],
      [(_, reply) => void reply.writeHead(200).write('Reg,'), /too long/, { milliseconds: 50 }],
      [(_, reply) => void reply.socket?.destroy(), /could not be reached/, {}],
    ] as const satisfies readonly (readonly [RequestListener, RegExp, Partial<FileFetch>])[]) {
      answer = listener;
      await assert.rejects(read(by), isRefused(words), String(words));
    }
  });

  test('of a system whose certificate is not trusted is not read', async () => {
    arrivals = 0;
    await assert.rejects(
      fetchFile(`https://localhost:${port}/`, GOES_ON, { ownHosts: [`localhost:${port}`] }),
      isRefused(/could not be reached/),
    );
    assert.equal(arrivals, 0);
  });

  test('is aborted when the process is about to stop', async () => {
    answer = () => {};
    await assert.rejects(read({}, '/', AbortSignal.timeout(20)));
  });
});
