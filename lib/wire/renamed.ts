/**
 * A declaration in a provider's own words: what is written and read on the wire is renamed, values keep the neutral
 * names, so that nobody but the wire knows. A pure transformation: the same declaration and words give the same result.
 */
import type { Operation, Result, WebService } from './operation';
import type { Resource } from './resource';
import { fieldOf, type Field, type Fields, type Shape } from './shape';
import type { Codec } from './values';

type Words = ReadonlyMap<string, string>;

/** Whole neutral name → whole real name, of one service. A name that is not there stays as it is. */
export interface ServiceWords {
  readonly paths: Words;
  readonly namespaces: Words;
  readonly operations: Words;
  /** Of requests, the two credential fields among them. */
  readonly parameters: Words;
  /** Of answers: fields, elements, tables, columns, roots. */
  readonly fields: Words;
  /** Values of a token request's `scope`. */
  readonly scopes: Words;
}

const inWords = (words: Words, name: string): string => words.get(name) ?? name;

export function renamedOperation(each: Operation, words: ServiceWords): Operation {
  return {
    ...each,
    service: renamedService(each.service, words),
    name: inWords(words.operations, each.name),
    params: renamedFields(each.params, words.parameters),
    result: renamedResult(each.result, words),
  };
}

export function renamedService(service: WebService, { paths, namespaces, parameters }: ServiceWords): WebService {
  const [idField, passwordField] = service.credentials;
  return {
    ...service,
    path: inWords(paths, service.path),
    namespace: inWords(namespaces, service.namespace),
    credentials: [inWords(parameters, idField), inWords(parameters, passwordField)],
  };
}

function renamedResult(result: Result, { fields, namespaces }: ServiceWords): Result {
  if (result.kind === 'dataset') {
    return {
      ...result,
      name: inWords(fields, result.name),
      wireName: (name) => inWords(fields, name),
      ...(result.namespace === undefined ? {} : { namespace: inWords(namespaces, result.namespace) }),
    };
  }
  return {
    ...result,
    root: inWords(fields, result.root),
    shape: renamedShape(result.shape, fields),
    ...(result.wrapper === undefined ? {} : { wrapper: inWords(fields, result.wrapper) }),
  };
}

export function renamedResource(each: Resource, { paths, parameters, fields, scopes }: ServiceWords): Resource {
  const { xml } = each;
  const params = renamedFields(each.params, parameters);
  const scope = params['scope'];
  return {
    ...each,
    path: inWords(paths, each.path),
    params: scope === undefined ? params : { ...params, scope: saidAs(fieldOf(scope), scopes) },
    result: renamedShape(each.result, fields),
    ...(xml === undefined
      ? {}
      : {
          xml: {
            ...xml,
            root: inWords(fields, xml.root),
            ...(xml.shape === undefined ? {} : { shape: renamedShape(xml.shape, fields) }),
          },
        }),
  };
}

/** A page of one path and fields, in a provider's own words: the fields alone are written and read. */
export const renamedPage = <T extends { readonly path: string; readonly fields: Fields }>(
  page: T,
  { paths, parameters }: ServiceWords,
): T => ({ ...page, path: inWords(paths, page.path), fields: renamedFields(page.fields, parameters) });

/** A parameter whose value is a word of the provider's own. */
function saidAs(field: Field, words: Words): Field {
  const { shape } = field;
  if (shape.kind !== 'value' || words.size === 0) return field;
  const neutral = new Map([...words].map(([name, real]) => [real, name]));
  const codec: Codec<unknown> = shape;
  const there = (value: unknown): unknown => (typeof value === 'string' ? inWords(words, value) : value);
  const back = (value: unknown): unknown => (typeof value === 'string' ? inWords(neutral, value) : value);
  return {
    ...field,
    shape: {
      ...codec,
      read: (text) => back(codec.read(text)),
      write: (value) => codec.write(there(value)),
      readForm: (text) => back(codec.readForm(text)),
      writeForm: (value) => codec.writeForm(there(value)),
      readJson: (value) => back(codec.readJson(value)),
      writeJson: (value) => codec.writeJson(there(value)),
    },
  };
}

const renamedFields = (fields: Fields, words: Words): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, entry]) => [name, renamedField(name, fieldOf(entry), words)]));

function renamedField(name: string, field: Field, words: Words): Field {
  const { xmlName, alias } = field;
  return {
    ...field,
    shape: renamedShape(field.shape, words),
    ...(words.has(name) ? { wireName: inWords(words, name) } : {}),
    ...(xmlName === undefined ? {} : { xmlName: inWords(words, xmlName) }),
    ...(alias === undefined ? {} : { alias: inWords(words, alias) }),
  };
}

function renamedShape(shape: Shape, words: Words): Shape {
  switch (shape.kind) {
    case 'value':
      return shape;
    case 'list':
      return {
        ...shape,
        item: renamedShape(shape.item, words),
        itemName: shape.itemName === undefined ? undefined : inWords(words, shape.itemName),
      };
    case 'record':
      return { ...shape, fields: renamedFields(shape.fields, words) };
  }
}
