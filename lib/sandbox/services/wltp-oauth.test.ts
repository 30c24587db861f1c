/** The WLTP API's token server, tested over a real socket with a third party's OAuth client. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  allowInsecureRequests,
  clientCredentialsGrantRequest,
  ClientSecretBasic,
  ClientSecretPost,
  processClientCredentialsResponse,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type AuthorizationServer,
  type ClientAuth,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import { listen, type Listening } from '@/lib/sandbox/host/listen';
import { createSandbox } from '@/lib/sandbox/host/serve';

const client = { id: 'truth-client', secret: 's&cret +<2>' };
const SCOPE = 'Ref.Wltp.Api';

let listening: Listening;
before(async () => {
  listening = await listen(createSandbox({ wltpClient: client }), 0);
});
after(() => listening.close());

async function tokenBy(auth: ClientAuth, scope = SCOPE): Promise<TokenEndpointResponse> {
  const server: AuthorizationServer = {
    issuer: listening.address,
    token_endpoint: `${listening.address}/connect/token`,
  };
  const known = { client_id: client.id };
  // Plain HTTP, which the sandbox uses on loopback, has to be allowed by name.
  const loopback = { [allowInsecureRequests]: true };
  const answer = await clientCredentialsGrantRequest(server, known, auth, { scope }, loopback);
  return processClientCredentialsResponse(server, known, answer);
}

const clientAuthentications = [
  { way: 'in the form', auth: ClientSecretPost },
  { way: 'in a Basic header', auth: ClientSecretBasic },
];

for (const { way: title, auth } of clientAuthentications) {
  test(`an OAuth client that sends its secret ${title} gets a bearer token that opens the WLTP API`, async () => {
    const { access_token: token, token_type: type, expires_in: seconds } = await tokenBy(auth(client.secret));
    assert.equal(type, 'bearer');
    assert.equal(seconds, 36_000);
    const response = await fetch(`${listening.address}/v1/wltp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify([{ derivativeType: 'Car', refId: 1, modelYear: '26.00', selectedEquipmentIds: [] }]),
    });
    assert.equal(response.status, 200);
  });
}

test('a wrong secret in the form is an OAuth error that client understands', async () => {
  await assert.rejects(tokenBy(ClientSecretPost('wrong')), (error) => {
    assert.ok(error instanceof ResponseBodyError);
    assert.deepEqual({ error: error.error, status: error.status }, { error: 'invalid_client', status: 401 });
    return true;
  });
});

test('a wrong secret in a Basic header is answered with a challenge that client can read', async () => {
  await assert.rejects(tokenBy(ClientSecretBasic('wrong')), (error) => {
    assert.ok(error instanceof WWWAuthenticateChallengeError);
    assert.deepEqual([error.status, error.cause.map(({ scheme }) => scheme)], [401, ['basic']]);
    return true;
  });
});

test('a scope the server does not have is an OAuth error that client understands', async () => {
  await assert.rejects(tokenBy(ClientSecretPost(client.secret), 'Other.Api'), (error) => {
    assert.ok(error instanceof ResponseBodyError);
    assert.deepEqual({ error: error.error, status: error.status }, { error: 'invalid_scope', status: 400 });
    return true;
  });
});
