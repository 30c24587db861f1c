/**
 * Texts that PostgreSQL's json operators cannot read, names beyond the newest records, and plates that only the
 * register knows.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { search } from '@/lib/api/endpoints/search';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAuth } from '@/lib/store/people/auth';
import { openMembers } from '@/lib/store/people/members';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { RECENT_RECORDS_MAX } from '@/lib/store/records/record-searches';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { createSearchStore } from '@/lib/store/search';
import { runSearch } from './search';

let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
let dealer: Awaited<ReturnType<(typeof recorded)['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

const DERIVATIVE = '1.5 TSI 20" \\u0041';

async function find(text: string) {
  const { database, secret } = recorded;
  const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
  const services = {
    ...dealer.services,
    secret,
    searches: createSearchStore(database),
    members: openMembers({ auth, database }),
  };
  const { results } = search.output.parse(await runSearch(call({ text }, dealer.session), services));
  return results.map(({ kind, title }) => `${kind}: ${title.replace(` ${DERIVATIVE}`, '')}`);
}

/** A stored valuation with the given searchable fields. */
async function addValuation(title: string, { request = {}, register = {} }: Record<string, object> = {}) {
  const { organisationId, personId } = dealer.session;
  const id = randomUUID();
  const summary = {
    id,
    kind: 'plate',
    valuedAt: '2026-06-05T13:07:09.000Z',
    valuedBy: { id: personId, name: 'J. Smith' },
    plate: null,
    title,
    derivative: DERIVATIVE,
    mileage: 23_499,
    retailPounds: 9_000,
    cleanPounds: 8_000,
    flag: null,
  };
  // oxlint-disable-next-line code/plain-words -- the name in stored records
  const record = { asked: request, note: '\u0000 \ud800', register };
  await recorded.database.query(
    `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
       content_hash, look_up_ids)
     values ($1::text::uuid, $2, $3, now(), 'plate', $1::text, $1::text, $4, $5, '', '{}')`,
    [id, organisationId, personId, JSON.stringify(summary), JSON.stringify(record)],
  );
  return id;
}

const HOSTILE = ['NUL \u0000 Golf', 'half \ud800 Golf', 'other half \udc00 Golf', 'back\\slash \\u0000 Golf', '\u0000'];

describe('a provider text that json stores and no json operator can read', () => {
  test('does not hide others, and is itself found by its other words', async () => {
    await addValuation('Volkswagen Polo');
    for (const title of HOSTILE) await addValuation(title);
    assert.deepEqual(await find('polo'), ['valuation: Volkswagen Polo']);
    assert.equal((await find('golf')).length, 4);
    assert.equal((await find('half golf')).length, 2);
    const filter = { organisationId: dealer.session.organisationId, search: 'golf' };
    const vehicles = createValuedVehicleStore(recorded.database);
    assert.equal((await vehicles.totals(filter)).vehicles, 4);
  });

  test('does not hide a plate from erasing', async () => {
    await addValuation('Volkswagen Polo', { request: { plate: 'AB21CDE' }, register: { vin: 'WVWZZZ1KZ00000042' } });
    await addValuation('Golf \u0000', { register: { plate: 'AB21 CDE', vin: 'WVWZZZ1KZ00000042' } });
    const privacy = openPrivacy(recorded.database);
    const { organisationId } = dealer.session;
    assert.deepEqual(await privacy.platesOf({ organisationId, vin: 'WVWZZZ1KZ00000042' }), ['AB21CDE']);
  });
});

describe('the plate and the VIN of one vehicle', () => {
  test('each find what was made by the other', async () => {
    await addValuation('Made by plate', { request: { plate: 'AB21CDE' }, register: { vin: 'WVWZZZ1KZ00000042' } });
    await addValuation('Made by VIN', { request: { vin: 'WVWZZZ1KZ00000042' }, register: { plate: 'ab21 cde' } });
    await addValuation('Another car', { request: { plate: 'AB21CDF' }, register: { vin: 'WVWZZZ1KZ00000043' } });
    for (const mark of ['AB21 CDE', 'WVWZZZ1KZ00000042']) {
      assert.deepEqual(await find(mark), ['valuation: Made by VIN', 'valuation: Made by plate'], mark);
    }
  });

  test('are those of the register, not of the trade body', async () => {
    const { organisationId, personId } = dealer.session;
    await recorded.database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
         content_hash, look_up_ids)
       values (gen_random_uuid(), $1, $2, now(), 'plate', 's', 'k', '{}', '{"trade":{"plate":"AB21 CDE"},"register":null,"asked":null}', '', '{}')`,
      [organisationId, personId],
    );
    assert.deepEqual(await find('AB21 CDE'), []);
  });
});

describe('words', () => {
  test('are found with and without their accents, in any case, at their beginning and after a hyphen', async () => {
    await addValuation('CITROËN C4 Cactus');
    await addValuation('Mercedes-Benz C 220d');
    await addValuation('Škoda Octavia vRS');
    const found: readonly (readonly [text: string, title: string])[] = [
      ['citroen', 'CITROËN C4 Cactus'],
      ['Citroën c4 cac', 'CITROËN C4 Cactus'],
      ['mercedes-b', 'Mercedes-Benz C 220d'],
      ['benz 220', 'Mercedes-Benz C 220d'],
      ['skoda VRS', 'Škoda Octavia vRS'],
    ];
    for (const [text, title] of found) assert.deepEqual(await find(text), [`valuation: ${title}`], text);
    for (const text of ['citroen golf', 'trotters', "o'neill", '\\', ':*', "' | '", '&!']) {
      assert.deepEqual(await find(text), [], text);
    }
  });

  test('of a record, a customer and a car older than the newest are found', async () => {
    const { organisationId, personId } = dealer.session;
    await addValuation('Wolseley Hornet');
    const old = `now() - interval '3 years'`;
    await recorded.database.query(`update valuations set created_at = ${old} where organisation_id = $1`, [
      organisationId,
    ]);
    const many = `generate_series(1, ${RECENT_RECORDS_MAX + 5}) n`;
    await recorded.database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
         content_hash, look_up_ids)
       select gen_random_uuid(), $1, $2, now(), 'plate', 'newer', 'newer ' || n, '{"title":"Ford Fiesta"}', '{}', '', '{}' from ${many}`,
      [organisationId, personId],
    );
    await recorded.database.query(
      `with a as (
         insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
         select gen_random_uuid(), $1, 2026, n, 'appraisal ' || n, $2, case n when 1 then ${old} else now() end, $2, 'Ford Fiesta', 'draft', now()
         from ${many} returning id, number)
       insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
       select id, 'customerName', case number when 1 then 'Siân O’Neill' else 'Mrs Smith' end, 1, $2, now() from a`,
      [organisationId, personId],
    );
    await recorded.database.query(
      `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, stock_number,
         title, mileage, miles_per_month, in_on, status, notes)
       select gen_random_uuid(), $1, 'car ' || n, $2, case n when 1 then ${old} else now() end, $2, 1, 'N' || n,
         case n when 1 then 'Bristol 411' else 'Ford Fiesta' end, 1, 1, '2026-06-01', 'for_sale', '' from ${many}`,
      [organisationId, personId],
    );
    assert.deepEqual(await find('wolseley horn'), ['valuation: Wolseley Hornet']);
    assert.deepEqual(await find('sian neill'), ['appraisal: Ford Fiesta']);
    assert.deepEqual(await find('bristol 411'), ['car in stock: Bristol 411']);
  });
});
