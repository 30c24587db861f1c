import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { packageBytes, streamLatestPackage, streamPackage } from '@/lib/contract/data-download';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { readWireNames } from '@/lib/contract/wire-names';
import { Fault } from '@/lib/fault';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { readAnswer } from '@/lib/wire/operation';
import { createProvider, type Provider } from './provider';
import type { Policy } from './policy';
import { settingsFor } from './provider.fixture';
import { inProcess, type IncomingReply, type Transport } from './transport';

const PARAMS = streamPackage.example;
const MEGABYTE = 1024 * 1024;

const providerOver = (transport: Transport, policy: Partial<Policy> = {}): Provider =>
  createProvider({ ...settingsFor('https://provider.example', policy), transport });
const replyWith =
  (body: () => AsyncIterable<Uint8Array>, headers: Record<string, string> = {}, status = 200): Transport =>
  async (): Promise<IncomingReply> => ({
    status,
    headers: new Map(Object.entries({ 'content-type': 'text/xml; charset=utf-8', ...headers })),
    body: body(),
  });
const textReply = (text: string, headers: Record<string, string> = {}, status?: number): Transport =>
  replyWith(() => pieces(Buffer.from(text)), headers, status);
/** Cut in the middle of tags, of base64 and of characters. */
async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61);
}
const start = (name = '20260601-UV.zip'): string =>
  `<StreamResult xmlns="https://provider.example/datadownload"><File><Name>${name}</Name><Date>2026-06-01T00:00:00</Date>`;
const end = (success = true, message = ''): string =>
  `</File><Success>${success}</Success><ErrMsg>${message}</ErrMsg></StreamResult>`;
const chunk = (bytes: Uint8Array): string => `<Chunk>${Buffer.from(bytes).toString('base64')}</Chunk>`;

async function bytesFrom(provider: Provider): Promise<Buffer> {
  const { body } = await provider.download(streamPackage, PARAMS);
  return Buffer.from(await new Response(body).arrayBuffer());
}
async function downloadOutcome(provider: Provider): Promise<string> {
  try {
    return `${(await bytesFrom(provider)).length} bytes`;
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    return `${error.code}, charged ${error.charged}`;
  }
}

test('a recorded package comes out byte for byte, however its answer is cut and rooted', async () => {
  const recorded = goldenExchanges().filter(({ name }) => /Stream_\w+\.(post|soap11)$/.test(name));
  assert.equal(recorded.length, 3);
  for (const { response, stated } of recorded) {
    const { value } = readAnswer(streamPackage, response.body);
    assert.ok(value.File);
    const provider = providerOver(textReply(response.body));
    const { fileName, body } =
      stated.operation === streamLatestPackage.name
        ? await provider.download(streamLatestPackage, streamLatestPackage.example)
        : await provider.download(streamPackage, PARAMS);
    assert.equal(fileName, value.File.Name);
    assert.deepEqual(new Uint8Array(await new Response(body).arrayBuffer()), new Uint8Array(packageBytes(value.File)));
  }
});

test('the sandbox’s own package is the one its list announces', async () => {
  const sandbox = createSandbox({ clock: () => new Date('2026-06-05T12:00:00Z'), base: 'https://provider.example' });
  const settings = { ...settingsFor('https://provider.example'), ...demoSubscriber };
  const provider = createProvider({ ...settings, transport: inProcess((request) => sandbox.serve(request)) });
  const bytes = await bytesFrom(provider);
  assert.equal(bytes.toString('latin1', 0, 4), 'PK\u0003\u0004');
});

test('a package larger than any answer streams, and nothing of it is taken before it is wanted', async () => {
  const block = Buffer.alloc(MEGABYTE, 'used values ');
  let given = 0;
  async function* large(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(start());
    for (given = 1; given <= 24; given++) yield Buffer.from(chunk(block));
    yield Buffer.from(end());
  }
  const provider = providerOver(replyWith(large), { maxBytes: MEGABYTE, totalMs: 1 });
  const { body } = await provider.download(streamPackage, PARAMS);
  assert.equal(given, 1);
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    assert.ok(given * MEGABYTE - size <= 2 * MEGABYTE, `${given} MB were taken for ${size} bytes`);
  }
  assert.equal(size, 24 * MEGABYTE);
});

async function* hanging(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start() + chunk(Buffer.from('PK')));
  await new Promise(() => {});
}
const cut = start() + chunk(Buffer.from('PK'));
const OUTCOMES: readonly [what: string, Transport, outcome: string, policy?: Partial<Policy>][] = [
  ['is whole', textReply(cut + end()), '2 bytes'],
  ['is packed by gzip', replyWith(() => pieces(gzipSync(cut + end())), { 'content-encoding': 'gzip' }), '2 bytes'],
  ['is cut in the middle', textReply(cut), 'provider_unreadable, charged no'],
  ['is taken back in the last words', textReply(cut + end(false, 'Disk error.')), 'provider_refused, charged no'],
  ['says nothing of success', textReply(`${cut}</File></StreamResult>`), 'provider_unreadable, charged no'],
  ['hangs', replyWith(hanging), 'provider_slow, charged no', { downloadPauseMs: 30 }],
  ['never answers', () => new Promise(() => {}), 'provider_slow, charged no', { downloadHeadersMs: 30 }],
  ['takes too long', replyWith(hanging), 'provider_slow, charged no', { downloadTotalMs: 30 }],
  ['is no base64', textReply(`${start()}<Chunk>PK!!</Chunk>${end()}`), 'provider_unreadable, charged no'],
  [
    'has a chunk without an end',
    replyWith(async function* () {
      yield Buffer.from(`${start()}<Chunk>`);
      for (;;) yield Buffer.alloc(MEGABYTE, 'A');
    }),
    'provider_unreadable, charged no',
  ],
  ['is larger than allowed', textReply(cut + end()), 'provider_unreadable, charged no', { downloadMaxBytes: 40 }],
  ['has a DOCTYPE', textReply(`<!DOCTYPE a []>${cut}${end()}`), 'provider_unreadable, charged no'],
  ['is a web page', textReply('<html/>', { 'content-type': 'text/html' }), 'provider_unreadable, charged no'],
  ['is an error', textReply('', {}, 500), 'provider_refused, charged no'],
  ['leads elsewhere', textReply('', { location: 'https://elsewhere.example' }, 302), 'provider_refused, charged no'],
  [
    'breaks off',
    replyWith(async function* () {
      yield Buffer.from(cut);
      throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    }),
    'provider_unreachable, charged no',
  ],
];
for (const [what, transport, outcome, policy] of OUTCOMES) {
  test(`a package that ${what} ends as: ${outcome}`, async () => {
    assert.equal(await downloadOutcome(providerOver(transport, policy)), outcome);
  });
}

const REFUSED: readonly [file: string, code: string][] = [
  ['Stream_Package.not-found.post', 'not_found'],
  ['Stream_Package.bad-credentials.post', 'provider_rejected_us'],
];
for (const [file, code] of REFUSED) {
  test(`${file} as recorded is ${code}, reported before any byte`, async () => {
    const [, answer = ''] = readFileSync(`lib/contract/golden/datadownload/${file}.http`, 'utf8').split('<?xml');
    const provider = providerOver(textReply(`<?xml${answer}`));
    await assert.rejects(provider.download(streamPackage, PARAMS), { name: 'Fault', code });
  });
}

test('a requester that does not want the rest ends the connection and frees the slot for the next', async () => {
  const signals: AbortSignal[] = [];
  const transport: Transport = async (request) => {
    signals.push(request.signal);
    return replyWith(hanging)(request);
  };
  const provider = providerOver(transport);
  for (let download = 0; download < 6; download++) {
    const { body } = await provider.download(streamPackage, PARAMS);
    await body.cancel();
  }
  const calledOff = new AbortController();
  const { body } = await provider.download(streamPackage, PARAMS, { signal: calledOff.signal });
  calledOff.abort();
  await assert.rejects(new Response(body).arrayBuffer(), { code: 'provider_slow' });
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    Array(7).fill(true),
  );
});

test('a service that keeps failing is left alone, and tried again after its pause', async () => {
  let now = 0;
  let requests = 0;
  let isHealthy = false;
  const settings = settingsFor('https://provider.example', { breakerFailures: 2, breakerPauseMs: 1_000 });
  const transport: Transport = (request) => {
    requests += 1;
    return textReply(isHealthy ? cut + end() : '', {}, isHealthy ? 200 : 500)(request);
  };
  const provider = createProvider({ ...settings, transport, clock: () => now });
  for (let call = 0; call < 5; call++) await downloadOutcome(provider);
  assert.equal(requests, 2);
  now = 2_000;
  isHealthy = true;
  assert.equal(await downloadOutcome(provider), '2 bytes');
  // It is healthy again: one failure does not open the breaker.
  isHealthy = false;
  await downloadOutcome(provider);
  await downloadOutcome(provider);
  assert.equal(requests, 5);
});

test('a package that is not read to its end releases its slot when its time is over', async () => {
  const provider = providerOver(replyWith(hanging), { downloadTotalMs: 20 });
  // More than may run at a time: each waits until an earlier one gives up its slot.
  for (let download = 0; download < 6; download++) await provider.download(streamPackage, PARAMS);
});

test('an error whose message never ends is reported all the same', async () => {
  const provider = providerOver(replyWith(hanging, {}, 500), { downloadPauseMs: 20 });
  await assert.rejects(provider.download(streamPackage, PARAMS), { code: 'provider_slow' });
});

test('a package’s name becomes a file name that leads nowhere', async () => {
  for (const [name, file] of [
    ['../../etc/passwd', 'etc_passwd'],
    ['a"; b\r\nc: d.zip', 'a_b_c_d.zip'],
    ['...', 'package.zip'],
  ] as const) {
    const escaped = name.replace(/"/g, '&quot;');
    const { fileName, body } = await providerOver(
      textReply(start(escaped) + chunk(Buffer.from('PK')) + end()),
    ).download(streamPackage, PARAMS);
    await body.cancel();
    assert.equal(fileName, file);
  }
});

test('a package is read by renamed wire names too', async () => {
  const renamed = readWireNames(
    JSON.stringify({ datadownload: { fields: { File: 'Parcel', Chunk: 'Piece', Name: 'Title', Success: 'Ok' } } }),
  );
  const body = (cut + end())
    .replaceAll(/(<\/?)File>/g, '$1Parcel>')
    .replaceAll(/(<\/?)Chunk>/g, '$1Piece>')
    .replaceAll(/(<\/?)Name>/g, '$1Title>')
    .replaceAll(/(<\/?)Success>/g, '$1Ok>');
  const provider = createProvider({ ...settingsFor('https://provider.example'), transport: textReply(body), renamed });
  const { fileName, body: bytes } = await provider.download(streamPackage, PARAMS);
  assert.equal(fileName, '20260601-UV.zip');
  assert.equal(await new Response(bytes).text(), 'PK');
});
