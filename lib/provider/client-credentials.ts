/**
 * OAuth 2.0 client credentials, written and judged by oauth4webapi. The request still travels our own way, under the same
 * guards, limits and masks as every other: the library never opens a connection.
 */
import {
  allowInsecureRequests,
  clientCredentialsGrantRequest,
  ClientSecretPost,
  customFetch,
  processClientCredentialsResponse,
  type AuthorizationServer,
} from 'oauth4webapi';
import { Unreadable } from '@/lib/wire/shape';
import type { ReplyBody } from './attempt';

export interface ClientGrant {
  /** Whole address of the token endpoint. */
  readonly endpoint: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

export interface GrantedToken {
  readonly text: string;
  /** RFC 6749 §5.1: recommended, so it may be missing. */
  readonly expiresInSeconds: number | undefined;
}

export interface GrantRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
  /** Rejects what is no token response. */
  readonly read: (reply: ReplyBody) => Promise<GrantedToken>;
}

/** @param send carries the request and reads its good reply by `read`; whatever it throws is thrown on */
export async function clientCredentialsToken(
  { endpoint, clientId, clientSecret, scope }: ClientGrant,
  send: (request: GrantRequest) => Promise<GrantedToken>,
): Promise<GrantedToken> {
  const server: AuthorizationServer = { issuer: new URL(endpoint).origin, token_endpoint: endpoint };
  const client = { client_id: clientId };
  let granted: GrantedToken | undefined;
  const read = async ({ text, type }: ReplyBody): Promise<GrantedToken> => {
    const reply = new Response(text, { headers: { 'content-type': type } });
    const token = await processClientCredentialsResponse(server, client, reply);
    if (token.token_type !== 'bearer') throw new Unreadable('the token is not of type Bearer');
    return { text: token.access_token, expiresInSeconds: token.expires_in };
  };
  await clientCredentialsGrantRequest(server, client, ClientSecretPost(clientSecret), new URLSearchParams({ scope }), {
    // Addresses were judged when the settings were read: https, except on this machine.
    [allowInsecureRequests]: true,
    [customFetch]: async (_, { headers, body }) => {
      granted = await send({ headers, body: String(body), read });
      // The token was read where the reply came in, so that a bad one counts against the service.
      return new Response(null);
    },
  });
  if (!granted) throw new Unreadable('no token was asked for');
  return granted;
}
