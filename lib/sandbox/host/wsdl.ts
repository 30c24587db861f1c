/** A service's description, document/literal over all four bindings, derived only from the contract. */
import { summaryOf } from '@/lib/sandbox/host/help-page';
import type { Operation } from '@/lib/wire/operation';
import { wireNameOf } from '@/lib/wire/shape';
import { element, writeXml, type XmlElement } from '@/lib/wire/xml';
import type { HostSettings } from '@/lib/sandbox/host/dotnet-host';
import type { MountedService } from '@/lib/sandbox/services/service-list';
import {
  namespaceOfAnswer,
  nativeRoot,
  otherNamespaces,
  schemas,
  type NamespacePrefixes,
} from '@/lib/sandbox/host/wsdl-schemas';
import type { DescriptionStyle } from '@/lib/sandbox/host/wsdl-types';

const HTTP_TRANSPORT = 'http://schemas.xmlsoap.org/soap/http';
const names = {
  'xmlns:soap': 'http://schemas.xmlsoap.org/wsdl/soap/',
  'xmlns:soap12': 'http://schemas.xmlsoap.org/wsdl/soap12/',
  'xmlns:http': 'http://schemas.xmlsoap.org/wsdl/http/',
  'xmlns:mime': 'http://schemas.xmlsoap.org/wsdl/mime/',
  'xmlns:s': 'http://www.w3.org/2001/XMLSchema',
  'xmlns:wsdl': 'http://schemas.xmlsoap.org/wsdl/',
  'xmlns:wsaw': 'http://www.w3.org/2006/05/addressing/wsdl',
};

/** @param style how the types are described; the bindings are the same */
export function wsdl(
  service: MountedService,
  { base, namespaceBase, roots }: HostSettings,
  style: DescriptionStyle = 'contract',
): string {
  const namespace = namespaceBase + service.namespace;
  const name = serviceName(service.path);
  const ports: readonly Port[] = ['Soap', 'Soap12', 'HttpGet', 'HttpPost'];
  const native = roots === 'native';
  const otherPrefixes = otherNamespaces(service, namespace);
  const prefixes = Object.fromEntries(
    [...otherPrefixes].map(([otherNamespace, prefix]) => [`xmlns:${prefix}`, otherNamespace]),
  );
  return writeXml(
    element('wsdl:definitions', { ...names, 'xmlns:tns': namespace, ...prefixes, targetNamespace: namespace }, [
      element('wsdl:types', {}, schemas(service, namespace, otherPrefixes, { native, style })),
      ...service.operations.flatMap((operation) => messages(service, operation, namespace, native, otherPrefixes)),
      ...(['Soap', 'HttpGet', 'HttpPost'] as const).map((port) => portType(name, service, namespace, port)),
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

function messages(
  service: MountedService,
  operation: Operation,
  namespace: string,
  native: boolean,
  otherPrefixes: NamespacePrefixes,
): XmlElement[] {
  const message = (name: string, parts: XmlElement[]): XmlElement => element('wsdl:message', { name }, parts);
  const parametersPart = (elementName: string): XmlElement[] => [
    element('wsdl:part', { name: 'parameters', element: elementName }),
  ];
  const answer = otherPrefixes.get(namespaceOfAnswer(operation, namespace)) ?? 'tns';
  const fields = [
    ...service.credentials,
    ...Object.keys(operation.params).map((name) => wireNameOf(operation.params, name)),
  ].map((name) => element('wsdl:part', { name, type: 's:string' }));
  const root = native ? nativeRoot(operation) : `${operation.name}Response`;
  const body = [element('wsdl:part', { name: 'Body', ...(root === null ? {} : { element: `${answer}:${root}` }) })];
  const { name } = operation;
  return [
    message(`${name}SoapIn`, parametersPart(`tns:${name}`)),
    message(`${name}SoapOut`, parametersPart(`${answer}:${name}Response`)),
    ...['HttpGet', 'HttpPost'].flatMap((port) => [
      message(`${name}${port}In`, fields),
      message(`${name}${port}Out`, body),
    ]),
  ];
}

function portType(name: string, service: MountedService, namespace: string, port: Exclude<Port, 'Soap12'>): XmlElement {
  // WCF names the actions here too, without which an importer that does not read them from the binding sends none.
  const action = (message: string): Record<string, string> =>
    port === 'Soap' ? { 'wsaw:Action': `${namespace}/${message}` } : {};
  return element(
    'wsdl:portType',
    { name: `${name}${port}` },
    service.operations.map((operation) =>
      element('wsdl:operation', { name: operation.name }, [
        element('wsdl:documentation', {}, summaryOf(operation)),
        element('wsdl:input', { ...action(operation.name), message: `tns:${operation.name}${port}In` }),
        element('wsdl:output', { ...action(`${operation.name}Response`), message: `tns:${operation.name}${port}Out` }),
      ]),
    ),
  );
}

function binding(name: string, service: MountedService, namespace: string, port: Port): XmlElement {
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
