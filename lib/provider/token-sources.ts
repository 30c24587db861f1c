/** Where the bearer tokens of the provider's APIs come from. */
import { authentication } from '@/lib/contract/subscriber';
import { wltpToken } from '@/lib/contract/wltp';
import { Fault } from '@/lib/fault';
import { writeResourceRequest, type Resource, type TokenApi } from '@/lib/wire/resource';
import { Unreadable } from '@/lib/wire/shape';
import type { CallSubject } from './call-error';
import { callErrorFrom } from './call-error';
import { endpointStateOf, resourceJob, resourceKeyOf, subjectOf, type ProviderConnection } from './call-jobs';
import { clientCredentialsToken, type GrantedToken, type GrantRequest } from './client-credentials';
import { answerInTime, type CallJob } from './pipeline';
import { lifetimeMs, TokenHolder, type Token } from './tokens';

export interface TokenSources {
  /** Null if the resource takes no bearer token. @throws Fault if its API has no token endpoint */
  holderFor(resource: Pick<Resource, 'api' | 'authorization'>): TokenHolder | null;
}

export function createTokenSources(connection: ProviderConnection): TokenSources {
  const holders: Partial<Record<TokenApi['base'], TokenHolder>> = {
    services: new TokenHolder(() => subscriberToken(connection), connection.clock),
    wltp: new TokenHolder(() => wltpClientToken(connection), connection.clock),
  };
  return {
    holderFor({ api, authorization }) {
      if (authorization !== 'bearer') return null;
      const holder = holders[api.base];
      if (holder) return holder;
      throw new Fault('unexpected', {
        message: `No token is available for the provider’s service “${api.title}”.`,
        fix: 'Contact your administrator.',
        detail: `no token endpoint for ${api.base}`,
      });
    },
  };
}

async function subscriberToken(connection: ProviderConnection): Promise<Token> {
  const { value } = await answerInTime(resourceJob(connection, authentication, {}, {}, null), connection);
  const subject = subjectOf(connection, authentication, authentication.api, {});
  return validatedToken(subject, value.accessToken, lifetimeMs(value.expiresIn, 'minutes'));
}

/** OAuth 2.0 client credentials: the library builds and validates, our pipeline sends. */
async function wltpClientToken(connection: ProviderConnection): Promise<Token> {
  const { wltpClient, renamed, bases } = connection;
  const renamedToken = renamed(wltpToken);
  const subject = subjectOf(connection, wltpToken, wltpToken.api, {});
  const grant = {
    client_id: wltpClient.id,
    client_secret: wltpClient.secret,
    grant_type: 'client_credentials',
    scope: 'Ref.Wltp.Api',
  };
  // A wire-name table renames the scope too.
  const scope = new URLSearchParams(writeResourceRequest(renamedToken, grant).body).get('scope') ?? '';
  const send = async ({ headers, body, read }: GrantRequest): Promise<GrantedToken> => {
    const job: CallJob<GrantedToken> = {
      definition: {
        declared: wltpToken,
        subject,
        base: bases.identity,
        read: async (reply) => ({ value: await read(reply), problems: [] }),
      },
      request: { method: 'POST', path: renamedToken.path, headers, body },
      endpointState: endpointStateOf(connection, resourceKeyOf(wltpToken)),
      options: {},
      tokens: null,
      probe: null,
    };
    return (await answerInTime(job, connection)).value;
  };
  const endpoint = bases.identity + renamedToken.path;
  const client = { endpoint, clientId: wltpClient.id, clientSecret: wltpClient.secret, scope };
  const { text, expiresInSeconds } = await clientCredentialsToken(client, send);
  return validatedToken(subject, text, lifetimeMs(expiresInSeconds, 'seconds'));
}

function validatedToken(subject: CallSubject, text: string, lifetime: number): Token {
  // A token goes into a header, so it must be visible ASCII.
  if (/^[\x21-\x7e]+$/.test(text)) return { text, lifetimeMs: lifetime };
  throw callErrorFrom(new Unreadable('the token is not a valid header value'), subject).fault;
}
