/** The host's own error texts (wire.md §4), byte for byte, and its four bindings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BASE, createTestSandbox, formRequest, SUBSCRIBER, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';

const summary = '/reg/refreg.asmx/ViewLookup_Summary';
const status = '/reg/refreg.asmx/ViewLookup_GetCurrentStatus';

const texts: { title: string; request: Request; expected: string }[] = [
  {
    title: 'a parameter that is absent is named',
    request: formRequest(summary, `${SUBSCRIBER}&to=2026%2F06%2F30`),
    expected: 'Missing parameter: from.\r\n',
  },
  {
    title: 'of several absent parameters the first in declared order is named, credentials first of all',
    request: formRequest(summary, 'to=2026%2F06%2F30&SubscriberID=123456'),
    expected: 'Missing parameter: Password.\r\n',
  },
  {
    title: 'a query without a parameter has the same error text',
    request: rawRequest(`GET ${summary}?${SUBSCRIBER}&from=2026%2F04%2F01`),
    expected: 'Missing parameter: to.\r\n',
  },
  {
    title: 'letters in the subscriber id are a conversion error, not a refusal',
    request: formRequest(status, 'SubscriberID=abc&Password=x'),
    expected:
      'Cannot convert abc to System.Int32.\r\nParameter name: type ---> Input string was not in a correct format.\r\n',
  },
  {
    title: 'a number that is present but empty is a conversion error',
    request: formRequest('/reg/refreg.asmx/REGLookupAlternativeVRM', `${SUBSCRIBER}&vrm=AB21CDE&previousAuditRef=`),
    expected:
      'Cannot convert  to System.Int32.\r\nParameter name: type ---> Input string was not in a correct format.\r\n',
  },
  {
    title: 'a day-first date is not understood',
    request: formRequest(summary, `${SUBSCRIBER}&from=31/12/2019&to=2026-06-30`),
    expected:
      'Cannot convert 31/12/2019 to System.DateTime.\r\n' +
      'Parameter name: type ---> String was not recognized as a valid DateTime.\r\n',
  },
  {
    title: 'a form does not accept 1 for true',
    request: formRequest(
      '/vrm/refvrm.asmx/VRMValuation',
      `${SUBSCRIBER}&VRM=AB21CDE&Mileage=1000&StandardEquipmentRequired=1`,
    ),
    expected:
      'Cannot convert 1 to System.Boolean.\r\n' +
      'Parameter name: type ---> String was not recognized as a valid Boolean.\r\n',
  },
  {
    title: 'markup in a value comes back encoded',
    request: formRequest(status, 'SubscriberID=%3Cb%3E&Password=x'),
    expected:
      'Cannot convert &lt;b&gt; to System.Int32.\r\n' +
      'Parameter name: type ---> Input string was not in a correct format.\r\n',
  },
  {
    title: 'an unknown operation is not valid',
    request: formRequest('/vrm/refvrm.asmx/Foo', SUBSCRIBER),
    expected: 'Foo Web Service method name is not valid.\r\n',
  },
  {
    title: 'an operation in another case is answered with its name',
    request: formRequest('/vrm/refvrm.asmx/vrmvaluation', SUBSCRIBER),
    expected:
      'Invalid method name &#39;vrmvaluation&#39;,  method names are case sensitive.   The method name ' +
      '&#39;VRMValuation&#39; with the same name but different casing was found.\r\nParameter name: methodName\r\n',
  },
  {
    title: 'a JSON body is no request format',
    request: rawRequest(`POST ${status}\nContent-Type: application/json\n\n{"SubscriberID":123456}`),
    expected: 'Request format is invalid: application/json.\r\n',
  },
];

for (const { title, request, expected } of texts) {
  test(title, async () => {
    const response = await createTestSandbox().serve(request);
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'private');
    assert.equal(await response.text(), expected);
  });
}

test('field names are read in any case and order, and unknown fields are ignored', async () => {
  const response = await createTestSandbox().serve(
    formRequest(summary, `TO=2026%2F06%2F30&x=1&FROM=2026-04-01&password=p%26ss%3C1%3E&subscriberid=123456`),
  );
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<SUCCESS>true<\/SUCCESS>/);
});

test('the path of a service, unlike an operation, is read in any case', async () => {
  const response = await createTestSandbox().serve(
    formRequest('/REG/RefReg.asmx/ViewLookup_GetCurrentStatus', SUBSCRIBER),
  );
  assert.equal(response.status, 200);
});

const envelope = (version: '1.1' | '1.2', body: string): string =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="${
    version === '1.1' ? 'http://schemas.xmlsoap.org/soap/envelope/' : 'http://www.w3.org/2003/05/soap-envelope'
  }"><s:Body>${body}</s:Body></s:Envelope>`;
const call = (name: string, fields: string): string =>
  `<${name} xmlns="${BASE}/reg"><SubscriberID>123456</SubscriberID><Password>p&amp;ss&lt;1></Password>${fields}</${name}>`;
const soap11 = (action: string, body: string): Request =>
  rawRequest(
    `POST /reg/refreg.asmx\nContent-Type: text/xml; charset=utf-8\nSOAPAction: ${action}\n\n${envelope('1.1', body)}`,
  );
const soap12 = (parameter: string, body: string): Request =>
  rawRequest(
    `POST /reg/refreg.asmx\nContent-Type: application/soap+xml; charset=utf-8${parameter}\n\n${envelope('1.2', body)}`,
  );

const statusCall = call('ViewLookup_GetCurrentStatus', '');
const action = `${BASE}/reg/ViewLookup_GetCurrentStatus`;

const bindings: { binding: string; request: Request; root: RegExp; type: string }[] = [
  {
    binding: 'form POST',
    request: formRequest(status, SUBSCRIBER),
    root: /^<\?xml version="1.0" encoding="utf-8"\?>\n<ViewLookup_GetCurrentStatusResponse xmlns="https:\/\/provider.example\/reg">/,
    type: 'text/xml; charset=utf-8',
  },
  {
    binding: 'GET',
    request: rawRequest(`GET ${status}?${SUBSCRIBER}`),
    root: /^<\?xml version="1.0" encoding="utf-8"\?>\n<ViewLookup_GetCurrentStatusResponse xmlns="https:\/\/provider.example\/reg">/,
    type: 'text/xml; charset=utf-8',
  },
  {
    binding: 'SOAP 1.1',
    request: soap11(`"${action}"`, statusCall),
    root: /<soap:Envelope xmlns:soap="http:\/\/schemas.xmlsoap.org\/soap\/envelope\/"/,
    type: 'text/xml; charset=utf-8',
  },
  {
    binding: 'SOAP 1.1 with an action without quotes',
    request: soap11(action, statusCall),
    root: /<soap:Body><ViewLookup_GetCurrentStatusResponse xmlns="https:\/\/provider.example\/reg">/,
    type: 'text/xml; charset=utf-8',
  },
  {
    binding: 'SOAP 1.2',
    request: soap12(`; action="${action}"`, statusCall),
    root: /<soap:Envelope xmlns:soap="http:\/\/www.w3.org\/2003\/05\/soap-envelope"/,
    type: 'application/soap+xml; charset=utf-8',
  },
  {
    binding: 'SOAP 1.2 without an action',
    request: soap12('', statusCall),
    root: /<soap:Body><ViewLookup_GetCurrentStatusResponse xmlns="https:\/\/provider.example\/reg">/,
    type: 'application/soap+xml; charset=utf-8',
  },
];

for (const { binding, request, root, type } of bindings) {
  test(`an operation answers over ${binding}`, async () => {
    const response = await createTestSandbox().serve(request);
    const body = await response.text();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), type);
    assert.equal(response.headers.get('cache-control'), 'private, max-age=0');
    assert.match(body, root);
    assert.match(body, /<CURRENTMONTH>June 2026<\/CURRENTMONTH>/);
  });
}

test('native roots put the return type at the top of a form answer', async () => {
  const body = await (await createTestSandbox({ roots: 'native' }).serve(formRequest(status, SUBSCRIBER))).text();
  assert.match(body, /^<\?xml version="1.0" encoding="utf-8"\?>\n<RESPONSE>\n {2}<SUCCESS>true<\/SUCCESS>/);
});

const faults: { title: string; request: Request; type: string; expected: RegExp }[] = [
  {
    title: 'an undeclared action is a fault of the caller',
    request: soap11(`"${BASE}/reg/GetNothing"`, call('GetNothing', '')),
    type: 'text/xml; charset=utf-8',
    expected:
      /<soap:Fault><faultcode>soap:Client<\/faultcode><faultstring>Server did not recognize the value of HTTP Header SOAPAction: https:\/\/provider.example\/reg\/GetNothing\.<\/faultstring><detail \/><\/soap:Fault>/,
  },
  {
    title: 'an action of another namespace is not recognised',
    request: soap11('"https://elsewhere.example/reg/ViewLookup_GetCurrentStatus"', statusCall),
    type: 'text/xml; charset=utf-8',
    expected: /SOAPAction: https:\/\/elsewhere.example\/reg\/ViewLookup_GetCurrentStatus\.<\/faultstring>/,
  },
  {
    title: 'a value of the wrong type is a fault with its position',
    request: soap11(
      `"${BASE}/reg/REGLookupAlternativeDerivative"`,
      call('REGLookupAlternativeDerivative', '<AuditRef>abc</AuditRef><refid>1</refid>'),
    ),
    type: 'text/xml; charset=utf-8',
    expected:
      /Server was unable to read request. ---&gt; There is an error in XML document \(1, \d+\). ---&gt; Input string was not in a correct format.<\/faultstring>/,
  },
  {
    title: 'a cut envelope is a fault of the caller',
    request: rawRequest(
      `POST /reg/refreg.asmx\nContent-Type: text/xml\nSOAPAction: "${action}"\n\n<s:Envelope><s:Body>`,
    ),
    type: 'text/xml; charset=utf-8',
    expected: /<faultcode>soap:Client<\/faultcode><faultstring>Server was unable to read request. ---&gt; /,
  },
  {
    title: 'SOAP 1.2 has its own form of a fault',
    request: soap12(`; action="${BASE}/reg/GetNothing"`, call('GetNothing', '')),
    type: 'application/soap+xml; charset=utf-8',
    expected:
      /<soap:Code><soap:Value>soap:Sender<\/soap:Value><\/soap:Code><soap:Reason><soap:Text xml:lang="en">Server did not recognize/,
  },
];

for (const { title, request, type, expected } of faults) {
  test(title, async () => {
    const response = await createTestSandbox().serve(request);
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('content-type'), type);
    assert.match(await response.text(), expected);
  });
}

test('in SOAP a mis-cased element is silently the default value', async () => {
  const body = `<ViewLookup_GetCurrentStatus xmlns="${BASE}/reg"><subscriberid>123456</subscriberid><Password>p&amp;ss&lt;1></Password></ViewLookup_GetCurrentStatus>`;
  const response = await createTestSandbox().serve(soap11(`"${action}"`, body));
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<ERRORMESSAGE>Invalid subscriber ID or password.<\/ERRORMESSAGE>/);
});

test('a browser at the bare address sees the operations, and one of them with its parameters', async () => {
  const list = await (await createTestSandbox().serve(rawRequest('GET /vrm/refvrm.asmx'))).text();
  for (const name of ['VRMValuation', 'VRMInternetPricesValuation', 'REFIDValuation', 'View_VRMValuation_Audit']) {
    assert.ok(list.includes(`href="${BASE}/vrm/refvrm.asmx?op=${name}"`), name);
  }
  const operationPage = await (
    await createTestSandbox().serve(rawRequest('GET /vrm/refvrm.asmx?op=VRMValuation'))
  ).text();
  assert.match(
    operationPage,
    /<li>SubscriberID<\/li>\n<li>Password<\/li>\n<li>VRM \(String\)<\/li>\n<li>Mileage \(Int32\)<\/li>/,
  );
});

test('an unknown address is not found, and another method is not allowed', async () => {
  assert.equal((await createTestSandbox().serve(rawRequest('GET /nothing/here'))).status, 404);
  assert.equal((await createTestSandbox().serve(rawRequest(`PUT ${status}\n\nx`))).status, 405);
  assert.equal((await createTestSandbox().serve(rawRequest(`PUT /reg/refreg.asmx\n\nx`))).status, 405);
});

test('with PROVIDER=live there is no sandbox', () => {
  assert.throws(() => createTestSandbox({ provider: 'live' }), /does not run with PROVIDER=live/);
});

test('mounted under a path, it removes the path from requests', async () => {
  const mounted = createTestSandbox({ base: 'https://product.example/sandbox' });
  const request = new Request(`https://product.example/sandbox${status}?${SUBSCRIBER}`);
  assert.match(await (await mounted.serve(request)).text(), /xmlns="https:\/\/product.example\/sandbox\/reg"/);
});

test('a request larger than the host’s limit is refused', async () => {
  const response = await createTestSandbox().serve(
    formRequest(status, `${SUBSCRIBER}&x=${'x'.repeat(4 * 1024 * 1024)}`),
  );
  assert.equal(response.status, 413);
});
