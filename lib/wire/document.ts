/** Typed documents as XML: a lenient reader of a tree by its declared shape, and a strict writer. */
import {
  elementNameOf,
  fieldOf,
  Unreadable,
  type ShapeField,
  type ShapeFields,
  type RecordOf,
  type RecordShape,
  type WireShape,
  type ValueOf,
} from './shape';
import { WireValueError, type Codec } from './values';
import { attributeOf, child, element, present, type XmlElement } from './xml';

/** Paths of what the reader could not read: the rest of a paid answer is still returned. */
export type Problems = string[];

const PROBLEMS_MAX = 100;

/** Records a problem, up to a hundred per reply. */
export function noteProblem(problems: Problems, detail: string): void {
  if (problems.length < PROBLEMS_MAX) problems.push(detail);
}

/**
 * Reads an element as its shape declares. An optional field that cannot be read is left out and named in `problems`.
 * @throws Unreadable if a required field is missing or cannot be read.
 */
export function readShape<S extends WireShape>(
  shape: S,
  node: XmlElement,
  problems: Problems,
  path?: string,
): ValueOf<S>;
export function readShape(shape: WireShape, node: XmlElement, problems: Problems, path = node.name): unknown {
  switch (shape.kind) {
    case 'value':
      return readValue(shape, node.text, path);
    case 'list':
      // The element of a list contains only its items, under any name.
      return node.children.map((item, index) => readShape(shape.item, item, problems, `${path}[${index}]`));
    case 'record':
      return readRecord(shape, node, problems, path);
  }
}

function readValue(codec: Codec<unknown>, text: string, path: string): unknown {
  try {
    return codec.read(text);
  } catch (error) {
    if (error instanceof WireValueError) throw new Unreadable(`${path} ${error.message}`);
    throw error;
  }
}

function readRecord<F extends ShapeFields>(
  shape: RecordShape<F>,
  node: XmlElement,
  problems: Problems,
  path: string,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const name in shape.fields) {
    const field = fieldOf(shape.fields[name]!);
    const xmlName = elementNameOf(field, name);
    const at = `${path}/${xmlName}`;
    try {
      const read = readField(field, node, xmlName, problems, at);
      if (read !== undefined) value[name] = read;
      else if (field.required) throw new Unreadable(`${at} is missing`);
    } catch (error) {
      if (!(error instanceof Unreadable) || field.required) throw error;
      noteProblem(problems, error.detail);
    }
  }
  return value;
}

function readField(field: ShapeField, node: XmlElement, name: string, problems: Problems, path: string): unknown {
  const { shape } = field;
  if (field.attribute) {
    const text = attributeOf(node, name);
    return text === undefined || shape.kind !== 'value' ? undefined : readValue(shape, text, path);
  }
  if (shape.kind === 'list' && shape.itemName === undefined) {
    const items = node.children.filter((candidate) => candidate.name === name);
    return items.map((item, index) => readShape(shape.item, item, problems, `${path}[${index}]`));
  }
  const found = child(node, name) ?? (field.alias === undefined ? undefined : child(node, field.alias));
  if (!present(found)) return undefined;
  if (shape.kind !== 'value') return readShape(shape, found, problems, path);
  // A blank instead of a number, flag or date means "not given".
  return found.text.trim() === '' && shape.xsd !== 'xs:string' ? undefined : readValue(shape, found.text, path);
}

/** Writes the fields of a record in declared order as children and attributes; a missing value is an absent element. */
export function writeFields<F extends ShapeFields>(
  shape: RecordShape<F>,
  value: RecordOf<F>,
  namespace: string,
): { attributes: Record<string, string>; children: XmlElement[] } {
  const attributes: Record<string, string> = {};
  const children: XmlElement[] = [];
  const values: Record<string, unknown> = value;
  for (const name in shape.fields) {
    const field = fieldOf(shape.fields[name]!);
    const fieldValue = values[name];
    const xmlName = elementNameOf(field, name);
    if (fieldValue === undefined) {
      if (field.nullable) children.push(element(xmlName));
      continue;
    }
    if (field.attribute) {
      if (field.shape.kind === 'value') attributes[xmlName] = field.shape.write(fieldValue);
      continue;
    }
    const own: Record<string, string> =
      field.namespaceSuffix === undefined ? {} : { xmlns: namespace + field.namespaceSuffix };
    if (field.shape.kind === 'list' && field.shape.itemName === undefined) {
      // A list's value is an array of its items: the shape guarantees it, TypeScript loses it in the loop over names.
      for (const item of fieldValue as unknown[])
        children.push(writeShape(field.shape.item, xmlName, item, namespace, own));
    } else {
      children.push(writeShape(field.shape, xmlName, fieldValue, namespace, own));
    }
  }
  return { attributes, children };
}

export function writeShape(
  shape: WireShape,
  name: string,
  value: unknown,
  namespace: string,
  attributes: Record<string, string> = {},
): XmlElement {
  switch (shape.kind) {
    case 'value':
      return element(name, attributes, shape.write(value));
    case 'list': {
      const itemName = shape.itemName ?? name;
      // As above: the shape guarantees the array.
      const items = (value as unknown[]).map((item) => writeShape(shape.item, itemName, item, namespace));
      return element(name, attributes, items);
    }
    case 'record': {
      const fields = writeFields(shape, value as RecordOf<ShapeFields>, namespace);
      return element(name, { ...attributes, ...fields.attributes }, fields.children);
    }
  }
}
