/**
 * The .NET host of the web services: which operation is called over which binding, and its own kinds of failure
 * (wire.md §1, §4). It knows nothing about vehicles.
 */
import { HostRefusal, unknownOperation, unreadableFormat } from '@/lib/wire/form';
import type { Binding, Roots } from '@/lib/wire/operation';
import { Unreadable } from '@/lib/wire/shape';
import { readSoapBody, soapContentType, unknownAction, writeSoapFault, type SoapVersion } from '@/lib/wire/soap';
import type { OperationRequest, OperationHandler } from '@/lib/sandbox/host/operation-handlers';
import { bodyText } from '@/lib/sandbox/host/request-body';
import { helpPage } from '@/lib/sandbox/host/help-page';
import type { MountedService } from '@/lib/sandbox/services/service-list';
import { wsdl } from '@/lib/sandbox/host/wsdl';

export interface HostSettings {
  readonly base: string;
  readonly namespaceBase: string;
  readonly roots: Roots;
}

/** What the pipeline passes with every request to this host. */
export type HandlerContext = Pick<OperationRequest, 'knows' | 'call' | 'beforeHandling'>;

const ANSWERED = { 'cache-control': 'private, max-age=0' };
const FAILED = { 'cache-control': 'private' };
const xml = 'text/xml; charset=utf-8';

/** Answers a request to a service; `rest` is what follows the service's own path: nothing, or `/Operation`. */
export async function serveWeb(
  request: Request,
  { service, rest }: { service: MountedService; rest: string },
  context: HandlerContext,
  settings: HostSettings,
): Promise<Response> {
  const url = new URL(request.url);
  if (rest !== '' && rest !== '/') return serveForm(request, url, service, rest.slice(1), context, settings);
  if (request.method === 'POST') return serveSoap(request, service, context, settings);
  if (request.method !== 'GET') return methodNotAllowed('GET, POST');
  const described = /^\?wsdl(=asmx)?$/i.exec(url.search);
  if (described) {
    const style = described[1] === undefined ? 'contract' : 'class';
    return new Response(wsdl(service, settings, style), { headers: { 'content-type': xml, ...ANSWERED } });
  }
  return helpPage(service, url, settings);
}

async function serveForm(
  request: Request,
  url: URL,
  service: MountedService,
  name: string,
  context: HandlerContext,
  { namespaceBase, roots }: HostSettings,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed('GET, POST');
  try {
    const found = operationNamed(service, name);
    const binding: Binding = request.method === 'GET' ? 'get' : 'post';
    const form = binding === 'get' ? url.searchParams : await postedForm(request);
    const body = await found.perform({ content: { form }, binding, roots, namespaceBase, ...context });
    return new Response(body, { headers: { 'content-type': xml, ...ANSWERED } });
  } catch (error) {
    if (error instanceof HostRefusal) return plainFailure(error);
    throw error;
  }
}

function operationNamed({ handlers }: MountedService, name: string): OperationHandler {
  const found = handlers.find((handler) => handler.name === name);
  if (found) return found;
  throw unknownOperation(
    name,
    handlers.map((handler) => handler.name),
  );
}

async function postedForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (mediaType(type) !== 'application/x-www-form-urlencoded') {
    throw unreadableFormat(type);
  }
  return new URLSearchParams(await bodyText(request));
}

async function serveSoap(
  request: Request,
  service: MountedService,
  context: HandlerContext,
  { namespaceBase, roots }: HostSettings,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const version = soapVersionOf(type);
  if (version === null) return plainFailure(new HostRefusal('Request format is unrecognized.'));
  try {
    const soap = await bodyText(request);
    const bodyElement = readSoapBody(soap).name;
    const name = operationOfAction(
      version,
      request.headers.get('soapaction'),
      type,
      bodyElement,
      namespaceBase + service.namespace,
    );
    const found = service.handlers.find((handler) => handler.name === name);
    if (!found) throw unknownAction(`${namespaceBase}${service.namespace}/${name}`);
    if (bodyElement !== name) {
      throw new HostRefusal(UNABLE_TO_READ, `<${bodyElement} xmlns=''> was not expected.`);
    }
    const binding: Binding = version === '1.1' ? 'soap11' : 'soap12';
    const body = await found.perform({ content: { soap }, binding, roots, namespaceBase, ...context });
    return new Response(body, { headers: { 'content-type': soapContentType(version), ...ANSWERED } });
  } catch (error) {
    if (error instanceof HostRefusal) return soapFailure(version, 'Client', error.text);
    if (error instanceof Unreadable) {
      return soapFailure(version, 'Client', `${UNABLE_TO_READ} ---> ${error.detail}.`);
    }
    throw error;
  }
}

const UNABLE_TO_READ = 'Server was unable to read request.';

/** The operation that a SOAPAction names. SOAP 1.2 may omit the action; then the body's element names it. */
function operationOfAction(
  version: SoapVersion,
  header: string | null,
  contentType: string,
  bodyElement: string,
  namespace: string,
): string {
  const parameter = /;\s*action="?([^";]*)"?/i.exec(contentType)?.[1];
  const action = version === '1.1' ? (header ?? '').replaceAll('"', '') : parameter;
  if (action === undefined) return bodyElement;
  if (!action.startsWith(`${namespace}/`)) throw unknownAction(action);
  return action.slice(namespace.length + 1);
}

const mediaType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

function soapVersionOf(contentType: string): SoapVersion | null {
  const type = mediaType(contentType);
  return type === 'text/xml' ? '1.1' : type === 'application/soap+xml' ? '1.2' : null;
}

const plainFailure = ({ plainText }: HostRefusal): Response =>
  new Response(plainText, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8', ...FAILED } });

const soapFailure = (version: SoapVersion, side: 'Client' | 'Server', text: string): Response =>
  new Response(writeSoapFault(version, side, text), {
    status: 500,
    headers: { 'content-type': soapContentType(version), ...FAILED },
  });

/** The answer of this host when a service itself fails. */
export function webFailure(request: Request): Response {
  const text = 'The service is not available at the moment.';
  const version = request.method === 'POST' ? soapVersionOf(request.headers.get('content-type') ?? '') : null;
  return version === null
    ? plainFailure(new HostRefusal(text))
    : soapFailure(version, 'Server', `Server was unable to process request. ---> ${text}`);
}

const methodNotAllowed = (allow: string): Response =>
  new Response('The HTTP verb used to access this path is not allowed.\r\n', {
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8', ...FAILED },
  });
