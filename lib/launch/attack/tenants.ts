/**
 * Data planted in one organisation, attacked by the other and by lower roles: read, changed and searched for, by id and
 * by secret address. The owner could send each request, so that ownership is the only reason for a refusal.
 */
import { may, ROLES, type Permission, type Role } from '@/lib/access';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import type { Endpoint } from '@/lib/api/endpoint';
import { changeHeaders } from './client';
import { fieldsOf, requestTo, takeShare } from './inputs';
import { fail, type JudgedRequest } from './judge';
import { namesAt, namesSomething } from './planted-names';
import { NO_ID, validInput } from './plausible';
import type { PlantedText } from './plants';
import { ENDS_SESSION, type AttackSetup } from './setup';

const allows = (role: Role, permission: Permission | 'everyone'): boolean =>
  permission === 'everyone' || may(role, permission);

/** The texts that this reader may not see; a null role is a stranger, or a person of another organisation. */
export function secretsFrom(texts: readonly PlantedText[], reader: Role | null): string[] {
  return texts
    .filter(({ permission }) => reader === null || permission === null || !may(reader, permission))
    .flatMap((text) => text.texts);
}

/** A valid request to an endpoint, for data planted in the first organisation. */
function ownersRequest({ client, planted }: AttackSetup, endpoint: Endpoint, cookie: string) {
  const names = namesAt(endpoint.path, planted.names) ?? {};
  return requestTo(endpoint, { ...validInput(endpoint), ...names }, changeHeaders(client.origin, cookie));
}

/** Every endpoint that names something, as each role of the other organisation, each lower role, and a stranger. */
export async function reachPlanted(setup: AttackSetup): Promise<void> {
  const { judge, cookies, others, planted } = setup;
  const endpoints = ENDPOINTS.filter(({ path }) => namesSomething(path));
  const everyText = secretsFrom(planted.texts, null);
  const foreign = endpoints.flatMap((endpoint) =>
    ROLES.map((role): JudgedRequest => {
      const status = allows(role, endpoint.permission) ? 404 : 403;
      const judgement = { mustRefuse: true, status, secrets: everyText };
      return { ...ownersRequest(setup, endpoint, others[role]), judgement };
    }),
  );
  await judge.attack('planted × other tenant', foreign);
  const lower = endpoints.flatMap((endpoint) => [
    {
      ...ownersRequest(setup, endpoint, ''),
      judgement: { mustRefuse: true, status: 401, secrets: everyText },
    },
    ...ROLES.filter((role) => !allows(role, endpoint.permission)).map((role): JudgedRequest => {
      const judgement = { mustRefuse: true, status: 403, secrets: secretsFrom(planted.texts, role) };
      return { ...ownersRequest(setup, endpoint, cookies[role]), judgement };
    }),
  ]);
  await judge.attack('planted × lower roles', lower);
}

/** Reads by each role, in its own organisation and in the other: no answer exceeds the reader's permissions. */
export async function readAsEach(setup: AttackSetup): Promise<void> {
  const { client, judge, cookies, others, planted } = setup;
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET');
  const requests = reads.flatMap((endpoint) =>
    ROLES.flatMap((role): JudgedRequest[] => [
      {
        ...ownersRequest(setup, endpoint, cookies[role]),
        judgement: { secrets: secretsFrom(planted.texts, role) },
      },
      {
        ...requestTo(endpoint, validInput(endpoint), changeHeaders(client.origin, others[role])),
        judgement: { secrets: secretsFrom(planted.texts, null) },
      },
    ]),
  );
  await judge.attack('reads × roles', requests);
}

/** Each planted text and id in every text field: nothing of another organisation comes back. */
export async function searchPlanted(setup: AttackSetup): Promise<void> {
  const { client, judge, cookies, others, planted, ids, share } = setup;
  const texts = [...planted.texts.map(({ texts: [text = ''] }) => text), ...ids];
  const searching = (cookie: string, role: Role, reader: Role | null): JudgedRequest[] =>
    ENDPOINTS.filter(
      ({ permission, path, billed }) =>
        permission !== 'everyone' && may(role, permission) && billed === undefined && !ENDS_SESSION.test(path),
    ).flatMap((endpoint) =>
      fieldsOf(endpoint)
        .filter((field) => takesText(endpoint, field))
        .flatMap((field) =>
          texts.map((text) => {
            const values = { ...validInput(endpoint), [field]: text };
            // What was searched for may come back.
            const others = planted.texts.filter((other) => !other.texts.includes(text));
            const judgement = { secrets: secretsFrom(others, reader) };
            return { ...requestTo(endpoint, values, changeHeaders(client.origin, cookie)), judgement };
          }),
        ),
    );
  const requests = [
    ...searching(others.admin, 'admin', null),
    ...searching(others.valuer, 'valuer', null),
    ...searching(cookies.viewer, 'viewer', 'viewer'),
  ];
  await judge.attack('searches for planted', takeShare(requests, share));
}

const takesText = (endpoint: Endpoint, field: string): boolean =>
  ['x', 'a@attack.example', NO_ID, '2026-06-05'].some(
    (text) => endpoint.input.shape[field]?.safeParse(text).success === true,
  );

/** Counting a view gives the same answer for every token. */
const SAME_FOR_ALL = '/api/shares/view';

/** Each secret address used for something else, and each altered: it opens nothing. */
export async function misuseTokens({ client, judge, planted }: AttackSetup): Promise<void> {
  const takers = ENDPOINTS.filter((endpoint) => fieldsOf(endpoint).includes('token'));
  const { photo = '' } = planted.names['/api/appraisals/{id}'];
  const judgement = { mustRefuse: true, secrets: secretsFrom(planted.texts, null) };
  const request = (endpoint: Endpoint, token: string, shownPhoto: string): JudgedRequest => {
    const values = { ...validInput(endpoint), token, photo: shownPhoto };
    const secrets = judgement.secrets.filter((text) => text !== token);
    return {
      ...requestTo(endpoint, values, changeHeaders(client.origin, '')),
      judgement: { mustRefuse: endpoint.path !== SAME_FOR_ALL, secrets },
    };
  };
  const misused = takers.flatMap((endpoint) =>
    planted.tokens.flatMap(({ token, opens }) =>
      opens.test(endpoint.path)
        ? changed(token).map((wrong) => request(endpoint, wrong, photo))
        : [request(endpoint, token, photo)],
    ),
  );
  const hidden = planted.tokens.map(({ token }) => ({
    path: `/api/offers/${token}/photos/${planted.hiddenPhoto}`,
    judgement,
  }));
  await judge.attack('secret addresses', [...hidden, ...misused]);
  const keys = planted.tokens.filter(({ opens }) => !opens.test('/api/feeds/'));
  await judge.attack(
    'keys of a feed',
    keys.map(({ token }) => ({ path: '/api/feeds', headers: { authorization: `Bearer ${token}` } })),
    judgement,
  );
}

const changed = (token: string): string[] => [
  token.slice(0, -1),
  `${token}A`,
  token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
  token.toLowerCase(),
];

/** Figures that the product itself changes meanwhile. */
const BACKGROUND = new Set(['count', 'newCount', 'newVehicles', 'answeredAt', 'forecast', 'lastReadAt', 'lastUsedAt']);
const withoutBackground = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (BACKGROUND.has(key) ? null : value)));

/** The owner's view of everything planted, by path. */
export async function plantedNow(setup: AttackSetup): Promise<ReadonlyMap<string, string>> {
  const { client, cookies } = setup;
  const answers = new Map<string, string>();
  for (const endpoint of ENDPOINTS.filter(({ method, path }) => method === 'GET' && namesSomething(path))) {
    const request = ownersRequest(setup, endpoint, cookies.admin);
    const { status, text } = await client.send(request);
    answers.set(endpoint.path, `${status} ${endpoint.file ? '' : withoutBackground(text)}`);
  }
  for (const path of [
    '/api/stock-feeds',
    '/api/stock-sales/imports',
    '/api/fact-searches',
    '/api/approvals',
    '/api/people/password-links',
    '/api/api-keys',
    '/api/webhooks',
  ]) {
    const { status, text } = await client.send({ path, headers: { cookie: cookies.admin } });
    answers.set(path, `${status} ${withoutBackground(text)}`);
  }
  return answers;
}

/** Planted data is unchanged; its owner found it before, otherwise this would prove nothing. */
export async function comparePlanted(setup: AttackSetup, before: ReadonlyMap<string, string>): Promise<void> {
  const { judge, cookies, others } = setup;
  // A person who was signed out meanwhile was refused for that reason, so the attack proved nothing.
  const sessions = [...Object.values(cookies), ...Object.values(others)].map((cookie) => ({
    path: '/api/session',
    headers: { cookie },
  }));
  await judge.attack('still signed in', sessions, { status: 200 });
  const counts = judge.start('planted is as it was');
  const after = await plantedNow(setup);
  for (const [path, text] of before) {
    counts.requests += 1;
    if (!text.startsWith('200 ')) fail(counts, `${path}: its owner came to ${text.slice(0, 200)}`);
    else if (after.get(path) !== text) fail(counts, `${path}: ${difference(text, after.get(path) ?? '')}`);
    else counts.answered += 1;
  }
}

/** Both texts from shortly before their first difference. */
function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `${before.slice(from, from + 160)} → ${after.slice(from, from + 160)}`;
}
