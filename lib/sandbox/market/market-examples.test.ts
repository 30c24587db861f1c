/** The example of every operation that answers values has some, as it is the first thing a user tries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataDownload } from '@/lib/contract/data-download';
import { resources, webOperations } from '@/lib/contract/operations';
import { usedValues } from '@/lib/contract/used-values';
import { usedValuesLive } from '@/lib/contract/used-values-live';
import { writeRequest } from '@/lib/wire/operation';
import { writeResourceRequest } from '@/lib/wire/resource';
import { BASE, createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { textOf } from '@/lib/sandbox/testing/xml-paths';

// An example must still have values years from now.
const sandbox = createTestSandbox({ roots: 'native', clock: () => new Date('2028-02-10T10:00:00Z') });
const credentials = { subscriberId: 123456, password: 'p&ss<1>' };
// The one package it names is no longer available by then.
const aged = ['Stream_Package'];

const services = [usedValues, usedValuesLive, dataDownload];
for (const operation of webOperations.filter(
  ({ service, name }) => services.includes(service) && !aged.includes(name),
)) {
  test(`${operation.service.title}: ${operation.name}`, async () => {
    const { path, headers, body } = writeRequest(operation, operation.example, credentials, { namespaceBase: BASE });
    const response = await sandbox.serve(new Request(BASE + path, { method: 'POST', headers, body }));
    const answer = await response.text();
    assert.deepEqual([response.status, textOf(answer, 'Success')], [200, 'true'], answer.slice(0, 1000));
    if (answer.includes('Returned_DataSet')) assert.match(answer, /msdata:rowOrder="0"/);
  });
}

const authenticated = await sandbox.serve(
  rawRequest('POST /v1/Authentication\nAuthorization: Basic MTIzNDU2OnAmc3M8MT4=\n\n'), // 123456:p&ss<1>
);
const { accessToken } = (await authenticated.json()) as { accessToken: string };
for (const route of resources.filter(({ name }) => name.startsWith('Forecast'))) {
  test(`Forecasts: ${route.name}`, async () => {
    const { path } = writeResourceRequest(route, route.example);
    const response = await sandbox.serve(rawRequest(`GET ${path}\nAuthorization: Bearer ${accessToken}`));
    assert.equal(response.status, 200, await response.text());
  });
}
