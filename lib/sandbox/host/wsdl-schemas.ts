/** The schemas in a service's description: the content of its requests and answers, each in its namespace. */
import { datasetRoot } from '@/lib/wire/dataset';
import type { Operation } from '@/lib/wire/operation';
import { fieldOf, wireNameOf, type ShapeFields } from '@/lib/wire/shape';
import { valueCodec } from '@/lib/wire/form';
import { int, text } from '@/lib/wire/values';
import { element, type XmlElement } from '@/lib/wire/xml';
import type { MountedService } from '@/lib/sandbox/services/service-list';
import {
  elementWithSequence,
  isAlwaysWritten,
  NamedTypes,
  valueElement,
  type DescriptionStyle,
} from '@/lib/sandbox/host/wsdl-types';

/** Namespaces besides the service's own, of whole answers or parts of them, each with its prefix. */
export type NamespacePrefixes = ReadonlyMap<string, string>;

export function otherNamespaces({ operations }: MountedService, namespace: string): NamespacePrefixes {
  const others = operations
    .flatMap((operation) => [namespaceOfAnswer(operation, namespace), namespaceOfType(operation, namespace)])
    .filter((other) => other !== namespace);
  return new Map([...new Set(others)].map((other, index) => [other, `ns${index + 1}`]));
}

/** The namespace of an answer's own element. */
export const namespaceOfAnswer = ({ result }: Operation, namespace: string): string =>
  (result.kind === 'dataset' ? result.namespace : undefined) ?? namespace;

/** The namespace of an answer's type: a class may have another than its service, and its elements are all in it. */
function namespaceOfType(operation: Operation, namespace: string): string {
  const { result } = operation;
  if (result.kind === 'dataset') return namespaceOfAnswer(operation, namespace);
  if (result.shape.kind !== 'record') return namespace;
  const suffixes = new Set(Object.values(result.shape.fields).map((entry) => fieldOf(entry).namespaceSuffix ?? ''));
  const [suffix = '', ...others] = suffixes;
  if (others.length > 0) throw new Error(`${operation.name} has elements of one record in two namespaces.`);
  return namespace + suffix;
}

/** What a schema declares: elements, each once, and their types. */
interface SchemaDeclarations {
  readonly elements: Map<string, XmlElement>;
  readonly types: NamedTypes;
}

/** One schema for the service, and one more for each other namespace. */
export function schemas(
  service: MountedService,
  namespace: string,
  otherPrefixes: NamespacePrefixes,
  { native, style }: { native: boolean; style: DescriptionStyle },
): XmlElement[] {
  const messages = new Set(service.operations.flatMap(({ name }) => [name, `${name}Response`]));
  const byNamespace = new Map<string, SchemaDeclarations>();
  const declarationsOf = (schemaNamespace: string): SchemaDeclarations => {
    const prefix = schemaNamespace === '' ? '' : (otherPrefixes.get(schemaNamespace) ?? 'tns');
    const known = byNamespace.get(schemaNamespace);
    const declarations = known ?? { elements: new Map(), types: new NamedTypes(prefix, style, messages) };
    if (!known) byNamespace.set(schemaNamespace, declarations);
    return declarations;
  };
  // The registration trees have elements without a namespace, and so does the class around them.
  const typeNamespace = (operation: Operation): string =>
    style === 'contract' && isTree(operation) ? '' : namespaceOfType(operation, namespace);
  const declare = (schemaNamespace: string, name: string, declared: XmlElement): void =>
    void declarationsOf(schemaNamespace).elements.set(name, declared);
  for (const operation of service.operations) {
    const { name } = operation;
    const answersIn = namespaceOfAnswer(operation, namespace);
    declare(namespace, name, elementWithSequence(name, parameterElements(service, operation)));
    const { types } = declarationsOf(typeNamespace(operation));
    const answer = answerElement(types, operation, `${name}Result`);
    declare(answersIn, `${name}Response`, elementWithSequence(`${name}Response`, [answer]));
    const root = nativeRoot(operation);
    if (native && root !== null) declare(answersIn, root, globalElement(answerElement(types, operation, root)));
  }
  return [...byNamespace].map(([targetNamespace, { elements, types }]) =>
    element('s:schema', { elementFormDefault: 'qualified', ...namespaced('targetNamespace', targetNamespace) }, [
      ...(targetNamespace === namespace ? [...byNamespace.keys()].slice(1) : []).map((other) =>
        element('s:import', namespaced('namespace', other)),
      ),
      ...elements.values(),
      ...types.declared,
    ]),
  );
}

/** The root of a native form answer; null for the registration trees, which have no namespace. */
export const nativeRoot = ({ result }: Operation): string | null =>
  result.kind === 'dataset' ? datasetRoot(result.wireName) : result.wrapper === undefined ? result.root : null;

/** Without a namespace there is no attribute. */
const namespaced = (attribute: string, namespace: string): Record<string, string> =>
  namespace === '' ? {} : { [attribute]: namespace };

const isTree = ({ result }: Operation): boolean => result.kind === 'document' && result.wrapper !== undefined;

/** A top-level element does not state how often it occurs. */
const globalElement = ({ name, attributes, children, text: content }: XmlElement): XmlElement => {
  const { minOccurs: _, maxOccurs: __, ...rest } = attributes;
  return { name, attributes: rest, children, text: content };
};

function parameterElements(service: MountedService, { params }: Operation): XmlElement[] {
  const [idField, passwordField] = service.credentials;
  const all: ShapeFields = { [idField]: int, [passwordField]: text, ...params };
  return Object.entries(all).map(([name, entry]) => {
    const { shape, optional } = fieldOf(entry);
    return valueElement(wireNameOf(all, name), valueCodec(all, name), !optional && isAlwaysWritten(shape) ? '1' : '0');
  });
}

/** An answer's element. Its type has the name of the .NET class, which is the root of native answers. */
function answerElement(types: NamedTypes, { result }: Operation, name: string): XmlElement {
  if (result.kind === 'dataset') {
    const type = types.dataset(result, datasetRoot(result.wireName));
    return element('s:element', { minOccurs: '0', maxOccurs: '1', name, type });
  }
  if (result.wrapper !== undefined) return types.tree(name, result.wrapper);
  return types.answer(name, result.shape, result.root);
}
