/**
 * OAuth 2.0 client credentials, built and validated by oauth4webapi. The request still goes through our own pipeline,
 * with the same checks, limits and masks as every other: the library never opens a connection.
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
  /** Rejects anything but a token response. */
  readonly read: (reply: ReplyBody) => Promise<GrantedToken>;
}

/** @param send sends the request and reads a successful reply with `read`; its errors are rethrown */
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
    // Addresses were checked when the settings were read: https, except on this machine.
    [allowInsecureRequests]: true,
    [customFetch]: async (_, { headers, body }) => {
      granted = await send({ headers, body: String(body), read });
      // `send` has read the token, so that a bad one counts against the service's health.
      return new Response(null);
    },
  });
  if (!granted) throw new Unreadable('no token was asked for');
  return granted;
}
