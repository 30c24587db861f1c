import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Faultd } from '@/e2e/faultd/faultd';
import { authentication, vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { wltpToken, wltpValues } from '@/lib/contract/wltp';
import { createProvider, type Provider } from './provider';
import { callBilled, outcomeOf, providerFor, settingsFor, startRecordedProvider } from './provider.fixture';
import { lifetimeMs } from './tokens';
import { inProcess } from './transport';

let faultd: Faultd;
before(async () => {
  faultd = await startRecordedProvider();
});
beforeEach(() => faultd.reset());
after(() => faultd.close());

const tokenRequests = (): number => faultd.arrivals.filter(({ path }) => path === authentication.path).length;
const fifty = (provider: Provider): Promise<string[]> =>
  Promise.all(Array.from({ length: 50 }, () => outcomeOf(provider.requestResource(vehicleTypes, {}))));
const fiftyValues = Array<string>(50).fill('value');

test('fifty calls without a token ask for one together', async () => {
  assert.deepEqual(await fifty(providerFor(faultd)), fiftyValues);
  assert.equal(tokenRequests(), 1);
  assert.equal(faultd.arrivals.length, 51);
});

test('fifty calls whose token ran out on the way renew it once, and all get their answer', async () => {
  const provider = providerFor(faultd, { concurrent: 50 });
  await provider.requestResource(vehicleTypes, {});
  faultd.reset();
  faultd.order({ fault: 'old-tokens-refused' });
  assert.deepEqual(await fifty(provider), fiftyValues);
  assert.equal(tokenRequests(), 1);
  assert.equal(faultd.arrivals.length, 101);
});

test('a token is used until shortly before its stated end, then renewed before it is sent', async () => {
  let now = 0;
  const provider = createProvider({ ...settingsFor(faultd.url), clock: () => now });
  await provider.requestResource(vehicleTypes, {});
  now = 119 * 60_000 - 1; // Its stated lifetime is 120 minutes, and it is renewed a minute before.
  await provider.requestResource(vehicleTypes, {});
  assert.equal(tokenRequests(), 1);
  now += 1;
  await provider.requestResource(vehicleTypes, {});
  assert.equal(tokenRequests(), 2);
});

test('a fresh token that is refused is renewed once, not for ever', async () => {
  faultd.order({ fault: 'every-token-refused' });
  const provider = providerFor(faultd);
  const refused = 'provider_rejected_us, charged no';
  for (let call = 0; call < 5; call++)
    assert.equal(await outcomeOf(provider.requestResource(vehicleTypes, {})), refused);
  assert.equal(tokenRequests(), 2);
  assert.equal(faultd.arrivals.length, 2 + 6);
});

test('after a wrong password nothing more is asked for some minutes, then it is tried again', async () => {
  let now = 0;
  faultd.order({ fault: 'wrong-password' });
  const provider = createProvider({ ...settingsFor(faultd.url), clock: () => now });
  const refused = 'provider_rejected_us, charged no';
  assert.deepEqual(new Set(await fifty(provider)), new Set([refused]));
  assert.equal(await outcomeOf(provider.requestResource(vehicleTypes, {})), refused);
  assert.equal(faultd.arrivals.length, 1);
  now += 5 * 60_000;
  assert.equal(await outcomeOf(provider.requestResource(vehicleTypes, {})), refused);
  assert.equal(faultd.arrivals.length, 2);
});

test('after a web service has refused the password, its next billed call is refused before anything is sent', async () => {
  faultd.order({ fault: 'wrong-password' });
  const provider = providerFor(faultd);
  const call = (): Promise<string> => outcomeOf(callBilled(provider, vrmValuation, vrmValuation.example));
  assert.deepEqual([await call(), await call()], Array(2).fill('provider_rejected_us, charged no'));
  assert.equal(faultd.arrivals.length, 1);
});

test('a token that cannot stand in a header is no token', async () => {
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    transport: async () => ({
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      body: (async function* () {
        yield Buffer.from('{"accessToken":"a\\r\\nx-evil: 1","expiresIn":"120 minutes"}');
      })(),
    }),
  });
  assert.equal(await outcomeOf(provider.requestResource(vehicleTypes, {})), 'provider_unreadable, charged no');
});

test('the WLTP API has its own token, got with the client’s credentials and used for the seconds it lasts', async () => {
  let now = 0;
  const requests: string[] = [];
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    identity: 'http://identity.process',
    wltpClientId: 'truth-client',
    clock: () => now,
    transport: inProcess(async (request) => {
      requests.push(`${request.url} ${request.headers.get('authorization') ?? (await request.text())}`);
      if (request.url.endsWith('/connect/token')) {
        return Response.json({ access_token: `t${now}`, expires_in: 36000, token_type: 'Bearer' });
      }
      return Response.json({ auditId: 'a', errors: [], wltpData: [] });
    }),
  });
  const token =
    'http://identity.process/connect/token scope=Ref.Wltp.Api&grant_type=client_credentials&client_id=truth-client&client_secret=s%26cret+%2B%3C2%3E';
  await provider.requestResource(wltpValues, wltpValues.example);
  now = 35_939_999; // It is renewed a minute before the 36,000 seconds are over.
  await provider.requestResource(wltpValues, wltpValues.example);
  assert.deepEqual(requests, [token, ...Array<string>(2).fill('http://in.process/v1/wltp Bearer t0')]);
  now += 1;
  await provider.requestResource(wltpValues, wltpValues.example);
  assert.deepEqual(requests.slice(3), [token, 'http://in.process/v1/wltp Bearer t35940000']);
});

const GRANTED = { access_token: 't', expires_in: 36000, token_type: 'Bearer' };
/** RFC 6749 §5.1: what a token response must contain, and what it may omit. */
const grants: readonly [says: string, reply: () => Response, outcome: string][] = [
  ['as it should be', () => Response.json(GRANTED), 'value'],
  ['in small letters', () => Response.json({ ...GRANTED, token_type: 'bearer' }), 'value'],
  ['without its lifetime', () => Response.json({ access_token: 't', token_type: 'Bearer' }), 'value'],
  ['a lifetime in quotes', () => Response.json({ ...GRANTED, expires_in: '36000' }), 'value'],
  ['of an unknown type', () => Response.json({ ...GRANTED, token_type: 'mac' }), 'provider_unreadable, charged no'],
  ['bound to a key', () => Response.json({ ...GRANTED, token_type: 'dpop' }), 'provider_unreadable, charged no'],
  ['without a type', () => Response.json({ access_token: 't' }), 'provider_unreadable, charged no'],
  ['without a token', () => Response.json({ token_type: 'Bearer' }), 'provider_unreadable, charged no'],
  ['a lifetime below zero', () => Response.json({ ...GRANTED, expires_in: -1 }), 'provider_unreadable, charged no'],
  ['a list', () => Response.json([GRANTED]), 'provider_unreadable, charged no'],
  [
    'a page',
    () => new Response('<html/>', { headers: { 'content-type': 'text/html' } }),
    'provider_unreadable, charged no',
  ],
  ['nothing', () => new Response(''), 'provider_unreadable, charged no'],
];
for (const [form, reply, outcome] of grants) {
  test(`a WLTP token that comes ${form}: ${outcome}`, async () => {
    const provider = createProvider({
      ...settingsFor('http://in.process'),
      transport: inProcess(async ({ url }) =>
        url.endsWith('/connect/token') ? reply() : Response.json({ auditId: 'a', errors: [], wltpData: [] }),
      ),
    });
    assert.equal(await outcomeOf(provider.requestResource(wltpValues, wltpValues.example)), outcome);
  });
}

test('a request for a token by hand cannot put another client in our place', async () => {
  const bodies: string[] = [];
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    wltpClientId: 'truth-client',
    transport: inProcess(async (request) => {
      bodies.push(await request.text());
      return Response.json(GRANTED);
    }),
  });
  await provider.requestResource(wltpToken, { ...wltpToken.example, client_id: 'somebody', client_secret: 'else' });
  assert.match(bodies[0] ?? '', /^client_id=truth-client&client_secret=s%26cret\+%2B%3C2%3E&/);
});

test('a wrong client secret stops the WLTP API alone', async () => {
  const requests: string[] = [];
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    transport: inProcess(async ({ url }) => {
      requests.push(new URL(url).pathname);
      if (url.endsWith('/connect/token')) return Response.json({ error: 'invalid_client' }, { status: 400 });
      if (url.endsWith(authentication.path)) return Response.json({ accessToken: 't', expiresIn: '120 minutes' });
      return Response.json([]);
    }),
  });
  const wltp = (): Promise<string> => outcomeOf(provider.requestResource(wltpValues, wltpValues.example));
  assert.deepEqual([await wltp(), await wltp()], Array(2).fill('provider_rejected_us, charged no'));
  assert.deepEqual(requests, ['/connect/token']);
  assert.equal(await outcomeOf(provider.requestResource(vehicleTypes, {})), 'value');
});

const MINUTE = 60_000;
const lifetimes: readonly [stated: string | number | undefined, unit: 'minutes' | 'seconds', ms: number][] = [
  ['120 minutes', 'minutes', 120 * MINUTE],
  [' 90 Minutes ', 'minutes', 90 * MINUTE],
  ['2 hours', 'minutes', 120 * MINUTE],
  ['45 seconds', 'minutes', 45_000],
  ['120', 'minutes', 120 * MINUTE],
  [36000, 'seconds', 600 * MINUTE],
  ['0', 'minutes', MINUTE],
  [0, 'seconds', MINUTE],
  ['-5 minutes', 'minutes', MINUTE],
  ['abc', 'minutes', MINUTE],
  ['', 'minutes', MINUTE],
  [undefined, 'seconds', MINUTE],
  ['99999999999999999999 minutes', 'minutes', 24 * 60 * MINUTE],
];
for (const [stated, unit, ms] of lifetimes) {
  test(`a lifetime of ${JSON.stringify(stated)} (${unit}) is taken as ${ms / MINUTE} minutes`, () => {
    assert.equal(lifetimeMs(stated, unit), ms);
  });
}
