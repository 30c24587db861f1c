/** The types in a service's description: the content of its requests and answers, each in its namespace. */
import { DATASET_FRAME, datasetRoot } from '@/lib/wire/dataset';
import type { Operation } from '@/lib/wire/operation';
import { elementNameOf, fieldOf, wireNameOf, type ShapeField, type WireShape } from '@/lib/wire/shape';
import { int, text } from '@/lib/wire/values';
import { element, type XmlElement } from '@/lib/wire/xml';
import type { MountedService } from '@/lib/sandbox/services/service-list';

/** Namespaces beside the service's own, of whole answers or of parts of them, each with its prefix. */
export type NamespacePrefixes = ReadonlyMap<string, string>;

export function otherNamespaces({ operations }: MountedService, namespace: string): NamespacePrefixes {
  const answers = operations.flatMap((operation) => answerNamespace(operation) ?? []);
  const parts = operations.flatMap((operation) =>
    partsElsewhere(operation).map((part) => namespace + part.field.namespaceSuffix),
  );
  return new Map(
    [...new Set([...answers, ...parts])].map((otherNamespace, index) => [otherNamespace, `ns${index + 1}`]),
  );
}

/** The parts of a typed answer that have a separate namespace. */
function partsElsewhere({ result }: Operation): { name: string; field: ShapeField }[] {
  if (result.kind !== 'document' || result.shape.kind !== 'record') return [];
  return Object.entries(result.shape.fields)
    .map(([name, entry]) => ({ name: elementNameOf(fieldOf(entry), name), field: fieldOf(entry) }))
    .filter(({ field }) => field.namespaceSuffix !== undefined);
}

/** One schema for the service, and one more for each other namespace. */
export function schemas(
  service: MountedService,
  namespace: string,
  native: boolean,
  otherPrefixes: NamespacePrefixes,
): XmlElement[] {
  const described = (operation: Operation, name: string) =>
    answerElement(operation, name, (suffix) => otherPrefixes.get(namespace + suffix) ?? 'tns');
  const byNamespace = new Map<string, XmlElement[]>([[namespace, []]]);
  const declare = (schemaNamespace: string, declared: XmlElement): void => {
    const list = byNamespace.get(schemaNamespace) ?? [];
    if (!list.some((known) => known.attributes['name'] === declared.attributes['name'])) list.push(declared);
    byNamespace.set(schemaNamespace, list);
  };
  for (const operation of service.operations) {
    const answersIn = answerNamespace(operation) ?? namespace;
    declare(namespace, elementWithSequence(operation.name, parameterElements(service, operation)));
    declare(
      answersIn,
      elementWithSequence(`${operation.name}Response`, [described(operation, `${operation.name}Result`)]),
    );
    const root = nativeRoot(operation);
    if (native && root !== null) declare(answersIn, withoutMinimum(described(operation, root)));
    for (const { name, field } of partsElsewhere(operation))
      declare(namespace + field.namespaceSuffix, withoutMinimum(shapeElement(name, field.shape, '0')));
  }
  const imports = [...otherPrefixes.keys()].map((otherNamespace) => element('s:import', { namespace: otherNamespace }));
  return [...byNamespace].map(([targetNamespace, declared]) =>
    element('s:schema', { elementFormDefault: 'qualified', targetNamespace }, [
      ...(targetNamespace === namespace ? imports : []),
      ...declared,
    ]),
  );
}

export const answerNamespace = ({ result }: Operation): string | undefined =>
  result.kind === 'dataset' ? result.namespace : undefined;

/** The root of a native form answer; null for the registration trees, which have no namespace. */
export const nativeRoot = ({ result }: Operation): string | null =>
  result.kind === 'dataset' ? datasetRoot(result.wireName) : result.wrapper === undefined ? result.root : null;

const sequence = (children: XmlElement[]): XmlElement => element('s:sequence', {}, children);
const complexType = (children: XmlElement[], attributes: Record<string, string> = {}): XmlElement =>
  element('s:complexType', attributes, children);
const elementWithSequence = (name: string, children: XmlElement[]): XmlElement =>
  element('s:element', { name }, [complexType([sequence(children)])]);
const withoutMinimum = ({ name, attributes, children, text }: XmlElement): XmlElement => {
  const { minOccurs: _, maxOccurs: __, ...rest } = attributes;
  return { name, attributes: rest, children, text };
};

function parameterElements(service: MountedService, { params }: Operation): XmlElement[] {
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

/** The prefix of a part's own namespace, by its suffix to the service's. */
type PrefixOf = (suffix: string) => string;

function answerElement({ result }: Operation, name: string, prefixOf: PrefixOf): XmlElement {
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
  if (result.wrapper === undefined) return shapeElement(name, result.shape, '0', '1', prefixOf);
  return element('s:element', optional, [complexType([sequence([element('s:any')])], { mixed: 'true' })]);
}

const schemaType = (xsd: string): string => xsd.replace('xs:', 's:');

function shapeElement(
  name: string,
  shape: WireShape,
  minOccurs: string,
  maxOccurs = '1',
  prefixOf: PrefixOf = () => 'tns',
): XmlElement {
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
        .filter((field) => !field.attribute)
        .map((field) => {
          const elementName = elementNameOf(field, field.field);
          const least = field.required ? '1' : '0';
          return field.namespaceSuffix === undefined
            ? shapeElement(elementName, field.shape, least)
            : element('s:element', { ref: `${prefixOf(field.namespaceSuffix)}:${elementName}`, minOccurs: least });
        });
      const attributeElements = fields.flatMap((field) =>
        field.attribute && field.shape.kind === 'value'
          ? [element('s:attribute', { name: elementNameOf(field, field.field), type: schemaType(field.shape.xsd) })]
          : [],
      );
      return element('s:element', attributes, [complexType([sequence(elements), ...attributeElements])]);
    }
  }
}
