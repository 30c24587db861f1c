/** Every neutral name of this contract, which a wire-name table may map to a real one. */
import { DATASET_FRAME } from '@/lib/wire/dataset';
import type { Operation } from '@/lib/wire/operation';
import { fieldOf, type ShapeFields, type WireShape } from '@/lib/wire/shape';
import type { ServiceRenames } from '@/lib/wire/wire-renames';
import { images, resources, webOperations } from './operations';

export type WireNameKind = keyof ServiceRenames;
export const WIRE_NAME_KINDS: readonly WireNameKind[] = [
  'paths',
  'namespaces',
  'operations',
  'parameters',
  'fields',
  'scopes',
];

/** Names that must differ from one another: the parameters of one operation, the fields of one element. */
export interface SiblingNames {
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
