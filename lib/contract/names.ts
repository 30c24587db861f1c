/**
 * The wire-name table: this contract's words are neutral, and a real provider's services use others (wire.md §8). A JSON
 * file says, per service, which whole neutral name stands for which whole real one; what it does not name stays.
 * Nothing of it is guessed: a name that is not declared, or a real name that would stand for two, is a problem.
 */
import { DATASET_FRAME } from '@/lib/wire/dataset';
import type { Operation } from '@/lib/wire/operation';
import { renamedOperation, renamedPage, renamedResource, type ServiceWords } from '@/lib/wire/renamed';
import type { Resource } from '@/lib/wire/resource';
import { fieldOf, type Fields, type Shape } from '@/lib/wire/shape';
import { images, resources, webOperations } from './operations';
import type { ImagePage } from './vehicle-image';

export type Kind = keyof ServiceWords;
const KINDS: readonly Kind[] = ['paths', 'namespaces', 'operations', 'parameters', 'fields', 'scopes'];

/** A declaration in the provider's words; the declaration itself where there is no table. */
export type Rename = <D extends { readonly kind: 'web' | 'resource' | 'image' }>(declared: D) => D;

export const asDeclared: Rename = (declared) => declared;

/** A table that cannot be used, with every reason. */
export class NamesProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'NamesProblem';
  }
}

/** Names that must stay apart from one another: the parameters of one operation, the fields of one element. */
interface Siblings {
  readonly kind: Kind;
  readonly where: string;
  readonly names: readonly string[];
}

/** Every name that may stand in a table, by the key of its service. */
export function namesDeclared(): ReadonlyMap<string, readonly Siblings[]> {
  const found = new Map<string, Siblings[]>();
  const add = (key: string, siblings: readonly Siblings[]): void =>
    void found.set(key, [...(found.get(key) ?? []), ...siblings.filter(({ names }) => names.length > 0)]);
  for (const each of webOperations) {
    const { key, path, namespace, credentials } = each.service;
    const own = each.result.kind === 'dataset' && each.result.namespace ? [each.result.namespace] : [];
    add(key, [
      { kind: 'paths', where: key, names: [path] },
      { kind: 'namespaces', where: key, names: [namespace, ...own] },
      { kind: 'parameters', where: each.name, names: [...credentials, ...Object.keys(each.params)] },
      ...resultNames(each),
    ]);
  }
  for (const service of new Set(webOperations.map((each) => each.service))) {
    const names = webOperations.filter((each) => each.service === service).map(({ name }) => name);
    add(service.key, [{ kind: 'operations', where: service.key, names }]);
  }
  for (const each of resources) {
    const { key } = each.api;
    add(key, [{ kind: 'paths', where: key, names: [each.path] }]);
    const scopes = each.limits?.['scope']?.oneOf;
    // A token server's own words are OAuth 2.0's (RFC 6749), whoever runs it; only the scope is the provider's.
    if (scopes) add(key, [{ kind: 'scopes', where: each.name, names: scopes }]);
    else {
      const sent = Object.entries(each.params).filter(([name]) => !each.path.includes(`{${name}}`));
      add(key, fieldNames(Object.fromEntries(sent), 'parameters', each.name));
      add(key, shapeNames(each.result, 'fields', each.name));
      if (each.xml) add(key, [{ kind: 'fields', where: each.name, names: [each.xml.root] }]);
      if (each.xml?.shape) add(key, shapeNames(each.xml.shape, 'fields', each.name));
    }
  }
  for (const { key, name, path, fields } of images) {
    add(key, [
      { kind: 'paths', where: key, names: [path] },
      { kind: 'parameters', where: name, names: Object.keys(fields) },
    ]);
  }
  return found;
}

function resultNames({ name: where, result }: Operation): Siblings[] {
  if (result.kind === 'document') {
    const roots = [result.root, ...(result.wrapper === undefined ? [] : [result.wrapper])];
    return [{ kind: 'fields', where, names: roots }, ...shapeNames(result.shape, 'fields', where)];
  }
  return [
    { kind: 'fields', where, names: [result.name] },
    { kind: 'fields', where, names: DATASET_FRAME },
    { kind: 'fields', where, names: Object.keys(result.tables) },
    ...Object.values(result.tables).map((columns) => ({
      kind: 'fields' as const,
      where,
      names: Object.keys(columns),
    })),
  ];
}

function shapeNames(shape: Shape, kind: Kind, where: string): Siblings[] {
  if (shape.kind === 'value') return [];
  if (shape.kind === 'record') return fieldNames(shape.fields, kind, where);
  const own = shape.itemName === undefined ? [] : [{ kind, where, names: [shape.itemName] }];
  return [...own, ...shapeNames(shape.item, kind, where)];
}

function fieldNames(fields: Fields, kind: Kind, where: string): Siblings[] {
  const entries = Object.entries(fields).map(([name, entry]) => ({ name, ...fieldOf(entry) }));
  return [
    { kind, where, names: entries.flatMap(({ name, alias }) => (alias === undefined ? [name] : [name, alias])) },
    // In XML alone; its siblings are those of the field it belongs to.
    ...entries.flatMap(({ xmlName }) => (xmlName === undefined ? [] : [{ kind, where, names: [xmlName] }])),
    ...entries.flatMap(({ shape }) => shapeNames(shape, kind, where)),
  ];
}

/** @throws NamesProblem naming everything that is wrong with it */
export function readNames(text: string): Rename {
  const problems: string[] = [];
  const declared = namesDeclared();
  const table = new Map<string, ServiceWords>();
  for (const [key, kinds] of Object.entries(parsed(text))) {
    const siblings = declared.get(key);
    if (!siblings) problems.push(`${key} is no service; there are ${[...declared.keys()].join(', ')}.`);
    else if (!isObject(kinds)) problems.push(`${key} must hold ${KINDS.join(', ')}.`);
    else table.set(key, wordsOf(key, kinds, siblings, problems));
  }
  for (const [key, words] of table) problems.push(...doubled(key, words, declared.get(key) ?? []));
  problems.push(...doubledPaths(declared, table));
  if (problems.length > 0) throw new NamesProblem(problems);

  const kept = new WeakMap<object, unknown>();
  const inWords = (each: Operation | Resource | ImagePage): unknown => {
    const words = table.get(each.kind === 'web' ? each.service.key : each.kind === 'image' ? each.key : each.api.key);
    if (words === undefined) return each;
    if (each.kind === 'image') return renamedPage(each, words);
    return each.kind === 'web' ? renamedOperation(each, words) : renamedResource(each, words);
  };
  return <D extends { readonly kind: 'web' | 'resource' | 'image' }>(declared: D): D => {
    // Nothing else is of these kinds, and the transformation keeps every value's type: only the wire is called otherwise.
    if (!kept.has(declared)) kept.set(declared, inWords(declared as unknown as Operation | Resource | ImagePage));
    return kept.get(declared) as D;
  };
}

function wordsOf(
  key: string,
  kinds: Record<string, unknown>,
  siblings: readonly Siblings[],
  problems: string[],
): ServiceWords {
  const words = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, string>()])) as Record<
    Kind,
    Map<string, string>
  >; // made of the kinds just now
  for (const [kind, names] of Object.entries(kinds)) {
    if (!isKind(kind)) problems.push(`${key}.${kind} is no kind of name; there are ${KINDS.join(', ')}.`);
    else if (!isObject(names)) problems.push(`${key}.${kind} must be an object of neutral and real names.`);
    else {
      const known = new Set(siblings.filter((each) => each.kind === kind).flatMap((each) => each.names));
      for (const [name, real] of Object.entries(names)) {
        if (!known.has(name)) problems.push(`${key}.${kind}.${name} is not a name of this service.`);
        else if (typeof real !== 'string' || !fits(kind, name, real)) {
          problems.push(`${key}.${kind}.${name} must be ${FORMS[kind]}.`);
        } else words[kind].set(name, real);
      }
    }
  }
  return words;
}

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORMS: Readonly<Record<Kind, string>> = {
  paths: 'a path such as /prices/prices.asmx, with the same parameters in braces',
  namespaces: 'a path such as /prices, or a whole address where the neutral one is',
  operations: 'a name of letters, digits and _',
  parameters: 'a name of letters, digits, _ . and -',
  fields: 'a name of letters, digits, _ . and -',
  scopes: 'a word without blanks',
};

const XML_NAME = /^[A-Za-z_][\w.-]{0,99}$/;
const inBraces = (path: string): string => [...path.matchAll(/\{\w+\}/g)].map(String).sort().join();

function fits(kind: Kind, name: string, real: string): boolean {
  switch (kind) {
    case 'paths':
      return /^(\/[\w.~{}-]+)+$/.test(real) && inBraces(real) === inBraces(name);
    case 'namespaces':
      return (name.startsWith('/') ? /^(\/[\w.~-]+)+$/ : /^\w+:[^\s<>"&]+$/).test(real);
    case 'operations':
      return /^[A-Za-z_]\w{0,99}$/.test(real);
    case 'scopes':
      return /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(real);
    case 'parameters':
    case 'fields':
      // A column of a dataset need not be an XML name (`0TO62`): what stands for it need not either.
      return XML_NAME.test(real) || (!XML_NAME.test(name) && /^[\w+.-]{1,100}$/.test(real));
  }
}

/** Real names that would stand for two things where one is read; forms know no case (wire.md §4). */
function doubled(key: string, words: ServiceWords, siblings: readonly Siblings[]): string[] {
  const found = siblings.flatMap(({ kind, where, names }) => {
    const real = (name: string): string => words[kind].get(name) ?? name;
    const seen = new Map<string, string>();
    return names.flatMap((name) => {
      const called = kind === 'parameters' ? real(name).toLowerCase() : real(name);
      const other = seen.get(called);
      seen.set(called, name);
      if (other === undefined || other === name) return [];
      return [`${key}.${kind}: in ${where}, ${other} and ${name} would both be called ${real(name)}.`];
    });
  });
  return [...new Set(found)];
}

/** Web services share one base address. */
function doubledPaths(
  declared: ReadonlyMap<string, readonly Siblings[]>,
  table: ReadonlyMap<string, ServiceWords>,
): string[] {
  const seen = new Map<string, string>();
  return [...declared].flatMap(([key, siblings]) => {
    const paths = new Set(siblings.filter(({ kind }) => kind === 'paths').flatMap(({ names }) => names));
    return [...paths].flatMap((path) => {
      const real = table.get(key)?.paths.get(path) ?? path;
      const other = seen.get(real.toLowerCase());
      seen.set(real.toLowerCase(), path);
      return other === undefined ? [] : [`${key}.paths: ${other} and ${path} would both be at ${real}.`];
    });
  });
}

/** JSON.parse keeps the last of two equal names without a word; here the second is a problem. */
function parsed(text: string): Record<string, unknown> {
  let table: unknown;
  try {
    table = JSON.parse(text);
  } catch {
    throw new NamesProblem(['It is no JSON.']);
  }
  if (!isObject(table)) throw new NamesProblem(['It must be an object: the keys of services, each with its names.']);
  const twice = namedTwice(text);
  if (twice !== undefined) throw new NamesProblem([`${twice} is named twice.`]);
  return table;
}

/** The first name that an object of well-formed JSON has twice. */
function namedTwice(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, name] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (name !== undefined) {
      const names = open.at(-1);
      if (names?.has(name)) return String(JSON.parse(name));
      names?.add(name);
    }
  }
  return undefined;
}
