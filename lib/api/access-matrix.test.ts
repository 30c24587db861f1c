/** Access rules: every endpoint and every page against every role. Fails for anything new without a rule here. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { pathNames } from './address';
import { may, ROLES, type Permission, type Role, type Session } from '@/lib/access';
import { walkedPages } from '@/lib/launch/attack/pages';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './all-endpoints';
import { serveWith } from './serve/serve';

/** The lowest role that has access; higher roles have it too. A `*` matches any suffix. */
type AccessRule = Role | 'everyone';
const ENDPOINT_RULES: readonly (readonly [AccessRule, readonly string[]])[] = [
  [
    'everyone',
    [
      'POST /api/sign-in',
      'POST /api/sign-out',
      'POST /api/invitations/accept',
      'POST /api/password-links/request',
      'POST /api/password-links/use',
      'POST /api/shares/view',
      'GET /api/feeds*',
      'POST /api/offers/answer',
      'GET /api/offers/{token}/photos/{photo}',
      'GET /api/shared/{token}/picture',
      'GET /api/offers/{token}/picture',
      'GET /api/health',
      'GET /api/metrics',
      'GET /api/openapi.json',
    ],
  ],
  [
    'viewer',
    [
      'GET /api/session',
      'POST /api/account/*',
      'GET /api/account/*',
      'GET /api/notifications*',
      'POST /api/notifications/*',
      'PUT /api/notifications/choices',
      'PUT /api/notifications/value-move',
      'GET /api/usage/month',
      'GET /api/valuations',
      'GET /api/valuations/pending',
      'GET /api/valuations/vehicles*',
      'GET /api/valuations/{id}',
      'GET /api/valuations/{id}/spread',
      'GET /api/valuations/{id}/forecast',
      'GET /api/valuations/{id}/history',
      'GET /api/valuations/{id}/option-values',
      'POST /api/valuations/preview',
      'POST /api/search',
      'POST /api/valuations/find',
      'POST /api/valuations/missing',
      'GET /api/registrations*',
      'GET /api/stock*',
      'GET /api/builds*',
      'GET /api/vehicles/*',
      'POST /api/vehicles/find',
      'POST /api/vehicles/{kind}/{identifier}/ownership',
      'GET /api/forecasts/*',
      'GET /api/history/*',
      'GET /api/guide/*',
      'GET /api/vehicle-facts',
      'GET /api/fact-searches*',
      'POST /api/fact-searches/{id}/opened',
      'GET /api/emissions*',
      'POST /api/emissions*',
    ],
  ],
  [
    'valuer',
    [
      'POST /api/valuations',
      'POST /api/valuations/by-identifier',
      'POST /api/valuations/by-vin',
      'POST /api/valuations/{id}/revalue',
      'POST /api/registrations*',
      'GET /api/registrations/{id}/shares',
      'POST /api/stock*',
      'GET /api/stock/{id}/runs/{run}/export',
      'GET /api/stock/{id}/runs/{run}/auction',
      'GET /api/stock/{id}/failed',
      'GET /api/stock/{id}/cars',
      'GET /api/stock-acted-on/export',
      'GET /api/stock-cars/export',
      'GET /api/stock-sales/export',
      'PUT /api/stock-cars/{id}',
      'POST /api/valuations/{id}/stock-car',
      'DELETE /api/stock/{id}',
      'DELETE /api/stock-sales/imports/{id}',
      'POST /api/builds*',
      'DELETE /api/builds/{id}',
      'POST /api/fact-searches',
      'DELETE /api/fact-searches/{id}',
      'GET /api/valuations/{id}/shares',
      'POST /api/valuations/{id}/shares',
      'POST /api/valuations/{id}/appraisals',
      'GET /api/appraisals*',
      'POST /api/appraisals/*',
      'PUT /api/appraisals/{id}/entries',
      'DELETE /api/appraisals/{id}/customer',
      'PUT /api/appraisals/{id}/photos/{photo}',
      'DELETE /api/appraisals/{id}/photos/{photo}',
      'GET /api/appraisal-terms',
      'DELETE /api/shares/{id}',
      'GET /api/approvals',
      'POST /api/approvals',
    ],
  ],
  [
    'manager',
    [
      'GET /api/usage/report',
      'GET /api/usage/provider',
      'GET /api/usage/summary',
      'GET /api/usage/export',
      'GET /api/ledger*',
      'POST /api/ledger/find',
      'GET /api/audits*',
      'POST /api/audits/settle',
      'GET /api/people',
      'POST /api/approvals/{id}/decision',
      'POST /api/appraisals/{id}/decision',
      'GET /api/appraisal-requests',
      'PUT /api/appraisal-terms',
      'GET /api/appraisal-report*',
      'GET /api/downloads*',
      'GET /api/explorer*',
      'POST /api/explorer/{operation}/try',
      'POST /api/explorer/{operation}/billed-try',
    ],
  ],
  [
    'admin',
    [
      'POST /api/people/*',
      'PUT /api/people/*',
      'DELETE /api/people/*',
      'GET /api/people/*',
      '* /api/privacy/*',
      '* /api/schedules*',
      'GET /api/mails',
      'GET /api/api-keys',
      'POST /api/api-keys',
      'DELETE /api/api-keys/{id}',
      'GET /api/webhooks',
      'POST /api/webhooks',
      'PUT /api/webhooks/{id}',
      'DELETE /api/webhooks/{id}',
      'POST /api/webhooks/{id}/secret',
      'POST /api/webhooks/{id}/test',
      'POST /api/webhooks/{id}/pause',
      'POST /api/webhooks/{id}/resume',
      'GET /api/stock-feeds',
      'POST /api/stock-feeds',
      'DELETE /api/stock-feeds/{id}',
      'GET /api/stock-sources',
      'POST /api/stock-sources',
      'POST /api/stock-sources/preview',
      'POST /api/stock-sources/{id}/read',
      'DELETE /api/stock-sources/{id}',
    ],
  ],
];

const PAGE_RULES: readonly (readonly [AccessRule, readonly string[]])[] = [
  [
    'everyone',
    [
      '/sign-in',
      '/forgotten-password',
      '/offline',
      '/gallery',
      '/join/[token]',
      '/new-password/[token]',
      '/shared/[token]',
      '/offer/[token]',
    ],
  ],
  [
    'viewer',
    [
      '/',
      '/account',
      '/notifications',
      '/api-reference*',
      '/valuations',
      '/valuations/[id]*',
      '/stock*',
      '/builds*',
      '/vehicles*',
      '/emissions',
      '/forecast',
    ],
  ],
  ['valuer', ['/valuations/identifier', '/valuations/vin', '/appraisals', '/appraisals/[id]*']],
  [
    'manager',
    [
      '/usage',
      '/ledger',
      '/audits',
      '/downloads',
      '/explorer*',
      '/people',
      '/people/approvals',
      '/appraisals/terms',
      '/appraisals/report',
    ],
  ],
  ['admin', ['/people/privacy', '/schedules', '/outbox', '/stock/feeds', '/api-keys', '/webhooks']],
];

/** The rule of a route; an exact one takes precedence over one with a `*`. */
function ruleOf(rules: typeof PAGE_RULES, route: string): AccessRule | null {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(route);
  const exact = rules.find(([, routes]) => routes.includes(route));
  return (exact ?? rules.find(([, routes]) => routes.some(fits)))?.[0] ?? null;
}

const first = (permission: Permission): Role | null => ROLES.find((role) => may(role, permission)) ?? null;
const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint has a rule, and asks for the permission that begins with its role', () => {
  const wrong = ENDPOINTS.flatMap((endpoint) => {
    const rule = ruleOf(ENDPOINT_RULES, routeOf(endpoint));
    const required = endpoint.permission === 'everyone' ? 'everyone' : first(endpoint.permission);
    return rule === required
      ? []
      : [`${routeOf(endpoint)}: the rule says ${rule ?? 'nothing'}, it asks for ${required}`];
  });
  assert.deepEqual(wrong, []);
});

/** What a person answers for: no key, of whatever role, may send it. */
const FOR_PEOPLE: readonly string[] = [
  'POST /api/account/*',
  'GET /api/account/*',
  'GET /api/notifications/choices',
  'PUT /api/notifications/choices',
  'GET /api/notifications/value-move',
  'PUT /api/notifications/value-move',
  'POST /api/approvals/{id}/decision',
  'POST /api/appraisals/{id}/decision',
  'GET /api/appraisal-requests',
  'PUT /api/appraisal-terms',
];

test('each endpoint answers each role as its rule says, by session and by API key, and no one else', async () => {
  const origin = 'https://values.dealer.example';
  const reached = async (endpoint: Endpoint, role: Role | null, byKey = false): Promise<number> => {
    const session: Session | null = role && {
      sessionId: 's',
      personId: 'p',
      personName: 'P',
      email: 'p@dealer.example',
      role,
      organisationId: 'o',
      organisationName: 'O',
    };
    const { serve } = serveWith({
      services: async () => ({}),
      sessionOf: async () => (byKey ? null : session),
      sessionOfKey: async (key) => (session && byKey ? { ...session, apiKeyId: key } : null),
      appOrigin: () => origin,
      faultOf: () => null,
      log: () => undefined,
      now: () => new Date(0),
    });
    // Requests and answers do not matter here.
    const { method, path, summary, permission, status = 200 } = endpoint;
    const input = z.object(Object.fromEntries(pathNames(path).map((name) => [name, z.unknown()])));
    const bare = { method, path, summary, permission, status, input, output: z.object({}) };
    const request = new Request(`${origin}${endpoint.path.replace(/[{}]/g, '')}`, {
      method: endpoint.method,
      headers: {
        'idempotency-key': 'a-key-of-the-access-matrix',
        // A system is on no page, so it has no origin.
        ...(byKey ? { authorization: 'Bearer vv_a-key' } : { origin }),
      },
    });
    return (await serve(bare, async () => ({}))(request, { params: Promise.resolve({}) })).status;
  };
  for (const endpoint of ENDPOINTS) {
    const rule = ruleOf(ENDPOINT_RULES, routeOf(endpoint));
    const good = endpoint.status ?? 200;
    assert.equal(
      await reached(endpoint, null),
      rule === 'everyone' ? good : 401,
      `${routeOf(endpoint)}, not signed in`,
    );
    assert.equal(
      await reached(endpoint, null, true),
      rule === 'everyone' ? good : 401,
      `${routeOf(endpoint)}, a key that does not work`,
    );
    for (const role of ROLES) {
      const allowed = rule === 'everyone' || ROLES.indexOf(role) >= ROLES.indexOf(rule ?? 'admin');
      assert.equal(await reached(endpoint, role), allowed ? good : 403, `${routeOf(endpoint)}, ${role}`);
      const isForKeys = rule === 'everyone' || ruleOf([['viewer', FOR_PEOPLE]], routeOf(endpoint)) === null;
      const byKey = await reached(endpoint, role, true);
      assert.equal(byKey, allowed && isForKeys ? good : 403, `${routeOf(endpoint)}, a key as ${role}`);
    }
  }
});

const pages = walkedPages();

test('every page has a rule, and its own lock asks for the permission that begins with its role', () => {
  assert.ok(pages.length > 20);
  const wrong = pages.flatMap(({ address, permission }) => {
    const rule = ruleOf(PAGE_RULES, address);
    const required = permission === null ? 'everyone' : first(permission);
    return rule === required ? [] : [`${address}: the rule says ${rule ?? 'nothing'}, it asks for ${required}`];
  });
  assert.deepEqual(wrong, []);
});
