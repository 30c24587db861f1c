import { randomUUID } from 'node:crypto';
import { ENGINES } from '@/lib/health/testing/databases';
import { openDatabase } from '../database';
import { createValuedVehicleStore } from './valued-vehicles';

/** The list of valuations of an organisation that has 100,000 of them, for 50,000 vehicles. */
const VALUATIONS = 100_000;
const TIMES = 15;
const PAGE = { limit: 25, offset: 0 };

for (const { engine, start } of ENGINES) {
  const running = await start();
  const database = openDatabase(running.url);
  const organisationId = randomUUID();
  await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  const began = performance.now();
  for (let from = 0; from < VALUATIONS; from += 10_000)
    await database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary, record,
         content_hash, look_up_ids)
       select gen_random_uuid(), $1, 'person ' || n % 25, clock_timestamp() - ($4 - n) * interval '31 seconds', 'plate',
         'vehicle ' || n % ($4 / 2), gen_random_uuid(),
         json_build_object('title', (array['Volkswagen Golf', 'Ford Fiesta', 'BMW 320d'])[1 + n % 3], 'derivative', '1.5 TSI ' || n,
           'mileage', n % 150000, 'retailPounds', 9000 + n % 20000, 'cleanPounds', 7000 + (n * 7) % 20000,
           'flag', case n % 20 when 0 then 'Scrapped' end), '{}', '', '{}'
       from generate_series($2::integer, $3::integer) n`,
      [organisationId, from, from + 9_999, VALUATIONS],
    );
  const written = Math.round(((performance.now() - began) / VALUATIONS) * 1_000);
  await database.query('analyze valued_vehicles');
  const vehicles = createValuedVehicleStore(database);
  const filter = { organisationId };
  const middle = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const since = performance.now();
      await work();
      times.push(performance.now() - since);
    }
    return Math.round((times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0) * 10) / 10;
  };
  const newest = { sort: 'valued', descending: true } as const;
  const figures = {
    'newest first': () => vehicles.page(filter, newest, PAGE),
    'page 1,000': () => vehicles.page(filter, newest, { ...PAGE, offset: 25_000 }),
    'by Clean': () => vehicles.page(filter, { sort: 'clean', descending: true }, PAGE),
    'with an alert, by change': () =>
      vehicles.page({ ...filter, flagged: true }, { sort: 'change', descending: false }, PAGE),
    'by words': () => vehicles.page({ ...filter, search: 'fiesta 1.5' }, newest, PAGE),
    totals: () => vehicles.totals(filter),
    'totals by words': () => vehicles.totals({ ...filter, search: 'fiesta 1.5' }),
  };
  const words: string[] = [];
  for (const [name, work] of Object.entries(figures)) words.push(`${name} ${await middle(work)} ms`);
  console.log(
    `valued vehicles of ${VALUATIONS.toLocaleString('en-GB')} valuations on ${engine}: ${words.join(', ')}; ${written} µs a valuation written`,
  );
  await database.close();
  await running.stop();
}
