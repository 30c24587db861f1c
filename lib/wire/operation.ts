/**
 * An operation as one value, and the bytes derived from it: what the client writes and reads, and what the sandbox
 * reads and writes. A new operation needs a declaration in lib/contract, never code here.
 */
import { datasetRoot, readDatasetResult, rowReader, writeDatasetResult } from './dataset';
import type { DatasetValue, DatasetTables, WireName } from './dataset';
import { readShape, writeShape, type Problems } from './document';
import { HostRefusal, readForm, writeForm } from './form';
import type { ShapeFields, ParamsOf, WireShape, ValueOf } from './shape';
import {
  readSoapBody,
  readSoapParams,
  resultIn,
  SCHEMA_NAMES,
  soapContentType,
  writeSoapAnswer,
  writeSoapRequest,
} from './soap';
import type { ParameterLimits } from './limits';
import { int, text } from './values';
import { element, parseXml, writeXml, type XmlElement } from './xml';

/** The databases of vehicles, as the documents write them. */
export type VehicleClass = 'CARS' | 'LCV' | 'HGV' | 'BIKES';

export interface WebService {
  readonly key: string;
  readonly title: string;
  /** Path of the service under the web services' base address. */
  readonly path: string;
  /** Namespace of the service, after the namespace base; also the stem of its SOAPActions. */
  readonly namespace: string;
  /** Names of the two credential fields: each service cases them its own way (wire.md §5). */
  readonly credentials: readonly [subscriberId: string, password: string];
  /** Vehicles it knows (wire.md §7); others are refused. */
  readonly covers: readonly VehicleClass[];
}

export interface DatasetResult<T extends DatasetTables = DatasetTables> {
  readonly kind: 'dataset';
  readonly name: string;
  readonly tables: T;
  /** Full namespace of this operation's answers, if it differs from the service's. */
  readonly namespace?: string;
  /** A provider's own names for tables and columns, from a wire-name table; values keep the declared names. */
  readonly wireName?: WireName;
}

export interface DocumentResult<S extends WireShape = WireShape> {
  readonly kind: 'document';
  /** Root element of the native answer: the .NET return type. */
  readonly root: string;
  readonly shape: S;
  /** `RESPONSE`: the registration trees have their own element, in no namespace. */
  readonly wrapper?: string;
}

export type Result = DatasetResult | DocumentResult;

// `any` in the two table positions: a result's tables are codecs of every value type.
export type AnswerOf<R extends Result> =
  R extends DatasetResult<infer T> ? DatasetValue<T> : R extends DocumentResult<infer S> ? ValueOf<S> : never;

export interface Operation<P extends ShapeFields = ShapeFields, R extends Result = Result> {
  readonly kind: 'web';
  readonly service: WebService;
  readonly name: string;
  readonly standing: 'documented' | 'inferred';
  /** Document and section the declaration follows. */
  readonly source: string;
  readonly summary: string;
  readonly params: P;
  readonly result: R;
  /**
   * Fields, tables and columns that the documents do not show, by name or by the end of their path, each with its
   * certainty.
   */
  readonly notShown?: Readonly<Record<string, 'seen' | 'inferred'>>;
  /** Counted and charged by the provider. */
  readonly billed: boolean;
  /** Minutes for which the provider itself caches the answer, if its documents say so. */
  readonly cachedMinutes?: number;
  /** Parameters that are personal data (plate, VIN). */
  readonly personal: readonly string[];
  /** By parameter. */
  readonly limits?: ParameterLimits;
  readonly example: ParamsOf<P>;
  /** The example for a given day (`YYYY-MM-DD`), if the one above would go out of date. */
  readonly exampleOn?: (today: string) => ParamsOf<P>;
  /** The tables and columns that an answer to these parameters shows; all of them by default. */
  readonly shown?: (params: ParamsOf<P>) => DatasetTables;
}

/** Declares an operation of a service; its types follow from its parameters and result. */
export const operation = <P extends ShapeFields, R extends Result>(
  service: WebService,
  name: string,
  parts: Omit<Operation<P, R>, 'kind' | 'service' | 'name'>,
): Operation<P, R> => ({ kind: 'web', service, name, ...parts });

export const dataset = <T extends DatasetTables>(name: string, tables: T, namespace?: string): DatasetResult<T> => ({
  kind: 'dataset',
  name,
  tables,
  ...(namespace === undefined ? {} : { namespace }),
});

export const document = <S extends WireShape>(root: string, shape: S, wrapper?: string): DocumentResult<S> => ({
  kind: 'document',
  root,
  shape,
  ...(wrapper === undefined ? {} : { wrapper }),
});

export interface SubscriberCredentials {
  subscriberId: number;
  password: string;
}

export type Binding = 'post' | 'get' | 'soap11' | 'soap12';
export type Roots = 'documents' | 'native';

export interface WireRequest {
  method: string;
  /** Path and query under the base address. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

const allParams = (operation: Operation): ShapeFields => ({
  [operation.service.credentials[0]]: int,
  [operation.service.credentials[1]]: text,
  ...operation.params,
});

/**
 * The bytes of a call. `namespaceBase` is the base of namespaces and SOAPActions, which may differ from the address.
 */
export function writeRequest<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  params: ParamsOf<P>,
  credentials: SubscriberCredentials,
  { namespaceBase, binding = 'post' }: { namespaceBase: string; binding?: Binding },
): WireRequest {
  const { service, name } = operation;
  const [idField, passwordField] = service.credentials;
  const fields = allParams(operation as unknown as Operation); // widened: its own params follow
  const values = { [idField]: credentials.subscriberId, [passwordField]: credentials.password, ...params };
  if (binding === 'get') {
    return { method: 'GET', path: `${service.path}/${name}?${writeForm(fields, values)}`, headers: {}, body: '' };
  }
  if (binding === 'post') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', path: `${service.path}/${name}`, headers, body: writeForm(fields, values) };
  }
  const version = binding === 'soap11' ? '1.1' : '1.2';
  const namespace = namespaceBase + service.namespace;
  const action = `"${namespace}/${name}"`;
  const headers: Record<string, string> =
    version === '1.1'
      ? { 'content-type': soapContentType(version), soapaction: action }
      : { 'content-type': `${soapContentType(version)}; action=${action}` };
  return {
    method: 'POST',
    path: service.path,
    headers,
    body: writeSoapRequest(version, name, namespace, fields, values),
  };
}

/** The sandbox's side: reads credentials and parameters out of a form, a query or a SOAP body. @throws HostRefusal */
export function readRequest<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  content: { form: URLSearchParams } | { soap: string },
): { credentials: SubscriberCredentials; params: ParamsOf<P> } {
  const fields = allParams(operation as unknown as Operation); // widened, as above
  const values: Record<string, unknown> =
    'form' in content
      ? readForm(fields, content.form)
      : readSoapParams(fields, readSoapBody(content.soap), content.soap);
  const [idField, passwordField] = operation.service.credentials;
  const { [idField]: subscriberId, [passwordField]: password, ...params } = values;
  if (typeof subscriberId !== 'number' || typeof password !== 'string') throw new HostRefusal('Missing credentials.');
  // The others are the operation's own parameters, each read by its codec.
  return { credentials: { subscriberId, password }, params: params as ParamsOf<P> };
}

/**
 * Reads an answer's body as the operation declares it.
 * @throws Unreadable if it is not such an answer; `problems` names optional fields that could not be read.
 */
export function readAnswer<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  body: string,
): { value: AnswerOf<R>; problems: Problems };
export function readAnswer(operation: Operation, body: string): { value: unknown; problems: Problems } {
  const { result } = operation;
  const problems: Problems = [];
  if (result.kind === 'document') {
    const node = resultIn(parseXml(body), operation.name, result.wrapper);
    // Paths begin with the declared name: a renamed root might be any text.
    return { value: readShape(result.shape, node, problems, result.wrapper ?? result.root), problems };
  }
  const reader = rowReader(result.tables, problems, result.wireName);
  const node = resultIn(
    parseXml(body, (row, around) => reader.take(row, around)),
    operation.name,
  );
  return { value: readDatasetResult(node, reader.tables, result.wireName), problems };
}

/** The body of a successful answer, for the binding and the selected style of roots. */
export function writeAnswer<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  params: ParamsOf<P>,
  value: AnswerOf<R>,
  { namespaceBase, binding, roots }: { namespaceBase: string; binding: Binding; roots: Roots },
): string {
  const wide = operation as unknown as Operation; // one writer for every operation
  const { result, service, name } = wide;
  const namespace = (result.kind === 'dataset' ? result.namespace : undefined) ?? namespaceBase + service.namespace;
  const wrapper = result.kind === 'document' ? result.wrapper : undefined;
  const build = (as: string): XmlElement =>
    result.kind === 'document'
      ? writeShape(result.shape, as, value, namespace)
      : // The operation's handler gives this type: see AnswerOf.
        writeDatasetResult(
          as,
          result.name,
          wide.shown?.(params as ParamsOf<ShapeFields>) ?? result.tables,
          value as DatasetValue<DatasetTables>,
          result.wireName,
        );
  const isForm = binding === 'post' || binding === 'get';
  if (isForm && roots === 'native') {
    if (wrapper) return writeXml(build(wrapper), { indent: true });
    const root = build(result.kind === 'dataset' ? datasetRoot(result.wireName) : result.root);
    const names = root.children.length > 0 ? SCHEMA_NAMES : {};
    return writeXml({ ...root, attributes: { ...names, xmlns: namespace } }, { indent: true });
  }
  const inner = wrapper
    ? element(`${name}Result`, {}, [{ ...build(wrapper), attributes: { xmlns: '' } }])
    : build(`${name}Result`);
  const response = element(`${name}Response`, { xmlns: namespace }, [inner]);
  return isForm
    ? writeXml(response, { indent: true })
    : writeSoapAnswer(binding === 'soap11' ? '1.1' : '1.2', response);
}
