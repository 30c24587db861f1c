/** Caller and sandbox renamed by one table: a made-up provider, called by hand and by a third party's SOAP client. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createClientAsync } from 'soap';
import { readWireNames } from '@/lib/contract/wire-names';
import { createTestSandbox, formRequest, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { listen, type Listening } from './listen';
import { createSandbox, type Sandbox } from './serve';

/** The table of the README's example, and one of a token API. */
const renamed = readWireNames(`{
  "vrm": {
    "paths": { "/vrm/refvrm.asmx": "/valuer/valuer.asmx" },
    "namespaces": { "/vrm": "/valuer" },
    "operations": { "VRMValuation": "ValueByMark" },
    "parameters": { "SubscriberID": "AccountNo", "VRM": "Mark" },
    "fields": { "REFMan": "MakeName", "Retail": "Forecourt" }
  },
  "vehicles": {
    "fields": { "Table": "Makes", "CMan_Name": "MakeName", "Success": "Well" },
    "parameters": { "database": "kind" }
  },
  "subscriber": {
    "paths": { "/v1/Authentication": "/login/v2/Token" },
    "fields": { "accessToken": "bearer" }
  },
  "wltp-identity": { "scopes": { "Ref.Wltp.Api": "Makes.Wltp" } }
}`);
const CREDENTIALS_FORM = 'AccountNo=123456&Password=p%26ss%3C1%3E';
const value = `${CREDENTIALS_FORM}&Mark=AB21CDE&Mileage=46000&StandardEquipmentRequired=TRUE`;

test('a form with the real names is answered with the real names, at its real path', async () => {
  const body = await (
    await createTestSandbox({ renamed }).serve(formRequest('/valuer/valuer.asmx/ValueByMark', value))
  ).text();
  assert.match(body, /^<\?xml[^>]*>\n<ValueByMarkResponse xmlns="https:\/\/provider\.example\/valuer">/);
  assert.match(body, /<ValueByMarkResult>[^]*<MakeName>CITROEN<\/MakeName>[^]*<Forecourt>\d+<\/Forecourt>/);
  assert.ok(!/REFMan|<Retail>|VRMValuation/.test(body));
});

const strangers: { title: string; request: Request; status: number; body: RegExp }[] = [
  {
    title: 'the neutral path',
    request: formRequest('/vrm/refvrm.asmx/VRMValuation', value),
    status: 404,
    body: /^Nothing answers at/,
  },
  {
    title: 'the neutral operation',
    request: formRequest('/valuer/valuer.asmx/VRMValuation', value),
    status: 500,
    body: /^VRMValuation Web Service method name is not valid\./,
  },
  {
    title: 'the neutral parameter',
    request: formRequest('/valuer/valuer.asmx/ValueByMark', value.replace('Mark=', 'VRM=')),
    status: 500,
    body: /^Missing parameter: Mark\./,
  },
];
for (const { title, request, status, body } of strangers) {
  test(`${title} is unknown there`, async () => {
    const response = await createTestSandbox({ renamed }).serve(request);
    assert.equal(response.status, status);
    assert.match(await response.text(), body);
  });
}

test('a dataset has its frame, table and columns with the real names', async () => {
  const form = 'subscriberId=123456&password=p%26ss%3C1%3E&kind=CARS&justCurrentManufacturers=TRUE&bodyStyleFilter=';
  const body = await (
    await createTestSandbox({ renamed }).serve(formRequest('/vehicles/refvehicles.asmx/GetRefMan', form))
  ).text();
  assert.match(body, /<Well>true<\/Well>/);
  assert.match(body, /<xs:element name="Makes">[^]*<xs:element name="MakeName" type="xs:string"/);
  assert.match(body, /<Makes diffgr:id="Makes1" msdata:rowOrder="0">\s*<CMan_Code>\d+<\/CMan_Code>\s*<MakeName>/);
});

test('a token API is called at its real path, and a scope by its real name', async () => {
  const sandbox = createTestSandbox({ renamed });
  const login = rawRequest('POST /login/v2/Token\nAuthorization: Basic MTIzNDU2OnAmc3M8MT4=\n\n'); // 123456:p&ss<1>
  const answer = (await (await sandbox.serve(login)).json()) as Record<string, unknown>;
  assert.deepEqual(Object.keys(answer), ['availableProducts', 'bearer', 'tokenType', 'expiresIn']);
  const client = 'client_id=sandbox&client_secret=sandbox&grant_type=client_credentials';
  const token = await sandbox.serve(formRequest('/connect/token', `${client}&scope=Makes.Wltp`));
  assert.equal(token.status, 200, await token.text());
});

test('faults are ordered by the documents’ own names, also when the services are renamed', async () => {
  const sandbox = createTestSandbox({ renamed });
  const order = rawRequest(
    'POST /_faults\nHost: localhost\nContent-Type: application/x-www-form-urlencoded\n\nfault=error&operation=VRMValuation',
  );
  assert.equal((await sandbox.serve(order, { local: true })).status, 200);
  assert.equal((await sandbox.serve(formRequest('/valuer/valuer.asmx/ValueByMark', value))).status, 500);
});

test('the index page and a service’s own page show the real names', async () => {
  const sandbox = createTestSandbox({ renamed });
  const index = await (await sandbox.serve(rawRequest('GET /'))).text();
  assert.match(index, /https:\/\/provider\.example\/valuer\/valuer\.asmx\?WSDL/);
  assert.match(index, /AccountNo=123456&amp;Password=[^&]+&amp;Mark=AB21CDE/);
  const help = await (await sandbox.serve(rawRequest('GET /valuer/valuer.asmx?op=ValueByMark'))).text();
  assert.match(help, /<li>AccountNo<\/li>\s*<li>Password<\/li>\s*<li>Mark \(String\)<\/li>/);
});

test('the index page’s first example trusts a certificate file only where the sandbox made one', async () => {
  const first = async (ownCertificate: boolean) =>
    /<pre>(.*) -d/.exec(await (await createTestSandbox({ ownCertificate }).serve(rawRequest('GET /'))).text())?.[1];
  assert.equal(await first(false), 'curl');
  assert.equal(await first(true), 'curl --cacert certificate.pem');
});

describe('a third party’s SOAP client', () => {
  let listening: Listening;
  let sandbox: Sandbox | undefined;
  before(async () => {
    listening = await listen({ serve: (request) => sandbox!.serve(request) }, 0);
    const clock = () => new Date('2026-06-05T13:07:09Z');
    sandbox = createSandbox({ clock, base: listening.address, renamed });
  });
  after(() => listening.close());

  test('reads the description and calls the operation by its real name', async () => {
    const client = await createClientAsync(`${listening.address}/valuer/valuer.asmx?WSDL`);
    const params = { AccountNo: 123456, Password: 'sandbox', Mark: 'AB21CDE', Mileage: 46000 };
    // The client makes its methods at run time, from the description only.
    const call = client['ValueByMarkAsync'] as (given: object) => Promise<[Record<string, unknown>]>;
    const [answer] = await call({ ...params, StandardEquipmentRequired: false });
    const result = answer['ValueByMarkResult'] as { VRMLookup: { MakeName: string }; Valuation: { Forecourt: number } };
    assert.equal(result.VRMLookup.MakeName, 'CITROEN');
    assert.ok(result.Valuation.Forecourt > 0);
  });
});
