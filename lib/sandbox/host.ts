/**
 * The .NET host the web services run on: which operation is called over which binding, and its own way of failing
 * (wire.md §1, §4). It knows no vehicle.
 */
import { HostRefusal } from '@/lib/wire/form';
import type { Binding, Roots } from '@/lib/wire/operation';
import { Unreadable } from '@/lib/wire/shape';
import { readSoapBody, soapContentType, writeSoapFault, type SoapVersion } from '@/lib/wire/soap';
import type { Asked, WebAnswer } from '@/lib/sandbox/answers';
import { helpPage } from '@/lib/sandbox/help';
import { encodeHtml } from '@/lib/sandbox/html';
import type { Service } from '@/lib/sandbox/services';
import { wsdl } from '@/lib/sandbox/wsdl';

export interface HostSettings {
  readonly base: string;
  readonly namespaceBase: string;
  readonly roots: Roots;
}

/** What the pipeline gives every request of this host. */
export type Desk = Pick<Asked, 'knows' | 'call' | 'before'>;

const ANSWERED = { 'cache-control': 'private, max-age=0' };
const FAILED = { 'cache-control': 'private' };
const xml = 'text/xml; charset=utf-8';

/** Answers a request to a service; `rest` is what follows the service's own path: nothing, or `/Operation`. */
export async function serveWeb(
  request: Request,
  { service, rest }: { service: Service; rest: string },
  desk: Desk,
  settings: HostSettings,
): Promise<Response> {
  const url = new URL(request.url);
  if (rest !== '' && rest !== '/') return serveForm(request, url, service, rest.slice(1), desk, settings);
  if (request.method === 'POST') return serveSoap(request, service, desk, settings);
  if (request.method !== 'GET') return methodNotAllowed('GET, POST');
  if (/^\?wsdl$/i.test(url.search)) {
    return new Response(wsdl(service, settings), { headers: { 'content-type': xml, ...ANSWERED } });
  }
  return helpPage(service, url, settings);
}

async function serveForm(
  request: Request,
  url: URL,
  service: Service,
  name: string,
  desk: Desk,
  { namespaceBase, roots }: HostSettings,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed('GET, POST');
  try {
    const found = operationNamed(service, name);
    const binding: Binding = request.method === 'GET' ? 'get' : 'post';
    const form = binding === 'get' ? url.searchParams : await postedForm(request);
    const body = await found.perform({ content: { form }, binding, roots, namespaceBase, ...desk });
    return new Response(body, { headers: { 'content-type': xml, ...ANSWERED } });
  } catch (error) {
    if (error instanceof HostRefusal) return plainFailure(error.text);
    throw error;
  }
}

function operationNamed({ answers }: Service, name: string): WebAnswer {
  const found = answers.find((each) => each.name === name);
  if (found) return found;
  const near = answers.find((each) => each.name.toLowerCase() === name.toLowerCase());
  throw new HostRefusal(
    near
      ? `Invalid method name '${name}',  method names are case sensitive.   The method name '${near.name}' ` +
          'with the same name but different casing was found.\r\nParameter name: methodName'
      : `${name} Web Service method name is not valid.`,
  );
}

async function postedForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (mediaType(type) !== 'application/x-www-form-urlencoded') {
    throw new HostRefusal(`Request format is invalid: ${type}.`);
  }
  return new URLSearchParams(await request.text());
}

async function serveSoap(
  request: Request,
  service: Service,
  desk: Desk,
  { namespaceBase, roots }: HostSettings,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const version = soapVersionOf(type);
  if (version === null) return plainFailure('Request format is unrecognized.');
  try {
    const soap = await request.text();
    const called = readSoapBody(soap).name;
    const name = actedOn(version, request.headers.get('soapaction'), type, called, namespaceBase + service.namespace);
    const found = service.answers.find((each) => each.name === name);
    if (!found) throw new HostRefusal(`${NOT_RECOGNISED} ${namespaceBase}${service.namespace}/${name}.`);
    if (called !== name) {
      throw new HostRefusal(`Server was unable to read request. ---> <${called} xmlns=''> was not expected.`);
    }
    const binding: Binding = version === '1.1' ? 'soap11' : 'soap12';
    const body = await found.perform({ content: { soap }, binding, roots, namespaceBase, ...desk });
    return new Response(body, { headers: { 'content-type': soapContentType(version), ...ANSWERED } });
  } catch (error) {
    if (error instanceof HostRefusal) return soapFailure(version, 'Client', error.text);
    if (error instanceof Unreadable) {
      return soapFailure(version, 'Client', `Server was unable to read request. ---> ${error.detail}.`);
    }
    throw error;
  }
}

const NOT_RECOGNISED = 'Server did not recognize the value of HTTP Header SOAPAction:';

/** The operation a SOAPAction names. SOAP 1.2 may leave the action out: then the body's element says. */
function actedOn(
  version: SoapVersion,
  header: string | null,
  contentType: string,
  called: string,
  namespace: string,
): string {
  const parameter = /;\s*action="?([^";]*)"?/i.exec(contentType)?.[1];
  const action = version === '1.1' ? (header ?? '').replaceAll('"', '') : parameter;
  if (action === undefined) return called;
  if (!action.startsWith(`${namespace}/`)) throw new HostRefusal(`${NOT_RECOGNISED} ${action}.`);
  return action.slice(namespace.length + 1);
}

const mediaType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

function soapVersionOf(contentType: string): SoapVersion | null {
  const type = mediaType(contentType);
  return type === 'text/xml' ? '1.1' : type === 'application/soap+xml' ? '1.2' : null;
}

/** Each message is HTML-encoded, the arrow between an outer and an inner one is not, and a line break ends the text. */
export function plainFailure(text: string): Response {
  const arrow = text.lastIndexOf(' ---> ');
  const encoded =
    arrow === -1 ? encodeHtml(text) : `${encodeHtml(text.slice(0, arrow))} ---> ${encodeHtml(text.slice(arrow + 6))}`;
  return new Response(`${encoded}\r\n`, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...FAILED },
  });
}

const soapFailure = (version: SoapVersion, side: 'Client' | 'Server', text: string): Response =>
  new Response(writeSoapFault(version, side, text), {
    status: 500,
    headers: { 'content-type': soapContentType(version), ...FAILED },
  });

/** What a caller of this host sees when a service itself breaks. */
export function webFailure(request: Request): Response {
  const text = 'The service is not available at the moment.';
  const version = request.method === 'POST' ? soapVersionOf(request.headers.get('content-type') ?? '') : null;
  return version === null
    ? plainFailure(text)
    : soapFailure(version, 'Server', `Server was unable to process request. ---> ${text}`);
}

const methodNotAllowed = (allow: string): Response =>
  new Response('The HTTP verb used to access this path is not allowed.\r\n', {
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8', ...FAILED },
  });
