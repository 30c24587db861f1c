/** Bodies beyond the limit, and truncated ones, over real sockets, as the framework passes them on. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import type { DeclaredAddress } from '@/lib/api/address';
import { BODY_BYTES_MAX, endpoint } from '@/lib/api/endpoint';
import { readerOf } from './read-request';

const read = readerOf(
  endpoint({ method: 'POST', path: '/api/greetings' } as const satisfies DeclaredAddress, {
    summary: 'Say hello.',
    permission: 'everyone',
    input: z.object({ name: z.string() }),
    output: z.object({}),
  }),
);

/** How many body bytes have arrived so far. */
let received = 0;
const refusals: unknown[] = [];
const server = createServer((incoming, outgoing) => {
  incoming.on('data', (chunk: Buffer) => (received += chunk.length)).pause();
  read(requestOf(incoming), {}).then(
    ({ name }) => outgoing.end(`hello ${name}`),
    (error: unknown) => {
      refusals.push(error);
      assert.ok(error instanceof Fault);
      outgoing.writeHead(error.status).end(error.message);
    },
  );
});
before(() => once(server.listen(0, '127.0.0.1'), 'listening'));
after(() => server.close());

/** The types of the web's Request have neither Node's streams nor `duplex`. */
function requestOf(incoming: IncomingMessage): Request {
  const init: object = { method: 'POST', headers: incoming.headers, body: incoming, duplex: 'half' };
  return new Request('http://values.dealer.example/api/greetings', init);
}

async function open(...head: string[]): Promise<Socket> {
  received = 0;
  const listening = server.address();
  assert.ok(listening !== null && typeof listening !== 'string');
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = ['POST /api/greetings HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...head];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (/larger than|hello/.test(text)) break;
  }
  return text;
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;

test('a body that states to be too large is refused before a byte of it has come', async () => {
  const socket = await open('Content-Length: 1000000000');
  assert.match(await answerOn(socket), /413 Payload Too Large[^]*The request is larger than 64 KB\./);
  assert.equal(received, 0);
});

test('a body without a stated length is refused as soon as it is too large, though it goes on', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  socket.write(chunk(BODY_BYTES_MAX));
  socket.write(chunk(1));
  assert.match(await answerOn(socket), /413 Payload Too Large[^]*The request is larger than 64 KB\./);
});

test('a client that sends everything before it listens gets the refusal too', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  socket.pause();
  for (let sent = 0; sent < 64; sent++) {
    if (!socket.write(chunk(128 * 1024))) await once(socket, 'drain');
  }
  socket.write('0\r\n\r\n');
  assert.match(await answerOn(socket), /413 Payload Too Large[^]*The request is larger than 64 KB\./);
});

test('a client that never ends is cut off', async () => {
  const socket = await open('Transfer-Encoding: chunked');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  const piece = chunk(1024 * 1024);
  let isOpen = true;
  void closed.then(() => (isOpen = false));
  let sent = 0;
  while (isOpen) {
    sent += 1;
    assert.ok(sent < 500, 'half a gigabyte was taken in');
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
});

test('a client that goes away in the middle of its body is not taken for a database that is away', async () => {
  refusals.length = 0;
  const socket = await open('Content-Length: 1000');
  socket.write('{"name"');
  for (let tries = 0; received === 0 && tries < 500; tries++) await sleep(10);
  socket.destroy();
  for (let tries = 0; refusals.length === 0 && tries < 500; tries++) await sleep(10);
  const [refusal] = refusals;
  assert.ok(refusal instanceof Fault);
  assert.deepEqual(
    [refusal.code, refusal.message],
    ['invalid_input', 'The request ended before all of it had arrived.'],
  );
});

test('a body within the limit is read whole, whatever it states', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(BODY_BYTES_MAX - 100) });
  const socket = await open('Transfer-Encoding: chunked');
  socket.write(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  assert.match(await answerOn(socket), /200 OK[^]*hello xxx/);
});

test('a form of more parts than any of ours is refused before its parts are read; one of as many is read', async () => {
  const more = Array.from({ length: 18 }, (_, index) => [`field${index + 2}`, z.string()]);
  const readForm = readerOf(
    endpoint({ method: 'POST', path: '/api/lists' } as const satisfies DeclaredAddress, {
      summary: 'Upload.',
      permission: 'everyone',
      input: z.object({ file: z.file(), name: z.string(), ...Object.fromEntries(more) }),
      output: z.object({}),
      upload: { bytesMax: 1024 * 1024 },
    }),
  );
  const send = (fields: number) => {
    const form = new FormData();
    form.set('file', new File(['Reg,Mileage'], 'stock.csv'));
    form.set('name', 'March');
    for (let field = 2; field < fields; field++) form.set(`field${field}`, 'x');
    return readForm(new Request('http://values.dealer.example/api/lists', { method: 'POST', body: form }), {});
  };
  assert.equal((await send(20)).name, 'March');
  await assert.rejects(send(21), { message: 'The request has more fields than its form.' });
  await assert.rejects(send(5_000), { message: 'The request has more fields than its form.' });
});
