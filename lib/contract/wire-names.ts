/**
 * The wire-name table: this contract's names are neutral, and a real provider's services use others (wire.md §8). A
 * JSON file maps whole neutral names to whole real ones, service by service; other names are unchanged. Nothing is
 * guessed: an undeclared name, or a real name used for two, is a problem.
 */
import { DATASET_FRAME } from '@/lib/wire/dataset';
import type { Operation } from '@/lib/wire/operation';
import { renamedOperation, renamedPage, renamedResource, type ServiceRenames } from '@/lib/wire/wire-renames';
import type { Resource } from '@/lib/wire/resource';
import { fieldOf, type ShapeFields, type WireShape } from '@/lib/wire/shape';
import { images, resources, webOperations } from './operations';
import type { ImagePage } from './vehicle-image';

export type WireNameKind = keyof ServiceRenames;
const WIRE_NAME_KINDS: readonly WireNameKind[] = [
  'paths',
  'namespaces',
  'operations',
  'parameters',
  'fields',
  'scopes',
];

/** A declaration with the provider's names; the declaration itself if there is no table. */
export type Rename = <D extends { readonly kind: 'web' | 'resource' | 'image' }>(declared: D) => D;

export const asDeclared: Rename = (declared) => declared;

/** A table that cannot be used, with all reasons. */
export class WireNamesProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'WireNamesProblem';
  }
}

/** Names that must differ from one another: the parameters of one operation, the fields of one element. */
interface SiblingNames {
  readonly kind: WireNameKind;
  readonly where: string;
  readonly names: readonly string[];
}

/** Every name that a table may contain, by the key of its service. */
export function declaredWireNames(): ReadonlyMap<string, readonly SiblingNames[]> {
  const found = new Map<string, SiblingNames[]>();
  const add = (key: string, siblings: readonly SiblingNames[]): void =>
    void found.set(key, [...(found.get(key) ?? []), ...siblings.filter(({ names }) => names.length > 0)]);
  for (const operation of webOperations) {
    const { key, path, namespace, credentials } = operation.service;
    const own = operation.result.kind === 'dataset' && operation.result.namespace ? [operation.result.namespace] : [];
    add(key, [
      { kind: 'paths', where: key, names: [path] },
      { kind: 'namespaces', where: key, names: [namespace, ...own] },
      { kind: 'parameters', where: operation.name, names: [...credentials, ...Object.keys(operation.params)] },
      ...resultNames(operation),
    ]);
  }
  for (const service of new Set(webOperations.map((operation) => operation.service))) {
    const names = webOperations.filter((operation) => operation.service === service).map(({ name }) => name);
    add(service.key, [{ kind: 'operations', where: service.key, names }]);
  }
  for (const resource of resources) {
    const { key } = resource.api;
    add(key, [{ kind: 'paths', where: key, names: [resource.path] }]);
    const scopes = resource.limits?.['scope']?.oneOf;
    // A token server's names are those of OAuth 2.0 (RFC 6749); only the scope is the provider's.
    if (scopes) add(key, [{ kind: 'scopes', where: resource.name, names: scopes }]);
    else {
      const sent = Object.entries(resource.params).filter(([name]) => !resource.path.includes(`{${name}}`));
      add(key, fieldNames(Object.fromEntries(sent), 'parameters', resource.name));
      add(key, shapeNames(resource.result, 'fields', resource.name));
      if (resource.xml) add(key, [{ kind: 'fields', where: resource.name, names: [resource.xml.root] }]);
      if (resource.xml?.shape) add(key, shapeNames(resource.xml.shape, 'fields', resource.name));
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

function resultNames({ name: where, result }: Operation): SiblingNames[] {
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

function shapeNames(shape: WireShape, kind: WireNameKind, where: string): SiblingNames[] {
  if (shape.kind === 'value') return [];
  if (shape.kind === 'record') return fieldNames(shape.fields, kind, where);
  const own = shape.itemName === undefined ? [] : [{ kind, where, names: [shape.itemName] }];
  return [...own, ...shapeNames(shape.item, kind, where)];
}

function fieldNames(fields: ShapeFields, kind: WireNameKind, where: string): SiblingNames[] {
  const entries = Object.entries(fields).map(([name, entry]) => ({ name, ...fieldOf(entry) }));
  return [
    { kind, where, names: entries.flatMap(({ name, alias }) => (alias === undefined ? [name] : [name, alias])) },
    // In XML only; its siblings are those of the field it belongs to.
    ...entries.flatMap(({ xmlName }) => (xmlName === undefined ? [] : [{ kind, where, names: [xmlName] }])),
    ...entries.flatMap(({ shape }) => shapeNames(shape, kind, where)),
  ];
}

/** @throws NamesProblem with every problem found */
export function readWireNames(text: string): Rename {
  const problems: string[] = [];
  const declared = declaredWireNames();
  const table = new Map<string, ServiceRenames>();
  for (const [key, kinds] of Object.entries(parseTable(text))) {
    const siblings = declared.get(key);
    if (!siblings) problems.push(`${key} is not a service; the services are ${[...declared.keys()].join(', ')}.`);
    else if (!isObject(kinds)) problems.push(`${key} must hold ${WIRE_NAME_KINDS.join(', ')}.`);
    else table.set(key, renamesOf(key, kinds, siblings, problems));
  }
  for (const [key, renames] of table) problems.push(...duplicateNames(key, renames, declared.get(key) ?? []));
  problems.push(...duplicatePaths(declared, table));
  if (problems.length > 0) throw new WireNamesProblem(problems);

  const renamedByDeclaration = new WeakMap<object, unknown>();
  const applyTable = (declaration: Operation | Resource | ImagePage): unknown => {
    const renames = table.get(
      declaration.kind === 'web'
        ? declaration.service.key
        : declaration.kind === 'image'
          ? declaration.key
          : declaration.api.key,
    );
    if (renames === undefined) return declaration;
    if (declaration.kind === 'image') return renamedPage(declaration, renames);
    return declaration.kind === 'web' ? renamedOperation(declaration, renames) : renamedResource(declaration, renames);
  };
  return <D extends { readonly kind: 'web' | 'resource' | 'image' }>(declared: D): D => {
    // There are no other kinds, and the transformation preserves the type of every value: only the wire names change.
    if (!renamedByDeclaration.has(declared))
      renamedByDeclaration.set(declared, applyTable(declared as unknown as Operation | Resource | ImagePage));
    return renamedByDeclaration.get(declared) as D;
  };
}

function renamesOf(
  key: string,
  kinds: Record<string, unknown>,
  siblings: readonly SiblingNames[],
  problems: string[],
): ServiceRenames {
  const renames = Object.fromEntries(WIRE_NAME_KINDS.map((kind) => [kind, new Map<string, string>()])) as Record<
    WireNameKind,
    Map<string, string>
  >; // built from these kinds above
  for (const [kind, names] of Object.entries(kinds)) {
    if (!isKind(kind))
      problems.push(`${key}.${kind} is not a kind of name; the kinds are ${WIRE_NAME_KINDS.join(', ')}.`);
    else if (!isObject(names)) problems.push(`${key}.${kind} must be an object of neutral and real names.`);
    else {
      const known = new Set(siblings.filter((group) => group.kind === kind).flatMap((group) => group.names));
      for (const [name, real] of Object.entries(names)) {
        if (!known.has(name)) problems.push(`${key}.${kind}.${name} is not a name of this service.`);
        else if (typeof real !== 'string' || !fits(kind, name, real)) {
          problems.push(`${key}.${kind}.${name} must be ${FORMS[kind]}.`);
        } else renames[kind].set(name, real);
      }
    }
  }
  return renames;
}

const isKind = (word: string): word is WireNameKind => WIRE_NAME_KINDS.some((kind) => kind === word);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORMS: Readonly<Record<WireNameKind, string>> = {
  paths: 'a path such as /prices/prices.asmx, with the same parameters in braces',
  namespaces: 'a path such as /prices, or a whole address where the neutral one is',
  operations: 'a name of letters, digits and _',
  parameters: 'a name of letters, digits, _ . and -',
  fields: 'a name of letters, digits, _ . and -',
  scopes: 'a word without blanks',
};

const XML_NAME = /^[A-Za-z_][\w.-]{0,99}$/;
const inBraces = (path: string): string => [...path.matchAll(/\{\w+\}/g)].map(String).sort().join();

function fits(kind: WireNameKind, name: string, real: string): boolean {
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
      // A dataset column need not be an XML name (`0TO62`), so its real name need not be one either.
      return XML_NAME.test(real) || (!XML_NAME.test(name) && /^[\w+.-]{1,100}$/.test(real));
  }
}

/** Real names used twice where one reader meets both; forms ignore case (wire.md §4). */
function duplicateNames(key: string, renames: ServiceRenames, siblings: readonly SiblingNames[]): string[] {
  const found = siblings.flatMap(({ kind, where, names }) => {
    const real = (name: string): string => renames[kind].get(name) ?? name;
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

/** All web services have one base address. */
function duplicatePaths(
  declared: ReadonlyMap<string, readonly SiblingNames[]>,
  table: ReadonlyMap<string, ServiceRenames>,
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

/** JSON.parse silently uses the last of two equal names; here the second is a problem. */
function parseTable(text: string): Record<string, unknown> {
  let table: unknown;
  try {
    table = JSON.parse(text);
  } catch {
    throw new WireNamesProblem(['It is no JSON.']);
  }
  if (!isObject(table))
    throw new WireNamesProblem(['It must be an object: the keys of services, each with its names.']);
  const duplicate = duplicateKey(text);
  if (duplicate !== undefined) throw new WireNamesProblem([`${duplicate} is named twice.`]);
  return table;
}

/** The first name that an object of well-formed JSON has twice. */
function duplicateKey(text: string): string | undefined {
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
