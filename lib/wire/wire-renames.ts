/**
 * A declaration with a provider's own names: names on the wire are translated, values keep the neutral names, so that
 * the rest of the product never sees them. Pure: the same declaration and table give the same result.
 */
import type { Operation, Result, WebService } from './operation';
import type { Resource } from './resource';
import { fieldOf, type ShapeField, type ShapeFields, type WireShape } from './shape';
import type { Codec } from './values';

type NameMap = ReadonlyMap<string, string>;

/** Whole neutral name → whole real name, for one service. A name that is not in the table is unchanged. */
export interface ServiceRenames {
  readonly paths: NameMap;
  readonly namespaces: NameMap;
  readonly operations: NameMap;
  /** Names in requests, including the two credential fields. */
  readonly parameters: NameMap;
  /** Names in answers: fields, elements, tables, columns, roots. */
  readonly fields: NameMap;
  /** Values of a token request's `scope`. */
  readonly scopes: NameMap;
}

const renamedName = (renames: NameMap, name: string): string => renames.get(name) ?? name;

export function renamedOperation(operation: Operation, renames: ServiceRenames): Operation {
  return {
    ...operation,
    service: renamedService(operation.service, renames),
    name: renamedName(renames.operations, operation.name),
    params: renamedFields(operation.params, renames.parameters),
    result: renamedResult(operation.result, renames),
  };
}

function renamedService(service: WebService, { paths, namespaces, parameters }: ServiceRenames): WebService {
  const [idField, passwordField] = service.credentials;
  return {
    ...service,
    path: renamedName(paths, service.path),
    namespace: renamedName(namespaces, service.namespace),
    credentials: [renamedName(parameters, idField), renamedName(parameters, passwordField)],
  };
}

function renamedResult(result: Result, { fields, namespaces }: ServiceRenames): Result {
  if (result.kind === 'dataset') {
    return {
      ...result,
      name: renamedName(fields, result.name),
      wireName: (name) => renamedName(fields, name),
      ...(result.namespace === undefined ? {} : { namespace: renamedName(namespaces, result.namespace) }),
    };
  }
  return {
    ...result,
    root: renamedName(fields, result.root),
    shape: renamedShape(result.shape, fields),
    ...(result.wrapper === undefined ? {} : { wrapper: renamedName(fields, result.wrapper) }),
  };
}

export function renamedResource(resource: Resource, { paths, parameters, fields, scopes }: ServiceRenames): Resource {
  const { xml } = resource;
  const params = renamedFields(resource.params, parameters);
  const scope = params['scope'];
  return {
    ...resource,
    path: renamedName(paths, resource.path),
    params: scope === undefined ? params : { ...params, scope: withRenamedValues(fieldOf(scope), scopes) },
    result: renamedShape(resource.result, fields),
    ...(xml === undefined
      ? {}
      : {
          xml: {
            ...xml,
            root: renamedName(fields, xml.root),
            ...(xml.shape === undefined ? {} : { shape: renamedShape(xml.shape, fields) }),
          },
        }),
  };
}

/** A page with one path and fields, with a provider's own names: only the fields are written and read. */
export const renamedPage = <T extends { readonly path: string; readonly fields: ShapeFields }>(
  page: T,
  { paths, parameters }: ServiceRenames,
): T => ({ ...page, path: renamedName(paths, page.path), fields: renamedFields(page.fields, parameters) });

/** A parameter whose value is itself a name of the provider's. */
function withRenamedValues(field: ShapeField, renames: NameMap): ShapeField {
  const { shape } = field;
  if (shape.kind !== 'value' || renames.size === 0) return field;
  const neutral = new Map([...renames].map(([name, real]) => [real, name]));
  const codec: Codec<unknown> = shape;
  const toReal = (value: unknown): unknown => (typeof value === 'string' ? renamedName(renames, value) : value);
  const toNeutral = (value: unknown): unknown => (typeof value === 'string' ? renamedName(neutral, value) : value);
  return {
    ...field,
    shape: {
      ...codec,
      read: (text) => toNeutral(codec.read(text)),
      write: (value) => codec.write(toReal(value)),
      readForm: (text) => toNeutral(codec.readForm(text)),
      writeForm: (value) => codec.writeForm(toReal(value)),
      readJson: (value) => toNeutral(codec.readJson(value)),
      writeJson: (value) => codec.writeJson(toReal(value)),
    },
  };
}

const renamedFields = (fields: ShapeFields, renames: NameMap): ShapeFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, entry]) => [name, renamedField(name, fieldOf(entry), renames)]),
  );

function renamedField(name: string, field: ShapeField, renames: NameMap): ShapeField {
  const { xmlName, alias } = field;
  return {
    ...field,
    shape: renamedShape(field.shape, renames),
    ...(renames.has(name) ? { wireName: renamedName(renames, name) } : {}),
    ...(xmlName === undefined ? {} : { xmlName: renamedName(renames, xmlName) }),
    ...(alias === undefined ? {} : { alias: renamedName(renames, alias) }),
  };
}

function renamedShape(shape: WireShape, renames: NameMap): WireShape {
  switch (shape.kind) {
    case 'value':
      return shape;
    case 'list':
      return {
        ...shape,
        item: renamedShape(shape.item, renames),
        itemName: shape.itemName === undefined ? undefined : renamedName(renames, shape.itemName),
      };
    case 'record':
      return { ...shape, fields: renamedFields(shape.fields, renames) };
  }
}
