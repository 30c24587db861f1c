/** Our caller of the provider: its web services by `call`, its token APIs by `ask`. */
import { serviceOf, type DeclaredOperation } from '@/lib/contract/describe';
import { asDeclared, type Rename } from '@/lib/contract/wire-names';
import { resources, webOperations, type OperationParams } from '@/lib/contract/operations';
import { authentication } from '@/lib/contract/subscriber';
import {
  readVehicleImageFile,
  vehicleImage,
  writeImageRequest,
  type ImageParams,
  type VehicleImageFile,
} from '@/lib/contract/vehicle-image';
import { wltpToken } from '@/lib/contract/wltp';
import { Fault } from '@/lib/fault';
import { readAnswer, writeRequest, type AnswerOf, type Operation, type Result } from '@/lib/wire/operation';
import { readResourceAnswer, writeResourceRequest, type Resource, type TokenApi } from '@/lib/wire/resource';
import {
  Unreadable,
  type ShapeFields,
  type ParamsOf,
  type RecordOf,
  type WireShape,
  type ValueOf,
} from '@/lib/wire/shape';
import type { ProviderAnswer, CallContext, CallDefinition } from './attempt';
import { clientCredentialsToken, type GrantedToken, type GrantRequest } from './client-credentials';
import { download, type Download } from './download';
import { EndpointState } from './endpoint-state';
import { createMask } from './mask';
import type { PackageOperation } from './package-reader';
import { perform, type CallOptions } from './perform';
import { STANDARD_POLICY, type Policy } from './policy';
import { lifetimeMs, TokenHolder, type Token } from './tokens';
import { overNetwork, type Transport } from './transport';
import { callErrorFrom, type CallSubject } from './call-error';
import { reportOnce, type UnreadFieldsReporter } from './unread-fields';

/** Packages on their way at a time; who comes then waits for a place. */
const MAX_CONCURRENT_DOWNLOADS = 4;

export type { Download } from './download';
export type { ProviderAnswer, Exchange, ExchangeObserver } from './attempt';
export type { CallOptions } from './perform';

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
  /** The sandbox's credentials are no secret, and their words stand in addresses too: masked in their places alone. */
  readonly publishedCredentials?: boolean;
  /** Into the words of a wire-name table; the documents' own unless given. */
  readonly renamed?: Rename;
  /** The network unless given. */
  readonly transport?: Transport;
  /** Milliseconds since 1970; the system's unless given. */
  readonly clock?: () => number;
  readonly policy?: Partial<Policy>;
  /** Told, once for each, of the fields that could not be read. */
  readonly onUnreadFields?: UnreadFieldsReporter;
  /** What is remembered of each service, for whoever watches; one's own unless given. */
  readonly endpointStates?: Map<string, EndpointState>;
}

/**
 * Every method throws Fault and nothing else, except what `beforeSend` throws. The fault's `charged` says whether a
 * billed call may have cost something. One provider is made per process: it remembers which services are sick.
 */
export interface Provider {
  call<P extends ShapeFields, R extends Result>(
    operation: Operation<P, R>,
    params: ParamsOf<P>,
    options?: CallOptions,
  ): Promise<ProviderAnswer<AnswerOf<R>>>;
  requestResource<P extends ShapeFields, S extends WireShape>(
    resource: Resource<P, S>,
    params: RecordOf<P>,
    options?: CallOptions,
  ): Promise<ProviderAnswer<ValueOf<S>>>;
  /** A picture. The password travels in the body of a POST, never in an address. */
  image(params: ImageParams, options?: CallOptions): Promise<ProviderAnswer<VehicleImageFile>>;
  /** A package, streamed under limits of its own: `new Response((await provider.download(…)).body)`. Never repeated. */
  download<O extends PackageOperation>(
    operation: O,
    params: OperationParams<O>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Download>;
}

export function createProvider(settings: ProviderSettings): Provider {
  const policy: Policy = { ...STANDARD_POLICY, ...settings.policy };
  const clock = settings.clock ?? Date.now;
  const reportUnread = reportOnce(settings.onUnreadFields ?? (() => {}));
  const context: CallContext = { transport: settings.transport ?? overNetwork(policy), policy, clock, reportUnread };
  const { subscriberId, password, renamed = asDeclared } = settings;
  const basic = Buffer.from(`${subscriberId}:${password}`).toString('base64');
  const mask = createMask(settings.publishedCredentials ? [] : [password, settings.wltpClientSecret, basic]);
  const endpointStates = settings.endpointStates ?? new Map<string, EndpointState>();

  const endpointStateOf = (declared: DeclaredOperation): EndpointState => {
    const key = endpointStateKey(declared);
    const endpointState = endpointStates.get(key) ?? new EndpointState(policy, clock);
    endpointStates.set(key, endpointState);
    return endpointState;
  };
  const subjectOf = (declared: DeclaredOperation): CallSubject => ({
    service: serviceOf(declared),
    operation: declared.name,
    billed: declared.billed,
    mask,
  });

  const wltpGrant = {
    client_id: settings.wltpClientId,
    client_secret: settings.wltpClientSecret,
    grant_type: 'client_credentials',
    scope: 'Ref.Wltp.Api',
  };
  const tokens: Partial<Record<TokenApi['base'], TokenHolder>> = {
    services: new TokenHolder(async () => {
      const { value } = await provider.requestResource(authentication, {});
      return validatedToken(authentication, value.accessToken, lifetimeMs(value.expiresIn, 'minutes'));
    }, clock),
    wltp: new TokenHolder(async () => {
      const renamedDeclaration = renamed(wltpToken);
      const base = withoutTrailingSlash(settings.identity);
      // The scope is the provider's own word where there is a wire-name table.
      const scope = new URLSearchParams(writeResourceRequest(renamedDeclaration, wltpGrant).body).get('scope') ?? '';
      const send = async ({ headers, body, read }: GrantRequest): Promise<GrantedToken> => {
        const definition: CallDefinition<GrantedToken> = {
          declared: wltpToken,
          subject: subjectOf(wltpToken),
          base,
          read: async (reply) => ({ value: await read(reply), problems: [] }),
        };
        const request = { method: 'POST', path: renamedDeclaration.path, headers, body };
        const endpointState = endpointStateOf(wltpToken);
        return (await perform({ definition, request, endpointState, probe: async () => {}, options: {} }, context))
          .value;
      };
      const { text, expiresInSeconds } = await clientCredentialsToken(
        {
          endpoint: base + renamedDeclaration.path,
          clientId: wltpGrant.client_id,
          clientSecret: wltpGrant.client_secret,
          scope,
        },
        send,
      );
      return validatedToken(wltpToken, text, lifetimeMs(expiresInSeconds, 'seconds'));
    }, clock),
  };
  const holderFor = (api: TokenApi): TokenHolder => {
    const holder = tokens[api.base];
    if (holder) return holder;
    throw new Fault('unexpected', {
      message: `There is no way to get a token for the provider’s ${api.title}.`,
      fix: 'Tell your administrator.',
      detail: `no token endpoint for ${api.base}`,
    });
  };
  const validatedToken = (declared: Resource, text: string, lifetime: number): Token => {
    // A token goes into a header: anything but visible ASCII is no token.
    if (/^[\x21-\x7e]+$/.test(text)) return { text, lifetimeMs: lifetime };
    throw callErrorFrom(new Unreadable('the token is no token'), subjectOf(declared)).fault;
  };

  const provider: Provider = {
    async call(operation, params, options = {}) {
      const wide = operation as unknown as Operation; // one pipeline for every operation
      const renamedDeclaration = renamed(operation);
      const credentials = { subscriberId, password };
      const request = writeRequest(renamedDeclaration, params, credentials, { namespaceBase: settings.soapNamespace });
      const definition: CallDefinition<AnswerOf<(typeof operation)['result']>> = {
        declared: wide,
        subject: subjectOf(wide),
        base: withoutTrailingSlash(settings.soap),
        read: ({ text }) => readAnswer(renamedDeclaration, text),
      };
      return perform(
        { definition, request, endpointState: endpointStateOf(wide), probe: () => probe(wide), options },
        context,
      );
    },
    async requestResource(resource, params, options = {}) {
      const wide = resource as unknown as Resource; // as above
      const renamedDeclaration = renamed(resource);
      const holder = wide.authorization === 'bearer' ? holderFor(wide.api) : undefined;
      const authorization = wide.authorization === 'basic' ? { authorization: `Basic ${basic}` } : {};
      // Whoever asks is not trusted with the client's secret, and need not know it.
      const { client_id, client_secret } = wltpGrant;
      const paramsWithCredentials = wide.credentials ? { ...params, client_id, client_secret } : params;
      const request = writeResourceRequest(renamedDeclaration, paramsWithCredentials, authorization);
      const definition: CallDefinition<ValueOf<(typeof resource)['result']>> = {
        declared: wide,
        subject: subjectOf(wide),
        base: withoutTrailingSlash(settings[wide.api.base]),
        read: ({ text, type }) => readResourceAnswer(renamedDeclaration, /\bxml\b/i.test(type) ? 'xml' : 'json', text),
      };
      const endpointState = endpointStateOf(wide);
      return perform(
        { definition, request, endpointState, probe: () => probe(wide), options, ...(holder && { tokens: holder }) },
        context,
      );
    },
    async image(params, options = {}) {
      const request = writeImageRequest(params, subscriberId, { password }, renamed(vehicleImage));
      const definition: CallDefinition<VehicleImageFile> = {
        declared: vehicleImage,
        subject: subjectOf(vehicleImage),
        base: withoutTrailingSlash(settings.soap),
        isBinary: true,
        read: ({ bytes }) => ({ value: readVehicleImageFile(bytes), problems: [] }),
      };
      // It has nothing else that is free to be probed by than itself, and is never billed.
      return perform(
        { definition, request, endpointState: endpointStateOf(vehicleImage), probe: async () => {}, options },
        context,
      );
    },
    async download(operation, params, { signal } = {}) {
      const renamedDeclaration = renamed(operation);
      const credentials = { subscriberId, password };
      // Of either operation; the parameters are those of this one.
      const request = writeRequest(renamedDeclaration as unknown as Operation, params, credentials, {
        namespaceBase: settings.soapNamespace,
      });
      const key = `${operation.service.key} packages`;
      const endpointState =
        endpointStates.get(key) ?? new EndpointState({ ...policy, concurrent: MAX_CONCURRENT_DOWNLOADS }, clock);
      endpointStates.set(key, endpointState);
      const subject = subjectOf(operation as unknown as Operation); // as above
      const url = withoutTrailingSlash(settings.soap) + request.path;
      return download({ operation: renamedDeclaration, subject, url, request, endpointState, signal }, context);
    },
  };

  /** Asks the service something free, to see whether it is well again. */
  async function probe(failing: Operation | Resource): Promise<void> {
    const free = [...webOperations, ...resources].find(
      (candidate) => !candidate.billed && endpointStateKey(candidate) === endpointStateKey(failing),
    );
    if (free)
      await (free.kind === 'web' ? provider.call(free, free.example) : provider.requestResource(free, free.example));
  }
  return provider;
}

/** Tokens have a lane of their own, or calls holding every place of a service could wait for one that finds none. */
const endpointStateKey = (declared: DeclaredOperation): string =>
  declared.kind === 'web'
    ? declared.service.key
    : declared.kind === 'image'
      ? declared.key
      : declared.authorization === 'bearer'
        ? declared.api.key
        : `${declared.api.key}/${declared.name}`;

const withoutTrailingSlash = (base: string): string => base.replace(/\/+$/, '');
