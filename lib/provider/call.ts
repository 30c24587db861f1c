/** Our caller of the provider: its web services by `call`, its token APIs by `ask`. */
import { serviceOf, type Declared } from '@/lib/contract/describe';
import { asDeclared, type Rename } from '@/lib/contract/names';
import { resources, webOperations, type Params } from '@/lib/contract/operations';
import { authentication } from '@/lib/contract/subscriber';
import {
  readPicture,
  vehicleImage,
  writeImageRequest,
  type ImageParams,
  type Picture,
} from '@/lib/contract/vehicle-image';
import { wltpToken } from '@/lib/contract/wltp';
import { Fault } from '@/lib/fault';
import { readAnswer, writeRequest, type AnswerOf, type Operation, type Result } from '@/lib/wire/operation';
import { readResourceAnswer, writeResourceRequest, type Resource, type TokenApi } from '@/lib/wire/resource';
import { Unreadable, type Fields, type ParamsOf, type RecordOf, type Shape, type ValueOf } from '@/lib/wire/shape';
import type { Answered, Means, Question } from './attempt';
import { clientCredentialsToken, type GrantedToken, type GrantRequest } from './client-credentials';
import { download, type Download } from './download';
import { Lane } from './lane';
import { createMask } from './mask';
import type { PackageOperation } from './package-reader';
import { perform, type CallOptions } from './perform';
import { STANDARD_POLICY, type Policy } from './policy';
import { lifetimeMs, TokenHolder, type Token } from './tokens';
import { overNetwork, type Transport } from './transport';
import { troubleFrom, type Subject } from './trouble';
import { onceEach, type Unread } from './unread';

/** Packages on their way at a time; who comes then waits for a place. */
const DOWNLOADS_AT_A_TIME = 4;

export type { Download } from './download';
export type { Answered, Exchange, Watch } from './attempt';
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
  readonly unread?: Unread;
  /** What is remembered of each service, for whoever watches; one's own unless given. */
  readonly lanes?: Map<string, Lane>;
}

/**
 * Every method throws Fault and nothing else, except what `beforeSend` throws. The fault's `charged` says whether a
 * billed call may have cost something. One provider is made per process: it remembers which services are sick.
 */
export interface Provider {
  call<P extends Fields, R extends Result>(
    operation: Operation<P, R>,
    params: ParamsOf<P>,
    options?: CallOptions,
  ): Promise<Answered<AnswerOf<R>>>;
  ask<P extends Fields, S extends Shape>(
    resource: Resource<P, S>,
    params: RecordOf<P>,
    options?: CallOptions,
  ): Promise<Answered<ValueOf<S>>>;
  /** A picture. The password travels in the body of a POST, never in an address. */
  image(wanted: ImageParams, options?: CallOptions): Promise<Answered<Picture>>;
  /** A package, streamed under limits of its own: `new Response((await provider.download(…)).body)`. Never repeated. */
  download<O extends PackageOperation>(
    operation: O,
    params: Params<O>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Download>;
}

export function createProvider(settings: ProviderSettings): Provider {
  const policy: Policy = { ...STANDARD_POLICY, ...settings.policy };
  const clock = settings.clock ?? Date.now;
  const unread = onceEach(settings.unread ?? (() => {}));
  const means: Means = { transport: settings.transport ?? overNetwork(policy), policy, clock, unread };
  const { subscriberId, password, renamed = asDeclared } = settings;
  const basic = Buffer.from(`${subscriberId}:${password}`).toString('base64');
  const mask = createMask(settings.publishedCredentials ? [] : [password, settings.wltpClientSecret, basic]);
  const lanes = settings.lanes ?? new Map<string, Lane>();

  const laneOf = (declared: Declared): Lane => {
    const key = laneKey(declared);
    const lane = lanes.get(key) ?? new Lane(policy, clock);
    lanes.set(key, lane);
    return lane;
  };
  const subjectOf = (declared: Declared): Subject => ({
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
      const { value } = await provider.ask(authentication, {});
      return checked(authentication, value.accessToken, lifetimeMs(value.expiresIn, 'minutes'));
    }, clock),
    wltp: new TokenHolder(async () => {
      const said = renamed(wltpToken);
      const base = trimmed(settings.identity);
      // The scope is the provider's own word where there is a wire-name table.
      const scope = new URLSearchParams(writeResourceRequest(said, wltpGrant).body).get('scope') ?? '';
      const send = async ({ headers, body, read }: GrantRequest): Promise<GrantedToken> => {
        const question: Question<GrantedToken> = {
          declared: wltpToken,
          subject: subjectOf(wltpToken),
          base,
          read: async (reply) => ({ value: await read(reply), problems: [] }),
        };
        const request = { method: 'POST', path: said.path, headers, body };
        const lane = laneOf(wltpToken);
        return (await perform({ question, request, lane, probe: async () => {}, options: {} }, means)).value;
      };
      const { text, expiresInSeconds } = await clientCredentialsToken(
        { endpoint: base + said.path, clientId: wltpGrant.client_id, clientSecret: wltpGrant.client_secret, scope },
        send,
      );
      return checked(wltpToken, text, lifetimeMs(expiresInSeconds, 'seconds'));
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
  const checked = (declared: Resource, text: string, lifetime: number): Token => {
    // A token goes into a header: anything but visible ASCII is no token.
    if (/^[\x21-\x7e]+$/.test(text)) return { text, lifetimeMs: lifetime };
    throw troubleFrom(new Unreadable('the token is no token'), subjectOf(declared)).fault;
  };

  const provider: Provider = {
    async call(operation, params, options = {}) {
      const wide = operation as unknown as Operation; // one pipeline for every operation
      const said = renamed(operation);
      const credentials = { subscriberId, password };
      const request = writeRequest(said, params, credentials, { namespaceBase: settings.soapNamespace });
      const question: Question<AnswerOf<(typeof operation)['result']>> = {
        declared: wide,
        subject: subjectOf(wide),
        base: trimmed(settings.soap),
        read: ({ text }) => readAnswer(said, text),
      };
      return perform({ question, request, lane: laneOf(wide), probe: () => probe(wide), options }, means);
    },
    async ask(resource, params, options = {}) {
      const wide = resource as unknown as Resource; // as above
      const said = renamed(resource);
      const holder = wide.authorization === 'bearer' ? holderFor(wide.api) : undefined;
      const authorization = wide.authorization === 'basic' ? { authorization: `Basic ${basic}` } : {};
      // Whoever asks is not trusted with the client's secret, and need not know it.
      const { client_id, client_secret } = wltpGrant;
      const filled = wide.credentials ? { ...params, client_id, client_secret } : params;
      const request = writeResourceRequest(said, filled, authorization);
      const question: Question<ValueOf<(typeof resource)['result']>> = {
        declared: wide,
        subject: subjectOf(wide),
        base: trimmed(settings[wide.api.base]),
        read: ({ text, type }) => readResourceAnswer(said, /\bxml\b/i.test(type) ? 'xml' : 'json', text),
      };
      const lane = laneOf(wide);
      return perform(
        { question, request, lane, probe: () => probe(wide), options, ...(holder && { tokens: holder }) },
        means,
      );
    },
    async image(wanted, options = {}) {
      const request = writeImageRequest(wanted, subscriberId, { password }, renamed(vehicleImage));
      const question: Question<Picture> = {
        declared: vehicleImage,
        subject: subjectOf(vehicleImage),
        base: trimmed(settings.soap),
        isBinary: true,
        read: ({ bytes }) => ({ value: readPicture(bytes), problems: [] }),
      };
      // It has nothing else that is free to be probed by than itself, and is never billed.
      return perform({ question, request, lane: laneOf(vehicleImage), probe: async () => {}, options }, means);
    },
    async download(operation, params, { signal } = {}) {
      const said = renamed(operation);
      const credentials = { subscriberId, password };
      // Of either operation; the parameters are those of this one.
      const request = writeRequest(said as unknown as Operation, params, credentials, {
        namespaceBase: settings.soapNamespace,
      });
      const key = `${operation.service.key} packages`;
      const lane = lanes.get(key) ?? new Lane({ ...policy, concurrent: DOWNLOADS_AT_A_TIME }, clock);
      lanes.set(key, lane);
      const subject = subjectOf(operation as unknown as Operation); // as above
      const url = trimmed(settings.soap) + request.path;
      return download({ said, subject, url, request, lane, signal }, means);
    },
  };

  /** Asks the service something free, to see whether it is well again. */
  async function probe(sick: Operation | Resource): Promise<void> {
    const free = [...webOperations, ...resources].find((each) => !each.billed && laneKey(each) === laneKey(sick));
    if (free) await (free.kind === 'web' ? provider.call(free, free.example) : provider.ask(free, free.example));
  }
  return provider;
}

/** Tokens have a lane of their own, or calls holding every place of a service could wait for one that finds none. */
const laneKey = (declared: Declared): string =>
  declared.kind === 'web'
    ? declared.service.key
    : declared.kind === 'image'
      ? declared.key
      : declared.authorization === 'bearer'
        ? declared.api.key
        : `${declared.api.key}/${declared.name}`;

const trimmed = (base: string): string => base.replace(/\/+$/, '');
