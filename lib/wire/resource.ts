/**
 * An operation of a token API as one value, and the bytes derived from it: always JSON, and XML where the API offers
 * it.
 */
import { readShape, writeShape, type Problems } from './document';
import { isJsonObject, readJson, toJson } from './json';
import type { WireRequest } from './operation';
import type { ParameterLimits } from './limits';
import {
  fieldOf,
  Unreadable,
  wireNameOf,
  type ShapeFields,
  type RecordOf,
  type WireShape,
  type ValueOf,
} from './shape';
import type { Codec } from './values';
import { parseXml, writeXml } from './xml';

export interface TokenApi {
  readonly key: string;
  readonly title: string;
  /** The base address of its paths. */
  readonly base: 'services' | 'identity' | 'wltp';
}

/** The XML form of a result. `shape` and the two conversions are given if the XML differs from the JSON's tree. */
export interface XmlForm<S extends WireShape> {
  readonly root: string;
  readonly shape?: WireShape;
  readonly toXml?: (value: ValueOf<S>) => unknown;
  readonly fromXml?: (xml: unknown) => ValueOf<S>;
}

export interface Resource<P extends ShapeFields = ShapeFields, S extends WireShape = WireShape> {
  readonly kind: 'resource';
  readonly api: TokenApi;
  readonly name: string;
  readonly standing: 'documented' | 'inferred';
  readonly source: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Path under the base; `{name}` is replaced by the parameter of that name. */
  readonly path: string;
  readonly authorization: 'basic' | 'bearer' | 'none';
  readonly params: P;
  /** Where the parameters that are not in the path are sent. */
  readonly body: 'query' | 'json' | 'form';
  /** The parameter that is the whole JSON body, if the body is not an object of parameters. */
  readonly wholeBody?: string;
  readonly result: S;
  readonly xml?: XmlForm<S>;
  readonly billed: boolean;
  readonly personal: readonly string[];
  /** Parameters that identify the caller: the caller fills them in from its settings, no one types them. */
  readonly credentials?: readonly string[];
  /** By parameter. */
  readonly limits?: ParameterLimits;
  readonly example: RecordOf<P>;
}

export const resource = <P extends ShapeFields, S extends WireShape>(
  api: TokenApi,
  name: string,
  parts: Omit<Resource<P, S>, 'kind' | 'api' | 'name'>,
): Resource<P, S> => ({ kind: 'resource', api, name, ...parts });

export type Format = 'json' | 'xml';

const inPath = (declared: Resource, name: string): boolean => declared.path.includes(`{${name}}`);

const single = (declared: Resource, name: string): Codec<unknown> => {
  const { shape } = fieldOf(declared.params[name]!);
  if (shape.kind !== 'value') throw new TypeError(`parameter ${name} of ${declared.name} is no single value`);
  return shape;
};

/** The bytes of a call; `authorization` is the whole header (`Basic …`, `Bearer …`). */
export function writeResourceRequest<P extends ShapeFields, S extends WireShape>(
  declared: Resource<P, S>,
  params: RecordOf<P>,
  { authorization, format = 'json' }: { authorization?: string; format?: Format } = {},
): WireRequest {
  const widened = declared as unknown as Resource; // widened: names are looked up below
  const values: Record<string, unknown> = params;
  const rest = Object.keys(widened.params).filter((name) => values[name] !== undefined && !inPath(widened, name));
  let path = widened.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(single(widened, name).write(values[name])),
  );
  const headers: Record<string, string> = { accept: `application/${format}` };
  if (authorization !== undefined) headers['authorization'] = authorization;
  let body = '';
  if (widened.body === 'json') {
    headers['content-type'] = 'application/json';
    const json = widened.wholeBody
      ? toJson(fieldOf(widened.params[widened.wholeBody]!).shape, values[widened.wholeBody])
      : Object.fromEntries(
          rest.map((name) => [
            wireNameOf(widened.params, name),
            toJson(fieldOf(widened.params[name]!).shape, values[name]),
          ]),
        );
    body = JSON.stringify(json);
  } else if (rest.length > 0) {
    // In a query a date stays ISO 8601 (1 §Data types), unlike in the web services' forms.
    const form = new URLSearchParams(
      rest.map((name) => [wireNameOf(widened.params, name), String(single(widened, name).writeJson(values[name]))]),
    );
    if (widened.body === 'query') path += `?${form}`;
    else {
      headers['content-type'] = 'application/x-www-form-urlencoded';
      body = form.toString();
    }
  }
  return { method: widened.method, path, headers, body };
}

/** Reads an answer's body. @throws Unreadable if it is not such an answer. */
export function readResourceAnswer<P extends ShapeFields, S extends WireShape>(
  declared: Resource<P, S>,
  format: Format,
  body: string,
): { value: ValueOf<S>; problems: Problems } {
  const problems: Problems = [];
  const { result, xml } = declared;
  if (format === 'xml') {
    if (!xml) throw new Unreadable('this operation answers no XML');
    const root = parseXml(body);
    // An empty list differs from a one-line refusal only by its root.
    if (result.kind === 'list' && root.children.length === 0 && root.name !== xml.root) {
      throw new Unreadable(`${root.name} is no ${xml.root}`);
    }
    const read = readShape(xml.shape ?? result, root, problems);
    // Without a conversion the XML has the result's own shape.
    return { value: xml.fromXml ? xml.fromXml(read) : (read as ValueOf<S>), problems };
  }
  const json = parseJson(body);
  // One sample wraps the list of vehicle types in an object under the XML root's name (1 §VehicleType).
  const list = xml && result.kind === 'list' && isJsonObject(json) ? json[xml.root] : undefined;
  return { value: readJson(result, list ?? json, problems), problems };
}

/**
 * The sandbox's side. `form` holds the query's or the form's fields. @throws Unreadable if a parameter is missing or
 * wrong.
 */
export function readResourceRequest<P extends ShapeFields, S extends WireShape>(
  declared: Resource<P, S>,
  given: { path: Record<string, string>; form: URLSearchParams; body: string },
): RecordOf<P> {
  const widened = declared as unknown as Resource; // widened, as above
  const json = widened.body === 'json' ? parseJson(given.body) : undefined;
  const problems: Problems = [];
  const values: Record<string, unknown> = {};
  for (const name in widened.params) {
    const field = fieldOf(widened.params[name]!);
    const key = wireNameOf(widened.params, name);
    const text = inPath(widened, name) ? given.path[name] : widened.body === 'json' ? undefined : given.form.get(key);
    const raw = text ?? (widened.wholeBody === name ? json : isJsonObject(json) ? json[key] : undefined);
    if (raw === undefined || raw === null) {
      if (field.required) throw new Unreadable(`${key} is missing`);
      continue;
    }
    values[name] = readJson(field.shape, raw, problems, key);
  }
  if (problems.length > 0) throw new Unreadable(problems.join('; '));
  // Each declared parameter, read by its own shape.
  return values as RecordOf<P>;
}

export function writeResourceAnswer<P extends ShapeFields, S extends WireShape>(
  declared: Resource<P, S>,
  value: ValueOf<S>,
  format: Format,
): string {
  const { result, xml } = declared;
  if (format === 'json' || !xml) return JSON.stringify(toJson(result, value));
  return writeXml(writeShape(xml.shape ?? result, xml.root, xml.toXml ? xml.toXml(value) : value, ''), {
    indent: true,
  });
}

/** What JSON allows and XML does not: a NUL, and a surrogate, which may be a lone one. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Valid in XML and storable in a database: anything that is not a character becomes U+FFFD. */
const toStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(UNSTORABLE, '\ufffd') : value;

function parseJson(body: string): unknown {
  try {
    const text = body.charCodeAt(0) === 0xfeff ? body.slice(1) : body;
    return UNSTORABLE_ESCAPE.test(text) ? JSON.parse(text, toStorable) : JSON.parse(text);
  } catch {
    throw new Unreadable('not JSON');
  }
}
