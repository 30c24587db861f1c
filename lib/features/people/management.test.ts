/** People, budgets, links and erasing over an organisation's life, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Role, Session } from '@/lib/access';
import { Fault, type FaultCode } from '@/lib/fault';
import { openAccountEvents } from '@/lib/store/people/account-events';
import { openApprovals } from '@/lib/store/people/approvals';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { openShares } from '@/lib/store/shares';
import * as approvals from './approvals';
import { runReadLedger } from '@/lib/features/usage/ledger';
import * as budgets from './budgets';
import * as members from './members';
import * as privacy from '@/lib/features/privacy/privacy';
import { openPeopleStores } from './sign-in.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import * as shares from '@/lib/features/shares/shares';
import { runCreateValuation, runReadValuation } from '@/lib/features/valuations/valuations';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const { people, sessions, members: membersStore, passwordLinks } = openPeopleStores(database);
const PASSWORD = 'a-password-long-enough';

async function refused(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    return error;
  }
  assert.fail('it was not refused');
}
const refusedAs = async (promise: Promise<unknown>): Promise<FaultCode> => (await refused(promise)).code;

const callOf = <Input, Who extends Session | null>(session: Who, input: Input) => call(input, session);

/** An organisation with one of each role, and the services for it. */
async function organisation() {
  const dealer = await recorded.dealer();
  const { subscription } = dealer;
  const services = {
    ...dealer.services,
    people,
    sessions,
    secret,
    mail: null,
    members: membersStore,
    approvals: openApprovals({ database, subscription }),
    shares: openShares(database),
    privacy: openPrivacy(database),
    lookUps: openLookUps({ database, subscription }),
    accountEvents: openAccountEvents(database),
  };
  const join = async (name: string, role: Role): Promise<Session> => {
    const session = await dealer.person(name, role);
    await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      randomUUID(),
      session.organisationId,
      session.personId,
      role,
    ]);
    return session;
  };
  const admin = await join('Ada', 'admin');
  const valuer = await join('Val', 'valuer');
  return { ...dealer, services, join, admin, valuer };
}

let own: Awaited<ReturnType<typeof organisation>>;
let other: Awaited<ReturnType<typeof organisation>>;
before(async () => {
  own = await organisation();
  other = await organisation();
});

const value = (session: Session, services: (typeof own)['services']) =>
  runCreateValuation(
    callOf(session, { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: true }),
    services,
  );

test('an invitation is accepted once, by anyone who has its link, with its role', async () => {
  const { services, admin } = own;
  const email = `${randomUUID()}@dealer.example`;
  const made = await members.runInvite(callOf(admin, { email, role: 'valuer' as const }), services);
  const token = made.path.replace('/join/', '');
  const rows = await database.query('select 1 from invitation where id = $1 and token_hash = $2', [made.id, token]);
  assert.equal(rows.rows.length, 0, 'the table does not hold the link');
  assert.equal((await members.invitationAt(token, services))?.email, email);
  assert.equal(await members.invitationAt(`${token}x`, services), null);

  const accept = () => members.runAcceptInvitation(callOf(null, { token, name: 'New', password: PASSWORD }), services);
  const ended = await Promise.allSettled([accept(), accept()]);
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal(await members.invitationAt(token, services), null);
  const { members: list } = await members.runReadPeople(callOf(admin, {}), services);
  assert.deepEqual(
    list.filter((listed) => listed.email === email).map(({ name, role }) => [name, role]),
    [['New', 'valuer']],
  );
  assert.equal(
    await refusedAs(members.runInvite(callOf(admin, { email, role: 'viewer' as const }), services)),
    'conflict',
  );
});

test('a cancelled or replaced link leads nowhere, and another organisation can cancel none', async () => {
  const { services, admin } = own;
  const email = `${randomUUID()}@dealer.example`;
  const first = await members.runInvite(callOf(admin, { email, role: 'viewer' as const }), services);
  const second = await members.runInvite(callOf(admin, { email, role: 'viewer' as const }), services);
  const leads = async ({ path }: { path: string }) => (await members.invitationAt(path.slice(6), services)) !== null;
  assert.deepEqual([await leads(first), await leads(second)], [false, true]);
  assert.equal(
    await refusedAs(members.runRevokeInvitation(callOf(other.admin, { id: second.id }), services)),
    'not_found',
  );
  await members.runRevokeInvitation(callOf(admin, { id: second.id }), services);
  assert.equal(await leads(second), false);
});

test('an invitation lets a person in for seven days; once it has expired it leads nowhere and is not listed', async () => {
  const { services, admin } = own;
  const email = `${randomUUID()}@dealer.example`;
  const made = await members.runInvite(callOf(admin, { email, role: 'admin' as const }), services);
  assert.equal(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000), 7);
  const token = made.path.slice(6);
  const isListed = async () =>
    (await members.runReadPeople(callOf(admin, {}), services)).invitations.some(({ id }) => id === made.id);
  assert.equal(await isListed(), true);
  await database.query('update invitation set expires_at = clock_timestamp() where id = $1', [made.id]);
  assert.equal(await members.invitationAt(token, services), null);
  assert.equal(await isListed(), false);
  const accept = members.runAcceptInvitation(callOf(null, { token, name: 'Late', password: PASSWORD }), services);
  assert.equal(await refusedAs(accept), 'not_found');
  const { rows } = await database.query('select 1 from "user" where email = $1', [email]);
  assert.equal(rows.length, 0);
});

test('the links of an administrator who was deactivated or changed role lead nowhere', async () => {
  const { services, admin, valuer, join } = await organisation();
  for (const end of [
    (id: string) => members.runSetActive(callOf(admin, { id, active: false }), services),
    (id: string) => members.runSetRole(callOf(admin, { id, role: 'manager' as const }), services),
  ]) {
    const leaving = await join('Lee', 'admin');
    const email = `${randomUUID()}@dealer.example`;
    const invited = await members.runInvite(callOf(leaving, { email, role: 'admin' as const }), services);
    const token = invited.path.slice(6);
    const tokenHash = randomUUID();
    const link = { organisationId: leaving.organisationId, personId: valuer.personId, madeBy: leaving.personId };
    const mail = { subject: '', content: { lines: [] }, sealedToken: null, state: 'held' as const };
    await passwordLinks.make({ ...link, tokenHash, hours: 24, mail });
    assert.ok((await members.invitationAt(token, services)) && (await passwordLinks.personOf(tokenHash)));
    await end(leaving.personId);
    assert.equal(await members.invitationAt(token, services), null);
    assert.equal(await passwordLinks.personOf(tokenHash), null);
    assert.equal(await passwordLinks.use({ tokenHash, password: PASSWORD }), null);
  }
});

test('the last administrator stays one, even if two are demoted or deactivated at the same moment', async () => {
  const { services, admin, join } = await organisation();
  const demote = (id: string) => members.runSetRole(callOf(admin, { id, role: 'viewer' as const }), services);
  const remove = (id: string) => members.runSetActive(callOf(admin, { id, active: false }), services);
  assert.equal(await refusedAs(demote(admin.personId)), 'conflict');
  assert.equal(await refusedAs(remove(admin.personId)), 'conflict');
  const second = await join('Bea', 'admin');
  const ended = await Promise.allSettled([remove(admin.personId), demote(second.personId)]);
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('no one of another organisation can be changed, signed out or given a budget: they are not found', async () => {
  const { services } = own;
  const id = other.valuer.personId;
  const by = own.admin;
  for (const submit of [
    () => members.runSetRole(callOf(by, { id, role: 'admin' as const }), services),
    () => members.runSetActive(callOf(by, { id, active: false }), services),
    () => members.runSignOutPerson(callOf(by, { id }), services),
    () => budgets.runSetPersonBudget(callOf(by, { id, monthlyLimit: 1 }), services),
  ]) {
    assert.equal(await refusedAs(submit()), 'not_found');
  }
});

test('a deactivated person is signed out, and what they did still shows their name', async () => {
  const { services, admin, valuer } = await organisation();
  const { record } = await value(valuer, services);
  await members.runSetActive(callOf(admin, { id: valuer.personId, active: false }), services);
  const { members: list } = await members.runReadPeople(callOf(admin, {}), services);
  assert.notEqual(list.find(({ id }) => id === valuer.personId)?.deactivatedAt, null);
  const again = await runReadValuation(callOf(admin, { id: record.id }), services);
  assert.equal(again.record.valuedBy.name, 'Val');
});

test('a ledger can be filtered by a person who left, and names no one of another organisation', async () => {
  const { services, admin, valuer, join } = await organisation();
  const left = await join('Lee Left', 'valuer');
  await members.runSetActive(callOf(admin, { id: left.personId, active: false }), services);
  const { people: named } = await runReadLedger(callOf(admin, { limit: 10 }), services);
  assert.deepEqual(named, [
    { id: admin.personId, name: 'Ada' },
    { id: valuer.personId, name: 'Val' },
    { id: left.personId, name: 'Lee Left' },
  ]);
});

test('a spent budget says whom to ask, and a manager’s approval takes effect immediately, for this month', async () => {
  const { services, admin, valuer, join } = await organisation();
  const manager = await join('Max', 'manager');
  await budgets.runSetPersonBudget(callOf(admin, { id: valuer.personId, monthlyLimit: 0 }), services);
  const spent = await refused(value(valuer, services));
  assert.equal(spent.code, 'limit_reached');
  assert.match(spent.fix, /Request extra credits under “Your account” for a manager or an administrator to approve/);

  await approvals.runRequestApproval(callOf(valuer, { lookUps: 9, reason: 'A busy Saturday' }), services);
  const { id } = await approvals.runRequestApproval(callOf(valuer, { lookUps: 2, reason: 'A Saturday' }), services);
  const { items } = await approvals.runListApprovals(callOf(manager, {}), services);
  assert.deepEqual(
    items.map(({ lookUps, reason, state }) => [lookUps, reason, state]),
    [[2, 'A Saturday', 'asked']],
  );
  assert.equal((await approvals.runListApprovals(callOf(other.admin, {}), services)).items.length, 0);
  assert.equal(
    await refusedAs(approvals.runDecideApproval(callOf(other.admin, { id, lookUps: 2 }), services)),
    'not_found',
  );
  const decide = () => approvals.runDecideApproval(callOf(manager, { id, lookUps: 2 }), services);
  const ended = await Promise.allSettled([decide(), decide()]);
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'decided once');
  const { person } = await services.ledger.usage({ organisationId: valuer.organisationId, personId: valuer.personId });
  assert.deepEqual(person, { used: 0, limit: 2 });
  await value(valuer, services);
});

test('a manager with a limit may not approve their own request, but may withdraw it; once an administrator they may', async () => {
  const { services, admin, join } = await organisation();
  const manager = await join('Max', 'manager');
  for (const { personId: id } of [manager, admin])
    await budgets.runSetPersonBudget(callOf(admin, { id, monthlyLimit: 0 }), services);
  const requestMore = async (who: Session) =>
    (await approvals.runRequestApproval(callOf(who, { lookUps: 5, reason: '' }), services)).id;
  const limitOf = async ({ organisationId, personId }: Session) =>
    (await services.ledger.usage({ organisationId, personId })).person?.limit;

  const id = await requestMore(manager);
  const refusal = await refused(approvals.runDecideApproval(callOf(manager, { id, lookUps: 5 }), services));
  assert.equal(refusal.code, 'forbidden');
  assert.equal(await limitOf(manager), 0);
  await approvals.runDecideApproval(callOf(manager, { id, lookUps: null }), services);
  await approvals.runDecideApproval(callOf(admin, { id: await requestMore(manager), lookUps: 5 }), services);
  assert.equal(await limitOf(manager), 5);
  assert.equal(await refusedAs(requestMore(admin)), 'conflict', 'an administrator sets the budget instead');
  const own = await requestMore(manager);
  await members.runSetRole(callOf(admin, { id: manager.personId, role: 'admin' as const }), services);
  await approvals.runDecideApproval(callOf({ ...manager, role: 'admin' }, { id: own, lookUps: 3 }), services);
  assert.equal(await limitOf(manager), 8);
});

test('a manager may not go beyond the organisation’s budget; an administrator may', async () => {
  const { services, admin, valuer, join } = await organisation();
  const manager = await join('Max', 'manager');
  await budgets.runSetOrganisationBudget(callOf(admin, { monthlyLimit: 1 }), services);
  const { id } = await approvals.runRequestApproval(callOf(valuer, { lookUps: 5, reason: '' }), services);
  const refusal = await refused(approvals.runDecideApproval(callOf(manager, { id, lookUps: 5 }), services));
  assert.deepEqual([refusal.code, refusal.field], ['forbidden', 'lookUps']);
  assert.equal(
    refusal.message,
    'The organisation’s budget has 1 credit left this month, which this user can use already.',
  );
  await approvals.runDecideApproval(callOf(admin, { id, lookUps: 5 }), services);
  const { organisation: budget } = await services.ledger.usage({ organisationId: admin.organisationId });
  assert.equal(budget.limit, 6, 'the 5 are added to the 1 that the user had');
});

test('a shared copy shows the retail value and neither plate, VIN nor trade values, until its link ends', async () => {
  const { services, admin, valuer } = await organisation();
  const { record } = await value(valuer, services);
  const make = (withPlate: boolean) =>
    shares.runCreateShare(callOf(valuer, { id: record.id, days: 14, withPlate }), services);
  const { path, share } = await make(false);
  const token = path.replace('/shared/', '');
  const seen = await shares.sharedCopyAt(token, services);
  const text = JSON.stringify(seen);
  assert.equal(seen?.kind === 'valuation' && seen.copy.retail.value, record.values.retail.value);
  for (const secretOfTrade of [record.identity.plate, record.identity.vin, record.asked.plate, valuer.personId]) {
    assert.ok(secretOfTrade && !text.includes(secretOfTrade), `${secretOfTrade} is in ${text}`);
  }
  for (const band of ['clean', 'average', 'below'] as const) {
    assert.ok(!text.includes(`:${record.values[band].value}`), band);
  }
  const plated = await shares.sharedCopyAt((await make(true)).path.replace('/shared/', ''), services);
  assert.equal(plated?.kind === 'valuation' && plated.copy.identity.plate, record.identity.plate);

  await shares.runCountView(callOf(null, { token }), services);
  await shares.runCountView(callOf(null, { token }), services);
  const { items } = await shares.runListShares(callOf(valuer, { id: record.id }), services);
  assert.equal(items.find(({ id }) => id === share.id)?.views, 2);

  assert.equal(await refusedAs(shares.runRevokeShare(callOf(other.admin, { id: share.id }), services)), 'not_found');
  await shares.runRevokeShare(callOf(admin, { id: share.id }), services);
  assert.equal(await shares.sharedCopyAt(token, services), null);
  assert.equal(await shares.sharedCopyAt('not-a-token-at-all-but-long-enough', services), null);
  assert.equal(
    await refusedAs(
      shares.runCreateShare(callOf(other.valuer, { id: record.id, days: 1, withPlate: false }), services),
    ),
    'not_found',
  );
});

test('what is held on a plate is found, exported and erased completely; the ledger keeps its count and no plate', async () => {
  const { services, admin, valuer } = await organisation();
  const { record } = await value(valuer, services);
  const { path } = await shares.runCreateShare(callOf(valuer, { id: record.id, days: 14, withPlate: true }), services);
  const subjectInput = { subject: 'ab21 cde' };
  const used = async () => (await services.ledger.usage({ organisationId: admin.organisationId })).organisation.used;
  const before = await used();

  const found = await privacy.runFindPlateData(callOf(admin, subjectInput), services);
  assert.deepEqual([found.subject, found.records.map(({ id }) => id)], ['AB21 CDE', [record.id]]);
  assert.deepEqual(found.places, [
    { place: 'records', count: 1 },
    { place: 'shares', count: 1 },
    { place: 'answers', count: 2 },
    { place: 'ledgerLines', count: 2 },
  ]);
  const out = await privacy.runExportPlateData(callOf(admin, subjectInput), services);
  assert.match(JSON.stringify(out.records), /AB21 ?CDE/);
  assert.equal((await privacy.runFindPlateData(callOf(other.admin, subjectInput), services)).records.length, 0);

  const submit = (key: string, plate: string) =>
    database.query(
      `insert into submissions (organisation_id, idempotency_key, person_id, request, submitted_at) values ($1, $2, $3, $4, now())`,
      // oxlint-disable-next-line code/plain-words -- the name under which submissions are stored
      [admin.organisationId, key, admin.personId, JSON.stringify({ asked: { plate, vin: null } })],
    );
  await submit('interrupted', 'AB21CDE');
  await submit('of another car', 'XY34ZZZ');
  const erased = await privacy.runErasePlateData(callOf(admin, subjectInput), services);
  const submissions = await selectRows(
    database,
    z.object({ key: z.string() }),
    'select idempotency_key as key from submissions where organisation_id = $1',
    [admin.organisationId],
  );
  assert.deepEqual(submissions, [{ key: 'of another car' }], 'an interrupted submission is not finished afterwards');
  assert.deepEqual(erased.places, [
    { place: 'records', count: 1 },
    { place: 'shares', count: 1 },
    { place: 'answers', count: 2 },
    { place: 'ledgerLines', count: 2 },
    { place: 'submissions', count: 1 },
  ]);
  assert.equal((await privacy.runFindPlateData(callOf(admin, subjectInput), services)).records.length, 0);
  assert.equal(await refusedAs(runReadValuation(callOf(admin, { id: record.id }), services)), 'not_found');
  assert.equal(await shares.sharedCopyAt(path.replace('/shared/', ''), services), null);
  const rows = await selectRows(
    database,
    z.object({ all: z.string() }),
    `select string_agg(to_json(l)::text, ' ') as all from look_ups l where organisation_id = $1`,
    [admin.organisationId],
  );
  assert.doesNotMatch(rows[0]?.all ?? '', /AB21 ?CDE/);
  assert.equal(await used(), before);
  const { erasures } = await privacy.runReadRetention(callOf(admin, {}), services);
  assert.deepEqual(
    erasures.map(({ by, records, answers }) => [by, records, answers]),
    [['Ada', 1, 2]],
  );
});

test('what is neither a plate nor a VIN is refused at its field, and nothing is searched for', async () => {
  const refusal = await refused(
    privacy.runFindPlateData(callOf(own.admin, { subject: 'not a plate at all' }), own.services),
  );
  assert.deepEqual([refusal.code, refusal.field], ['invalid_input', 'subject']);
});

test('records older than their organisation keeps them are erased automatically; another’s are not', async () => {
  const { services, admin, valuer } = await organisation();
  const { record } = await value(valuer, services);
  const remaining = await value(other.valuer, other.services);
  await database.query(`update valuations set created_at = created_at - interval '31 days' where id = any ($1)`, [
    [record.id, remaining.record.id],
  ]);
  await privacy.sweepRetention(services);
  await runReadValuation(callOf(admin, { id: record.id }), services);
  await privacy.runSetRetention(callOf(admin, { days: 30 }), services);
  await privacy.sweepRetention(services);
  assert.equal(await refusedAs(runReadValuation(callOf(admin, { id: record.id }), services)), 'not_found');
  await runReadValuation(callOf(other.admin, { id: remaining.record.id }), other.services);
  const { days, erasures } = await privacy.runReadRetention(callOf(admin, {}), services);
  assert.deepEqual([days, erasures[0]?.by], [30, null]);
});
