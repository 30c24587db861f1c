/** What is done to an account stands in the organisation's list of events: who did it, and when. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Role, Session } from '@/lib/access';
import { runReadAppraisalTerms, runSaveAppraisalTerms } from '@/lib/features/appraisals/appraisal-terms';
import { call } from '@/lib/features/testing/recorded-services';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { createLedger } from '@/lib/lookups/ledger';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openApprovals } from '@/lib/store/people/approvals';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { openStockFeeds } from '@/lib/store/stock-cars/stock-feeds';
import { openStockSources } from '@/lib/store/stock-cars/stock-sources';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { openWebhooks } from '@/lib/store/webhooks/webhooks';
import { runListAccountEvents, runListOwnEvents } from './account-events';
import { runDecideApproval, runRequestApproval } from './approvals';
import * as budgets from './budgets';
import * as members from './members';
import { runMakePasswordLink } from './password-links';
import { openPeopleStores } from './sign-in.fixture';

onFeatureDatabase('Account events', ({ database }) => {
  async function organisation() {
    const [organisationId, subscription, secret] = [randomUUID(), randomUUID(), 'a secret'];
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const join = async (personName: string, role: Role): Promise<Session> => {
      const [personId, email] = [randomUUID(), `${randomUUID()}@dealer.example`];
      await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
      await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $1, $3)', [
        personId,
        organisationId,
        role,
      ]);
      return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role };
    };
    const services = {
      ...openPeopleStores(database),
      appraisals: openAppraisals(database),
      approvals: openApprovals({ database, subscription }),
      ledger: createLedger({ database, secret, subscription }),
      lookUps: openLookUps({ database, subscription }),
      secret,
      mail: null,
      now: () => new Date(),
    };
    const [ada, val] = [await join('Ada', 'admin'), await join('Val', 'valuer')];
    /** In the order in which they happened. */
    const words = async (list: typeof runListAccountEvents | typeof runListOwnEvents, who: Session) =>
      (await list(call({}, who), services)).items.map(({ words: sentence }) => sentence).toReversed();
    return {
      ada,
      val,
      services,
      all: () => words(runListAccountEvents, ada),
      own: (who: Session) => words(runListOwnEvents, who),
    };
  }

  test('a change of role or of access is an event once, where something changes', async () => {
    const { ada, val, services, all, own } = await organisation();
    const setRole = (role: Role) => members.runSetRole(call({ id: val.personId, role }, ada), services);
    const setActive = (active: boolean) => members.runSetActive(call({ id: val.personId, active }, ada), services);
    for (const role of ['valuer', 'manager', 'manager'] as const) await setRole(role);
    for (const active of [true, false, false, true]) await setActive(active);
    const words = [
      'The role of Val was changed from Valuer to Manager by Ada.',
      'Val was deactivated by Ada.',
      'Val was reactivated by Ada.',
    ];
    assert.deepEqual(await all(), words);
    assert.deepEqual(await own(val), words);
    assert.deepEqual(await own(ada), [], 'what someone did to another is the other’s event');
  });

  test('a refused change is no event', async () => {
    const { ada, services, all } = await organisation();
    const id = ada.personId;
    await assert.rejects(members.runSetRole(call({ id, role: 'viewer' }, ada), services), { code: 'conflict' });
    await assert.rejects(members.runSetActive(call({ id, active: false }, ada), services), { code: 'conflict' });
    assert.deepEqual(await all(), []);
  });

  test('who joined and by whose invitation, and for whom a password link was created', async () => {
    const { ada, val, services, all } = await organisation();
    const invitation = { email: `${randomUUID()}@dealer.example`, role: 'manager' as const };
    const { path } = await members.runInvite(call(invitation, ada), services);
    const accepted = { token: path.replace('/join/', ''), name: 'Jo Smith', password: 'four words no one guesses' };
    await members.runAcceptInvitation(call(accepted, null), services);
    await assert.rejects(members.runAcceptInvitation(call(accepted, null), services));
    await runMakePasswordLink(call({ id: val.personId }, ada), services);
    assert.deepEqual(await all(), [
      'An invitation as Manager was created by Ada.',
      'Jo Smith joined as Manager, invited by Ada.',
      'A password reset link for Val was created by Ada.',
    ]);
  });

  test('an invitation, its replacement and its end, each once and without the address', async () => {
    const { ada, val, services, all, own } = await organisation();
    const email = `${randomUUID()}@dealer.example`;
    const invite = (role: Role) => members.runInvite(call({ email, role }, ada), services);
    const first = await invite('valuer');
    const { id } = await invite('manager');
    const cancel = (which: string) => members.runRevokeInvitation(call({ id: which }, ada), services);
    await assert.rejects(cancel(first.id), { code: 'not_found' });
    await cancel(id);
    await assert.rejects(cancel(id), { code: 'not_found' });
    await assert.rejects(members.runInvite(call({ email: val.email, role: 'admin' }, ada), services));
    await invite('viewer');
    await database.query(`update invitation set expires_at = now() - interval '1 hour' where email = $1`, [email]);
    await invite('viewer');
    assert.deepEqual(await all(), [
      'An invitation as Valuer was created by Ada.',
      'A new invitation as Manager was created by Ada: the first link ended.',
      'An invitation as Manager was cancelled by Ada.',
      'An invitation as Viewer was created by Ada.',
      'An invitation as Viewer was created by Ada.',
    ]);
    assert.deepEqual(await own(ada), []);
    const { rows } = await database.query('select e::text from account_events e where organisation_id = $1', [
      ada.organisationId,
    ]);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(email));
  });

  test('limits with what they were before, and extra credits with who approved them', async () => {
    const { ada, val, services, all } = await organisation();
    const limit = (monthlyLimit: number | null) =>
      budgets.runSetPersonBudget(call({ id: val.personId, monthlyLimit }, ada), services);
    for (const monthly of [100, 150, null, 5]) await limit(monthly);
    await budgets.runSetOrganisationBudget(call({ monthlyLimit: 500, minuteLimit: 60 }, ada), services);
    const { id } = await runRequestApproval(call({ lookUps: 6, reason: '' }, val), services);
    await runDecideApproval(call({ id, lookUps: 4 }, ada), services);
    const declined = await runRequestApproval(call({ lookUps: 6, reason: '' }, val), services);
    await runDecideApproval(call({ id: declined.id, lookUps: null }, ada), services);
    const words = await all();
    assert.deepEqual(words.slice(0, 4), [
      'The monthly budget for Val was set to 100 credits by Ada.',
      'The monthly budget for Val was changed from 100 to 150 credits by Ada.',
      'The monthly budget for Val was changed from 150 credits to no limit by Ada.',
      'The monthly budget for Val was set to 5 credits by Ada.',
    ]);
    assert.deepEqual(words.slice(4, 6).sort(), [
      'The monthly budget for the organisation was set to 500 credits by Ada.',
      'The per-minute limit for the organisation was set to 60 credits by Ada.',
    ]);
    assert.match(words[6] ?? '', /^4 extra credits for Val in \w+ \d{4} were approved by Ada\.$/);
    assert.equal(words.length, 7);
  });

  test('each appraisal term that was changed, with its figure before and after', async () => {
    const { ada, services, all } = await organisation();
    const { version, ...terms } = await runReadAppraisalTerms(call({}, ada), services);
    const changed = { ...terms, warranty: '200', fees: '88', validDays: 10 };
    await runSaveAppraisalTerms(call({ ...changed, version }, ada), services);
    await assert.rejects(runSaveAppraisalTerms(call({ ...changed, fees: '1', version }, ada), services));
    await runSaveAppraisalTerms(call({ ...changed, warranty: '333', version: version + 1 }, ada), services);
    const words = await all();
    assert.deepEqual(words.slice(0, 3).sort(), [
      'Appraisal terms: “Fees” was set to £88 by Ada.',
      'Appraisal terms: “Offers valid for (days)” was changed from 7 days to 10 days by Ada.',
      'Appraisal terms: “Warranty” was set to £200 by Ada.',
    ]);
    assert.deepEqual(words.slice(3), ['Appraisal terms: “Warranty” was changed from £200 to £333 by Ada.']);
  });

  test('each connection with another system, once for each change, and the retention period', async () => {
    const { ada, all } = await organisation();
    const key = { organisationId: ada.organisationId, personId: ada.personId };
    const [feeds, sources, hooks] = [openStockFeeds(database), openStockSources(database), openWebhooks(database)];
    const privacy = openPrivacy(database);

    const columns = { format: 'csv' as const, columns: [] };
    const feed = await feeds.add({ ...key, ...columns, name: 'Site', tokenHash: randomUUID() });
    for (let tries = 0; tries < 2; tries++) await feeds.revoke({ ...key, id: feed?.id ?? '' });
    const place = { kind: 'address' as const, place: 'dms.example', sealedAddress: 'sealed' };
    const source = await sources.add({ ...key, ...place, name: 'List', profile: {}, dueOn: '2026-12-01' });
    for (let tries = 0; tries < 2; tries++) await sources.remove({ ...key, id: source?.id ?? '' });
    const hook = await hooks.add({
      ...key,
      name: 'CRM',
      host: 'crm.example',
      sealedAddress: 'sealed',
      types: ['offer.answered'],
    });
    for (const change of [hooks.pause, hooks.resume, hooks.remove, hooks.remove])
      await change({ ...key, id: hook?.id ?? '' });
    for (const days of [null, 365, 365, 30, null])
      await privacy.setRetention({ ...key, changedBy: ada.personId, days });

    assert.deepEqual(await all(), [
      'A feed was created by Ada.',
      'A feed was revoked by Ada.',
      'An incoming feed was added by Ada.',
      'An incoming feed was removed by Ada.',
      'A webhook was created by Ada.',
      'A webhook was paused by Ada.',
      'A webhook was resumed by Ada.',
      'A webhook was removed by Ada.',
      'The retention period was changed from no end to 365 days by Ada.',
      'The retention period was changed from 365 days to 30 days by Ada.',
      'The retention period was changed from 30 days to no end by Ada.',
    ]);
  });
});
