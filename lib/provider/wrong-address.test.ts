/**
 * A wrong address in the settings is never reported as a fact about the vehicle: whatever is there instead, the fault
 * names the setting, and a billed call is sent once at most.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, test } from 'node:test';
import { images, resources, webOperations } from '@/lib/contract/operations';
import { authentication } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { wltpToken, wltpValues } from '@/lib/contract/wltp';
import { Fault } from '@/lib/fault';
import { createSandbox, demoClient, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createProvider, type Provider, type ProviderSettings } from './provider';
import { callBilled, settingsFor } from './provider.fixture';
import { faultOf } from './refusal-shapes.fixture';
import { inProcess, NotSent } from './transport';

const RIGHT = 'https://provider.example';
const ELSEWHERE = 'https://elsewhere.example';

type AddressField = 'services' | 'identity' | 'wltp' | 'soap';
const ADDRESSES = ['services', 'identity', 'wltp', 'soap'] as const satisfies readonly AddressField[];
const SETTINGS: Readonly<Record<AddressField, string>> = {
  services: 'SERVICES_BASE',
  identity: 'IDENTITY_URL',
  wltp: 'WLTP_BASE',
  soap: 'SOAP_BASE',
};
/** A part of the whole address, as a person may have copied it. */
const WRONG_PATHS: Readonly<Record<AddressField, string>> = {
  services: '/v1',
  identity: '/connect/token',
  wltp: '/v1/wltp',
  soap: '/soap',
};

const reply = (status: number, type: string, body: string): Response =>
  new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } });
const nothing = () => reply(404, '', '');
/** What may be at another address. */
const OTHERS: Readonly<Record<string, () => Response>> = {
  'a web site’s page': () => reply(404, 'text/html', '<h1>Not found</h1>'),
  nothing,
  'a line': () => reply(404, 'text/plain', '404 page not found\n'),
  'a framework’s object': () => reply(404, 'application/json', '{"status":404,"error":"Not Found","path":"/x"}'),
  'a gateway’s object': () => reply(404, 'application/json', '{"statusCode":404,"message":"Resource not found"}'),
  'a server of files': () => reply(405, 'text/html', '<h1>Method Not Allowed</h1>'),
  'no host': () => {
    throw new NotSent(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
  },
};

const sandbox = createSandbox({ base: RIGHT, clock: () => new Date('2026-06-05T12:00:00Z') });

function providerWith(wrong: Partial<ProviderSettings>, elsewhere: () => Response = nothing) {
  const arrivals: string[] = [];
  let now = 0;
  const provider = createProvider({
    ...settingsFor(RIGHT, { retries: 0, breakerFailures: 1_000 }),
    soapNamespace: RIGHT,
    ...demoSubscriber,
    wltpClientId: demoClient.id,
    wltpClientSecret: demoClient.secret,
    publishedCredentials: true,
    clock: () => now,
    ...wrong,
    transport: inProcess(async (request) => {
      arrivals.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return request.url.startsWith(ELSEWHERE) ? elsewhere() : sandbox.serve(request);
    }),
  });
  return { provider, arrivals, wait: (ms: number) => void (now += ms) };
}

interface CalledAt {
  readonly name: string;
  readonly billed: boolean;
  /** The addresses that it needs. */
  readonly at: readonly AddressField[];
  readonly call: (provider: Provider) => Promise<unknown>;
}

const CALLS: readonly CalledAt[] = [
  ...webOperations.map((operation): CalledAt => ({
    name: operation.name,
    billed: operation.billed,
    at: ['soap'],
    call: (provider) =>
      operation.billed
        ? callBilled(provider, operation, operation.example)
        : provider.call(operation, operation.example),
  })),
  ...resources.map((resource): CalledAt => ({
    name: resource.name,
    billed: false,
    at: resource.api.base === 'wltp' ? ['identity', 'wltp'] : [resource.api.base],
    call: (provider) => provider.requestResource(resource, resource.example),
  })),
  ...images.map((image): CalledAt => ({
    name: image.name,
    billed: false,
    at: ['soap'],
    call: (provider) => provider.image(image.example),
  })),
];

async function assertNamed(field: AddressField, open: () => ReturnType<typeof providerWith>): Promise<void> {
  for (const { name, billed, call } of CALLS.filter(({ at }) => at.includes(field))) {
    const { provider, arrivals } = open();
    const first = await faultOf(call(provider));
    const words = `${name}: ${first.code} ${first.message} ${first.fix}`;
    assert.equal(first.code, 'provider_unreachable', words);
    assert.match(first.fix, new RegExp(`administrator can check ${SETTINGS[field]}`), words);
    assert.doesNotMatch(`${first.message} ${first.fix}`, /vehicle and|what was entered|credentials/, words);
    const second = await faultOf(call(provider));
    assert.match(second.fix, new RegExp(SETTINGS[field]), `${name}: ${second.fix}`);
    assert.equal(second.charged, 'no');
    if (billed) assert.ok(arrivals.length <= 1 || first.charged === 'no', `${name}: ${arrivals.join()}`);
  }
}

for (const field of ADDRESSES) {
  describe(`A wrong ${SETTINGS[field]}`, () => {
    test(`with the path ${WRONG_PATHS[field]} is named`, () =>
      assertNamed(field, () => providerWith({ [field]: RIGHT + WRONG_PATHS[field] })));
    for (const [what, elsewhere] of Object.entries(OTHERS)) {
      test(`where there is ${what} is named`, () =>
        assertNamed(field, () => providerWith({ [field]: ELSEWHERE }, elsewhere)));
    }
  });
}

test('.env.example names a path that is added to each address', () => {
  const example = readFileSync('.env.example', 'utf8');
  const added: Readonly<Record<AddressField, string>> = {
    services: authentication.path,
    identity: wltpToken.path,
    wltp: wltpValues.path,
    soap: vrmValuation.service.path,
  };
  for (const field of ADDRESSES) {
    const words = example.split(`\n${SETTINGS[field]}=`)[0]?.split('\n').at(-1) ?? '';
    assert.ok(words.includes(`added: ${added[field]}`), `${SETTINGS[field]}: ${words}`);
  }
});

test('after the pause a free call probes the address, and a billed one follows only where it is answered', async () => {
  let isMissing = true;
  const elsewhere = () => (isMissing ? nothing() : reply(200, 'text/xml', '<R><Success>true</Success></R>'));
  const { provider, arrivals, wait } = providerWith({ soap: ELSEWHERE }, elsewhere);
  const value = () => faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
  assert.equal((await value()).charged, 'unknown');
  for (let minute = 0; minute < 3; minute++) {
    wait(60_000);
    const fault = await value();
    assert.match(fault.fix, /SOAP_BASE/);
    assert.equal(fault.charged, 'no');
  }
  const isBilled = (name: string) => name === 'VRMValuation';
  assert.equal(arrivals.filter(isBilled).length, 1);
  assert.equal(arrivals.length, 4);
  isMissing = false;
  wait(60_000);
  await callBilled(provider, vrmValuation, vrmValuation.example).catch((error: unknown) => {
    assert.ok(error instanceof Fault && error.code !== 'provider_unreachable', String(error));
  });
  assert.equal(arrivals.filter(isBilled).length, 2);
});

/** A server on a socket that answers every request, with status 200, and records the operations requested. */
async function startServer(answer: () => { type: string; body: string }) {
  const arrivals: string[] = [];
  const server = createServer((request, response) => {
    arrivals.push(request.url?.split('/').at(-1) ?? '');
    const { type, body } = answer();
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  assert.ok(typeof address === 'object' && address);
  const close = () => new Promise((closed) => server.close(closed));
  return { base: `http://127.0.0.1:${address.port}`, arrivals, close };
}

const PAGES = [
  ['text/html; charset=utf-8', '<p>Sign in to this network</p>'],
  ['application/xhtml+xml', '<p>Sign in</p>'],
  ['text/xml', '\n<!DOCTYPE html>\n<html><title>Welcome</title></html>'],
  ['', '<html><title>It works</title></html>'],
] as const;
for (const [type, body] of PAGES) {
  test(`a web page of type “${type}” answers one billed call; the next are not sent until a free call is answered`, async () => {
    let isPage = true;
    const server = await startServer(() =>
      isPage ? { type, body } : { type: 'text/xml', body: '<R><Success>true</Success></R>' },
    );
    let now = 0;
    const provider = createProvider({ ...settingsFor(server.base), clock: () => now });
    const value = () => faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    const isBilled = (name: string) => name === 'VRMValuation';
    try {
      const first = await value();
      assert.deepEqual([first.code, first.charged], ['provider_unreadable', 'unknown']);
      for (let pause = 0; pause < 8; pause++) {
        const { code, charged } = await value();
        assert.deepEqual([code, charged], ['provider_unreachable', 'no']);
        now += 20_000;
      }
      assert.equal(server.arrivals.filter(isBilled).length, 1, server.arrivals.join());
      assert.ok(server.arrivals.length > 1, 'a free call probes');
      isPage = false;
      now += 60_000;
      await callBilled(provider, vrmValuation, vrmValuation.example).catch(() => undefined); // whatever it answers
      assert.equal(server.arrivals.filter(isBilled).length, 2, server.arrivals.join());
    } finally {
      await server.close();
    }
  });
}
