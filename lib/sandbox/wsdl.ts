/** A service's description, document/literal over all four bindings, derived from the contract alone. */
import { summaryOf } from '@/lib/sandbox/help';
import type { Operation } from '@/lib/wire/operation';
import { DATASET_FRAME, datasetRoot } from '@/lib/wire/dataset';
import { elementNameOf, fieldOf, wireNameOf, type Shape } from '@/lib/wire/shape';
import { int, text } from '@/lib/wire/values';
import { element, writeXml, type XmlElement } from '@/lib/wire/xml';
import type { HostSettings } from '@/lib/sandbox/host';
import type { Service } from '@/lib/sandbox/services';

const HTTP_TRANSPORT = 'http://schemas.xmlsoap.org/soap/http';
const names = {
  'xmlns:soap': 'http://schemas.xmlsoap.org/wsdl/soap/',
  'xmlns:soap12': 'http://schemas.xmlsoap.org/wsdl/soap12/',
  'xmlns:http': 'http://schemas.xmlsoap.org/wsdl/http/',
  'xmlns:mime': 'http://schemas.xmlsoap.org/wsdl/mime/',
  'xmlns:s': 'http://www.w3.org/2001/XMLSchema',
  'xmlns:wsdl': 'http://schemas.xmlsoap.org/wsdl/',
};

export function wsdl(service: Service, { base, namespaceBase, roots }: HostSettings): string {
  const namespace = namespaceBase + service.namespace;
  const name = serviceName(service.path);
  const ports: readonly Port[] = ['Soap', 'Soap12', 'HttpGet', 'HttpPost'];
  const native = roots === 'native';
  return writeXml(
    element('wsdl:definitions', { ...names, 'xmlns:tns': namespace, targetNamespace: namespace }, [
      element('wsdl:types', {}, schemas(service, namespace, native)),
      ...service.operations.flatMap((each) => messages(service, each, native)),
      ...(['Soap', 'HttpGet', 'HttpPost'] as const).map((port) => portType(name, service, port)),
      ...ports.map((port) => binding(name, service, namespace, port)),
      element(
        'wsdl:service',
        { name },
        ports.map((port) => portElement(name, `${base}${service.path}`, port)),
      ),
    ]),
    { indent: true },
  );
}

type Port = 'Soap' | 'Soap12' | 'HttpGet' | 'HttpPost';

/** `/Smr/refsmr.asmx` → `RefSmr`, the stem of its binding names (2 §SMR service). */
const serviceName = (path: string): string =>
  path.replace(
    /^.*\/(ref)?([a-z])([^.]*)\.asmx$/i,
    (_, ref: string | undefined, first: string, rest: string) =>
      `${ref === undefined ? '' : 'Ref'}${first.toUpperCase()}${rest}`,
  );

/** One schema for the service, and one more for each answer in a namespace of its own. */
function schemas(service: Service, namespace: string, native: boolean): XmlElement[] {
  const byNamespace = new Map<string, XmlElement[]>([[namespace, []]]);
  const declare = (in_: string, declared: XmlElement): void => {
    const list = byNamespace.get(in_) ?? [];
    if (!list.some((each) => each.attributes['name'] === declared.attributes['name'])) list.push(declared);
    byNamespace.set(in_, list);
  };
  for (const operation of service.operations) {
    const answersIn = answerNamespace(operation) ?? namespace;
    declare(namespace, holding(operation.name, parameterElements(service, operation)));
    declare(answersIn, holding(`${operation.name}Response`, [answerElement(operation, `${operation.name}Result`)]));
    const root = nativeRoot(operation);
    if (native && root !== null) declare(answersIn, withoutMinimum(answerElement(operation, root)));
  }
  return [...byNamespace].map(([targetNamespace, declared]) =>
    element('s:schema', { elementFormDefault: 'qualified', targetNamespace }, declared),
  );
}

const answerNamespace = ({ result }: Operation): string | undefined =>
  result.kind === 'dataset' ? result.namespace : undefined;

/** The root of a native form answer; null for the registration trees, which stand in no namespace. */
const nativeRoot = ({ result }: Operation): string | null =>
  result.kind === 'dataset' ? datasetRoot(result.wireName) : result.wrapper === undefined ? result.root : null;

const sequence = (children: XmlElement[]): XmlElement => element('s:sequence', {}, children);
const complexType = (children: XmlElement[], attributes: Record<string, string> = {}): XmlElement =>
  element('s:complexType', attributes, children);
const holding = (name: string, children: XmlElement[]): XmlElement =>
  element('s:element', { name }, [complexType([sequence(children)])]);
const withoutMinimum = ({ name, attributes, children, text }: XmlElement): XmlElement => {
  const { minOccurs: _, maxOccurs: __, ...rest } = attributes;
  return { name, attributes: rest, children, text };
};

function parameterElements(service: Service, { params }: Operation): XmlElement[] {
  const [idField, passwordField] = service.credentials;
  const all = { [idField]: int, [passwordField]: text, ...params };
  return Object.entries(all).map(([name, entry]) => {
    const { shape, optional } = fieldOf(entry);
    return shapeElement(
      wireNameOf(all, name),
      shape,
      !optional && shape.kind === 'value' && shape.xsd !== 'xs:string' ? '1' : '0',
    );
  });
}

function answerElement({ result }: Operation, name: string): XmlElement {
  const optional = { name, minOccurs: '0', maxOccurs: '1' };
  if (result.kind === 'dataset') {
    const { wireName = (frame: string) => frame } = result;
    const [success, failMessage, returned] = DATASET_FRAME;
    return element('s:element', optional, [
      complexType([
        sequence([
          element('s:element', { name: wireName(success), type: 's:boolean' }),
          element('s:element', { name: wireName(failMessage), type: 's:string', minOccurs: '0' }),
          element('s:element', { name: wireName(returned), minOccurs: '0' }, [
            complexType([sequence([element('s:element', { ref: 's:schema' }), element('s:any')])]),
          ]),
        ]),
      ]),
    ]);
  }
  if (result.wrapper === undefined) return shapeElement(name, result.shape, '0');
  return element('s:element', optional, [complexType([sequence([element('s:any')])], { mixed: 'true' })]);
}

const schemaType = (xsd: string): string => xsd.replace('xs:', 's:');

function shapeElement(name: string, shape: Shape, minOccurs: string, maxOccurs = '1'): XmlElement {
  const attributes = { name, minOccurs, maxOccurs };
  switch (shape.kind) {
    case 'value':
      return element('s:element', { ...attributes, type: schemaType(shape.xsd) });
    case 'list':
      return shape.itemName === undefined
        ? shapeElement(name, shape.item, '0', 'unbounded')
        : element('s:element', attributes, [
            complexType([sequence([shapeElement(shape.itemName, shape.item, '0', 'unbounded')])]),
          ]);
    case 'record': {
      const fields = Object.entries(shape.fields).map(([field, entry]) => ({ field, ...fieldOf(entry) }));
      const elements = fields
        .filter((each) => !each.attribute)
        .map((each) => shapeElement(elementNameOf(each, each.field), each.shape, each.required ? '1' : '0'));
      const own = fields.flatMap((each) =>
        each.attribute && each.shape.kind === 'value'
          ? [element('s:attribute', { name: elementNameOf(each, each.field), type: schemaType(each.shape.xsd) })]
          : [],
      );
      return element('s:element', attributes, [complexType([sequence(elements), ...own])]);
    }
  }
}

function messages(service: Service, operation: Operation, native: boolean): XmlElement[] {
  const message = (name: string, parts: XmlElement[]): XmlElement => element('wsdl:message', { name }, parts);
  const whole = (of: string): XmlElement[] => [element('wsdl:part', { name: 'parameters', element: `tns:${of}` })];
  const fields = [
    ...service.credentials,
    ...Object.keys(operation.params).map((name) => wireNameOf(operation.params, name)),
  ].map((name) => element('wsdl:part', { name, type: 's:string' }));
  const root = native ? nativeRoot(operation) : `${operation.name}Response`;
  const body = [element('wsdl:part', { name: 'Body', ...(root === null ? {} : { element: `tns:${root}` }) })];
  const { name } = operation;
  return [
    message(`${name}SoapIn`, whole(name)),
    message(`${name}SoapOut`, whole(`${name}Response`)),
    ...['HttpGet', 'HttpPost'].flatMap((port) => [
      message(`${name}${port}In`, fields),
      message(`${name}${port}Out`, body),
    ]),
  ];
}

const portType = (name: string, service: Service, port: Exclude<Port, 'Soap12'>): XmlElement =>
  element(
    'wsdl:portType',
    { name: `${name}${port}` },
    service.operations.map((operation) =>
      element('wsdl:operation', { name: operation.name }, [
        element('wsdl:documentation', {}, summaryOf(operation)),
        element('wsdl:input', { message: `tns:${operation.name}${port}In` }),
        element('wsdl:output', { message: `tns:${operation.name}${port}Out` }),
      ]),
    ),
  );

function binding(name: string, service: Service, namespace: string, port: Port): XmlElement {
  const isSoap = port === 'Soap' || port === 'Soap12';
  const prefix = isSoap ? port.toLowerCase() : 'http';
  const transport = isSoap ? { transport: HTTP_TRANSPORT } : { verb: port === 'HttpGet' ? 'GET' : 'POST' };
  const input = isSoap
    ? element(`${prefix}:body`, { use: 'literal' })
    : port === 'HttpGet'
      ? element('http:urlEncoded')
      : element('mime:content', { type: 'application/x-www-form-urlencoded' });
  const output = isSoap ? input : element('mime:mimeXml', { part: 'Body' });
  return element('wsdl:binding', { name: `${name}${port}`, type: `tns:${name}${isSoap ? 'Soap' : port}` }, [
    element(`${prefix}:binding`, transport),
    ...service.operations.map((operation) =>
      element('wsdl:operation', { name: operation.name }, [
        isSoap
          ? element(`${prefix}:operation`, { soapAction: `${namespace}/${operation.name}`, style: 'document' })
          : element('http:operation', { location: `/${operation.name}` }),
        element('wsdl:input', {}, [input]),
        element('wsdl:output', {}, [output]),
      ]),
    ),
  ]);
}

function portElement(name: string, location: string, port: Port): XmlElement {
  const prefix = port === 'Soap' || port === 'Soap12' ? port.toLowerCase() : 'http';
  return element('wsdl:port', { name: `${name}${port}`, binding: `tns:${name}${port}` }, [
    element(`${prefix}:address`, { location }),
  ]);
}
