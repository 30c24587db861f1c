/** Budgets set by several people at the same time, and their events. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Session } from '@/lib/access';
import { DEFAULT_LIMITS } from '@/lib/domain/usage/default-limits';
import { call } from '@/lib/features/testing/recorded-services';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { createLedger } from '@/lib/lookups/ledger';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runListAccountEvents } from './account-events';
import { runSetOrganisationBudget, runSetPersonBudget } from './budgets';
import { runReadPeople } from './members';
import { openPeopleStores } from './sign-in.fixture';

onFeatureDatabase('Budgets', ({ database }) => {
  async function organisation() {
    const [organisationId, subscription, secret] = [randomUUID(), randomUUID(), 'a secret'];
    const defaultLimits = DEFAULT_LIMITS;
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const join = async (personName: string): Promise<Session> => {
      const [personId, email] = [randomUUID(), `${randomUUID()}@dealer.example`];
      await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
      await database.query(`insert into member (id, organization_id, user_id, role) values ($1, $2, $1, 'admin')`, [
        personId,
        organisationId,
      ]);
      return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role: 'admin' };
    };
    const services = {
      ...openPeopleStores(database),
      ledger: createLedger({ database, secret, subscription, defaultLimits }),
      lookUps: openLookUps({ database, subscription, defaultLimits }),
      secret,
    };
    const [ada, max] = [await join('Ada'), await join('Max')];
    return {
      ada,
      max,
      services,
      /** What is in force: of the whole organisation, of each user, and of Max. */
      read: async () => {
        const { organisation: whole, eachPerson, members } = await runReadPeople(call({}, ada), services);
        const own = members.find(({ id }) => id === max.personId)?.thisMonth;
        assert.ok(own);
        return { organisation: whole, each_person: eachPerson, person: own };
      },
      events: async () =>
        (await runListAccountEvents(call({}, ada), services)).items.map(({ words }) => words).toReversed(),
    };
  }
  type Limits = Omit<Parameters<typeof runSetOrganisationBudget>[0]['input'], 'scope'>;

  for (const whose of ['organisation', 'each_person', 'person'] as const)
    for (const [name, seenName, words] of [
      ['monthlyLimit', 'seenMonthlyLimit', 'monthly budget'],
      ['minuteLimit', 'seenMinuteLimit', 'per-minute limit'],
    ] as const)
      test(`of an older page, the ${words} of ${whose} is not set over a newer one`, async () => {
        const { ada, max, services, read, events } = await organisation();
        const set = (by: Session, limits: Limits) =>
          whose === 'person'
            ? runSetPersonBudget(call({ id: max.personId, ...limits }, by), services)
            : runSetOrganisationBudget(call({ ...limits, scope: whose }, by), services);
        // The default, and then a limit that was set.
        for (const [newer, older] of [
          [40, 30],
          [50, 35],
        ] as const) {
          const seen = (await read())[whose][name];
          await set(max, { [name]: newer, [seenName]: seen });
          const before = await events();
          const stale = (by: Session) => set(by, { [name]: older, [seenName]: seen });
          await assert.rejects(stale(ada), { code: 'conflict', message: /^Max changed this budget on \d.*, after/ });
          await assert.rejects(stale(max), { code: 'conflict', message: /^You changed this budget on \d.*, after/ });
          assert.equal((await read())[whose][name], newer);
          assert.deepEqual(await events(), before, 'a refused change is no event');
        }
        await set(ada, { [name]: 30, [seenName]: 50 });
        assert.equal((await read())[whose][name], 30);
        await set(ada, { [name]: 20 });
        assert.equal((await read())[whose][name], 20, 'a program that says nothing of what it saw sets it');
      });

  test('two limits are set together or not at all', async () => {
    const { ada, services, read } = await organisation();
    const set = (limits: Limits) => runSetOrganisationBudget(call(limits, ada), services);
    await set({ monthlyLimit: 40, minuteLimit: 4 });
    for (const seen of [
      { seenMonthlyLimit: 40, seenMinuteLimit: 5 },
      { seenMonthlyLimit: 41, seenMinuteLimit: 4 },
    ])
      await assert.rejects(set({ monthlyLimit: 50, minuteLimit: 6, ...seen }), { code: 'conflict' });
    const { monthlyLimit, minuteLimit } = (await read()).organisation;
    assert.deepEqual([monthlyLimit, minuteLimit], [40, 4]);
  });

  test('of many who saw the same budget, one sets it', async () => {
    const { ada, services } = await organisation();
    for (const seenMonthlyLimit of [DEFAULT_LIMITS.organisation.month, null]) {
      if (seenMonthlyLimit === null) await runSetOrganisationBudget(call({ monthlyLimit: null }, ada), services);
      const ended = await Promise.allSettled(
        Array.from({ length: 6 }, (_, at) =>
          runSetOrganisationBudget(call({ monthlyLimit: at + 10, seenMonthlyLimit }, ada), services),
        ),
      );
      assert.equal(ended.filter(({ status }) => status === 'fulfilled').length, 1);
    }
  });

  test('an event names what was in force, the default too; what changes nothing is none', async () => {
    const { ada, services, events } = await organisation();
    for (const monthlyLimit of [null, null, 5, 5, null])
      await runSetOrganisationBudget(call({ monthlyLimit }, ada), services);
    assert.deepEqual(await events(), [
      'The monthly budget for the organisation was changed from 5,000 credits to no limit by Ada.',
      'The monthly budget for the organisation was set to 5 credits by Ada.',
      'The monthly budget for the organisation was changed from 5 credits to no limit by Ada.',
    ]);
    const withoutDefault = { ...services, ledger: createLedger({ database, secret: '', subscription: randomUUID() }) };
    const before = await events();
    await runSetOrganisationBudget(call({ monthlyLimit: null }, ada), withoutDefault);
    assert.deepEqual(await events(), before);
  });
});
