/** The WLTP API's token server, called by hand and with the recorded requests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';
import { recordedExchange } from '@/lib/sandbox/testing/recorded-exchanges';

const client = { id: 'truth-client', secret: 's&cret +<2>' };
const sandbox = createTestSandbox({ wltpClient: client });

const GOOD =
  'client_id=truth-client&client_secret=s%26cret+%2B%3C2%3E&grant_type=client_credentials&scope=Ref.Wltp.Api';

const tokenFor = (form: string, ...headers: string[]): Promise<Response> =>
  sandbox.serve(
    rawRequest(
      ['POST /connect/token', 'Content-Type: application/x-www-form-urlencoded', ...headers].join('\n') + `\n\n${form}`,
    ),
  );

test('the recorded client gets a token in the recorded form', async () => {
  const { request, response } = recordedExchange('wltp/Token');
  const answer = await sandbox.serve(request);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), response.headers['content-type']);
  assert.equal(answer.headers.get('cache-control'), response.headers['cache-control']);
  const { access_token: token, ...rest } = (await answer.json()) as Record<string, unknown>;
  const { access_token: _, ...expected } = JSON.parse(response.body) as Record<string, unknown>;
  assert.match(String(token), /^[\w.-]{20,}$/);
  assert.deepEqual(rest, expected);
});

test('a wrong secret is refused byte for byte as recorded', async () => {
  const { request, response } = recordedExchange('wltp/Token.invalid-client');
  const answer = await sandbox.serve(request);
  assert.equal(answer.status, 401);
  assert.equal(await answer.text(), response.body);
});

const BASIC = `Authorization: Basic ${Buffer.from('truth-client:s%26cret+%2B%3C2%3E').toString('base64')}`;

test('the client may send its credentials in a Basic header, form-encoded, instead of the form', async () => {
  const form = 'grant_type=client_credentials&scope=Ref.Wltp.Api';
  assert.equal((await tokenFor(form, BASIC)).status, 200);
  const wrong = await tokenFor(form, `Authorization: Basic ${Buffer.from('truth-client:x').toString('base64')}`);
  assert.equal(wrong.status, 401);
  assert.match(wrong.headers.get('www-authenticate') ?? '', /^Basic /);
});

const refusedForms: { form: string; status: number; error: string }[] = [
  { form: GOOD.replace('truth-client', 'other'), status: 401, error: 'invalid_client' },
  { form: GOOD.replace('client_id=truth-client&', ''), status: 400, error: 'invalid_request' },
  { form: GOOD.replace(/client_secret=[^&]*&/, ''), status: 400, error: 'invalid_request' },
  { form: GOOD.replace('&grant_type=client_credentials', ''), status: 400, error: 'invalid_request' },
  { form: GOOD.replace('client_credentials', 'password'), status: 400, error: 'unsupported_grant_type' },
  { form: GOOD.replace('Ref.Wltp.Api', 'Other.Api'), status: 400, error: 'invalid_scope' },
  { form: GOOD.replace('&scope=Ref.Wltp.Api', ''), status: 400, error: 'invalid_scope' },
  { form: `${GOOD}&scope=Ref.Wltp.Api`, status: 400, error: 'invalid_request' },
  { form: '', status: 400, error: 'invalid_request' },
];

for (const { form, status, error } of refusedForms) {
  test(`the token server answers ${status} ${error} to "${form}"`, async () => {
    const answer = await tokenFor(form);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(((await answer.json()) as { error: string }).error, error);
  });
}

test('a token ends after 36,000 seconds', async () => {
  let now = new Date('2026-06-05T08:00:00Z');
  const other = createTestSandbox({ clock: () => now, wltpClient: client });
  const issued = await other.serve(
    rawRequest(`POST /connect/token\nContent-Type: application/x-www-form-urlencoded\n\n${GOOD}`),
  );
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const status = async (): Promise<number> =>
    (
      await other.serve(
        rawRequest(
          `POST /v1/wltp\nContent-Type: application/json\nAuthorization: Bearer ${token}\n\n[{"derivativeType":"Car","refId":1,"modelYear":"26.00","selectedEquipmentIds":[]}]`,
        ),
      )
    ).status;
  now = new Date('2026-06-05T17:59:59Z');
  assert.equal(await status(), 200);
  now = new Date('2026-06-05T18:00:00Z');
  assert.equal(await status(), 401);
});
