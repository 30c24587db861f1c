/** Turns declared operations into jobs of the pipeline: what to send, and where. */
import { webOperations } from '@/lib/contract/operations';
import type { Rename } from '@/lib/contract/wire-names';
import {
  readVehicleImageFile,
  vehicleImage,
  writeImageRequest,
  type ImageParams,
  type VehicleImageFile,
} from '@/lib/contract/vehicle-image';
import { readAnswer, writeRequest, type AnswerOf, type Operation, type Result } from '@/lib/wire/operation';
import { readResourceAnswer, writeResourceRequest, type Resource, type TokenApi } from '@/lib/wire/resource';
import type { ParamsOf, RecordOf, ShapeFields, ValueOf, WireShape } from '@/lib/wire/shape';
import type { CallContext } from './attempt';
import type { CallSubject } from './call-error';
import { EndpointState } from './endpoint-state';
import { createMask, createReplyMask, type Mask } from './mask';
import type { CallJob } from './pipeline';
import type { TokenHolder } from './tokens';

/** The provider's addresses, and the credentials to call it with. */
export interface ProviderConnection extends CallContext {
  /** Base addresses without a trailing slash. */
  readonly bases: Readonly<Record<TokenApi['base'] | 'soap', string>>;
  /** Base of the XML namespaces and SOAPActions. */
  readonly soapNamespace: string;
  readonly subscriber: { readonly subscriberId: number; readonly password: string };
  readonly wltpClient: { readonly id: string; readonly secret: string };
  readonly renamed: Rename;
  /** For faults and for calls without typed input. */
  readonly mask: Mask;
  /** Absent where they are published. */
  readonly secrets: readonly string[];
  readonly endpointStates: Map<string, EndpointState>;
}

export function webJob<P extends ShapeFields, R extends Result>(
  connection: ProviderConnection,
  operation: Operation<P, R>,
  params: ParamsOf<P>,
  options: CallJob<unknown>['options'],
): CallJob<AnswerOf<R>> {
  const { subscriber, soapNamespace, bases } = connection;
  const { service, billed } = operation;
  const renamedOperation = connection.renamed(operation);
  const free = billed ? freeOperationOf(service.key) : undefined;
  return {
    definition: {
      declared: operation,
      subject: subjectOf(connection, operation, webService(service), params, renamedOperation.service.credentials),
      base: bases.soap,
      read: ({ text }) => readAnswer(renamedOperation, text),
    },
    request: writeRequest(renamedOperation, params, subscriber, { namespaceBase: soapNamespace }),
    endpointState: endpointStateOf(connection, service.key),
    options,
    tokens: null,
    probe: free ? () => webJob(connection, free, free.example, {}) : null,
  };
}

/** @param tokens null if the resource takes no bearer token */
export function resourceJob<P extends ShapeFields, S extends WireShape>(
  connection: ProviderConnection,
  resource: Resource<P, S>,
  params: RecordOf<P>,
  options: CallJob<unknown>['options'],
  tokens: TokenHolder | null,
): CallJob<ValueOf<S>> {
  const { subscriber, wltpClient, bases } = connection;
  const renamedResource = connection.renamed(resource);
  // The requester must not and need not know the client's secret.
  const credentials = { client_id: wltpClient.id, client_secret: wltpClient.secret };
  const allParams = resource.credentials ? { ...params, ...credentials } : params;
  const basic = Buffer.from(`${subscriber.subscriberId}:${subscriber.password}`).toString('base64');
  const authorization = resource.authorization === 'basic' ? { authorization: `Basic ${basic}` } : {};
  return {
    definition: {
      declared: resource,
      subject: subjectOf(connection, resource, resource.api, params),
      base: bases[resource.api.base],
      read: ({ text, type }) => readResourceAnswer(renamedResource, /\bxml\b/i.test(type) ? 'xml' : 'json', text),
    },
    request: writeResourceRequest(renamedResource, allParams, authorization),
    endpointState: endpointStateOf(connection, resourceKeyOf(resource)),
    options,
    tokens,
    probe: null,
  };
}

export function imageJob(
  connection: ProviderConnection,
  params: ImageParams,
  options: CallJob<unknown>['options'],
): CallJob<VehicleImageFile> {
  const { subscriber, bases, renamed } = connection;
  const { subscriberId, password } = subscriber;
  return {
    definition: {
      declared: vehicleImage,
      subject: subjectOf(connection, vehicleImage, webService(vehicleImage), params),
      base: bases.soap,
      isBinary: true,
      read: ({ bytes }) => ({ value: readVehicleImageFile(bytes), problems: [] }),
    },
    request: writeImageRequest(params, subscriberId, { password }, renamed(vehicleImage)),
    endpointState: endpointStateOf(connection, vehicleImage.key),
    options,
    tokens: null,
    probe: null,
  };
}

const ADDRESS_SETTINGS = {
  services: 'SERVICES_BASE',
  identity: 'IDENTITY_URL',
  wltp: 'WLTP_BASE',
  soap: 'SOAP_BASE',
} as const satisfies Record<keyof ProviderConnection['bases'], CallSubject['addressSetting']>;

interface CalledService {
  readonly title: string;
  readonly base: keyof ProviderConnection['bases'];
}

export const webService = ({ title }: Pick<CalledService, 'title'>): CalledService => ({ title, base: 'soap' });

/**
 * What a call is for. To the WLTP service and its token server we are an OAuth client, to all others the subscriber.
 * @param credentials names of the fields of subscriber id and password, if the service has its own
 */
export function subjectOf(
  connection: Pick<ProviderConnection, 'secrets'>,
  { name, billed }: Pick<Operation, 'name' | 'billed'>,
  { title, base }: CalledService,
  params: object,
  credentials: readonly [subscriberId?: string, password?: string] = [],
): CallSubject {
  const isSubscriber = base === 'services' || base === 'soap';
  return {
    service: title,
    operation: name,
    billed,
    hasParams: Object.keys(params).length > 0,
    credentials: isSubscriber ? 'subscriber credentials' : 'WLTP client credentials',
    addressSetting: ADDRESS_SETTINGS[base],
    ...masksFor(connection, params, credentials),
  };
}

function masksFor(
  { secrets }: Pick<ProviderConnection, 'secrets'>,
  params: object,
  [, passwordField]: readonly [subscriberId?: string, password?: string],
): { readonly mask: Mask; readonly maskReply: Mask } {
  const call = {
    names: passwordField === undefined ? [] : [passwordField],
    typed: Object.values(params).map(String),
  };
  return { mask: createMask(secrets, call), maskReply: createReplyMask(secrets, call) };
}

/** The state of one service. */
export function endpointStateOf({ endpointStates, policy, clock }: ProviderConnection, key: string): EndpointState {
  const endpointState = endpointStates.get(key) ?? new EndpointState(policy, clock);
  endpointStates.set(key, endpointState);
  return endpointState;
}

/**
 * Each API under a base address has its own state: option values, forecasts (however they are found), and the token
 * endpoints; otherwise calls that hold every slot of a service could wait for a token request that gets none.
 */
export const resourceKeyOf = ({ api, name }: Pick<Resource, 'api' | 'name'>): string =>
  `${api.key}/${name.replace(/By[A-Z].*$/, '')}`;

const freeOperationOf = (serviceKey: string): Operation | undefined =>
  webOperations.find((candidate) => !candidate.billed && candidate.service.key === serviceKey);
