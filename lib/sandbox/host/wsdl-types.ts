/** The types in a service's description, as a .NET host writes those of its classes: named, and each once. */
import { DATASET_FRAME } from '@/lib/wire/dataset';
import type { DatasetResult } from '@/lib/wire/operation';
import { elementNameOf, fieldOf, type ListShape, type RecordShape, type WireShape } from '@/lib/wire/shape';
import { flag, text, type Codec } from '@/lib/wire/values';
import { element, writeXml, type XmlElement } from '@/lib/wire/xml';

/**
 * Two kinds of .NET host describe the same XML in different words, for two kinds of client:
 *
 * - `contract`: as WCF. Every type is a data contract, which holds a sequence of single elements. XML that is none (a
 *   dataset, a hand-built tree, attributes, items beside other elements) is any XML: the client gets its nodes.
 * - `class`: as ASMX, for clients that serialise classes. A dataset is a DataSet, and items may stand beside others.
 */
export type DescriptionStyle = 'contract' | 'class';

type Occurrence = 'once' | 'repeated';

/** Numbers, flags and dates are always present in .NET; texts, lists and objects may be null. */
export const isAlwaysWritten = (shape: WireShape): boolean => shape.kind === 'value' && shape.xsd !== 'xs:string';

const schemaType = (xsd: string): string => xsd.replace('xs:', 's:');
const sequence = (children: XmlElement[]): XmlElement => element('s:sequence', {}, children);
const complexType = (children: XmlElement[], attributes: Record<string, string> = {}): XmlElement =>
  element('s:complexType', attributes, children);

export const valueElement = (name: string, { xsd }: Codec<unknown>, minOccurs: '0' | '1'): XmlElement =>
  element('s:element', { minOccurs, maxOccurs: '1', name, type: schemaType(xsd) });

export const elementWithSequence = (name: string, children: XmlElement[]): XmlElement =>
  element('s:element', { name }, [complexType([sequence(children)])]);

/** Any XML, of which a client gets the nodes. */
const anyNodes = (): XmlElement =>
  complexType([
    sequence([element('s:any', { minOccurs: '0', maxOccurs: 'unbounded', processContents: 'lax' })]),
    element('s:anyAttribute'),
  ]);

/** A data contract has neither attributes nor items beside other elements. */
const isDataContract = ({ fields }: RecordShape): boolean =>
  Object.values(fields)
    .map(fieldOf)
    .every(({ shape, attribute }) => !attribute && (shape.kind !== 'list' || shape.itemName !== undefined));

/** `int` → `Int`, `SEDataItem` stays. */
const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** The types of one namespace. */
export class NamedTypes {
  private readonly byName = new Map<string, { content: string; declared: XmlElement }>();

  /**
   * @param prefix the namespace's own in the description; empty for the types of no namespace
   * @param reserved names that are taken: those of the service's messages, for which clients make classes too
   */
  constructor(
    private readonly prefix: string,
    private readonly style: DescriptionStyle,
    private readonly reserved: ReadonlySet<string>,
  ) {}

  /** The declarations, in the order in which they were first needed. */
  get declared(): XmlElement[] {
    return [...this.byName.values()].map(({ declared }) => declared);
  }

  /** An element of a shape; the types of records and lists are declared on the way, under a name or the element's. */
  element(name: string, shape: WireShape, occurs: Occurrence = 'once', typeName = capital(name)): XmlElement {
    if (shape.kind === 'list' && shape.itemName === undefined) return this.element(name, shape.item, 'repeated');
    const attributes = {
      minOccurs: occurs === 'once' && isAlwaysWritten(shape) ? '1' : '0',
      maxOccurs: occurs === 'once' ? '1' : 'unbounded',
      name,
    };
    return this.isDescribed(shape)
      ? element('s:element', { ...attributes, type: this.typeOf(shape, typeName) })
      : element('s:element', attributes, [anyNodes()]);
  }

  /** An answer's own element, whose type always has a name: any XML if it is not a data contract. */
  answer(name: string, shape: WireShape, typeName: string): XmlElement {
    if (this.isDescribed(shape)) return this.element(name, shape, 'once', typeName);
    return element('s:element', { minOccurs: '0', maxOccurs: '1', name, type: 's:anyType' });
  }

  private isDescribed(shape: WireShape): boolean {
    return this.style === 'class' || shape.kind !== 'record' || isDataContract(shape);
  }

  /** The reference to a shape's type. */
  private typeOf(shape: WireShape, name: string): string {
    switch (shape.kind) {
      case 'value':
        return schemaType(shape.xsd);
      case 'list':
        return this.arrayOf(shape);
      case 'record':
        return this.record(shape, name);
    }
  }

  /** The frame around a dataset, whose content is its own schema and then its rows. */
  dataset({ wireName = (frame: string) => frame }: DatasetResult, name: string): string {
    const [success, failMessage, returned] = DATASET_FRAME;
    return this.declare(name, [
      sequence([
        valueElement(wireName(success), flag, '1'),
        valueElement(wireName(failMessage), text, '0'),
        element('s:element', { minOccurs: '0', maxOccurs: '1', name: wireName(returned) }, [
          this.style === 'contract'
            ? anyNodes()
            : complexType([sequence([element('s:element', { ref: 's:schema' }), element('s:any')])]),
        ]),
      ]),
    ]);
  }

  /** The element around a hand-built tree: `root` with any content. */
  tree(name: string, root: string): XmlElement {
    const optional = { minOccurs: '0', maxOccurs: '1', name };
    if (this.style === 'class')
      return element('s:element', optional, [complexType([sequence([element('s:any')])], { mixed: 'true' })]);
    const content = element('s:element', { minOccurs: '0', maxOccurs: '1', name: root }, [anyNodes()]);
    return element('s:element', { ...optional, type: this.declare('XmlTree', [sequence([content])]) });
  }

  /** `ArrayOf` and the type of its items; an item that is an object may be nil. */
  private arrayOf({ item, itemName = 'item' }: ListShape): string {
    const type = this.isDescribed(item) ? this.typeOf(item, capital(itemName)) : null;
    const attributes = {
      minOccurs: '0',
      maxOccurs: 'unbounded',
      name: itemName,
      ...(isAlwaysWritten(item) ? {} : { nillable: 'true' }),
      ...(type === null ? {} : { type }),
    };
    const items = element('s:element', attributes, type === null ? [anyNodes()] : []);
    return this.declare(`ArrayOf${capital(type?.replace(/^.*:/, '') ?? itemName)}`, [sequence([items])]);
  }

  private record(shape: RecordShape, name: string): string {
    const fields = Object.entries(shape.fields).map(([field, entry]) => ({ field, ...fieldOf(entry) }));
    const elements = fields
      .filter(({ attribute }) => !attribute)
      .map((field) => this.element(elementNameOf(field, field.field), field.shape));
    const attributes = fields.flatMap((field) =>
      field.attribute && field.shape.kind === 'value'
        ? [element('s:attribute', { name: elementNameOf(field, field.field), type: schemaType(field.shape.xsd) })]
        : [],
    );
    return this.declare(name, [...(elements.length > 0 ? [sequence(elements)] : []), ...attributes]);
  }

  /** Declares a type and returns the reference to it. Another type of the name gets a number, as .NET does. */
  private declare(wanted: string, content: XmlElement[], attributes: Record<string, string> = {}): string {
    const written = writeXml(complexType(content, attributes), { indent: false });
    for (let number = 0; ; number++) {
      const name = number === 0 ? wanted : `${wanted}${number}`;
      const known = this.byName.get(name);
      if (this.reserved.has(name) || (known && known.content !== written)) continue;
      if (!known) this.byName.set(name, { content: written, declared: complexType(content, { name, ...attributes }) });
      return this.prefix === '' ? name : `${this.prefix}:${name}`;
    }
  }
}
