/**
 * Our client of the provider: web services through `call`, or `callBilled` if they are charged; token APIs through
 * `requestResource`. call-jobs.ts builds what is sent, pipeline.ts sends it.
 */
import { asDeclared, type Rename } from '@/lib/contract/wire-names';
import type { OperationParams } from '@/lib/contract/operations';
import type { ImageParams, VehicleImageFile } from '@/lib/contract/vehicle-image';
import { writeRequest, type AnswerOf, type Operation, type Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { ShapeFields, ParamsOf, RecordOf, WireShape, ValueOf } from '@/lib/wire/shape';
import type { ProviderAnswer } from './attempt';
import { imageJob, resourceJob, subjectOf, webJob, webService, type ProviderConnection } from './call-jobs';
import { download, type Download, type DownloadJob } from './download';
import { EndpointState } from './endpoint-state';
import { createMask } from './mask';
import type { PackageOperation } from './package-reader';
import { answerInTime, perform, type BilledCallOptions, type CallOptions, type CallOutcome } from './pipeline';
import { STANDARD_POLICY, type Policy } from './policy';
import { createTokenSources } from './token-sources';
import { overNetwork, type Transport } from './transport';
import { reportOnce, type UnreadFieldsReporter } from './unread-fields';

export type { Download } from './download';
export type { ProviderAnswer, Exchange, ExchangeObserver } from './attempt';
export type { BilledCallOptions, CallOptions, CallOutcome } from './pipeline';

/** Packages downloading at a time; further ones wait for a slot. */
const CONCURRENT_DOWNLOADS_MAX = 4;

export interface ProviderSettings {
  /** Base addresses: subscriber API, token server and WLTP API (document 1), web services (documents 2 and 3). */
  readonly services: string;
  readonly identity: string;
  readonly wltp: string;
  readonly soap: string;
  /** Base of the XML namespaces and SOAPActions, which may differ from the web services' address. */
  readonly soapNamespace: string;
  readonly subscriberId: number;
  readonly password: string;
  readonly wltpClientId: string;
  readonly wltpClientSecret: string;
  /**
   * The sandbox's credentials are not secret, and their words also occur in addresses, so they are masked only in their
   * fields.
   */
  readonly publishedCredentials?: boolean;
  /** Translates names by a wire-name table; the documents' own names by default. */
  readonly renamed?: Rename;
  /** The network by default. */
  readonly transport?: Transport;
  /** Milliseconds since 1970; the system's by default. */
  readonly clock?: () => number;
  readonly policy?: Partial<Policy>;
  /** Notified once of each field that could not be read. */
  readonly onUnreadFields?: UnreadFieldsReporter;
  /** The state of each service, for monitoring; created by default. Those of trials are not among them. */
  readonly endpointStates?: Map<string, EndpointState>;
}

/**
 * Every method throws Fault and nothing else. The fault's `charged` says whether a billed call may have cost something.
 * Create one provider per process: it tracks which services are failing.
 */
export interface Provider {
  /** A free operation of the web services. A billed one is refused. */
  call<P extends ShapeFields, R extends Result>(
    operation: Operation<P, R>,
    params: ParamsOf<P>,
    options?: CallOptions,
  ): Promise<ProviderAnswer<AnswerOf<R>>>;
  /** A charged operation. Only lib/lookups calls it, after recording the look-up. */
  callBilled<P extends ShapeFields, R extends Result>(
    operation: Operation<P, R>,
    params: ParamsOf<P>,
    options: BilledCallOptions,
  ): Promise<CallOutcome<AnswerOf<R>>>;
  requestResource<P extends ShapeFields, S extends WireShape>(
    resource: Resource<P, S>,
    params: RecordOf<P>,
    options?: CallOptions,
  ): Promise<ProviderAnswer<ValueOf<S>>>;
  /** A picture. The password travels in the body of a POST, never in an address. */
  image(params: ImageParams, options?: CallOptions): Promise<ProviderAnswer<VehicleImageFile>>;
  /** A package, streamed with its own limits: `new Response((await provider.download(…)).body)`. Never retried. */
  download<O extends PackageOperation>(
    operation: O,
    params: OperationParams<O>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Download>;
}

export function createProvider(settings: ProviderSettings): Provider {
  const connection = connectionFrom(settings);
  const partsOf = (own: ProviderConnection) => ({ connection: own, tokens: createTokenSources(own) });
  const product = partsOf(connection);
  const trials = partsOf({ ...connection, endpointStates: new Map() });
  const partsFor = ({ isTrial }: CallOptions) => (isTrial ? trials : product);
  return {
    call: async (operation, params, options = {}) =>
      answerInTime(webJob(partsFor(options).connection, operation, params, options), connection),
    callBilled: async (operation, params, options) =>
      perform(webJob(partsFor(options).connection, operation, params, options), connection),
    requestResource: async (resource, params, options = {}) => {
      const parts = partsFor(options);
      const holder = parts.tokens.holderFor(resource);
      return answerInTime(resourceJob(parts.connection, resource, params, options, holder), connection);
    },
    image: async (params, options = {}) =>
      answerInTime(imageJob(partsFor(options).connection, params, options), connection),
    download: async (operation, params, { signal } = {}) =>
      download(downloadJob(connection, operation, params, signal), connection),
  };
}

function connectionFrom(settings: ProviderSettings): ProviderConnection {
  const { subscriberId, password, wltpClientId, wltpClientSecret, soapNamespace } = settings;
  const policy: Policy = { ...STANDARD_POLICY, ...settings.policy };
  const basic = Buffer.from(`${subscriberId}:${password}`).toString('base64');
  const secrets = settings.publishedCredentials ? [] : [password, wltpClientSecret, basic];
  return {
    bases: {
      services: withoutTrailingSlash(settings.services),
      identity: withoutTrailingSlash(settings.identity),
      wltp: withoutTrailingSlash(settings.wltp),
      soap: withoutTrailingSlash(settings.soap),
    },
    soapNamespace,
    subscriber: { subscriberId, password },
    wltpClient: { id: wltpClientId, secret: wltpClientSecret },
    renamed: settings.renamed ?? asDeclared,
    mask: createMask(secrets),
    secrets,
    endpointStates: settings.endpointStates ?? new Map<string, EndpointState>(),
    transport: settings.transport ?? overNetwork(policy),
    policy,
    // Not the time of day: if that were set back, pauses and tokens would last that much longer.
    clock: settings.clock ?? (() => performance.now()),
    reportUnread: reportOnce(settings.onUnreadFields ?? (() => {})),
  };
}

function downloadJob<O extends PackageOperation>(
  connection: ProviderConnection,
  operation: O,
  params: OperationParams<O>,
  signal: AbortSignal | undefined,
): DownloadJob {
  const { renamed, subscriber, soapNamespace, bases, endpointStates, policy, clock } = connection;
  const renamedOperation = renamed(operation);
  // The job may be of either operation; the parameters are this one's.
  const request = writeRequest(renamedOperation as unknown as Operation, params, subscriber, {
    namespaceBase: soapNamespace,
  });
  const key = `${operation.service.key} packages`;
  const endpointState =
    endpointStates.get(key) ?? new EndpointState({ ...policy, concurrent: CONCURRENT_DOWNLOADS_MAX }, clock);
  endpointStates.set(key, endpointState);
  const subject = subjectOf(connection, operation, webService(operation.service), params);
  return { operation: renamedOperation, subject, url: bases.soap + request.path, request, endpointState, signal };
}

const withoutTrailingSlash = (base: string): string => base.replace(/\/+$/, '');
