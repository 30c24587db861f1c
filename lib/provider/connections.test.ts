import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import type { Faultd } from '@/e2e/faultd/faultd';
import { viewVrmValuationAudit, vrmValuation } from '@/lib/contract/vrm';
import { createProvider } from './provider';
import { overNetwork, type Transport } from './transport';
import {
  callBilled,
  SHORT_DEADLINES,
  outcomeOf,
  providerFor,
  settingsFor,
  startRecordedProvider,
} from './provider.fixture';

let faultd: Faultd;
before(async () => {
  faultd = await startRecordedProvider();
});
beforeEach(() => faultd.reset());
after(() => faultd.close());

const NOT_CHARGED = 'provider_unreachable, charged no';

const closedPort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo; // It is listening, so its address has a port.
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
};

const unreachable: readonly [why: string, base: () => Promise<string>, fault: string | undefined, outcome: string][] = [
  ['nothing listens', closedPort, undefined, NOT_CHARGED],
  ['the certificate is not trusted', async () => faultd.tlsUrl, undefined, NOT_CHARGED],
  ['the address speaks no TLS', async () => faultd.url.replace('http:', 'https:'), 'speaks-before-asked', NOT_CHARGED],
  ['the TLS handshake is reset', async () => faultd.url.replace('http:', 'https:'), 'resets-on-connect', NOT_CHARGED],
  [
    'the TLS handshake is never answered',
    async () => faultd.url.replace('http:', 'https:'),
    undefined,
    'provider_slow, charged no',
  ],
];

for (const [why, base, fault, outcome] of unreachable) {
  test(`a billed call is surely not charged when ${why}, and no request arrives`, async () => {
    if (fault) faultd.order({ fault });
    const provider = createProvider(settingsFor(await base(), outcome.includes('slow') ? SHORT_DEADLINES : {}));
    const call = callBilled(provider, vrmValuation, vrmValuation.example);
    assert.equal(await outcomeOf(call), outcome);
    assert.deepEqual(faultd.arrivals, []);
  });
}

test('a name that does not exist is not charged', async () => {
  const provider = createProvider(settingsFor('http://provider.invalid', SHORT_DEADLINES));
  const call = callBilled(provider, vrmValuation, vrmValuation.example);
  // Without a network, a resolver may be slow instead of failing.
  assert.match(await outcomeOf(call), /^provider_(unreachable|slow), charged no$/);
});

test('a billed call is sent again after a connection that carried no byte of it', async () => {
  const upstream = faultd.url;
  let refused = 0;
  const network = overNetwork({ connectMs: 400 });
  const nowhere = await closedPort();
  const transport: Transport = (request) =>
    network(refused++ === 0 ? { ...request, url: request.url.replace(upstream, nowhere) } : request);
  const provider = createProvider({ ...settingsFor(upstream), transport });
  assert.equal(await outcomeOf(callBilled(provider, vrmValuation, vrmValuation.example)), 'value');
  assert.equal(faultd.arrivals.length, 1);
});

test('billed calls never share a connection, so none is lost on one the provider has just closed', async () => {
  faultd.order({ fault: 'stale-keep-alive' });
  const provider = providerFor(faultd);
  const value = (): Promise<string> => outcomeOf(callBilled(provider, vrmValuation, vrmValuation.example));
  assert.deepEqual([await value(), await value(), await value()], ['value', 'value', 'value']);
  assert.equal(faultd.connections(), 3);
  assert.equal(faultd.arrivals.length, 3);
});

test(
  'a reply that cannot be unpacked leaves no connection open, however long it is',
  { timeout: 10_000 },
  async (t) => {
    const server = createHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'zip' });
      response.write(Buffer.alloc(4 * 1024 * 1024));
    }).listen(0, '127.0.0.1');
    t.after(() => server.closeAllConnections());
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // It is listening, so its address has a port.
    const provider = createProvider(settingsFor(`http://127.0.0.1:${port}`));
    const call = callBilled(provider, vrmValuation, vrmValuation.example);
    assert.equal(await outcomeOf(call), 'provider_unreadable, charged unknown');
    await closed;
    server.close();
  },
);

test('a free call that was lost on a stale connection is asked again', async () => {
  faultd.order({ fault: 'stale-keep-alive' });
  const provider = providerFor(faultd);
  let calls = 0;
  // A connection becomes free a moment after its reply; until one is reused, every call opens its own.
  while (faultd.arrivals.length === calls && calls < 50) {
    calls++;
    const call = provider.call(viewVrmValuationAudit, viewVrmValuationAudit.example);
    assert.equal(await outcomeOf(call), 'value');
    await new Promise(setImmediate);
  }
  assert.equal(faultd.arrivals.length, calls + 1);
});

test('a requester who goes away before anything is sent learns so, and nothing arrives', async () => {
  const provider = providerFor(faultd);
  const aborter = new AbortController();
  aborter.abort();
  const call = callBilled(provider, vrmValuation, vrmValuation.example, { signal: aborter.signal });
  assert.equal(await outcomeOf(call), 'provider_slow, charged no');
  assert.deepEqual(faultd.arrivals, []);
});

test('a requester who goes away before the provider answers learns that it may have been charged', async () => {
  faultd.order({ fault: 'never-answers' });
  const provider = providerFor(faultd, { headersMs: 5000, totalMs: 5000 });
  const aborter = new AbortController();
  const call = callBilled(provider, vrmValuation, vrmValuation.example, { signal: aborter.signal });
  const outcome = outcomeOf(call);
  while (faultd.arrivals.length === 0) await new Promise(setImmediate);
  aborter.abort();
  assert.equal(await outcome, 'provider_slow, charged unknown');
});

test('a billed call that is not recorded as a look-up is not made', async () => {
  const provider = providerFor(faultd);
  assert.equal(await outcomeOf(provider.call(vrmValuation, vrmValuation.example)), 'unexpected, charged no');
  assert.deepEqual(faultd.arrivals, []);
});
