/** Ordered faults: who may order them, and their effect on callers of each kind of API. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, formRequest, SUBSCRIBER, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import type { Sandbox } from '@/lib/sandbox/host/serve';

const LOCAL_SENDER = { local: true };
const faultsRequest = (head: string, body = ''): Request =>
  rawRequest(`${head}\nHost: 127.0.0.1:5800\nContent-Type: application/x-www-form-urlencoded\n\n${body}`);
const order = async (sandbox: Sandbox, form: string): Promise<void> => {
  const response = await sandbox.serve(faultsRequest('POST /_faults', form), LOCAL_SENDER);
  assert.equal(response.status, 200, await response.text());
};
const orders = async (sandbox: Sandbox): Promise<unknown> => {
  const { faults } = (await (await sandbox.serve(faultsRequest('GET /_faults'), LOCAL_SENDER)).json()) as {
    faults: unknown;
  };
  return faults;
};

const lookUp = (): Request => formRequest('/reg/refreg.asmx/REGLookupVRM', `${SUBSCRIBER}&vrm=AB21CDE`);
const makers = (): Request =>
  formRequest(
    '/vehicles/refvehicles.asmx/GetRefMan',
    'subscriberId=123456&password=p%26ss%3C1%3E&database=CARS&justCurrentManufacturers=TRUE&bodyStyleFilter=',
  );
const authenticate = (): Request =>
  rawRequest('POST /v1/Authentication\nAuthorization: Basic MTIzNDU2OnAmc3M8MT4=\n\n'); // 123456:p&ss<1>

const seen: { title: string; order: string; request: () => Request; status: number; body: RegExp }[] = [
  {
    title: 'error: HTTP 500 in the words of the web services',
    order: 'fault=error&operation=REGLookupVRM',
    request: lookUp,
    status: 500,
    body: /^The service is not available at the moment\.\r\n$/,
  },
  {
    title: 'error: HTTP 500 in the words of the subscriber API',
    order: 'fault=error&operation=Authentication',
    request: authenticate,
    status: 500,
    body: /^\{"error":"Something went wrong\. Please try again later\."\}$/,
  },
  {
    title: 'credentials: the right password is refused by a look-up',
    order: 'fault=credentials',
    request: lookUp,
    status: 200,
    body: /<ERRORMESSAGE>Invalid subscriber ID or password\.<\/ERRORMESSAGE>/,
  },
  {
    title: 'credentials: the right password is refused by the subscriber API',
    order: 'fault=credentials',
    request: authenticate,
    status: 401,
    body: /^\{"error":"Invalid subscriber ID or password\."\}$/,
  },
  {
    title: 'limit: a look-up is over the monthly limit',
    order: 'fault=limit',
    request: lookUp,
    status: 200,
    body: /<SUCCESS>false<\/SUCCESS>[^]*<MONTHLYLOOKUPLIMITEXCEEDED>(?:T|t)rue<\/MONTHLYLOOKUPLIMITEXCEEDED>/,
  },
  {
    title: 'limit: an operation without a monthly limit answers HTTP 429',
    order: 'fault=limit',
    request: makers,
    status: 429,
    body: /^Too many requests\.\r\n$/,
  },
  {
    title: 'cut: the answer begins as usual and never ends',
    order: 'fault=cut&operation=GetRefMan',
    request: makers,
    status: 200,
    body: /^<\?xml version="1\.0" encoding="utf-8"\?>\n<GetRefManResponse (?![^]*<\/GetRefManResponse>)/,
  },
  {
    title: 'garbage: the answer is no XML',
    order: 'fault=garbage&operation=GetRefMan',
    request: makers,
    status: 200,
    body: /^[^<]{3}/,
  },
];

for (const { title, order: ordered, request: send, status, body } of seen) {
  test(title, async () => {
    const sandbox = createTestSandbox();
    await order(sandbox, ordered);
    const response = await sandbox.serve(send());
    assert.equal(response.status, status);
    assert.match(await response.text(), body);
  });
}

test('slow: the answer is the ordinary one, after the ordered seconds', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const sandbox = createTestSandbox();
  await order(sandbox, 'fault=slow&operation=GetRefMan&seconds=7');
  let answered: Response | undefined;
  const pending = sandbox.serve(makers()).then((response) => (answered = response));
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  await settled();
  context.mock.timers.tick(6_999);
  await settled();
  assert.equal(answered, undefined);
  context.mock.timers.tick(1);
  assert.match(await (await pending).text(), /<CMan_Name>/);
});

test('an order for one operation does not affect the others, and applies to it over SOAP too', async () => {
  const sandbox = createTestSandbox();
  await order(sandbox, 'fault=error&operation=GetRefMan');
  assert.equal((await sandbox.serve(lookUp())).status, 200);
  const soap = await sandbox.serve(
    rawRequest(
      'POST /vehicles/refvehicles.asmx\nContent-Type: text/xml\nSOAPAction: "https://provider.example/vehicles/GetRefMan"\n\n' +
        '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetRefMan xmlns="https://provider.example/vehicles"/></s:Body></s:Envelope>',
    ),
  );
  assert.match(await soap.text(), /<faultcode>soap:Server<\/faultcode>/);
});

test('an order lasts as many times as it names, and is listed with the times left', async () => {
  const sandbox = createTestSandbox();
  await order(sandbox, 'fault=error&operation=GetRefMan&times=2');
  assert.deepEqual(await orders(sandbox), [{ fault: 'error', operation: 'GetRefMan', seconds: 20, left: 2 }]);
  assert.equal((await sandbox.serve(makers())).status, 500);
  assert.deepEqual(await orders(sandbox), [{ fault: 'error', operation: 'GetRefMan', seconds: 20, left: 1 }]);
  assert.equal((await sandbox.serve(makers())).status, 500);
  assert.equal((await sandbox.serve(makers())).status, 200);
  assert.deepEqual(await orders(sandbox), []);
});

test('an operation’s own order comes before the one for all; DELETE ends one, or all', async () => {
  const sandbox = createTestSandbox();
  await order(sandbox, 'fault=error');
  await order(sandbox, 'fault=limit&operation=GetRefMan');
  assert.equal((await sandbox.serve(makers())).status, 429);
  await sandbox.serve(faultsRequest('DELETE /_faults?operation=GetRefMan'), LOCAL_SENDER);
  assert.equal((await sandbox.serve(makers())).status, 500);
  await sandbox.serve(faultsRequest('DELETE /_faults'), LOCAL_SENDER);
  assert.equal((await sandbox.serve(makers())).status, 200);
});

test('an image is cut in the middle of its bytes, or refused to the right password', async () => {
  const image = (): Request =>
    formRequest('/images/vehicleimage.aspx', 'SUBID=123456&PWD=p%26ss%3C1%3E&DB=CARS&REFID=50031&WIDTH=200&HEIGHT=150');
  const sandbox = createTestSandbox();
  const whole = Buffer.from(await (await sandbox.serve(image())).arrayBuffer());
  assert.equal(whole.toString('latin1', 1, 4), 'PNG');
  await order(sandbox, 'fault=cut&operation=VehicleImage');
  const cut = Buffer.from(await (await sandbox.serve(image())).arrayBuffer());
  assert.deepEqual(cut, whole.subarray(0, Math.floor(whole.length / 2)));
  await order(sandbox, 'fault=credentials');
  await sandbox.serve(faultsRequest('DELETE /_faults?operation=VehicleImage'), LOCAL_SENDER);
  assert.equal((await sandbox.serve(image())).status, 401);
});

test('an order may be JSON', async () => {
  const sandbox = createTestSandbox();
  const request = rawRequest(
    'POST /_faults\nHost: localhost:5800\nContent-Type: application/json\n\n{"fault":"slow","seconds":3,"times":null}',
  );
  assert.equal((await sandbox.serve(request, LOCAL_SENDER)).status, 200);
  assert.deepEqual(await orders(sandbox), [{ fault: 'slow', operation: null, seconds: 3, left: null }]);
});

const wrong: { form: string; expected: RegExp }[] = [
  { form: 'fault=rain', expected: /fault must be one of slow, error, cut, credentials, limit, garbage/ },
  { form: 'fault=error&operation=getrefman', expected: /There is no operation getrefman/ },
  { form: 'fault=slow&seconds=0', expected: /seconds must be a whole number from 1 to 600/ },
  { form: 'fault=slow&times=-1', expected: /times must be a whole number/ },
  { form: 'fault=slow&time=3', expected: /time is not known/ },
  { form: '', expected: /fault must be one of/ },
];
for (const { form, expected } of wrong) {
  test(`“${form}” is not a valid order and changes nothing`, async () => {
    const sandbox = createTestSandbox();
    const response = await sandbox.serve(faultsRequest('POST /_faults', form), LOCAL_SENDER);
    assert.equal(response.status, 400);
    assert.match(await response.text(), expected);
    assert.deepEqual(await orders(sandbox), []);
  });
}

const strangers: { sender: string; request: () => Request; from?: { local: boolean } }[] = [
  { sender: 'another machine', request: () => faultsRequest('POST /_faults', 'fault=error'), from: { local: false } },
  { sender: 'a caller inside the product', request: () => faultsRequest('POST /_faults', 'fault=error') },
  {
    sender: 'a foreign page in this machine’s browser',
    request: () => faultsRequest('POST /_faults\nOrigin: https://elsewhere.example', 'fault=error'),
    from: LOCAL_SENDER,
  },
  {
    sender: 'a foreign page whose browser names it',
    request: () => faultsRequest('POST /_faults\nSec-Fetch-Site: cross-site', 'fault=error'),
    from: LOCAL_SENDER,
  },
  {
    sender: 'a foreign name that leads to this machine',
    request: () => rawRequest('POST /_faults\nHost: elsewhere.example\n\nfault=error'),
    from: LOCAL_SENDER,
  },
];
for (const { sender: who, request, from } of strangers) {
  test(`${who} cannot order a fault`, async () => {
    const sandbox = createTestSandbox();
    const response = await (from === undefined ? sandbox.serve(request()) : sandbox.serve(request(), from));
    assert.equal(response.status, 403);
    assert.equal((await sandbox.serve(makers())).status, 200);
  });
}
