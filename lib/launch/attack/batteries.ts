/**
 * What an attacker tries, one battery after the other. Where possible, each is generated from the API's declarations.
 */
import { may, maySession, ROLES } from '@/lib/access';
import { pathNames } from '@/lib/api/address';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import type { Endpoint } from '@/lib/api/endpoint';
import { changeHeaders, type AttackRequest } from './client';
import { encodeText, fieldsOf, injectedRequests, requestTo, takeShare } from './inputs';
import { fail } from './judge';
import { CLAIMS, COOKIES, PATHS, TEXTS } from './payloads';
import { namesAt, namesSomething } from './planted-names';
import { ENDS_SESSION, type AttackSetup } from './setup';

/** The administrator and a valuer of the other organisation, at their own records; deletions come last. */
export async function injectBodies(setup: AttackSetup): Promise<void> {
  const { client, judge, others, spareCookies, plantedOfOther, secrets, share } = setup;
  const deletes = ({ method }: Endpoint) => method === 'DELETE';
  const endpoints = [...ENDPOINTS.filter((endpoint) => !deletes(endpoint)), ...ENDPOINTS.filter(deletes)];
  for (const role of ['valuer', 'admin'] as const) {
    const requests: AttackRequest[] = [];
    for (const endpoint of endpoints) {
      if (endpoint.permission !== 'everyone' && !may(role, endpoint.permission)) continue;
      const cookie = ENDS_SESSION.test(endpoint.path) ? (spareCookies.pop() ?? '') : others[role];
      const own = namesAt(endpoint.path, plantedOfOther.names) ?? {};
      requests.push(...injectedRequests(endpoint, () => changeHeaders(client.origin, cookie), share, own));
    }
    await judge.attack(`injected bodies, ${role}`, requests, { secrets });
  }
}

/** Each endpoint as a stranger, and as each role that may not call it. */
export async function crossRoles({ client, judge, cookies }: AttackSetup): Promise<void> {
  const requests = ENDPOINTS.flatMap((endpoint) => {
    const { permission } = endpoint;
    if (permission === 'everyone') return [];
    const without = ROLES.filter((role) => !may(role, permission)).map((role) => cookies[role]);
    return ['', ...without].flatMap((cookie) => [
      requestTo(endpoint, {}, changeHeaders(client.origin, cookie)),
      requestTo(
        endpoint,
        Object.fromEntries(fieldsOf(endpoint).map((field) => [field, 1])),
        changeHeaders(client.origin, cookie),
      ),
    ]);
  });
  await judge.attack('roles × endpoints', requests, { mustRefuse: true });
}

/** Each id of the first organisation at each endpoint that takes one, as the administrator of another. */
export async function crossTenants({ client, judge, cookies, ids, secrets }: AttackSetup): Promise<void> {
  const requests = ENDPOINTS.filter(({ path }) => namesSomething(path)).flatMap((endpoint) =>
    ids.map((id) =>
      requestTo(
        endpoint,
        Object.fromEntries(pathNames(endpoint.path).map((name) => [name, id])),
        changeHeaders(client.origin, cookies.other),
      ),
    ),
  );
  await judge.attack('tenants × ids', requests, { mustRefuse: true, secrets });
}

/** Links, build codes and keys that no one has made. */
export async function forgeCodes({ client, judge, cookies, secrets, share }: AttackSetup): Promise<void> {
  const forged = [...TEXTS, ...Array.from({ length: Math.ceil(200 * share) }, forgedToken)];
  const takers = ENDPOINTS.filter((endpoint) =>
    fieldsOf(endpoint).some((field) => /code|token|key|after/i.test(field)),
  );
  const requests = takers.flatMap((endpoint) =>
    forged.map((text) => {
      const fields = fieldsOf(endpoint).filter((field) => /code|token|key|after/i.test(field));
      const values = Object.fromEntries(fields.map((field) => [field, text]));
      return requestTo(
        endpoint,
        { kind: 'car', identifier: 50031, ...values },
        changeHeaders(client.origin, cookies.admin),
      );
    }),
  );
  await judge.attack('forged codes', requests, {});
  const pages = forged.flatMap((text) =>
    ['/join/', '/new-password/', '/shared/', '/offer/'].map((page) => ({
      path: page + encodeText(text),
    })),
  );
  await judge.attack('forged links', pages, { secrets });
}

const forgedToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(8 + Math.floor(Math.random() * 400)))).toString('base64url');

const OVER_JSON = JSON.stringify({ text: 'x'.repeat(70_000) });
const OVER_FILE = Buffer.alloc(6 * 1024 * 1024, 'a,b,c\n');

/** Bodies over the cap, at every endpoint that takes one. */
export async function sendTooMuch({ client, judge, cookies, share }: AttackSetup): Promise<void> {
  const takers = ENDPOINTS.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
  const over = (endpoint: Endpoint, body: string | Buffer): AttackRequest => ({
    ...requestTo(endpoint, {}, changeHeaders(client.origin, cookies.other)),
    body,
  });
  await judge.attack(
    'oversized bodies',
    takers.map((endpoint) => over(endpoint, OVER_JSON)),
    { mustRefuse: true },
  );
  const files = takeShare(takers, share).map((endpoint) => over(endpoint, OVER_FILE));
  await judge.attack('oversized files', files, { mustRefuse: true });
}

/**
 * Requests for another protocol, and bytes that are not a request: each is answered or ended, and holds no resources.
 */
export async function sendNoHttp({ client, judge, share }: AttackSetup): Promise<void> {
  const counts = judge.start('upgrades and raw bytes');
  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, `host: localhost:${client.port}`, ...headers, '', ''].join('\r\n');
  const raw = [
    get('/', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='),
    get('/', 'connection: upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n',
    get('http://evil.example/', 'connection: close'),
    `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n`,
    'POST /api/sign-in HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(4_000)}\r\n`,
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ];
  const rounds = Math.ceil(200 * share);
  for (let round = 0; round < rounds; round += 1) {
    const replies = raw.map(async (bytes) => {
      counts.requests += 1;
      const reply = await client.sendRaw(bytes).catch(() => '');
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 400);
      if (status === 101 || status === 500) fail(counts, `${bytes.slice(0, 60)}: ${status}`);
      else if (status >= 400) counts.refused += 1;
      else counts.answered += 1;
    });
    await Promise.all(replies);
  }
}

/** Whether a claim is another site's: a change that comes with it must be refused. */
const isForeign = (claim: Readonly<Record<string, string>>): boolean =>
  'origin' in claim || claim['sec-fetch-site'] === 'cross-site';

/** False hosts, origins and proxies: what they claim must not be echoed, and changes by them are refused. */
export async function forgeClaims({ client, judge, cookies }: AttackSetup): Promise<void> {
  const secrets = ['evil.example', 'nonce-forged', 'nonce="forged"'];
  const pages = ['/', '/sign-in', '/valuations', '/api/session', '/api/health', '/nothing-here'];
  const reads = CLAIMS.flatMap((claim) =>
    pages.map((path) => ({ path, headers: { cookie: cookies.viewer, ...claim } })),
  );
  await judge.attack('forged hosts and headers', reads, { secrets });
  const change = (claim: Readonly<Record<string, string>>): AttackRequest => ({
    method: 'POST',
    path: '/api/people/invitations',
    headers: { ...changeHeaders(client.origin, cookies.other), ...claim },
    body: JSON.stringify({ email: 'a@attack.example', role: 'admin' }),
  });
  await judge.attack('changes from other sites', CLAIMS.filter(isForeign).map(change), { mustRefuse: true });
}

/** Cookies that no sign-in made, and addresses meant to print a forged log line. */
export async function forgeCookies({ judge, cookies }: AttackSetup): Promise<void> {
  const changed = [
    cookies.admin.slice(0, -8) + 'AAAAAAAA',
    cookies.admin.replace('=', '=x'),
    cookies.admin.toUpperCase(),
  ];
  const requests = [...COOKIES, ...changed].flatMap((cookie) =>
    ['/api/session', '/api/people', '/api/ledger'].map((path) => ({ path, headers: { cookie } })),
  );
  await judge.attack('forged cookies', requests, { mustRefuse: true });
}

/** What a system with an API key sends. */
const keyHeaders = (key: string): Record<string, string> => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'idempotency-key': `attack-${crypto.randomUUID()}`,
});

/** Keys that no one made, and a viewer’s key at each endpoint that is for more, or for people. */
export async function misuseKeys({ judge, planted: { apiKey } }: AttackSetup): Promise<void> {
  const forged = [
    `${apiKey}A`,
    apiKey.slice(0, -1),
    apiKey.toUpperCase(),
    'vv_',
    `vv_${'A'.repeat(4_000)}`,
    "vv_' or 1=1 --",
  ];
  const requests = forged.flatMap((key) =>
    ['/api/session', '/api/people', '/api/valuations'].map((path) => ({ path, headers: keyHeaders(key) })),
  );
  await judge.attack('forged API keys', requests, { mustRefuse: true });
  const viewer = { role: 'viewer', apiKeyId: '' } as const;
  const beyond = ENDPOINTS.filter(
    ({ permission }) => permission !== 'everyone' && !maySession(viewer, permission),
  ).flatMap((endpoint) => [
    requestTo(endpoint, {}, keyHeaders(apiKey)),
    requestTo(endpoint, Object.fromEntries(fieldsOf(endpoint).map((field) => [field, 1])), keyHeaders(apiKey)),
  ]);
  await judge.attack('API key × endpoints', beyond, { mustRefuse: true });
}

export async function injectLogs({ judge, cookies }: AttackSetup): Promise<void> {
  const agents = TEXTS.map((text) => text.replace(/[^\x21-\x7e]/g, '?').slice(0, 4_000));
  const requests = PATHS.flatMap((path) =>
    agents.map((agent) => ({ path, headers: { 'user-agent': agent, cookie: cookies.viewer } })),
  );
  await judge.attack('addresses and logs', requests, {});
}
