/** A car is found by the first characters of its plate, as long as the organisation stores it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Session } from '@/lib/access';
import { search } from '@/lib/api/endpoints/search';
import { runErasePlateData } from '@/lib/features/privacy/privacy';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAuth } from '@/lib/store/people/auth';
import { openMembers } from '@/lib/store/people/members';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { RECENT_RECORDS_MAX } from '@/lib/store/records/record-searches';
import { createSearchStore } from '@/lib/store/search';
import { runSearch } from './search';

let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
let dealer: Awaited<ReturnType<(typeof recorded)['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

async function find(text: string, session: Session = dealer.session) {
  const { database, secret } = recorded;
  const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
  const services = {
    ...dealer.services,
    secret,
    searches: createSearchStore(database),
    members: openMembers({ auth, database }),
  };
  return search.output.parse(await runSearch(call({ text }, session), services));
}
const found = async (text: string, session?: Session) =>
  (await find(text, session)).results.map(({ kind, plate }) => `${kind} ${plate}`);

interface Stored {
  table?: 'valuations' | 'registrations';
  request?: Record<string, string>;
  register?: Record<string, string>;
  /** Of its day. */
  ago?: string;
}

/** A stored record of a plate. */
async function addRecord(
  plate: string,
  { table = 'valuations', request = { plate }, register, ago = '0' }: Stored = {},
) {
  const { organisationId, personId } = dealer.session;
  const id = randomUUID();
  const [at, by] = table === 'valuations' ? ['valuedAt', 'valuedBy'] : ['lookedUpAt', 'lookedUpBy'];
  const summary = {
    id,
    kind: 'plate',
    [at]: '2026-06-05T13:07:09.000Z',
    [by]: { id: personId, name: 'J. Smith' },
    plate,
    title: 'Volkswagen Polo',
    derivative: null,
    mileage: 23_499,
    retailPounds: 9_000,
    cleanPounds: 8_000,
    flag: null,
  };
  // oxlint-disable-next-line code/plain-words -- the name in stored records
  const record = { asked: request, register };
  await recorded.database.query(
    `insert into ${table} (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
       content_hash, look_up_ids)
     values ($1::text::uuid, $2, $3, now() - $4::interval, 'plate', $5, $1::text, $6, $7, '', '{}')`,
    [id, organisationId, personId, ago, plate, JSON.stringify(summary), JSON.stringify(record)],
  );
  return id;
}

/** More valuations than are read first, all newer than a minute. */
const addNewer = () =>
  recorded.database.query(
    `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
       content_hash, look_up_ids)
     select gen_random_uuid(), $1, $2, now(), 'plate', 'newer', 'newer ' || n, '{"title":"Ford Fiesta"}', '{}', '', '{}'
     from generate_series(1, ${RECENT_RECORDS_MAX + 5}) n`,
    [dealer.session.organisationId, dealer.session.personId],
  );

async function addAppraisal(valuationId: string) {
  const { organisationId, personId } = dealer.session;
  await recorded.database.query(
    `insert into appraisals (id, organisation_id, year, number, valuation_id, idempotency_key, created_by, created_at, owner_id,
       title, state, state_at)
     values (gen_random_uuid(), $1, 2026, 12, $2::text::uuid, $2::text, $3, now() - interval '2 years', $3, 'Volkswagen Polo', 'draft', now())`,
    [organisationId, valuationId, personId],
  );
}

async function addStockCar(plate: string, { left = false } = {}) {
  const { organisationId, personId } = dealer.session;
  await recorded.database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, stock_number, plate,
       title, mileage, miles_per_month, in_on, status, notes, left_on)
     values (gen_random_uuid(), $1, $3, $2, now(), $2, 1, $3, $3, 'Citroën C4', 23000, 800, '2026-06-01', $4, '', $5)`,
    [organisationId, personId, plate, left ? 'removed' : 'for_sale', left ? '2026-06-02' : null],
  );
}

test('three or more first characters find what was valued, looked up, appraised and in stock, in any spelling', async () => {
  const id = await addRecord('AB21 CDE');
  await addRecord('AB21 CDE', { table: 'registrations' });
  await addAppraisal(id);
  await addStockCar('AB21CDE');
  await addStockCar('AB21XYZ', { left: true });
  await addRecord('AB22 CDE');
  await addStockCar('AB22CDE');
  const ofPlate = ['valuation AB21 CDE', 'vehicle file AB21 CDE', 'appraisal AB21 CDE', 'car in stock AB21 CDE'];
  for (const text of ['ab21 c', 'AB21CD', ' ab21-c']) assert.deepEqual(await found(text), ofPlate, text);
  for (const text of ['ab21', 'AB21'])
    assert.deepEqual((await found(text)).toSorted(), [...ofPlate, 'car in stock AB21 XYZ'].toSorted(), text);
  assert.equal((await found('ab2')).filter((line) => line.startsWith('valuation')).length, 2);
  assert.deepEqual(await found('ab'), []);
  assert.deepEqual(await found('b21c'), []);
});

test('appraisals are found so only by those who may read them', async () => {
  await addAppraisal(await addRecord('AB21 CDE'));
  assert.deepEqual(await found('ab21', await dealer.person('Vic', 'viewer')), ['valuation AB21 CDE']);
});

test('another organisation finds none of them', async () => {
  await addAppraisal(await addRecord('AB21 CDE', { ago: '3 years' }));
  await addRecord('AB21 CDE', { table: 'registrations' });
  await addStockCar('AB21CDE');
  const stranger = await recorded.dealer();
  assert.deepEqual(await found('ab21', stranger.session), []);
});

test('every vehicle is found once, the newest first, at most five; and that there are more is stated', async () => {
  const letters = Array.from('CDFGHJ');
  for (const [days, letter] of letters.entries()) {
    for (const time of ['0 hours', '1 hour']) await addRecord(`AB21 ${letter}DE`, { ago: `${days} days ${time}` });
    const { results, more } = await find('ab21');
    assert.deepEqual(
      results.map(({ plate }) => plate),
      letters.slice(0, Math.min(days + 1, 5)).map((first) => `AB21 ${first}DE`),
    );
    assert.deepEqual(more, days < 5 ? [] : ['valuation']);
  }
});

test('those older than the newest records are found, and so is the plate of the register', async () => {
  const id = await addRecord('AB21 CDE', { ago: '3 years' });
  await addAppraisal(id);
  await addRecord('', { request: {}, register: { plate: 'XY12 ZZZ' }, ago: '3 years' });
  await addNewer();
  assert.deepEqual(await found('ab21'), ['valuation AB21 CDE', 'appraisal AB21 CDE']);
  assert.deepEqual(await found('xy12'), ['valuation ']);
});

test('a car that left the stock is found however many came in after it, by an index', async () => {
  await addStockCar('AB21CDE', { left: true });
  const { organisationId, personId } = dealer.session;
  await recorded.database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, plate, title,
       miles_per_month, in_on, status, notes, left_on)
     select gen_random_uuid(), $1, 'newer ' || n, $2, now(), $2, 1, 'CD' || n, 'Ford Fiesta', 800, '2026-06-01', 'removed', '',
       '2026-06-02' from generate_series(1, ${RECENT_RECORDS_MAX + 5}) n`,
    [organisationId, personId],
  );
  assert.deepEqual(await found('ab21'), ['car in stock AB21 CDE']);
  const stranger = await recorded.dealer();
  assert.deepEqual(await found('ab21', stranger.session), []);
  await recorded.database.query('analyze stock_cars');
  const { rows } = await recorded.database.query(
    `explain select id from stock_cars where organisation_id = $1 and plate between 'AB21' and 'AB21ZZZZZZZ'
       and starts_with(plate, 'AB21') and left_on is not null`,
    [organisationId],
  );
  assert.match(JSON.stringify(rows), /stock_cars_plate_left/);
});

/** A stock list with these plates, by row. @param ago of its upload */
async function addList(
  name: string,
  plates: readonly string[],
  ago: string,
  organisationId = dealer.session.organisationId,
) {
  const id = randomUUID();
  await recorded.database.query(
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
     values ($1::uuid, $2, 'smith', now() - $4::interval, $1::text, $3, '[]', '{}', '{}')`,
    [id, organisationId, name, ago],
  );
  await recorded.database.query(
    `insert into stock_rows (list_id, number, plate, mileage, reference, cells)
     select $1, n + 1, p, 23000, p, '[]' from unnest($2::text[]) with ordinality r(p, n)`,
    [id, plates],
  );
  return id;
}

test('a car of stock lists is found in the newest that has it, each once, until the list is deleted', async () => {
  await addList('Older', ['AB21CDE', 'AB21XYZ', 'AB22CDE'], '2 days');
  const newer = await addList('Newer', ['CD21CDE', 'AB21CDE'], '1 day');
  await addList('Another organisation’s', ['AB21CDF'], '1 day', (await recorded.dealer()).session.organisationId);
  const titles = async (text: string) => (await find(text)).results.map(({ title, plate }) => `${plate}: ${title}`);
  assert.deepEqual(await titles('ab21 c'), ['AB21 CDE: Row 3 of “Newer”']);
  assert.deepEqual(await titles('AB21'), ['AB21 CDE: Row 3 of “Newer”', 'AB21 XYZ: Row 3 of “Older”']);
  assert.deepEqual(await titles('b21c'), []);
  await recorded.database.query('update stock_lists set removed_at = now() where id = $1', [newer]);
  assert.deepEqual(await titles('ab21 c'), ['AB21 CDE: Row 2 of “Older”']);
});

test('a row of a stock list is found once by a plate that longer ones begin with, and as its own reference', async () => {
  await addList('Short plates', ['ABC1', 'ABC12'], '1 day');
  assert.deepEqual(await found('abc1'), ['stock car ABC 1', 'stock car ABC 12']);
});

test('of many cars in many lists at most five are listed, that there are more is stated, and the index finds them', async () => {
  const plates = Array.from('CDFGHJ', (letter) => `AB21${letter}DE`);
  for (const days of [1, 2, 3]) await addList('Weekly', [...plates, ...plates], `${days} days`);
  const { results, more } = await find('ab21');
  assert.deepEqual(
    results.map(({ plate }) => plate?.replace(' ', '')),
    plates.slice(0, 5),
  );
  assert.deepEqual(more, ['stock car']);
  const other = await addList(
    'Large',
    Array.from({ length: 3_000 }, (_, at) => `CD21X${at}`),
    '4 days',
  );
  await recorded.database.query('analyze stock_rows');
  const { rows } = await recorded.database.query(
    `explain select number from stock_rows where list_id = $1 and plate between 'AB21' and 'AB21ZZZZZZZ' and starts_with(plate, 'AB21')`,
    [other],
  );
  assert.match(JSON.stringify(rows), /stock_rows_plate_of_list/);
});

test('the first characters of a VIN find nothing', async () => {
  await addRecord('AB21 CDE', { register: { vin: 'WVWZZZ1KZ00000042' } });
  assert.deepEqual(await found('wvw'), []);
  await addNewer();
  assert.deepEqual(await found('wvw'), []);
});

test('an erased plate is found by no beginning', async () => {
  const id = await addRecord('AB21 CDE', { ago: '1 day' });
  await addRecord('AB21 CDE', { table: 'registrations' });
  await addAppraisal(id);
  await addStockCar('AB21CDE');
  await addList('A list', ['AB21CDE'], '1 day');
  assert.equal((await found('ab21')).length, 5);
  const admin = await dealer.person('A. Admin', 'admin');
  const privacy = openPrivacy(recorded.database);
  await runErasePlateData(call({ subject: 'AB21 CDE' }, admin), {
    ...dealer.services,
    secret: recorded.secret,
    privacy,
  });
  assert.deepEqual(await found('ab21'), []);
});
