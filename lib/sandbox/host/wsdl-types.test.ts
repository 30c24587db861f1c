/** What foreign clients' importers need in a description: data contracts here, classes under `=asmx`. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { services, type MountedService } from '@/lib/sandbox/services/service-list';
import { writeRequest } from '@/lib/wire/operation';
import { fieldOf } from '@/lib/wire/shape';
import { text } from '@/lib/wire/values';
import { parseXml, type XmlElement } from '@/lib/wire/xml';
import { listen, type Listening } from './listen';
import { createSandbox, type Sandbox } from './serve';

const allOf = (node: XmlElement): XmlElement[] => [node, ...node.children.flatMap(allOf)];
const named = (nodes: readonly XmlElement[], name: string): XmlElement[] => nodes.filter((node) => node.name === name);

interface Description {
  readonly schemas: readonly XmlElement[];
  readonly nodes: readonly XmlElement[];
  /** The declaration that `prefix:name` refers to; null for a type of XML Schema itself. */
  readonly typeOf: (reference: string) => XmlElement | null;
}

async function describeService(path: string, query: string, roots: 'documents' | 'native'): Promise<Description> {
  const source = await (await createTestSandbox({ roots }).serve(rawRequest(`GET ${path}?${query}`))).text();
  const schemas = named(allOf(parseXml(source)), 'schema');
  const typeOf = (reference: string): XmlElement | null => {
    const [name = '', prefix] = reference.split(':').toReversed();
    if (prefix === 's') return null;
    // A type of no namespace has no prefix.
    const namespace = prefix && new RegExp(`xmlns:${prefix}="([^"]*)"`).exec(source)?.[1];
    const schema = schemas.find(({ attributes }) => attributes['targetNamespace'] === namespace);
    const found = schema?.children.find((child) => child.name === 'complexType' && child.attributes['name'] === name);
    assert.ok(found, `the type ${reference} is declared`);
    return found;
  };
  return { schemas, nodes: schemas.flatMap(allOf), typeOf };
}

const VALUE_TYPES = ['s:int', 's:long', 's:unsignedByte', 's:decimal', 's:double', 's:boolean', 's:dateTime'];
const OTHER_TYPES = ['s:string', 's:anyType'];

for (const roots of ['documents', 'native'] as const) {
  for (const { path, operations } of services) {
    test(`${path} describes data contracts: named types of single elements (${roots} roots)`, async () => {
      const { nodes, typeOf } = await describeService(path, 'wsdl', roots);
      const elements = named(nodes, 'element');
      for (const { name } of operations) {
        const result = elements.find(({ attributes }) => attributes['name'] === `${name}Result`);
        assert.ok(result?.attributes['type'], `${name} has a result of a named type`);
      }
      assert.deepEqual(named(nodes, 'attribute'), []);
      for (const { attributes } of elements) {
        assert.equal(attributes['ref'], undefined);
        const type = attributes['type'];
        if (type === undefined) continue;
        if (typeOf(type) === null) assert.ok([...VALUE_TYPES, ...OTHER_TYPES].includes(type), type);
      }
    });

    test(`${path} requires every value that .NET always writes, and nothing else (${roots} roots)`, async () => {
      const { nodes } = await describeService(path, 'wsdl', roots);
      const within = named(nodes, 'element').filter(({ attributes }) => attributes['maxOccurs'] === '1');
      assert.ok(within.length > 5);
      const mayBeLeftOut = operations.flatMap(({ params }) =>
        Object.keys(params).filter((name) => fieldOf(params[name] ?? text).optional),
      );
      for (const { attributes } of within) {
        const { name = '', type = '' } = attributes;
        const required = VALUE_TYPES.includes(type);
        if (mayBeLeftOut.includes(name)) continue;
        assert.equal(attributes['minOccurs'], required ? '1' : '0', name);
      }
    });

    test(`${path} describes lists as arrays, whose objects may be nil (${roots} roots)`, async () => {
      const { nodes } = await describeService(path, 'wsdl', roots);
      const types = named(nodes, 'complexType').filter(({ attributes }) => attributes['name'] !== undefined);
      for (const type of types) {
        const [content] = type.children;
        const many = (content?.children ?? []).filter(({ attributes }) => attributes['maxOccurs'] === 'unbounded');
        if (many.length === 0) continue;
        const [item] = many;
        const { name = '', type: itemType = name, nillable } = item?.attributes ?? {};
        const expected = itemType.replace(/^.*:/, '').replace(/^./, (first) => first.toUpperCase());
        assert.equal(content?.children.length, 1, 'an array holds nothing beside its items');
        assert.equal(type.attributes['name'], `ArrayOf${expected}`);
        assert.equal(nillable, VALUE_TYPES.includes(itemType) ? undefined : 'true');
      }
    });
  }
}

/** Names that an answer has and its type lacks, and names that the type requires and the answer lacks. */
function mismatches(node: XmlElement, type: XmlElement | null, typeOf: Description['typeOf']): string[] {
  const declared = named(type === null ? [] : allOf(type), 'element');
  if (declared.length === 0) return [];
  const undeclared = node.children.filter(
    ({ name }) => !declared.some(({ attributes }) => attributes['name'] === name),
  );
  return [
    ...undeclared.map(({ name }) => `${node.name}/${name} is not described`),
    ...declared.flatMap(({ attributes: { name = '', minOccurs, type: reference } }) => {
      const given = node.children.filter((child) => child.name === name);
      const missing = minOccurs === '1' && given.length === 0 ? [`${node.name}/${name} is missing`] : [];
      const next = reference === undefined ? null : typeOf(reference);
      return [...missing, ...given.flatMap((child) => mismatches(child, next, typeOf))];
    }),
  ];
}

async function answerTo(service: MountedService, index: number): Promise<XmlElement> {
  const operation = service.operations[index];
  assert.ok(operation);
  const credentials = { subscriberId: 123456, password: 'p&ss<1>' };
  const params = operation.exampleOn?.('2026-06-05') ?? operation.example;
  const { path, headers, body } = writeRequest(operation, params, credentials, {
    namespaceBase: 'https://provider.example',
    binding: 'soap11',
  });
  const request = new Request(`https://provider.example${path}`, { method: 'POST', headers, body });
  const result = named(
    allOf(parseXml(await (await createTestSandbox().serve(request)).text())),
    `${operation.name}Result`,
  )[0];
  assert.ok(result, `${operation.name} answers`);
  return result;
}

for (const query of ['wsdl', 'wsdl=asmx']) {
  for (const service of services) {
    test(`the answers of ${service.path} are as ?${query} describes them`, async () => {
      const { nodes, typeOf } = await describeService(service.path, query, 'documents');
      for (const [index, { name }] of service.operations.entries()) {
        const described = named(nodes, 'element').find(({ attributes }) => attributes['name'] === `${name}Result`);
        const reference = described?.attributes['type'];
        const type = reference === undefined ? null : typeOf(reference);
        assert.deepEqual(mismatches(await answerTo(service, index), type, typeOf), [], name);
      }
    });
  }
}

test('under ?wsdl=asmx a dataset is a DataSet, and items may stand beside other elements', async () => {
  const { nodes } = await describeService('/smr/refsmr.asmx', 'WSDL=asmx', 'documents');
  assert.ok(named(nodes, 'element').some(({ attributes }) => attributes['ref'] === 's:schema'));
  const live = await describeService('/usedvalueslive/refusedvalueslive.asmx', 'wsdl=asmx', 'documents');
  const historic = live.typeOf('tns:HistoricValuationResult');
  const positions = named(historic === null ? [] : allOf(historic), 'element').find(
    ({ attributes }) => attributes['name'] === 'ValuationDate',
  );
  assert.equal(positions?.attributes['maxOccurs'], 'unbounded');
});

const run = promisify(execFile);
const isInstalled = await run('mcs', ['--version']).then(
  () => true,
  () => false,
);
const WCF = 'System.ServiceModel,System.Runtime.Serialization,System.Xml';
const ASMX = 'System.Web.Services,System.Xml,System.Data';

/** Prints what it reads from a typed answer, a dataset's two parts and a registration tree. */
const callingProgram = (address: string): string => `using System; using System.ServiceModel; using System.Xml;
class Program {
  static EndpointAddress At(string path) { return new EndpointAddress("${address}" + path); }
  static void Main() {
    var binding = new BasicHttpBinding(); binding.MaxReceivedMessageSize = 10000000;
    var value = new RefVrmSoapClient(binding, At("/vrm/refvrm.asmx")).VRMValuation(123456, "sandbox", "AB21CDE", 23499, false);
    Console.WriteLine(value.Success + " " + value.VRMLookup.REFMan + " " + value.Valuation.ValuationMileage);
    var list = new RefVehiclesSoapClient(binding, At("/vehicles/refvehicles.asmx")).GetRefMan(123456, "sandbox", "CARS", true, "");
    Console.WriteLine(list.Success + " " + list.Returned_DataSet[0].Name + " " + list.Returned_DataSet[1].Name);
    var tree = new RefRegSoapClient(binding, At("/reg/refreg.asmx")).REGLookupVRM(123456, "sandbox", "AB21CDE");
    foreach (XmlNode node in tree.RESPONSE) if (node.Name == "SUCCESS") Console.WriteLine(node.InnerText);
  }
}`;

describe(
  'the tools of Mono make a client of each service',
  { skip: isInstalled ? false : 'Mono is not installed (Debian: apt-get install mono-devel)' },
  () => {
    let listening: Listening;
    let sandbox: Sandbox | undefined;
    let folder: string;
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'wsdl-'));
      listening = await listen({ serve: (request) => sandbox!.serve(request) }, 0);
      sandbox = createSandbox({ clock: () => new Date('2026-06-05T13:07:09Z'), base: listening.address });
    });
    after(async () => {
      await listening.close();
      rmSync(folder, { recursive: true });
    });

    test('a client that svcutil made reads typed answers, datasets and registration trees', async () => {
      const sources = await Promise.all(
        ['/vrm/refvrm.asmx', '/vehicles/refvehicles.asmx', '/reg/refreg.asmx'].map(async (path) => {
          const source = join(folder, path.replaceAll('/', '-').slice(1) + '.cs');
          await run('svcutil', [`-out:${source}`, `${listening.address}${path}?wsdl`], { cwd: folder });
          return source;
        }),
      );
      const program = join(folder, 'Program.cs');
      writeFileSync(program, callingProgram(listening.address));
      await run('mcs', [`-r:${WCF}`, `-out:${program}.exe`, program, ...sources], { cwd: folder });
      const { stdout } = await run('mono', [`${program}.exe`], { cwd: folder });
      assert.deepEqual(stdout.trim().split('\n'), ['True CITROEN 23000', 'True xs:schema diffgr:diffgram', 'true']);
    });

    for (const { tool, query, references } of [
      { tool: 'svcutil', query: 'wsdl', references: WCF },
      { tool: 'wsdl', query: 'wsdl', references: ASMX },
      { tool: 'wsdl', query: 'wsdl=asmx', references: ASMX },
    ]) {
      for (const { key, path, operations } of services) {
        test(`${tool} of ${path}?${query}: every operation, and it compiles`, async () => {
          const source = join(folder, `${tool}-${key}-${query.length}.cs`);
          await run(tool, [`-out:${source}`, `${listening.address}${path}?${query}`], { cwd: folder });
          const code = readFileSync(source, 'utf8');
          for (const { name } of operations) assert.match(code, new RegExp(`\\b${name}\\(int `), name);
          await run('mcs', ['-target:library', `-r:${references}`, `-out:${source}.dll`, source], { cwd: folder });
        });
      }
    }
  },
);
