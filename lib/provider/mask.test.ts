import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { createProvider } from './provider';
import { createMask } from './mask';
import { callBilled, SECRETS, settingsFor } from './provider.fixture';
import { inProcess } from './transport';

test('no way of writing a secret gets through', () => {
  // A secret of spaces or of two letters would mask half of every text; no real account has one.
  const secrets = fc
    .string({ unit: 'grapheme-composite', minLength: 6, maxLength: 40 })
    .filter((text) => /\S{6}/.test(text));
  fc.assert(
    fc.property(secrets, fc.string(), (secret, around) => {
      const written = [
        secret,
        encodeURIComponent(secret),
        new URLSearchParams({ Password: secret }).toString(),
        JSON.stringify({ password: secret }),
        `<Password>${secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</Password>`,
      ];
      const mask = createMask([secret]);
      for (const text of written) {
        const masked = mask(`${around} ${text} ${around}`);
        assert.ok(around.includes(secret) || !masked.replaceAll('••••', '').includes(secret));
        assert.ok(masked.includes('••••'));
      }
    }),
  );
});

const tokens: readonly [text: string, masked: string][] = [
  ['Basic MTIzNDU2OnAmc3M8MT4=', 'Basic ••••'],
  ['authorization: Bearer eyJhbGciOi.J9-_x', 'authorization: Bearer ••••'],
  ['{"accessToken":"abc","tokenType":"Bearer"}', '{"accessToken":"••••","tokenType":"Bearer"}'],
  ['{"access_token": "abc","expires_in":36000}', '{"access_token": "••••","expires_in":36000}'],
  ['<authorization><accessToken>abc</accessToken>', '<authorization><accessToken>••••</accessToken>'],
  ['SubscriberID=1&Password=x%26y&VRM=AB21CDE', 'SubscriberID=1&Password=••••&VRM=AB21CDE'],
  ['grant_type=client_credentials&client_secret=s', 'grant_type=client_credentials&client_secret=••••'],
  ['SUBID=1&HASHCODE=0F0F', 'SUBID=1&HASHCODE=••••'],
  ['10 Basic trim, Bearer of news', '10 Basic trim, Bearer of news'],
];
for (const [text, masked] of tokens) {
  test(`"${text}" is shown as "${masked}"`, () => assert.equal(createMask([])(text), masked));
}

test('base64 of blanks that are not text, such as the padding of a picture, is shown as it is, without delay', () => {
  const padding = Buffer.from(`${' '.repeat(3_000)}\0`).toString('base64');
  assert.equal(createMask([])(padding), padding);
});

test('an exchange shown to people holds the whole conversation and no secret', async () => {
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    transport: inProcess(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/v1/Authentication') return Response.json({ accessToken: 'the-token', expiresIn: '1 hour' });
      if (pathname.endsWith('VehicleTypes')) return Response.json([{ typeId: 1, description: SECRETS.password }]);
      const body = '<VRMResult><Success>true</Success></VRMResult>';
      return new Response(body, { headers: { 'content-type': 'text/xml', 'set-cookie': 'session=1' } });
    }),
  });
  const types = (await provider.requestResource(vehicleTypes, {})).exchange();
  const valuation = (await callBilled(provider, vrmValuation, vrmValuation.example)).exchange();
  assert.equal(types.request.headers['authorization'], 'Bearer ••••');
  assert.equal(valuation.request.url, 'http://in.process/vrm/refvrm.asmx/VRMValuation');
  assert.equal(
    valuation.request.body,
    'SubscriberID=123456&Password=••••&VRM=AB21CDE&Mileage=23499&StandardEquipmentRequired=TRUE',
  );
  assert.equal(valuation.response.body, '<VRMResult><Success>true</Success></VRMResult>');
  const shown = JSON.stringify([types, valuation]);
  for (const secret of ['the-token', 'session=1', ...Object.values(SECRETS)])
    assert.ok(!shown.includes(secret), secret);
});
