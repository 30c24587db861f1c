/** Offers, changes of the entries they are made from, and steps, at the same moment: on a server with two connections. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase, type SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { openAppraisals } from './appraisal-store';

const server = await startPostgres();
await migrate(server.url);
/** One connection each, so that statements after `begin` belong to it. */
const [offering, changing] = [
  openDatabase(server.url, { connections: 1 }),
  openDatabase(server.url, { connections: 1 }),
];
const watching = openDatabase(server.url);
after(async () => {
  await Promise.all([offering.close(), changing.close(), watching.close()]);
  await server.stop();
});

/** Work in a commit that the test begins and ends. */
const inOpenCommit = (database: SqlDatabase): SqlDatabase => ({ ...database, transaction: (work) => work(database) });

const entriesRow = z.object({ version: z.int(), offers: z.int() });

async function draft() {
  const organisationId = randomUUID();
  await watching.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  const id = randomUUID();
  await watching.query(
    `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state,
       state_at) values ($1, $2, 2026, 1, 'key', 'ann', now(), 'ann', 'A car', 'draft', now())`,
    [id, organisationId],
  );
  await watching.query(
    `insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
     values ($1, 'finance', '100', 1, 'ann', now())`,
    [id],
  );
  const key = { organisationId, id, personId: 'ann' };
  return {
    key,
    list: () => openAppraisals(watching).offers.list(id),
    offer: (database: SqlDatabase, isRequest: boolean) =>
      openAppraisals(database).offers.offer({
        ...key,
        pounds: 5_000,
        validDays: 7,
        daysLeft: null,
        frozen: {},
        isRequest,
        entries: [{ field: 'finance', version: 1 }],
        photos: [],
      }),
    change: (database: SqlDatabase, field = 'finance') => {
      const version = field === 'finance' ? 1 : 0;
      const changes = [{ field, value: '200', version }];
      return openAppraisals(database).saveEntries({ ...key, changes, isAfterOffer: field.startsWith('customer') });
    },
    addPhoto: (database: SqlDatabase) =>
      openAppraisals(database).photos.add({
        ...key,
        photoId: randomUUID(),
        lineId: null,
        isForCustomer: true,
        width: 1,
        height: 1,
        jpeg: new Uint8Array([1]),
      }),
    stored: () =>
      selectRow(
        watching,
        entriesRow,
        `select e.version, (select count(*)::integer from appraisal_offers o where o.appraisal_id = $1) as offers
         from appraisal_entries e where e.appraisal_id = $1 and e.field = 'finance'`,
        [id],
      ),
  };
}

const waitingRow = z.object({ waiting: z.int() });
async function untilOneWaits() {
  for (;;) {
    const text = `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'`;
    if ((await selectRow(watching, waitingRow, text))?.waiting === 1) return;
    await sleep(5);
  }
}

/** The first is under way, the second waits for it. */
async function oneAfterTheOther<First, Second>(
  first: (database: SqlDatabase) => Promise<First>,
  second: (database: SqlDatabase) => Promise<Second>,
): Promise<[First, Second]> {
  await changing.query('begin');
  const done = await first(inOpenCommit(changing));
  const waiting = second(offering);
  await untilOneWaits();
  await changing.query('commit');
  return [done, await waiting];
}

for (const isRequest of [false, true]) {
  const name = isRequest ? 'a request' : 'an offer';
  test(`${name} that waited for a change of an entry is not made of the old one`, async () => {
    const { offer, change, stored } = await draft();
    const outcome = await oneAfterTheOther(change, (database) => offer(database, isRequest));
    assert.deepEqual(outcome, [true, 'changed']);
    assert.deepEqual(await stored(), { version: 2, offers: 0 });
  });

  test(`${name} that waited for a photo is not made without it`, async () => {
    const { offer, addPhoto, stored } = await draft();
    const outcome = await oneAfterTheOther(addPhoto, (database) => offer(database, isRequest));
    assert.deepEqual(outcome, ['added', 'changed']);
    assert.equal((await stored())?.offers, 0);
  });

  test(`a change and a photo that waited for ${name} are refused`, async () => {
    for (const kind of ['change', 'addPhoto'] as const) {
      const { offer, stored, ...other } = await draft();
      const outcome = await oneAfterTheOther(
        (database) => offer(database, isRequest),
        (database): Promise<unknown> => other[kind](database),
      );
      assert.deepEqual(outcome, ['made', kind === 'change' ? false : 'no_draft']);
      assert.deepEqual(await stored(), { version: 1, offers: 1 });
    }
  });
}

test('the customer’s details are no part of an offer: a change of them does not stop it', async () => {
  const { offer, change } = await draft();
  const outcome = await oneAfterTheOther(
    (database) => change(database, 'customerName'),
    (database) => offer(database, false),
  );
  assert.deepEqual(outcome, [true, 'made']);
});

test('of two offers at the same moment one is made', async () => {
  const { offer, stored } = await draft();
  const outcome = await oneAfterTheOther(
    (database) => offer(database, true),
    (database) => offer(database, false),
  );
  assert.deepEqual(outcome, ['made', 'no_draft']);
  assert.equal((await stored())?.offers, 1);
});

type OfferStep = 'answer' | 'answerByLink' | 'sign' | 'decide' | 'revise' | 'lose';

for (const [one, other, isRequest] of [
  ['answer', 'revise', false],
  ['answerByLink', 'revise', false],
  ['answerByLink', 'lose', false],
  ['sign', 'revise', false],
  ['sign', 'lose', false],
  ['decide', 'revise', true],
] as const satisfies readonly (readonly [OfferStep, OfferStep, boolean])[])
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const)
    test(`of “${first}” and “${second}” of one offer at the same moment the second is refused`, async () => {
      const { offer, key, list } = await draft();
      await offer(watching, isRequest);
      const [made] = await list();
      const shown = made ?? assert.fail('an offer is made');
      const [offerId, tokenHash] = [shown.id, randomUUID()];
      if (!isRequest) await openAppraisals(watching).steps.link({ ...key, offerId, tokenHash });
      const take = async (step: OfferStep, database: SqlDatabase) => {
        const { steps, signatures } = openAppraisals(database);
        const loss = { ...key, reason: 'Price too low', note: '', shown, frozen: null };
        const signature = { name: 'Jo Bloggs', path: null };
        if (step === 'answer') return steps.answer({ ...key, offerId, accept: true });
        if (step === 'answerByLink') return steps.answerByLink(tokenHash, { accept: true, signature, reason: null });
        if (step === 'sign') return signatures.sign({ ...key, offerId, signature });
        if (step === 'decide') return steps.decide({ ...key, offerId, approve: true, reason: null, daysLeft: null });
        if (step === 'revise') return steps.revise({ ...key, shown });
        return (await steps.lose(loss)) === 'lost';
      };
      const outcome = await oneAfterTheOther(
        (database) => take(first, database),
        (database) => take(second, database),
      );
      assert.deepEqual(outcome, [true, false]);
      const state = { answer: 'accepted', answerByLink: 'accepted', sign: 'accepted', decide: 'made' } as const;
      assert.equal((await list())[0]?.state, first === 'revise' || first === 'lose' ? 'withdrawn' : state[first]);
    });

test('a change that is not saved leaves nothing of its commit, and its connection can be used again', async () => {
  await assert.rejects(
    offering.transaction(async (step) => {
      await step.query(`insert into organization (id, name, slug) values ('lost', 'lost', 'lost')`);
      await step.query('select 1 / 0');
    }),
    /division by zero/,
  );
  const row = z.object({ organisations: z.int() });
  const text = `select count(*)::integer as organisations from organization where id = 'lost'`;
  assert.deepEqual(await selectRow(offering, row, text), { organisations: 0 });
});
