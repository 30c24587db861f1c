/** Retention of the customer's data in appraisals, on a real database whose rows grow old. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { z } from 'zod';
import { britishDay } from '@/lib/domain/time/calendar';
import { runReadRetention, runSetRetention, sweepRetention } from '@/lib/features/privacy/privacy';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRows } from '@/lib/store/rows';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import { runFindAppraisals } from './appraisals';
import { offerAtLink } from './offer-answers';
import { runAddAppraisalPhoto } from './photos/photos';
import { smallPhoto } from './photos/small-photo.fixture';
import { runSignOffer } from './signatures';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const CUSTOMER = {
  customerName: 'Grace Hopper',
  customerTelephone: '07700 900123',
  customerEmail: 'grace@navy.example',
};
const SIGNATURE = { name: 'Grace Hopper', strokes: [[10, 20, 300, 150]] };
const DAY_MS = 86_400_000;
const PERSONAL = ['Hopper', '900123', 'navy.example'];

/** An accepted appraisal with everything that a customer leaves in one. */
async function dealer() {
  const opened = await openAppraisalDealer(recorded);
  const services = { ...opened.services, privacy: openPrivacy(database) };
  const { valuer } = opened;
  const id = await opened.start();
  await opened.enter(id, CUSTOMER);
  const photo = { id, file: smallPhoto(), line: '', isForCustomer: 'true' as const };
  await runAddAppraisalPhoto(call(photo, valuer, randomUUID()), services);
  await opened.offer(id, opened.clean);
  const token = await opened.link(id);
  await runSignOffer(call(await withOffer(services, { id, signature: SIGNATURE }), valuer), services);
  return { ...opened, services, id, token };
}

const storedRow = z.object({ stored: z.string() });
/** Every row about the appraisal, as text. */
async function storedOf(id: string): Promise<string> {
  const rows = await selectRows(
    database,
    storedRow,
    `select to_json(e)::text as stored from appraisal_entries e where e.appraisal_id = $1
     union all select to_json(h)::text from appraisal_history h where h.appraisal_id = $1
     union all select to_json(o)::text from appraisal_offers o where o.appraisal_id = $1
     union all select 'photo ' || p.id from appraisal_photos p where p.appraisal_id = $1
     union all select 'signature ' || to_json(s)::text from appraisal_signatures s where s.appraisal_id = $1`,
    [id],
  );
  return rows.map(({ stored }) => stored).join('\n');
}

const age = (id: string, days: number) =>
  database.query(`update appraisals set created_at = clock_timestamp() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);

test('name, telephone, e-mail, photo and signature go when the retention period ends, and no day before', async () => {
  const [own, without] = [await dealer(), await dealer()];
  const { services, id, token, valuer, manager, read } = own;
  assert.equal((await read(id)).erasedOn, null, 'without a retention period no day is named');
  await runSetRetention(call({ days: 30 }, manager), services);
  const { summary, erasedOn } = await read(id);
  assert.equal(erasedOn, britishDay(new Date(Date.parse(summary.createdAt) + 30 * DAY_MS)));

  for (const one of [own, without]) await age(one.id, 29);
  await sweepRetention(services);
  for (const text of [...PERSONAL, 'photo ', 'signature ']) assert.ok((await storedOf(id)).includes(text), text);

  for (const one of [own, without]) await age(one.id, 31);
  await sweepRetention(services);
  for (const text of [...PERSONAL, 'photo ', 'signature ']) assert.ok(!(await storedOf(id)).includes(text), text);
  const left = await read(id);
  assert.deepEqual([left.photos, left.offers[0]?.signature, left.summary.customerName], [[], null, null]);
  assert.deepEqual([left.summary.state, left.offers[0]?.pounds], ['accepted', own.clean], 'the offer stays');
  const atLink = await offerAtLink(token, services);
  assert.deepEqual([atLink?.photos.size, atLink?.signature], [0, null]);
  for (const text of [CUSTOMER.customerName, CUSTOMER.customerTelephone, CUSTOMER.customerEmail])
    assert.deepEqual((await runFindAppraisals(call({ text }, valuer), services)).items, [], text);
  for (const text of PERSONAL) assert.ok((await storedOf(without.id)).includes(text), 'another organisation’s stays');
});

test('each run that erases a customer’s data is in the list of erasures: how much, by retention, nothing personal', async () => {
  const { services, id, manager, start, enter } = await dealer();
  const without = await dealer();
  const [second, young] = [await start(), await start()];
  await enter(second, CUSTOMER);
  await enter(young, CUSTOMER);
  for (const old of [id, second, without.id]) await age(old, 31);
  await runSetRetention(call({ days: 30 }, manager), services);
  const listed = async () => {
    const { erasures } = await runReadRetention(call({}, manager), services);
    return erasures.map(({ by, records, appraisals }) => [by, records, appraisals]);
  };
  assert.deepEqual(await listed(), []);
  assert.deepEqual(await sweepRetention(services), { records: 0, appraisals: 2 });
  assert.deepEqual(await listed(), [[null, 0, 2]]);
  assert.deepEqual(await sweepRetention(services), { records: 0, appraisals: 0 });
  assert.deepEqual(await listed(), [[null, 0, 2]], 'a run that erases nothing has no entry');
  await age(young, 31);
  await sweepRetention(services);
  assert.deepEqual(await listed(), [
    [null, 0, 1],
    [null, 0, 2],
  ]);
  const entries = await selectRows(database, storedRow, `select to_json(e)::text as stored from erasures e`);
  for (const text of PERSONAL)
    assert.ok(
      entries.every(({ stored }) => !stored.includes(text)),
      text,
    );
  const { erasures } = await runReadRetention(call({}, without.manager), without.services);
  assert.deepEqual(erasures, [], 'another organisation’s list');
});
