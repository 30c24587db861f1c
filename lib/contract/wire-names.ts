/**
 * The wire-name table: this contract's names are neutral, and a real provider's services use others (wire.md §8). A
 * JSON file maps whole neutral names to whole real ones, service by service; other names are unchanged. Nothing is
 * guessed: an undeclared name, or a real name used for two, is a problem.
 */
import { isJsonObject } from '@/lib/wire/json';
import type { Operation } from '@/lib/wire/operation';
import { renamedOperation, renamedPage, renamedResource, type ServiceRenames } from '@/lib/wire/wire-renames';
import type { Resource } from '@/lib/wire/resource';
import { declaredWireNames, WIRE_NAME_KINDS, type SiblingNames, type WireNameKind } from './declared-wire-names';
import type { ImagePage } from './vehicle-image';

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

/** @throws WireNamesProblem with every problem found */
export function readWireNames(text: string): Rename {
  const problems: string[] = [];
  const declared = declaredWireNames();
  const table = new Map<string, ServiceRenames>();
  for (const [key, kinds] of Object.entries(parseTable(text))) {
    const siblings = declared.get(key);
    if (!siblings) problems.push(`${key} is not a service; the services are ${[...declared.keys()].join(', ')}.`);
    else if (!isJsonObject(kinds)) problems.push(`${key} must hold ${WIRE_NAME_KINDS.join(', ')}.`);
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
    else if (!isJsonObject(names)) problems.push(`${key}.${kind} must be an object of neutral and real names.`);
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
  if (!isJsonObject(table))
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
