/** The header's search in an organisation with a million records, without HTTP, on a PostgreSQL server. */
import { search } from '@/lib/api/endpoints/search';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { keyedHash } from '@/lib/store/keyed-hash';
import { openAuth } from '@/lib/store/people/auth';
import { openMembers } from '@/lib/store/people/members';
import { createSearchStore } from '@/lib/store/search';
import { runSearch } from './search';

process.env['TEST_FEATURES'] = 'server';
const [TIMES, BATCH] = [40, 10_000];
const recorded = await openRecordedServices();
const { database, secret } = recorded;
const dealer = await recorded.dealer();
const session = await dealer.person('M. Okafor', 'admin');
const { organisationId, personId } = session;
const auth = openAuth({ database: database.drizzle, secret: 'a secret of thirty-two characters', secure: false });
const members = openMembers({ auth, database });
const services = { ...dealer.services, secret, searches: createSearchStore(database), members };

/** SQL expression for the record with number `n`. */
const PLATE = `'AB' || lpad((n % 90 + 10)::text, 2, '0') || chr(65 + n / 17576 % 26) || chr(65 + n / 676 % 26) || chr(65 + n / 26 % 26)`;
// oxlint-disable-next-line code/plain-words -- the name in stored records
const RECORD = `json_build_object('asked', json_build_object('plate', ${PLATE}))`;
const VIN = `'WVWZZZ1KZ' || lpad(n::text, 8, '0')`;
const TITLE = `(array['Volkswagen Golf', 'Ford Fiesta', 'BMW 320d', 'Skoda Octavia', 'Kia Ceed', 'Audi A3', 'Volvo V60'])[1 + n % 7]`;
const NUMBERS = 'from generate_series($3::integer, $4::integer) n';
const AGE = `now() - n * interval '31 seconds'`;
/** Each is 23,499 miles by J. Smith; the plate and the VIN that are searched for have three. */
const recordsInto = (table: 'valuations' | 'registrations', person: string, at: string) =>
  `insert into ${table} (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
     content_hash, look_up_ids)
   select id, $1::text, $2::text, ${AGE}, kind, case n / 3 when 7 then $5 when 8 then $6 else '${table} ' || n / 3 end, 'record ' || n,
     json_build_object('id', id, 'kind', kind, '${at}', '2026-06-05T13:07:09.000Z', '${person}', json_build_object('id', $2::text, 'name', 'J. Smith'),
       'plate', 'AB21 CDE', 'title', ${TITLE}, 'derivative', '1.5 TSI ' || n || case when n > 100000 then ' older' else '' end, 'mileage', 23499, 'retailPounds', 9000,
       'cleanPounds', 8000, 'flag', null), ${RECORD}, '', '{}'
   from (select n, gen_random_uuid() as id, case n / 3 when 8 then 'vin' else 'plate' end as kind ${NUMBERS}) made`;
const WRITES: readonly [rows: number, statement: string][] = [
  [
    5_000,
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
     select gen_random_uuid(), $1::text, $2::text, ${AGE}, 'list ' || n, 'Auction ' || n, '[]', '{}', '{}' ${NUMBERS}`,
  ],
  [
    150_000,
    `insert into stock_rows (list_id, number, plate, mileage, reference, cells)
     select l.id, n, ${PLATE}, 23000, 'S-' || n, '[]' ${NUMBERS} join stock_lists l on l.idempotency_key = 'list ' || n % 5000
       and l.organisation_id = $1::text and $2::text <> ''`,
  ],
  [600_000, recordsInto('valuations', 'valuedBy', 'valuedAt')],
  [200_000, recordsInto('registrations', 'lookedUpBy', 'lookedUpAt')],
  [
    20_000,
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, stock_number, plate, vin,
       title, derivative, mileage, miles_per_month, in_on, status, notes, left_on)
     select gen_random_uuid(), $1::text, 'car ' || n, $2::text, ${AGE}, $2::text, 1, 'N-' || n, ${PLATE}, ${VIN}, ${TITLE}, '1.5 TSI ' || n, 23000, 800,
       '2026-06-01', 'removed', '', '2026-07-01' ${NUMBERS}`,
  ],
  [
    20_000,
    `with a as (
       insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
       select gen_random_uuid(), $1::text, 2026, n + 1, 'appraisal ' || n, $2::text, ${AGE}, $2::text, ${TITLE}, 'draft', now() ${NUMBERS} returning id, number)
     insert into appraisal_entries (appraisal_id, field, value, version, changed_by, changed_at)
     select id, 'customerName', 'Mrs Okonkwo ' || number, 1, $2::text, now() from a`,
  ],
  [
    5_000,
    `insert into builds (id, organisation_id, created_by, created_at, name, kind, identifier, date, code, frozen)
     select gen_random_uuid(), $1::text, $2::text, ${AGE}, 'Company car ' || n, 'car', 50031, '2026-06-01', 'x', '{}' ${NUMBERS}`,
  ],
];

// Rows stored beside a valuation are not part of a search.
await database.query('alter table valuations disable trigger user');
for (const [rows, statement] of WRITES) {
  const [, kind = ''] = /insert into (\w+)s /.exec(statement) ?? [];
  const marks = ['AB21CDE', 'WVWZZZ1KZ00000042'].map((mark) => keyedHash(secret, kind, mark));
  const values = statement.includes('$6') ? marks : [];
  for (let from = 0; from < rows; from += BATCH)
    await database.query(statement, [organisationId, personId, from, Math.min(from + BATCH, rows) - 1, ...values]);
}
await database.query('analyze');

const SEARCHES: readonly [name: string, text: string][] = [
  ['plate', 'AB21 CDE'],
  ['VIN', 'WVWZZZ1KZ00000042'],
  ['plate that is in stock and in a list', 'AB25 ASG'],
  ['plate never seen', 'NF19 UND'],
  ['first characters of many plates', 'AB25'],
  ['all but the last character of a plate', 'AB25 AS'],
  ['first characters of no plate', 'NF19'],
  ['reference', 'S-123456'],
  ['stock number', 'n-19999'],
  ['customer', 'okonkwo 1998'],
  ['appraisal', 'A-2026-019998'],
  ['list', 'auction 4321'],
  ['build', 'company car 4321'],
  ['make and model', 'volkswagen golf'],
  ['one letter more than the least', 'vo'],
  ['make, model and derivative of an old record', 'skoda tsi 499999'],
  ['customer and number of an old appraisal', 'okonkwo 5'],
  ['words that nothing has', 'lamborghini tractor'],
  ['words that many old records have and none of the newest', 'octavia older'],
];
const records = WRITES.reduce((sum, [rows]) => sum + rows, 0).toLocaleString('en-GB');
for (const [name, text] of SEARCHES) {
  const durations: number[] = [];
  let found = 0;
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    found = search.output.parse(await runSearch(call({ text }, session), services)).results.length;
    durations.push(performance.now() - began);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)]?.toFixed(1) ?? '';
  console.log(
    `search among ${records} records: ${name}: ${found} found in ${quantile(0.5)} ms at the median, ${quantile(0.95)} ms at p95 (aim 50 ms)`,
  );
}
await recorded.close();
