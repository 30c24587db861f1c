import { randomUUID } from 'node:crypto';
import { ENGINES } from '@/lib/health/testing/databases';
import { createLedger } from '@/lib/lookups/ledger';
import { openDatabase } from '../database';
import { openLookUps } from './look-ups';

/** The usage page and the ledger's first and thousandth page, over a ledger of a million look-ups in a year. */
const LOOK_UPS = 1_000_000;
const PEOPLE = 25;
const TIMES = 15;

for (const { engine, start } of ENGINES) {
  const running = await start();
  const database = openDatabase(running.url);
  const subscription = `bench-${randomUUID()}`;
  await database.query('alter table look_ups disable trigger look_up_rules');
  for (let from = 0; from < LOOK_UPS; from += 50_000) {
    await database.query(
      `insert into look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
         idempotency_key, state, month, created_at, state_at, instance, outcome, result, served_from)
       select gen_random_uuid(), $1, 'dealer', 'person ' || n % ${PEOPLE},
         (array['REGLookupVRM', 'VRMValuation', 'REFIDValuation'])[1 + n % 3], 'subject ' || n, '', 'key ' || n,
         case n % 10 when 0 then 'SERVED' else 'SETTLED' end, look_up_month(at), at, at, 'bench',
         'found', '{"retail":12500}', case n % 10 when 0 then gen_random_uuid() end
       from (select n, clock_timestamp() - n * interval '31 seconds' as at from generate_series($2::integer, $3::integer) n) each`,
      [subscription, from, from + 49_999],
    );
  }
  await database.query('alter table look_ups enable trigger look_up_rules');
  await database.query('analyze look_ups');

  const lookUps = openLookUps({ database, subscription });
  const month = (back: number) => new Date(Date.now() - back * 30.4 * 86_400_000).toISOString().slice(0, 7);
  const year = { organisationId: 'dealer', from: month(11), to: month(0) };
  const usage = () => Promise.all([lookUps.tallies(year), lookUps.allowances({ organisationId: 'dealer' })]);
  const middle = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
    return Math.round(times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0);
  };

  const before = await middle(usage);
  const ledger = createLedger({ database, secret: 'bench', subscription });
  const began = performance.now();
  while (await ledger.roll());
  const rolling = Math.round(performance.now() - began);
  const after = await middle(usage);
  const first = await middle(() => lookUps.page({ organisationId: 'dealer' }, 50, null));
  let next: string | null = null;
  for (let page = 0; page < 20; page += 1) ({ next } = await lookUps.page({ organisationId: 'dealer' }, 200, next));
  const later = await middle(() => lookUps.page({ organisationId: 'dealer' }, 50, next));
  console.log(
    `usage of ${LOOK_UPS.toLocaleString('en-GB')} look-ups on ${engine}: ${after} ms (before adding up ${before} ms, adding up once ${rolling} ms); ledger page ${first} ms, after 4,000 lines ${later} ms`,
  );
  await database.close();
  await running.stop();
}
