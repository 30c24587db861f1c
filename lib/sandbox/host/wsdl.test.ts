/**
 * Each service's description, tested with a third party's SOAP client, which reads it from a port and calls what it
 * describes.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createClientAsync, type Client } from 'soap';
import { BASE, createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { listen, type Listening } from './listen';
import { createSandbox, type Sandbox } from './serve';
import { services } from '@/lib/sandbox/services/service-list';
import { parseXml, type XmlElement } from '@/lib/wire/xml';

const subscriberFields = { SubscriberID: 123456, Password: 'sandbox' };

/** Calls one operation and returns its result as that client reads it. */
async function called(client: Client, operation: string, parameters: Record<string, unknown>): Promise<unknown> {
  const method: unknown = client[`${operation}Async`];
  assert.equal(typeof method, 'function', `${operation} is described`);
  // The client makes its methods at run time, from the description only.
  const [answer] = await (method as (given: object) => Promise<[Record<string, unknown>]>)({
    ...subscriberFields,
    ...parameters,
  });
  return answer[`${operation}Result`];
}

const versions = [
  { version: 'SOAP 1.1', options: {} },
  { version: 'SOAP 1.2', options: { forceSoap12Headers: true } },
];

for (const { version, options } of versions) {
  describe(`a third party’s SOAP client over ${version}`, () => {
    let listening: Listening;
    let sandbox: Sandbox | undefined;
    before(async () => {
      listening = await listen({ serve: (request) => sandbox!.serve(request) }, 0);
      sandbox = createSandbox({ clock: () => new Date('2026-06-05T13:07:09Z'), base: listening.address });
    });
    after(() => listening.close());

    const clientOf = (path: string): Promise<Client> => createClientAsync(`${listening.address}${path}?WSDL`, options);

    test('reads a typed result: an audit and its months', async () => {
      const client = await clientOf('/vrm/refvrm.asmx');
      const result = await called(client, 'View_VRMValuation_Audit', { DateFrom: '2026-02-10', DateTo: '2026-04-30' });
      const { Success, MonthData } = result as { Success: boolean; MonthData: { AuditMonth: unknown[] } };
      assert.equal(Success, true);
      assert.equal(MonthData.AuditMonth.length, 3);
    });

    test('values a plate and reads what the vehicle is, what it is worth and what is fitted', async () => {
      const client = await clientOf('/vrm/refvrm.asmx');
      const params = { VRM: 'AB21CDE', Mileage: 23499, StandardEquipmentRequired: true };
      const result = (await called(client, 'VRMValuation', params)) as {
        Success: boolean;
        VRMLookup: { RegisteredDate: Date; REFMan: string; REFID: number };
        Valuation: { ValuationMileage: number; Retail: number; Below: number };
        StandardEquipment: { SEData: { SEDataItem: { SECode: number }[] } };
      };
      assert.equal(result.Success, true);
      assert.equal(result.VRMLookup.REFMan, 'CITROEN');
      assert.equal(result.VRMLookup.RegisteredDate.getFullYear(), 2021);
      assert.equal(result.Valuation.ValuationMileage, 23000);
      assert.ok(result.Valuation.Retail > result.Valuation.Below);
      assert.ok(result.StandardEquipment.SEData.SEDataItem.length > 10);
    });

    test('reads a registration tree: the month’s usage', async () => {
      const client = await clientOf('/reg/refreg.asmx');
      const result = await called(client, 'ViewLookup_GetCurrentStatus', {});
      const { RESPONSE } = result as { RESPONSE: Record<string, unknown> };
      assert.equal(RESPONSE['CURRENTMONTH'], 'June 2026');
      assert.equal(RESPONSE['MONTHLYLIMIT'], '1000');
    });

    test('looks a plate up', async () => {
      const client = await clientOf('/reg/refreg.asmx');
      const { RESPONSE } = (await called(client, 'REGLookupVRM', { vrm: 'AB21CDE' })) as {
        RESPONSE: { DATA: { REG: { VRM: string }; REF: { MANUFACTURER: string } } };
      };
      assert.equal(RESPONSE.DATA.REG.VRM, 'AB21CDE');
      assert.equal(RESPONSE.DATA.REF.MANUFACTURER, 'CITROEN');
    });

    for (const { path, credentials, operations } of services) {
      test(`calls every operation of ${path}`, async () => {
        const client = await clientOf(path);
        const [idField, passwordField] = credentials;
        for (const { name, example } of operations) {
          const given = { ...example, [idField]: 123456, [passwordField]: 'sandbox' };
          const result = await called(client, name, given);
          assert.notEqual(result, undefined, name);
          assert.doesNotMatch(JSON.stringify(result), /Invalid subscriber/, name);
        }
      });
    }

    test('receives a fault as an error', async () => {
      const client = await clientOf('/reg/refreg.asmx');
      await assert.rejects(
        called(client, 'REGLookupAlternativeDerivative', { AuditRef: 'abc', refid: 1 }),
        /not in a correct/,
      );
    });
  });
}

for (const { path } of services) {
  test(`${path} describes all four bindings of every operation`, async () => {
    const text = await (await createTestSandbox().serve(rawRequest(`GET ${path}?wsdl`))).text();
    for (const port of ['Soap', 'Soap12', 'HttpGet', 'HttpPost']) {
      assert.match(text, new RegExp(`<wsdl:port name="[A-Z]\\w*${port}" binding="tns:[A-Z]\\w*${port}">`));
    }
    assert.ok(text.includes(`location="${BASE}${path}"`));
  });
}

const allOf = (node: XmlElement): XmlElement[] => [node, ...node.children.flatMap(allOf)];

for (const roots of ['documents', 'native'] as const) {
  for (const { path } of services) {
    test(`${path} refers only to what it declares (${roots} roots)`, async () => {
      const text = await (await createTestSandbox({ roots }).serve(rawRequest(`GET ${path}?wsdl`))).text();
      const all = allOf(parseXml(text));
      const declared = all
        .filter(({ name }) => name === 'schema')
        .flatMap(({ attributes, children }) =>
          children.map((child) => `${attributes['targetNamespace']} ${child.attributes['name']}`),
        );
      const referred = all.flatMap(
        ({ name, attributes }) => (name === 'part' ? attributes['element'] : attributes['ref']) ?? [],
      );
      const dangling = referred
        .filter((reference) => reference !== 's:schema')
        .map((reference) => {
          const [prefix, local] = reference.split(':');
          const namespace = new RegExp(`xmlns:${prefix}="([^"]*)"`).exec(text)?.[1];
          return `${namespace} ${local}`;
        })
        .filter((reference) => !declared.includes(reference));
      assert.ok(referred.length > 0);
      assert.deepEqual(dangling, []);
    });
  }
}

test('a package’s parts are described in the namespace in which they are written', async () => {
  const sandbox = createTestSandbox();
  const description = await (
    await sandbox.serve(rawRequest('GET /datadownload/datadownload_webservice.asmx?wsdl'))
  ).text();
  const schemas = allOf(parseXml(description)).filter(({ name }) => name === 'schema');
  const slashed = schemas.find(({ attributes }) => attributes['targetNamespace'] === `${BASE}/datadownload/`);
  const [type] = slashed?.children ?? [];
  assert.equal(type?.attributes['name'], 'StreamResult');
  assert.deepEqual(
    type.children.flatMap(({ children }) => children.map(({ attributes }) => attributes['name'])),
    ['File', 'Success', 'ErrMsg'],
  );
});
