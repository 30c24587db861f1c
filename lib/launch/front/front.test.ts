/** The product's HTTP server over real sockets, in front of a minimal product. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { test, type TestContext } from 'node:test';
import { watchConnections } from './connections.mjs';
import { openFront } from './front.mjs';
import { isUnservedPath } from './unserved-paths.mjs';

type Front = Awaited<ReturnType<typeof openFront>>;
interface Opened {
  readonly front: Front;
  readonly port: number;
  /** Addresses that reached the product. */
  readonly reached: string[];
}

async function opened(
  t: TestContext,
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end('ok'),
  { hasOrigin = true, ...limits }: { hasOrigin?: boolean; requestMilliseconds?: number } = {},
): Promise<Opened> {
  const front = await openFront({ port: 0, host: '127.0.0.1', development: false, ...limits });
  const reached: string[] = [];
  front.serve(
    (request, response) => {
      reached.push(request.url ?? '');
      answer(request, response);
    },
    { https: false, proxies: [], hasOrigin },
  );
  // Like the framework, it would hold every socket that changes its protocol.
  front.tools.on('upgrade', () => reached.push('upgrade'));
  t.after(() => front.close(0));
  const address = front.server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  return { front, port: address.port, reached };
}

/** Everything received until the other side ends the connection. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = await connected(port);
  socket.write(text);
  let reply = '';
  socket.setEncoding('utf8').on('data', (chunk) => (reply += chunk));
  await once(socket, 'close');
  return reply;
}

async function connected(port: number, allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
const UPGRADE = get('/', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==');
/** The sockets of this process, by descriptor; empty if the system does not show them. */
function openSockets(): number {
  try {
    return readdirSync('/proc/self/fd').filter((descriptor) => isSocket(`/proc/self/fd/${descriptor}`)).length;
  } catch {
    return 0;
  }
}
function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    return false; // the one that read the folder
  }
}
const allClosed = async ({ connections }: Front) => {
  while (connections.count() > 0) await new Promise((settle) => setTimeout(settle, 5));
};

test('a request that names two hosts is refused before the product', async (t) => {
  const { port, reached } = await opened(t);
  const reply = await exchange(port, get('/', 'Host: evil.example', 'connection: close'));
  assert.match(reply, /^HTTP\/1\.1 400 /);
  assert.deepEqual(reached, []);
  assert.match(await exchange(port, get('/', 'x-host: other', 'connection: close')), /^HTTP\/1\.1 200 /);
});

test('without APP_ORIGIN the product is reached by no name that a page of another site may have', async (t) => {
  const { port, reached } = await opened(t, undefined, { hasOrigin: false });
  const request = (host: string) => `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
  const others = [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'x',
    '1.2.3',
  ];
  for (const host of [...others, '[::1].evil.example', 'evil.example.', ''])
    assert.match(await exchange(port, request(host)), /^HTTP\/1\.1 421 [^]*set APP_ORIGIN/, host);
  assert.deepEqual(reached, []);
  const own = ['localhost', `LocalHost:${port}`, 'a.localhost', '127.0.0.1:1', '[::1]:3000', '192.168.0.7', hostname()];
  for (const host of own) assert.match(await exchange(port, request(host)), /^HTTP\/1\.1 200 /, host);
  const { port: named } = await opened(t);
  assert.match(await exchange(named, request('values.dealer.example')), /^HTTP\/1\.1 200 /);
});

test('a state of the router that the framework cannot read is refused before it, and one of a page is passed on', async (t) => {
  const { port, reached } = await opened(t);
  const state = (tree: unknown) =>
    `next-router-state-tree: ${typeof tree === 'string' ? tree : encodeURIComponent(JSON.stringify(tree))}`;
  const unread = ['x', '%', '', [''], [1, {}], ['', []], ['', { children: ['page'] }]];
  for (const tree of unread) {
    const reply = await exchange(port, get('/people', 'connection: close', 'rsc: 1', state(tree)));
    assert.match(reply, /^HTTP\/1.1 400 /, JSON.stringify(tree).slice(0, 40));
  }
  assert.deepEqual(reached, []);
  const page = ['', { children: [['id', '7', 'd', null], { children: ['__PAGE__', {}] }] }, null, null, true];
  await exchange(port, get('/people', 'connection: close', 'rsc: 1', state(page)));
  assert.deepEqual(reached, ['/people']);
});

test('4,000 requests for another protocol are refused in words and leave no descriptor', async (t) => {
  const { front, port, reached } = await opened(t);
  await exchange(port, UPGRADE);
  await allClosed(front);
  const before = openSockets();
  for (let round = 0; round < 20; round++) {
    const replies = await Promise.all(Array.from({ length: 200 }, () => exchange(port, UPGRADE)));
    for (const reply of replies) assert.match(reply, /^HTTP\/1\.1 400 [^]*another protocol are not answered\.$/);
  }
  await allClosed(front);
  assert.equal(openSockets(), before);
  assert.deepEqual(reached, [], 'the framework sees none of them');
});

test('a refused client that never ends its side holds no resources either', async (t) => {
  const { front, port } = await opened(t);
  const sockets = await Promise.all(Array.from({ length: 100 }, () => connected(port, true)));
  for (const socket of sockets) socket.write(UPGRADE);
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'end')));
  await allClosed(front);
  for (const socket of sockets) socket.destroy();
});

test('a CONNECT holds nothing', async (t) => {
  const { front, port, reached } = await opened(t);
  await exchange(port, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: elsewhere.example\r\n\r\n');
  await allClosed(front);
  assert.deepEqual(reached, []);
});

test('an orderly stop ends open, silent, half-written, half-closed and idle connections', async (t) => {
  const { front, port } = await opened(t);
  const silent = await connected(port);
  const halfWritten = await connected(port);
  halfWritten.write('GET / HTTP/1.1\r\nhost: loc');
  const halfClosed = await connected(port, true);
  halfClosed.write('GET / HTTP/1.1\r\nhost: loc');
  const alive = await connected(port);
  alive.write(get('/'));
  await once(alive, 'data');
  const upgraded = await connected(port, true);
  upgraded.write(UPGRADE);
  const closed = [silent, halfWritten, halfClosed, alive, upgraded].map((socket) => once(socket.resume(), 'close'));
  halfClosed.end();
  // An hour of grace: a connection that waited for it would delay this test for as long.
  await front.close(3_600_000);
  for (const socket of [halfClosed, upgraded]) socket.destroy();
  await Promise.all(closed);
  assert.equal(front.connections.count(), 0);
});

test('an orderly stop lets an answer under way end, and closes its connection after it', async (t) => {
  const answers: ServerResponse[] = [];
  const { front, port } = await opened(t, (_request, response) => {
    answers.push(response);
    response.write('first, ');
  });
  const reply = exchange(port, get('/'));
  while (answers.length === 0) await new Promise((settle) => setTimeout(settle, 5));
  const closed = front.close(3_600_000);
  answers[0]?.end('last');
  assert.match(await reply, /first, [^]*last/);
  await closed;
});

const post = (path: string, length: number, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', `content-length: ${length}`, ...headers, '', ''].join('\r\n');

test('an orderly stop ends requests whose bodies have not arrived, and waits for those under way', async (t) => {
  const underWay: ServerResponse[] = [];
  const { front, port, reached } = await opened(t, (request, response) => {
    request.resume().once('end', () => underWay.push(response));
  });
  const whole = exchange(port, `${post('/whole', 3)}abc`);
  const slow = [
    exchange(port, post('/none', 1_000)),
    exchange(port, `${post('/part', 1_000)}abc`),
    exchange(port, get('/chunks', 'transfer-encoding: chunked')),
  ];
  // A second request on the connection of one that is under way.
  const both = exchange(port, `${get('/first')}${post('/second', 1_000)}abc`);
  while (reached.length < 6 || underWay.length < 2) await new Promise((settle) => setTimeout(settle, 5));
  const closed = front.close(3_600_000, 1);
  for (const reply of await Promise.all(slow)) assert.match(reply, /^HTTP\/1\.1 503 [^]*Send it again in a moment\.$/);
  for (const response of underWay) response.end('done');
  assert.match(await whole, /^HTTP\/1\.1 200 [^]*done/);
  const [first = '', ...others] = (await both).split('HTTP/1.1 ').slice(1);
  assert.match(first, /^200 [^]*done/);
  assert.ok(others.length < 2 && others.every((reply) => reply.startsWith('503 ')), others.join());
  await closed;
});

test('a body that arrives in full soon after a stop began is answered', async (t) => {
  const { front, port, reached } = await opened(t, (request, response) => {
    request.resume().once('end', () => response.end('all of it'));
  });
  const socket = await connected(port);
  socket.write(`${post('/file', 6)}abc`);
  while (reached.length === 0) await new Promise((settle) => setTimeout(settle, 5));
  const closed = front.close(3_600_000, 3_600_000);
  socket.write('def');
  let reply = '';
  socket.setEncoding('utf8').on('data', (chunk) => (reply += chunk));
  await once(socket, 'close');
  assert.match(reply, /^HTTP\/1\.1 200 [^]*all of it/);
  await closed;
});

test('an answer that does not end is aborted after the grace period', async (t) => {
  const { front, port, reached } = await opened(t, () => undefined);
  const reply = exchange(port, get('/'));
  while (reached.length === 0) await new Promise((settle) => setTimeout(settle, 5));
  await front.close(1);
  assert.equal(await reply, '');
});

test('over the cap a connection is refused in words; one that ends makes room', async (t) => {
  const { front, port } = await opened(t);
  front.connections.limitTo({ total: 3, perAddress: 400 });
  const held = [await connected(port), await connected(port), await connected(port)];
  assert.match(await exchange(port, get('/')), /^HTTP\/1\.1 503 [^]*Too many connections/);
  held.pop()?.destroy();
  while (front.connections.count() > 2) await new Promise((settle) => setTimeout(settle, 5));
  assert.match(await exchange(port, get('/', 'connection: close')), /^HTTP\/1\.1 200 /);
  for (const socket of held) socket.destroy();
});

for (const exempt of [false, true]) {
  test(`one address may ${exempt ? 'open as many as all together, being a believed proxy' : 'not open them all'}`, async (t) => {
    const server = createServer((_request, response) => response.end('ok'));
    const connections = watchConnections(server, { isExempt: () => exempt });
    connections.limitTo({ total: 400, perAddress: 2 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    t.after(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const held = [await connected(port), await connected(port)];
    const reply = await exchange(port, get('/', 'connection: close'));
    assert.match(reply, exempt ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 503 [^]*Too many connections/);
    for (const socket of held) socket.destroy();
  });
}

const UNSERVED = [
  '/_next/image',
  '/_next/image/',
  '/_next//image',
  '//_next/image',
  '/_next/./image',
  '/x/../_next/image',
  '/_next\\image',
  '/_next%2Fimage',
  '/%5Fnext/image',
  '/_next/data/abc/index.json',
  '/_next/static',
  '/_next/static/../image',
  '/_next/static/..%2fimage',
  '/_next',
  '/_next/hmr',
  '/__nextjs_original-stack-frame',
];
for (const path of UNSERVED) test(`${path} is not served`, () => assert.equal(isUnservedPath(path, false), true));
for (const path of ['/', '/_next/static/chunks/a.js', '/_next/static/chunks/%5Bid%5D.js', '/valuations/_next', '/%']) {
  test(`${path} is served`, () => assert.equal(isUnservedPath(path, false), false));
}
test('in development the framework’s tools are served, its image service is not', () => {
  assert.equal(isUnservedPath('/_next/hmr', true), false);
  assert.equal(isUnservedPath('/_next//image', true), true);
});

test('the framework’s unused addresses are answered before it, however they are written', async (t) => {
  const { port, reached } = await opened(t);
  for (const path of ['/_next/image?url=%0A&w=1&q=1', 'http://localhost/_next/image?url=a', '//_next/image']) {
    assert.match(await exchange(port, get(path, 'connection: close')), /^HTTP\/1\.1 404 /, path);
  }
  assert.match(await exchange(port, get('*', 'connection: close')), /^HTTP\/1\.1 400 /);
  assert.deepEqual(reached, []);
  await exchange(port, get('http://localhost/valuations?a=b', 'connection: close'));
  assert.deepEqual(reached, ['/valuations?a=b']);
});

test('an address that cannot be decoded is refused before the framework, which would fail', async (t) => {
  const { port, reached } = await opened(t);
  for (const path of ['/api/valuations/%ff', '/%', '/%zz?a=b'])
    assert.match(
      await exchange(port, get(path, 'connection: close')),
      /^HTTP\/1\.1 400 [^]*not written correctly/,
      path,
    );
  await exchange(port, get('/caf%C3%A9?a=%', 'connection: close'));
  assert.deepEqual(reached, ['/caf%C3%A9?a=%']);
});

test('no request can name a server function', async (t) => {
  const names: unknown[] = [];
  const { port } = await opened(t, ({ headers }, response) => {
    names.push(headers['next-action']);
    response.end();
  });
  await exchange(port, get('/', 'next-action: forged', 'connection: close'));
  assert.deepEqual(names, [undefined]);
});

test('it listens at the given address and at no other of this machine', async (t) => {
  const { front, port } = await opened(t);
  const address = front.server.address();
  assert.equal(typeof address === 'object' && address !== null && address.address, '127.0.0.1');
  const elsewhere = connect({ port, host: '127.0.0.2' });
  const [error] = await once(elsewhere, 'error');
  assert.match(String(error), /ECONNREFUSED/);
});

test('a body that comes byte by byte is cut off; a long answer to a whole request is not', async (t) => {
  let longAnswer: ServerResponse | undefined;
  const { port } = await opened(
    t,
    (request, response) => {
      request.resume();
      if (request.url !== '/long') return;
      longAnswer = response;
      response.write('first ');
    },
    { requestMilliseconds: 100 },
  );
  const long = exchange(port, get('/long', 'connection: close'));
  const slow = await connected(port);
  slow.write('POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n');
  const drip = setInterval(() => slow.write('x'), 200);
  // Its next byte may be refused before.
  await new Promise((settle) => slow.once('close', settle));
  clearInterval(drip);
  longAnswer?.end('last');
  assert.match(await long, /first[^]*last/);
});

test('an answer of the API is not stored unless its handler says otherwise, and the framework’s own are not either', async (t) => {
  const { port } = await opened(t, (request, response) => {
    const own = new URL(request.url ?? '', 'http://localhost').searchParams.get('own');
    // As Next writes a handler’s headers: never over one that is set.
    if (own !== null && !response.hasHeader('cache-control')) response.setHeader('cache-control', own);
    response.end('ok');
  });
  const storedAt = async (path: string) =>
    /^cache-control: (.*)\r$/im.exec(await exchange(port, get(path, 'connection: close')))?.[1];
  assert.equal(await storedAt('/api/cars'), 'private, no-store');
  assert.equal(await storedAt('/api/cars?own=private, max-age=300'.replace(' ', '%20')), 'private, max-age=300');
  assert.equal(await storedAt('/api-reference'), undefined);
  assert.equal(await storedAt('/_next/static/chunks/a.js'), undefined);
});
