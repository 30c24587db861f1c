/** The client with a wire-name table: real names in the bytes, neutral names in the values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWireNames } from '@/lib/contract/wire-names';
import { wltpToken } from '@/lib/contract/wltp';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { getSmrValuation } from '@/lib/contract/smr';
import { createProvider } from './provider';
import type { OutgoingRequest, Transport } from './transport';

const renamed = readWireNames(`{
  "smr": {
    "paths": { "/Smr/refsmr.asmx": "/upkeep/upkeep.asmx" },
    "operations": { "GetSmrValuation": "Upkeep" },
    "parameters": { "refid": "vehicle" },
    "fields": { "Valuation": "Row", "valuation": "pounds" }
  },
  "subscriber": {
    "paths": { "/v1/Authentication": "/login", "/ShortTermForecast/v1/VehicleTypes": "/kinds" },
    "fields": { "accessToken": "bearer", "typeId": "kind" }
  },
  "wltp-identity": { "scopes": { "Ref.Wltp.Api": "Acme.Wltp" } }
}`);

/** Written out from wire.md §2, in the words of the table. */
const DATASET =
  '<DataSetResult xmlns="https://p.example/smr"><Success>true</Success><FailMessage/><Returned_DataSet>' +
  '<diffgr:diffgram xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1"><Smr><Row><pounds>1234.50</pounds></Row></Smr>' +
  '</diffgr:diffgram></Returned_DataSet></DataSetResult>';

const replies: Readonly<Record<string, [type: string, body: string]>> = {
  '/upkeep/upkeep.asmx/Upkeep': ['text/xml', DATASET],
  '/login': ['application/json', '{"bearer":"TOKEN","tokenType":"Bearer","expiresIn":"120 minutes"}'],
  '/kinds': ['application/json', '[{"kind":1,"description":"Car","abbreviation":"CAR"}]'],
  '/connect/token': ['application/json', '{"access_token":"T","expires_in":36000,"token_type":"Bearer"}'],
};

function setUpProvider() {
  const sent: OutgoingRequest[] = [];
  const transport: Transport = async (request) => {
    sent.push(request);
    const [type, body] = replies[new URL(request.url).pathname] ?? assert.fail(request.url);
    const bytes = (async function* () {
      yield Buffer.from(body);
    })();
    return { status: 200, headers: new Map([['content-type', type]]), body: bytes };
  };
  const base = 'https://p.example';
  const provider = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    transport,
    renamed,
    subscriberId: 1,
    password: 'x',
    wltpClientId: 'c',
    wltpClientSecret: 's',
  });
  return { provider, sent };
}

test('a web service is asked and read in the real words; its value keeps the neutral names', async () => {
  const { provider, sent } = setUpProvider();
  const { value } = await provider.call(getSmrValuation, getSmrValuation.example);
  assert.deepEqual(value.tables, { Valuation: [{ valuation: '1234.50' }] });
  assert.match(sent[0]?.body ?? '', /^subscriberId=1&password=x&database=CARS&vehicle=\d+&/);
});

test('a token API too, the token’s own call included', async () => {
  const { provider, sent } = setUpProvider();
  const { value } = await provider.requestResource(vehicleTypes, {});
  assert.deepEqual(value, [{ typeId: 1, description: 'Car', abbreviation: 'CAR' }]);
  assert.deepEqual(
    sent.map(({ url }) => new URL(url).pathname),
    ['/login', '/kinds'],
  );
  assert.equal(sent[1]?.headers['authorization'], 'Bearer TOKEN');
});

test('the scope of a token request is renamed', async () => {
  const { provider, sent } = setUpProvider();
  await provider.requestResource(wltpToken, wltpToken.example);
  assert.match(sent[0]?.body ?? '', /&scope=Acme\.Wltp$/);
});
