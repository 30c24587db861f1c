/** Test plates that make the service itself fail, as a caller sees it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BASE, createTestSandbox, formRequest, SUBSCRIBER, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';

const lookUp = (vrm: string, signal?: AbortSignal): Request =>
  formRequest('/reg/refreg.asmx/REGLookupVRM', `${SUBSCRIBER}&vrm=${vrm}`, signal);
const value = (vrm: string, signal?: AbortSignal): Request =>
  formRequest(
    '/vrm/refvrm.asmx/VRMValuation',
    `${SUBSCRIBER}&VRM=${vrm}&Mileage=30000&StandardEquipmentRequired=TRUE`,
    signal,
  );
const services = [
  { service: 'look-up', requestOf: lookUp },
  { service: 'valuation', requestOf: value },
];

/** Lets all ready callbacks run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

for (const { service, requestOf } of services) {
  test(`FA70 LED fails the ${service} with HTTP 500`, async () => {
    const response = await createTestSandbox().serve(requestOf('fa70+led'));
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(await response.text(), 'The service is not available at the moment.\r\n');
  });

  test(`CU70 TTT cuts the answer of the ${service} in the middle`, async () => {
    const response = await createTestSandbox().serve(requestOf('CU70TTT'));
    const body = await response.text();
    assert.equal(response.status, 200);
    assert.match(body, /^<\?xml version="1.0" encoding="utf-8"\?>\n<\w+Response xmlns=/);
    assert.ok(!body.includes('Response>'), 'the root is never closed');
    assert.ok(body.length > 500, 'and yet it begins like any other');
  });

  test(`SL70 WWW keeps the ${service} waiting for twenty seconds`, async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    let answered: Response | undefined;
    const pending = createTestSandbox()
      .serve(requestOf('SL70WWW'))
      .then((response) => (answered = response));
    await settled();
    context.mock.timers.tick(19_999);
    await settled();
    assert.equal(answered, undefined);
    context.mock.timers.tick(1);
    assert.equal((await pending).status, 200);
  });

  test(`a caller who gives up on a slow ${service} is released immediately`, async () => {
    const patience = new AbortController();
    const pending = createTestSandbox().serve(requestOf('SL70WWW', patience.signal));
    await settled();
    patience.abort(new Error('enough'));
    await assert.rejects(pending, /enough/);
  });
}

test('in SOAP a failing service is a fault of the server', async () => {
  const body =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
    `<REGLookupVRM xmlns="${BASE}/reg"><SubscriberID>123456</SubscriberID><Password>p&amp;ss&lt;1></Password><vrm>FA70LED</vrm></REGLookupVRM>` +
    '</s:Body></s:Envelope>';
  const response = await createTestSandbox().serve(
    rawRequest(`POST /reg/refreg.asmx\nContent-Type: text/xml\nSOAPAction: "${BASE}/reg/REGLookupVRM"\n\n${body}`),
  );
  assert.equal(response.status, 500);
  assert.match(
    await response.text(),
    /<faultcode>soap:Server<\/faultcode><faultstring>Server was unable to process request\./,
  );
});

test('a failing or cut answer to a caller with a wrong password is only the refusal', async () => {
  const request = formRequest('/reg/refreg.asmx/REGLookupVRM', 'SubscriberID=1&Password=x&vrm=FA70LED');
  const response = await createTestSandbox().serve(request);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<ERRORMESSAGE>Invalid subscriber ID or password\.<\/ERRORMESSAGE>/);
});

test('every answer waits as long as the sandbox’s delay', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let answered = false;
  const pending = createTestSandbox({ delayMs: 300 })
    .serve(rawRequest('GET /vrm/refvrm.asmx'))
    .then(() => (answered = true));
  await settled();
  context.mock.timers.tick(299);
  await settled();
  assert.equal(answered, false);
  context.mock.timers.tick(1);
  await pending;
});

test('the index names every service, the subscriber and every test plate', async () => {
  const page = await (
    await createTestSandbox({ credentials: { subscriberId: 123456, password: 'sandbox' } }).serve(rawRequest('GET /'))
  ).text();
  for (const text of [
    '/vrm/refvrm.asmx?WSDL',
    '/reg/refreg.asmx?WSDL',
    '123456',
    'Client of the WLTP API <code>sandbox</code>',
    'AB21 CDE',
    'SL70 WWW',
    'Sample data',
  ]) {
    assert.ok(page.includes(text), text);
  }
});
