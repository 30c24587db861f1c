import assert from 'node:assert/strict';
import { test } from 'node:test';
import { may, mayReadGallery, maySession, permissionsOf, ROLES, type Permission, type Role } from './access';

/** The lowest role that has each permission. */
const FIRST: Readonly<Record<Permission, Role>> = {
  'session.read': 'viewer',
  'valuations.read': 'viewer',
  'vehicles.read': 'viewer',
  'account.change': 'viewer',
  'valuations.create': 'valuer',
  'registrations.create': 'valuer',
  'builds.save': 'valuer',
  'searches.save': 'valuer',
  'shares.create': 'valuer',
  'approvals.ask': 'valuer',
  'appraisals.work': 'valuer',
  'usage.read': 'manager',
  'ledger.read': 'manager',
  'audits.settle': 'manager',
  'approvals.decide': 'manager',
  'audits.read': 'manager',
  'people.read': 'manager',
  'explorer.read': 'manager',
  'downloads.read': 'manager',
  'people.manage': 'admin',
  'limits.manage': 'admin',
  'plates.export': 'admin',
  'plates.erase': 'admin',
  'retention.manage': 'admin',
  'rules.report': 'admin',
  'schedules.manage': 'admin',
  'mails.read': 'admin',
  'keys.manage': 'admin',
  'webhooks.manage': 'admin',
};

for (const [permission, first] of Object.entries(FIRST) as [Permission, Role][]) {
  test(`${permission} begins with the ${first}, and every role above has it too`, () => {
    const having = ROLES.filter((role) => may(role, permission));
    assert.deepEqual(having, ROLES.slice(ROLES.indexOf(first)));
  });
}

test('a viewer may not cause a charge', () => {
  assert.deepEqual(
    permissionsOf('viewer').filter((permission) => permission.endsWith('.create')),
    [],
  );
});

test('each role may do more than the one below', () => {
  const counts = ROLES.map((role) => new Set(permissionsOf(role)).size);
  assert.deepEqual(
    counts,
    [...counts].sort((a, b) => a - b),
  );
  assert.equal(new Set(counts).size, ROLES.length);
});

const GALLERY = [
  { development: true, provider: 'live', role: undefined, may: true },
  { development: false, provider: 'sandbox', role: 'admin', may: true },
  { development: false, provider: 'sandbox', role: 'manager', may: false },
  { development: false, provider: 'sandbox', role: undefined, may: false },
  { development: false, provider: 'live', role: 'admin', may: false },
] as const;
for (const { development, provider, role, may: expected } of GALLERY) {
  const reader = role ?? 'no session';
  test(`the gallery in ${development ? 'development' : provider} for ${reader}: ${expected ? 'shown' : 'not there'}`, () =>
    assert.equal(mayReadGallery({ development, provider }, role), expected));
}

test('a session of a key may do what its role may, but not change an account or decide on a request', () => {
  for (const role of ROLES)
    for (const permission of permissionsOf(role)) {
      const isForPeople = permission === 'account.change' || permission === 'approvals.decide';
      assert.equal(maySession({ role }, permission), true);
      assert.equal(maySession({ role, apiKeyId: 'a key' }, permission), !isForPeople, permission);
    }
  assert.equal(maySession({ role: 'viewer', apiKeyId: 'a key' }, 'valuations.create'), false);
});
