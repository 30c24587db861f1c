/** Budgets and approvals beyond them, as the ledger holds them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Role, Session } from '@/lib/access';
import { decideApproval } from '@/lib/api/endpoints/approvals';
import { approvalEffectWords } from '@/lib/domain/accounts/approval-effect';
import { approvalOffer } from '@/lib/domain/accounts/approval-offer';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createLedger } from '@/lib/lookups/ledger';
import { lookUp } from '@/lib/lookups/look-up';
import { scriptedCaller, scriptedQuestion } from '@/lib/lookups/testing/scripted-provider';
import { openApprovals } from '@/lib/store/people/approvals';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runRequestApproval, runDecideApproval, runListApprovals } from './approvals';
import { runSetOrganisationBudget, runSetPersonBudget } from './budgets';
import { runReadPeople, runSetActive, runSetRole } from './members';
import { openPeopleStores } from './sign-in.fixture';
import { openNotificationFacts } from '@/lib/store/notifications/notification-facts';
import { call } from '@/lib/features/testing/recorded-services';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

/** Who approves, and the budgets of the person and the organisation. */
const APPROVALS = (['manager', 'admin'] as const).flatMap((role) =>
  [null, 0, 1, 2, 3].flatMap((person) =>
    [null, 0, 1, 2, 9].filter((whole) => person !== null || whole !== null).map((whole) => ({ role, person, whole })),
  ),
);

onEachEngine('Budgets and approvals', ({ database }) => {
  async function organisation() {
    const [organisationId, subscription, secret] = [randomUUID(), randomUUID(), 'a secret'];
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const join = async (personName: string, role: Role): Promise<Session> => {
      const [personId, email] = [randomUUID(), `${randomUUID()}@dealer.example`];
      await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
      await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
        randomUUID(),
        organisationId,
        personId,
        role,
      ]);
      return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role };
    };
    const services = {
      ...openPeopleStores(database),
      ledger: createLedger({ database, secret, subscription }),
      lookUps: openLookUps({ database, subscription }),
      approvals: openApprovals({ database, subscription }),
      secret,
    };
    return { services, subscription, join, admin: await join('Ada', 'admin'), valuer: await join('Val', 'valuer') };
  }
  type ApprovalDealer = Awaited<ReturnType<typeof organisation>>;

  const requestMore = async ({ services, valuer }: ApprovalDealer, lookUps: number) =>
    (await runRequestApproval(call({ lookUps, reason: '' }, valuer), services)).id;
  /** What the page says about the valuer and the organisation. */
  async function read({ services, admin, valuer }: ApprovalDealer) {
    const { members, organisation: own } = await runReadPeople(call({}, admin), services);
    const person = members.find(({ id }) => id === valuer.personId)?.thisMonth ?? null;
    return [person, own].map((one) => one && { used: one.used, limit: one.limit, monthlyLimit: one.monthlyLimit });
  }

  test('a person may request extra credits exactly while a budget limits them', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    for (const [person, whole] of [
      [null, null],
      [5, null],
      [null, 9],
      [5, 9],
    ] as const) {
      await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: person }, admin), services);
      await runSetOrganisationBudget(call({ monthlyLimit: whole }, admin), services);
      const { mayRequest } = await runListApprovals(call({}, valuer), services);
      const isTaken = await requestMore(dealer, 1).then(
        () => true,
        () => false,
      );
      assert.equal(mayRequest, isTaken, `budgets of ${person} and ${whole}`);
      assert.equal(mayRequest, person !== null || whole !== null);
    }
  });

  test('a budget saved again as shown stays the same: an approval counts once, in its month', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    const setBoth = async (person: number, whole: number) => {
      await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: person }, admin), services);
      await runSetOrganisationBudget(call({ monthlyLimit: whole }, admin), services);
    };
    await setBoth(100, 120);
    await runDecideApproval(call({ id: await requestMore(dealer, 150), lookUps: 150 }, admin), services);
    const after = [
      { used: 0, limit: 250, monthlyLimit: 100 },
      { used: 0, limit: 150, monthlyLimit: 120 },
    ];
    assert.deepEqual(await read(dealer), after);
    const [person, whole] = await read(dealer);
    await setBoth(person?.monthlyLimit ?? 0, whole?.monthlyLimit ?? 0);
    assert.deepEqual(await read(dealer), after, 'this month');
    const rows = await selectRows(
      database,
      z.object({ limits: z.array(z.number()) }),
      'select array_agg(monthly_limit order by monthly_limit) as limits from look_up_limits where organisation_id = $1',
      [admin.organisationId],
    );
    assert.deepEqual(rows[0]?.limits, [100, 120], 'every later month');
  });

  test('approved look-ups can be made, even after the budget was lowered below what is used', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    const { personId } = valuer;
    const { ledger } = services;
    const caller = scriptedCaller(async () => ({ outcome: 'found', result: 1 }));
    const lookUpAnother = () =>
      lookUp(
        scriptedQuestion({ subject: randomUUID(), cacheMinutes: 0, readStored: Number }),
        { session: valuer, idempotencyKey: randomUUID(), fresh: false },
        { ledger, caller },
      );
    const mayLookUp = async (count: number) => {
      for (let at = 0; at < count; at++) await lookUpAnother();
      await assert.rejects(lookUpAnother, { code: 'limit_reached' });
    };
    for (let at = 0; at < 4; at++) await lookUpAnother();
    await runSetPersonBudget(call({ id: personId, monthlyLimit: 1 }, admin), services);
    await runDecideApproval(call({ id: await requestMore(dealer, 2), lookUps: 2 }, admin), services);
    await mayLookUp(2);
    await runSetPersonBudget(call({ id: personId, monthlyLimit: null }, admin), services);
    await runSetOrganisationBudget(call({ monthlyLimit: 3 }, admin), services);
    await runDecideApproval(call({ id: await requestMore(dealer, 3), lookUps: 3 }, admin), services);
    await mayLookUp(3);
  });

  test('an approval that could not take effect was not made: it can be decided again, and then takes effect', async () => {
    const dealer = await organisation();
    const { services, admin, valuer, subscription } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 0 }, admin), services);
    const id = await requestMore(dealer, 4);
    // The most that can be stored.
    const full = [subscription, admin.organisationId, valuer.personId];
    await database.query(
      `insert into look_up_extras (subscription, organisation_id, person_id, month, extra)
       values ($1, $2, $3, look_up_month(clock_timestamp()), 2147483647)`,
      full,
    );
    const decide = () => runDecideApproval(call({ id, lookUps: 4 }, admin), services);
    await assert.rejects(decide);
    const states = async () => (await runListApprovals(call({}, admin), services)).items.map(({ state }) => state);
    assert.deepEqual(await states(), ['asked']);
    await database.query(
      'delete from look_up_extras where subscription = $1 and organisation_id = $2 and person_id = $3',
      full,
    );
    await decide();
    assert.deepEqual(await states(), ['approved']);
    assert.deepEqual(await read(dealer), [
      { used: 0, limit: 4, monthlyLimit: 0 },
      { used: 0, limit: null, monthlyLimit: null },
    ]);
  });

  for (const role of ['manager', 'admin'] as const)
    for (const budget of [null, 0, 1, 4, 5])
      for (const requested of [1, 4])
        test(`of ${requested}, with ${budget ?? 'no'} budget, what is offered to ${role === 'admin' ? 'an' : 'a'} ${role} is accepted`, async () => {
          const dealer = await organisation();
          const { services, admin, valuer } = dealer;
          const decider = role === 'admin' ? admin : await dealer.join('Max', role);
          await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 0 }, admin), services);
          await runSetOrganisationBudget(call({ monthlyLimit: budget }, admin), services);
          const id = await requestMore(dealer, requested);
          const { most, items, organisationUse } = await runListApprovals(call({}, decider), services);
          const personUse = items[0]?.personUse;
          assert.ok(personUse);
          const { credits, words } = approvalOffer(requested, most, {
            person: personUse,
            organisation: organisationUse,
          });
          assert.equal(words === null, credits === requested);
          if (credits < requested)
            await assert.rejects(runDecideApproval(call({ id, lookUps: credits + 1 }, decider), services), {
              code: 'forbidden',
            });
          if (credits === 0) return;
          const decided = await runDecideApproval(call({ id, lookUps: credits }, decider), services);
          assert.equal(
            decided.words,
            credits === 1 ? 'Approved: 1 extra credit this month.' : `Approved: ${credits} extra credits this month.`,
          );
        });

  test('what an approval is stated to change is what it changes, for every budget', async () => {
    for (const person of [null, 0, 3])
      for (const whole of [null, 0, 2, 9])
        for (const requested of [1, 4]) {
          if (person === null && whole === null) continue;
          const dealer = await organisation();
          const { services, admin, valuer } = dealer;
          await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: person }, admin), services);
          await runSetOrganisationBudget(call({ monthlyLimit: whole }, admin), services);
          const id = await requestMore(dealer, requested);
          const { items, organisationUse } = await runListApprovals(call({}, admin), services);
          const personUse = items[0]?.personUse;
          assert.ok(personUse);
          const words = approvalEffectWords(requested, { person: personUse, organisation: organisationUse });
          await runDecideApproval(call({ id, lookUps: requested }, admin), services);
          const after = await read(dealer);
          const changed = [person, whole].map((before, index) =>
            after[index]?.limit === before ? null : after[index]?.limit,
          );
          const stated = words.split('. ').map((part) => /would be (\d+)/.exec(part)?.[1]);
          assert.deepEqual(
            stated.map((count) => (count === undefined ? null : Number(count))),
            changed,
            words,
          );
        }
  });

  for (const { role, person, whole } of APPROVALS)
    test(`with budgets of ${person ?? 'none'} and ${whole ?? 'none'}, what a ${role} approves is more than the person could use before`, async () => {
      const dealer = await organisation();
      const { services, admin, valuer } = dealer;
      const decider = role === 'admin' ? admin : await dealer.join('Max', role);
      await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: person }, admin), services);
      await runSetOrganisationBudget(call({ monthlyLimit: whole }, admin), services);
      const usable = async () => (await services.ledger.usage(valuer)).remaining ?? Infinity;
      const before = await usable();
      const { id, words } = await runRequestApproval(call({ lookUps: 1, reason: '' }, valuer), services);
      const decided = await runDecideApproval(call({ id, lookUps: 1 }, decider), services).catch(() => null);
      assert.equal(await usable(), decided === null ? before : before + 1);
      if (role === 'admin') assert.ok(decided);
      else assert.equal(decided === null, /: an administrator decides/.test(words), words);
    });

  test('only those who decide see what others have used', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 3 }, admin), services);
    await requestMore(dealer, 4);
    const seenBy = async (who: Session) => (await runListApprovals(call({}, who), services)).items[0]?.personUse;
    assert.deepEqual(await seenBy(admin), { used: 0, limit: 3 });
    assert.equal(await seenBy(valuer), null);
    assert.deepEqual((await runListApprovals(call({}, valuer), services)).ownUse, { used: 0, limit: 3 });
  });

  test('a second request says that it changes the first, and each who decides', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    const wordsOf = async (lookUps: number, who = valuer) =>
      (await runRequestApproval(call({ lookUps, reason: '' }, who), services)).words;
    assert.equal(await wordsOf(5), 'Request sent: a manager or an administrator decides.');
    await runSetOrganisationBudget(call({ monthlyLimit: 2 }, admin), services);
    assert.equal(
      await wordsOf(6),
      'Your request is changed to 6 credits: a manager can approve 2 credits of it, an administrator all of it.',
    );
    await runSetOrganisationBudget(call({ monthlyLimit: 0 }, admin), services);
    assert.equal(
      await wordsOf(1),
      'Your request is changed to 1 credit: an administrator decides, as the organisation’s budget is used.',
    );
    const max = await dealer.join('Max', 'manager');
    await runSetPersonBudget(call({ id: max.personId, monthlyLimit: 1 }, admin), services);
    await runSetOrganisationBudget(call({ monthlyLimit: 9 }, admin), services);
    assert.equal(await wordsOf(2, max), 'Request sent: another manager or an administrator decides.');
    assert.equal(
      await wordsOf(9, max),
      'Your request is changed to 9 credits: another manager or an administrator decides.',
    );
    const { mayRequest } = await runListApprovals(call({}, admin), services);
    assert.equal(mayRequest, false, 'an administrator sets the budget instead');
  });

  test('a request that is not the organisation’s is not found, one that was decided is a conflict', async () => {
    const [dealer, other] = [await organisation(), await organisation()];
    await runSetPersonBudget(call({ id: dealer.valuer.personId, monthlyLimit: 1 }, dealer.admin), dealer.services);
    const id = await requestMore(dealer, 4);
    const decide = (who: Session) => runDecideApproval(call({ id, lookUps: 4 }, who), dealer.services);
    await assert.rejects(decide(other.admin), { code: 'not_found', message: /was not found/ });
    await decide(dealer.admin);
    await assert.rejects(decide(dealer.admin), { code: 'conflict', message: /already decided/ });
  });

  test('a request is decided however many others there are', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    const id = await requestMore(dealer, 4);
    await database.query(
      `insert into approvals (id, organisation_id, person_id, month, look_ups, reason, requested_at)
       select gen_random_uuid(), $1, 'person ' || n, look_up_month(clock_timestamp()), 4, '', clock_timestamp()
       from generate_series(1, 100) n`,
      [admin.organisationId],
    );
    await database.query(
      `with joined as (
         insert into "user" (id, name, email) select 'person ' || n, 'Person', n || '@many.example' from generate_series(1, 100) n)
       insert into member (id, organization_id, user_id, role)
       select 'person ' || n, $1, 'person ' || n, 'valuer' from generate_series(1, 100) n`,
      [admin.organisationId],
    );
    const { items } = await runListApprovals(call({}, admin), services);
    assert.deepEqual([items.length, items.some((item) => item.id === id)], [100, false]);
    await runDecideApproval(call({ id, lookUps: 4 }, admin), services);
    assert.equal((await services.approvals.get({ organisationId: admin.organisationId, id }))?.state, 'approved');
  });

  test('a refused request allows nothing, and is not decided twice', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    const id = await requestMore(dealer, 4);
    await runDecideApproval(call({ id, lookUps: null }, admin), services);
    for (const lookUps of [null, 4]) {
      await assert.rejects(runDecideApproval(call({ id, lookUps }, admin), services), {
        code: 'conflict',
        message: 'This request is already decided.',
      });
    }
    assert.equal((await read(dealer))[0]?.limit, 1);
  });

  for (const [what, reason, shown] of [
    ['as typed', ' Not this month – ask Ann  again ', 'Not this month – ask Ann  again'],
    ['of spaces as none', '   ', null],
    ['as none where none is given', undefined, null],
  ] as const)
    test(`the reason of a decline is shown to both, ${what}`, async () => {
      const dealer = await organisation();
      const { services, admin, valuer } = dealer;
      await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
      const id = await requestMore(dealer, 4);
      const input = decideApproval.input.parse({ id, lookUps: null, reason });
      await runDecideApproval(call(input, admin), services);
      for (const reader of [admin, valuer]) {
        const [item] = (await runListApprovals(call({}, reader), services)).items;
        assert.deepEqual([item?.state, item?.declineReason], ['refused', shown]);
      }
    });

  test('an approval with a reason for declining is refused at its field, and the request stays pending', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    const id = await requestMore(dealer, 4);
    await assert.rejects(runDecideApproval(call({ id, lookUps: 4, reason: 'Too many' }, admin), services), {
      code: 'invalid_input',
      field: 'reason',
    });
    assert.deepEqual((await seen(dealer)).states, ['asked']);
  });

  /** What a manager sees of the requests: their states, those pending, and the notifications of them. */
  async function seen({ services, subscription, admin }: ApprovalDealer) {
    const list = async (pending?: boolean) =>
      (await runListApprovals(call({ pending }, admin), services)).items.map(({ state }) => state);
    const facts = await openNotificationFacts({ database, subscription, defaultLimits: null }).recent();
    const notified = facts.filter(
      ({ event, organisationId }) => event === 'credits_requested' && organisationId === admin.organisationId,
    );
    return { states: await list(), pending: await list(true), notified: notified.length };
  }

  async function refusedAsLapsed({ services, admin }: ApprovalDealer, id: string, message: RegExp) {
    for (const lookUps of [4, null])
      await assert.rejects(runDecideApproval(call({ id, lookUps }, admin), services), { code: 'conflict', message });
  }

  const monthBefore = (id: string) =>
    database.query(`update approvals set month = month - interval '1 month' where id = $1`, [id]);

  test('a request undecided at the end of its month lapses: it is not granted in the next', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    const id = await requestMore(dealer, 4);
    assert.deepEqual(await seen(dealer), { states: ['asked'], pending: ['asked'], notified: 1 });
    await monthBefore(id);
    assert.deepEqual(await seen(dealer), { states: ['lapsed'], pending: [], notified: 0 });
    await refusedAsLapsed(dealer, id, /^This request has lapsed: it was for \w+ \d{4}\.$/);
    assert.equal((await read(dealer))[0]?.limit, 1);

    const next = await requestMore(dealer, 5);
    assert.notEqual(next, id);
    assert.deepEqual(await seen(dealer), { states: ['asked', 'lapsed'], pending: ['asked'], notified: 1 });
    await runDecideApproval(call({ id: next, lookUps: 5 }, admin), services);
    assert.equal((await read(dealer))[0]?.limit, 6);
  });

  test('a month that ends while a request is decided approves nothing', async () => {
    const { services, admin, valuer } = await organisation();
    const { organisationId, personId } = valuer;
    const { id } = await services.approvals.request({ organisationId, personId, lookUps: 4, reason: '' });
    const more = { person: 4, organisation: 0 };
    const grant = { organisationId, id, decidedBy: admin.personId, granted: 4, more, month: '2026-01' };
    await monthBefore(id);
    assert.equal(await services.approvals.approve(grant), false);
  });

  for (const [what, ends, restores] of [
    [
      'a deactivated person',
      async ({ services, admin, valuer }) =>
        runSetActive(call({ id: valuer.personId, active: false }, admin), services),
      async ({ services, admin, valuer }) => runSetActive(call({ id: valuer.personId, active: true }, admin), services),
    ],
    [
      'a person who may no longer make look-ups',
      async ({ services, admin, valuer }) => runSetRole(call({ id: valuer.personId, role: 'viewer' }, admin), services),
      async ({ services, admin, valuer }) => runSetRole(call({ id: valuer.personId, role: 'valuer' }, admin), services),
    ],
  ] satisfies [string, (dealer: ApprovalDealer) => Promise<unknown>, (dealer: ApprovalDealer) => Promise<unknown>][])
    test(`the request of ${what} lapses, and stays so afterwards`, async () => {
      const dealer = await organisation();
      const { services, admin, valuer } = dealer;
      await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
      const id = await requestMore(dealer, 4);
      await ends(dealer);
      assert.deepEqual(await seen(dealer), { states: ['lapsed'], pending: [], notified: 0 });
      await refusedAsLapsed(dealer, id, /^This request has lapsed: the person was deactivated/);
      await restores(dealer);
      assert.deepEqual(await seen(dealer), { states: ['lapsed'], pending: [], notified: 0 });
      assert.equal((await read(dealer))[0]?.limit, 1);
    });

  test('a request that was left open when its person was deactivated is not pending', async () => {
    const dealer = await organisation();
    const { admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), dealer.services);
    const id = await requestMore(dealer, 4);
    await database.query('update member set deactivated_at = now() where user_id = $1', [valuer.personId]);
    assert.deepEqual(await seen(dealer), { states: ['lapsed'], pending: [], notified: 0 });
    await refusedAsLapsed(dealer, id, /^This request has lapsed/);
  });

  test('a person who becomes a manager still has their request', async () => {
    const dealer = await organisation();
    const { services, admin, valuer } = dealer;
    await runSetPersonBudget(call({ id: valuer.personId, monthlyLimit: 1 }, admin), services);
    await requestMore(dealer, 4);
    await runSetRole(call({ id: valuer.personId, role: 'manager' }, admin), services);
    assert.deepEqual((await seen(dealer)).pending, ['asked']);
  });
});

for (const [letters, isTaken] of [
  [300, true],
  [301, false],
] as const)
  test(`a reason of ${letters} characters is ${isTaken ? 'taken' : 'refused at its field'}`, () => {
    const { error } = decideApproval.input.safeParse({
      id: randomUUID(),
      lookUps: null,
      reason: 'x'.repeat(letters),
    });
    assert.deepEqual(error?.issues.map(({ path }) => path) ?? [], isTaken ? [] : [['reason']]);
  });
