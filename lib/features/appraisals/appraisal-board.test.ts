/** The board and the list's filters on a real database, with appraisals in every state. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { listAppraisals, readAppraisalBoard } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import type { Session } from '@/lib/access';
import { APPRAISAL_STATES, STORED_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import { runListAppraisals, runReadAppraisalBoard, runStartAppraisal } from './appraisals';
import { runReviseAppraisal } from './offers';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

async function dealer() {
  const opened = await recorded.dealer();
  const services = { ...opened.services, appraisals: openAppraisals(database) };
  const [ann, ben] = [await opened.person('Ann', 'valuer'), await opened.person('Ben', 'valuer')];
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  const { record } = await runCreateValuation(call(input, ann), services);
  const start = async (who: Session, columns: Readonly<Record<string, string | number | null>> = {}) => {
    const { id } = await runStartAppraisal(call({ id: record.id }, who, randomUUID()), services);
    const sets = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
    if (sets.length > 0)
      await database.query(`update appraisals set ${sets.join(', ')} where id = $1`, [id, ...Object.values(columns)]);
    return id;
  };
  const rows = async (given: object) =>
    (await runListAppraisals(call(listAppraisals.input.parse(given), ann), services)).items;
  const list = async (given: object) => (await rows(given)).map(({ id }) => id);
  const board = (given: object = {}) =>
    runReadAppraisalBoard(call(readAppraisalBoard.input.parse(given), ann), services);
  return { ann, ben, start, rows, list, board };
}

/** Fields that a state requires. */
const ENDS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  bought: { bought_pounds: 5_000, ended_on: '2026-06-05' },
  lost: { loss_reason: 'price', ended_on: '2026-06-05' },
};

let other: Awaited<ReturnType<typeof dealer>>;
before(async () => {
  other = await dealer();
  await other.start(other.ann);
});

test('a row of the list and a card of the board say that the plate matched several derivatives', async () => {
  const { ann, start, rows, board } = await dealer();
  await start(ann);
  const isUncertain = async () => [
    ...(await rows({})).map(({ isDerivativeUncertain }) => isDerivativeUncertain),
    ...(await board()).states.flatMap(({ items }) => items.map(({ isDerivativeUncertain }) => isDerivativeUncertain)),
  ];
  assert.deepEqual(await isUncertain(), [true, true]);
  await database.query('delete from valuations where organisation_id = $1', [ann.organisationId]);
  assert.deepEqual(await isUncertain(), [false, false]);
});

test('a row of the list has every alert of its valuation, and none once that is erased', async () => {
  const { ann, start, rows } = await dealer();
  await start(ann);
  const alerts = async () => (await rows({})).map(({ flag, otherFlags }) => [flag, ...otherFlags]);
  assert.deepEqual(await alerts(), [['Sources disagree']]);
  const summary = '{"plate":"AB21 CDE","flag":"Scrapped","otherFlags":["Exported","Sources disagree"]}';
  await database.query('update valuations set summary = $2 where organisation_id = $1', [ann.organisationId, summary]);
  assert.deepEqual(await alerts(), [['Scrapped', 'Exported', 'Sources disagree']]);
  await database.query('delete from valuations where organisation_id = $1', [ann.organisationId]);
  assert.deepEqual(await alerts(), [[null]]);
});

test('the board has every state in order, an expired offer as expired, and only the organisation’s own appraisals', async () => {
  const { ann, ben, start, board } = await dealer();
  for (const state of STORED_STATES) await start(ann, { valid_until: '2099-01-01', state, ...ENDS[state] });
  await start(ben, { valid_until: '2020-01-01', state: 'offered' });
  const { states, owners } = await board();
  assert.deepEqual(
    states.filter(({ isRequested }) => !isRequested).map(({ state, count, items }) => [state, count, items.length]),
    APPRAISAL_STATES.map((state) => [state, 1, 1]),
  );
  assert.deepEqual(
    owners.map(({ name }) => name),
    ['Ann', 'Ben'],
  );
  const mine = await board({ mine: true });
  assert.equal(mine.states.find(({ state }) => state === 'expired')?.count, 0);
});

test('the board shows the newest twenty of a state, and counts all', async () => {
  const { ann, start, board } = await dealer();
  const ids: string[] = [];
  for (let count = 0; count < 22; count++)
    ids.push(await start(ann, { created_at: `2026-01-${String(count + 1).padStart(2, '0')}T10:00:00Z` }));
  const [draft] = (await board()).states;
  assert.equal(draft?.count, 22);
  assert.deepEqual(
    draft?.items.map(({ id }) => id),
    ids.slice(2).reverse(),
  );
});

test('a request has its amount in the list and on the board, and is found by it until it ends', async () => {
  const opened = await openAppraisalDealer(recorded);
  const { start, offer, services, valuer, clean } = opened;
  const id = await start();
  await offer(id, clean + 251);
  const found = async (fromPounds: number) =>
    (await runListAppraisals(call(listAppraisals.input.parse({ fromPounds }), valuer), services)).items;
  const listed = async () => (await found(clean + 251)).map((item) => [item.id, item.requestedPounds]);
  assert.deepEqual(await listed(), [[id, clean + 251]]);
  assert.deepEqual(await found(clean + 252), []);
  const { states } = await runReadAppraisalBoard(call(readAppraisalBoard.input.parse({}), valuer), services);
  assert.deepEqual(
    states
      .filter(({ count }) => count > 0)
      .map((column) => [column.state, column.isRequested, column.count, column.items[0]?.requestedPounds]),
    [['draft', true, 1, clean + 251]],
  );
  await runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
  assert.deepEqual(await listed(), []);
});

test('each column of the board has exactly the appraisals that the list has for it', async () => {
  const opened = await openAppraisalDealer(recorded);
  const { start, offer, services, valuer, clean } = opened;
  await start();
  const given: readonly (readonly [count: number, set: string])[] = [
    [2, `state = 'offered', offer_pounds = 100, valid_until = '2099-01-01'`],
    [3, `state = 'offered', offer_pounds = 100, valid_until = '2020-01-01'`],
    [2, `state = 'lost', loss_reason = 'price', ended_on = '2026-06-05'`],
  ];
  for (const [count, set] of given)
    for (let nth = 0; nth < count; nth++)
      await database.query(`update appraisals set ${set} where id = $1`, [await start()]);
  for (let nth = 0; nth < 2; nth++) await offer(await start(), clean + 251);
  const { states } = await runReadAppraisalBoard(call(readAppraisalBoard.input.parse({}), valuer), services);
  for (const { state, isRequested, count, items } of states) {
    const input = listAppraisals.input.parse({ state, isRequested });
    const listed = (await runListAppraisals(call(input, valuer), services)).items;
    assert.deepEqual([listed.length, listed], [count, items], `${state}, ${isRequested}`);
  }
  assert.deepEqual(
    states.map(({ count }) => count),
    [1, 2, 2, 3, 0, 0, 0, 2],
  );
});

test('the list is filtered by owner, by age and by what was offered or paid, both ends included', async () => {
  const { ann, ben, start, list } = await dealer();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const old = await start(ann, { created_at: daysAgo(8), offer_pounds: 5_000 });
  const paid = await start(ann, {
    created_at: daysAgo(3),
    offer_pounds: 9_000,
    state: 'bought',
    ...ENDS['bought'],
    bought_pounds: 4_000,
  });
  const bens = await start(ben, { created_at: daysAgo(2), offer_pounds: 6_000 });
  const empty = await start(ben, { created_at: daysAgo(1) });
  assert.deepEqual(await list({}), [empty, bens, paid, old]);
  assert.deepEqual(await list({ owner: ben.personId }), [empty, bens]);
  assert.deepEqual(await list({ mine: true }), [paid, old]);
  assert.deepEqual(await list({ minDays: 7 }), [old]);
  assert.deepEqual(await list({ fromPounds: 5_000 }), [bens, old]);
  assert.deepEqual(await list({ toPounds: 5_000 }), [paid, old]);
  assert.deepEqual(await list({ fromPounds: 4_000, toPounds: 5_000 }), [paid, old]);
  assert.deepEqual(await list({ fromPounds: 4_001, toPounds: 4_999 }), []);
});

test('an offer entered and not made is found by the amount that the list shows, however it was typed', async () => {
  const { ann, start, rows, list, board } = await dealer();
  const typed = [
    '9000',
    '£9,000',
    ' £ 9 000.00 ',
    '９０００',
    '9k',
    '8.25 K',
    '1000k',
    '1,000k',
    '1000001',
    '90.50',
    '££9',
    'nine',
    '',
  ];
  for (const text of typed) {
    const id = await start(ann, { state: 'lost', ...ENDS['lost'] });
    await database.query(
      `insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
       values ($1, 'offer', $2, 1, 'ann', now())`,
      [id, text],
    );
  }
  const shown = (await rows({})).map(({ id, unmadePounds }) => ({ id, pounds: unmadePounds }));
  const amounts = shown.flatMap(({ pounds }) => pounds ?? []);
  assert.deepEqual(amounts, [1_000_000, 8_250, 9_000, 9_000, 9_000, 9_000, 9_000]);
  for (const pounds of new Set(amounts)) {
    const ids = shown.filter((row) => row.pounds === pounds).map(({ id }) => id);
    const range = { fromPounds: pounds, toPounds: pounds };
    assert.deepEqual(await list(range), ids, String(pounds));
    const lost = (await board(range)).states.find(({ count }) => count > 0);
    assert.deepEqual([lost?.state, lost?.count, lost?.items.map(({ id }) => id)], ['lost', ids.length, ids]);
  }
  assert.deepEqual(
    await list({ fromPounds: 0 }),
    shown.filter(({ pounds }) => pounds !== null).map(({ id }) => id),
  );
});
