/** How the token APIs are called and how they fail: in JSON, or in XML if it is accepted and offered (1 §Errors). */
import { readResourceRequest, writeResourceAnswer, type Format, type Resource } from '@/lib/wire/resource';
import { Unreadable, type ShapeFields, type RecordOf, type WireShape, type ValueOf } from '@/lib/wire/shape';
import { asDeclared, type Rename } from '@/lib/contract/wire-names';
import { refusals, writeRefusal, type TokenApiRefusal } from '@/lib/contract/refusals';
import type { ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { bodyText } from '@/lib/sandbox/host/request-body';
import type { Tokens } from '@/lib/sandbox/accounts/tokens';

/** A refusal written by its own service; null: without a body. */
export interface WrittenRefusal {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Record<string, string>;
}

/** A refusal that is thrown. */
export class ResourceFailure extends Error {
  constructor(readonly refusal: TokenApiRefusal | WrittenRefusal) {
    super(`HTTP ${refusal.status}`);
  }
}

export interface ResourceCall extends ServiceCall {
  readonly clock: Date;
  readonly base: string;
  readonly tokens: Tokens;
  /** The WLTP API's own client and tokens. */
  readonly wltp: { readonly client: Client; readonly tokens: Tokens };
}

export interface Client {
  readonly id: string;
  readonly secret: string;
}

interface ResourceRequestParts {
  readonly path: Record<string, string>;
  readonly form: URLSearchParams;
  readonly body: string;
  /** The whole header; empty without one. */
  readonly authorization: string;
  /** Renames by a wire-name table; as declared by default. */
  readonly renamed?: Rename;
}

export interface ResourceHandler {
  readonly resource: Pick<Resource, 'api' | 'method' | 'path' | 'authorization' | 'body' | 'name'>;
  readonly offersXml: boolean;
  /** Its 401: two texts are documented (1 §Errors). */
  readonly unauthorised: TokenApiRefusal | WrittenRefusal;
  /** The status of a success. */
  readonly headers?: Record<string, string>;
  /** @throws ResourceFailure */
  perform(given: ResourceRequestParts, format: Format, call: () => ResourceCall): string;
}

export function defineResourceHandler<P extends ShapeFields, S extends WireShape>(
  resource: Resource<P, S>,
  handle: (params: RecordOf<P>, call: ResourceCall) => ValueOf<S>,
  unauthorised: TokenApiRefusal | WrittenRefusal,
): ResourceHandler {
  const { api, method, path, authorization, body, name } = resource;
  return {
    resource: { api, method, path, authorization, body, name },
    offersXml: resource.xml !== undefined,
    unauthorised,
    perform(given, format, call) {
      const renamedResource = (given.renamed ?? asDeclared)(resource);
      const params = readParams(renamedResource, given);
      return writeResourceAnswer(renamedResource, handle(params, call()), format);
    },
  };
}

function readParams<P extends ShapeFields, S extends WireShape>(
  resource: Resource<P, S>,
  given: ResourceRequestParts,
): RecordOf<P> {
  try {
    return readResourceRequest(resource, given);
  } catch (error) {
    throw error instanceof Unreadable ? new ResourceFailure(refusals().invalid) : error;
  }
}

export interface ResourceHandlerContext {
  readonly knows: (subscriberId: string, password: string) => boolean;
  readonly call: () => ResourceCall;
}

/** The handlers whose path matches, for any method; literal paths before those with parameters. */
export function resourcesAt(handlers: readonly ResourceHandler[], path: string): readonly MatchedResource[] {
  return handlers
    .flatMap((handler) => {
      const parameters = matchPath(handler.resource.path, path);
      return parameters === null ? [] : [{ handler, parameters }];
    })
    .sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length);
}

export interface MatchedResource {
  readonly handler: ResourceHandler;
  readonly parameters: Record<string, string>;
}

/** Compares path segments without regard to case, as the host does; `{name}` takes any one segment. */
function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name !== undefined && text !== '') parameters[name] = decodeSegment(text);
    else if (segment.toLowerCase() !== text.toLowerCase()) return null;
  }
  return parameters;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export async function serveResource(
  request: Request,
  found: readonly MatchedResource[],
  { knows, call }: ResourceHandlerContext,
): Promise<Response> {
  const matched = found.find(({ handler }) => handler.resource.method === request.method);
  const format = formatFor(request, found);
  if (!matched) {
    const allow = [...new Set(found.map(({ handler }) => handler.resource.method))].join(', ');
    return failure(METHOD_NOT_ALLOWED, format, { allow });
  }
  const { handler, parameters } = matched;
  try {
    if (!isAuthorised(request, handler, knows, call)) throw new ResourceFailure(handler.unauthorised);
    const url = new URL(request.url);
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (handler.resource.body === 'json' && type !== 'application/json') throw new ResourceFailure(UNSUPPORTED);
    const body = await bodyText(request);
    const form = handler.resource.body === 'form' ? new URLSearchParams(body) : url.searchParams;
    const authorization = request.headers.get('authorization') ?? '';
    const text = handler.perform({ path: parameters, form, body, authorization }, format, call);
    return writeResponse(200, text, format, handler.headers);
  } catch (error) {
    if (error instanceof ResourceFailure) return failure(error.refusal, format);
    throw error;
  }
}

// Not shown in the documents; it has the form that they show for a refused request.
const undocumentedRefusal = (status: number, text: string): TokenApiRefusal => ({
  status,
  key: 'message',
  json: text,
  xml: text,
});
const METHOD_NOT_ALLOWED = undocumentedRefusal(405, 'The requested resource does not support this method.');
const UNSUPPORTED = undocumentedRefusal(415, 'The request must be application/json.');

function isAuthorised(
  request: Request,
  { resource }: ResourceHandler,
  knows: ResourceHandlerContext['knows'],
  call: () => ResourceCall,
): boolean {
  if (resource.authorization === 'none') return true;
  const [scheme = '', given = ''] = (request.headers.get('authorization') ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== resource.authorization) return false;
  if (resource.authorization === 'bearer') {
    const { tokens, wltp, clock } = call();
    return (resource.api.base === 'wltp' ? wltp.tokens : tokens).isValid(given, clock);
  }
  const decodedText = Buffer.from(given, 'base64').toString('utf8');
  const colon = decodedText.indexOf(':');
  return colon !== -1 && knows(decodedText.slice(0, colon), decodedText.slice(colon + 1));
}

/** XML when the caller prefers it to JSON; JSON without an Accept header and for every type not offered. */
export function acceptedFormat(request: Request): Format {
  const preference = { json: 0, xml: 0 };
  for (const range of (request.headers.get('accept') ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    if (type === 'application/json' || type === 'application/*' || type === '*/*') {
      preference.json = Math.max(preference.json, quality);
    }
    if (type === 'application/xml') preference.xml = Math.max(preference.xml, quality);
  }
  return preference.xml > preference.json ? 'xml' : 'json';
}

function failure(
  refusal: TokenApiRefusal | WrittenRefusal,
  format: Format,
  headers: Record<string, string> = {},
): Response {
  if ('body' in refusal) {
    const { status, body } = refusal;
    return body === null
      ? new Response(null, { status, headers: refusal.headers })
      : writeResponse(status, body, format, refusal.headers);
  }
  const { status, body } = writeRefusal(refusal, format);
  return writeResponse(status, body, format, headers);
}

const writeResponse = (status: number, body: string, format: Format, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'content-type': `application/${format}; charset=utf-8`, ...headers } });

/** The answer of these APIs when they fail (1 §Errors, 500). */
export const resourceFailure = (request: Request, found: readonly MatchedResource[]): Response =>
  failure(refusals().failed, formatFor(request, found));

const formatFor = (request: Request, found: readonly MatchedResource[]): Format =>
  found[0]?.handler.offersXml ? acceptedFormat(request) : 'json';
