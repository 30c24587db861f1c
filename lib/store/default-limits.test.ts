/**
 * Default limits on a database that an older version wrote: heavy users are not stopped, and the sandbox's samples have
 * none.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { z } from 'zod';
import { DEFAULT_LIMITS, EACH_PERSON } from '@/lib/domain/usage/default-limits';
import { ensureDemoDealer, liftSampleLimits } from '@/lib/features/people/sign-in';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { createLedger } from '@/lib/lookups/ledger';
import { migrate, openDatabase, type SqlDatabase } from './database';
import { startEmbedded, type Embedded } from './embedded/start.mjs';
import { selectRows } from './rows';

const DUMP = readFileSync(new URL('./testing/released-0016.sql', import.meta.url), 'utf8');
const SUBSCRIPTION = 'a subscription';

/** Credits used a number of months ago, before the upgrade; an empty person means the whole organisation. */
const USED: readonly (readonly [organisation: string, person: string, monthsAgo: number, taken: number])[] = [
  ['heavy', '', 0, 2_600],
  ['heavy', '', 1, 4_100],
  ['heavy', '', 2, 3_000],
  ['heavy', 'ann', 1, 501],
  ['heavy', 'ben', 1, 500],
  ['edge', '', 0, 2_500],
  ['past', '', 4, 9_000],
  ['limited', '', 1, 4_000],
  ['limited', 'cat', 0, 800],
];

const limitRow = z.object({ organisation: z.string(), person: z.string(), limit: z.number().nullable() });

const directory = mkdtempSync(join(tmpdir(), 'valuations-limits-'));
let running: Embedded;
let database: SqlDatabase;

before(async () => {
  running = await startEmbedded({ directory });
  const client = new pg.Client(running.url);
  await client.connect();
  await client.query(DUMP);
  // The embedded database has one session for all clients, and the dump sets its search path.
  await client.query('reset all');
  for (const used of USED) {
    await client.query(
      `insert into look_up_counters (subscription, organisation_id, person_id, month, taken)
       values ($1, $2, $3, (date_trunc('month', now()) - make_interval(months => $4))::date, $5)`,
      [SUBSCRIPTION, ...used],
    );
  }
  await client.query(`insert into look_up_limits values ($1, 'limited', '', 100)`, [SUBSCRIPTION]);
  await client.end();
  database = openDatabase(running.url);
  await migrate(running.url);
});
after(async () => {
  await database.close();
  await running.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ledgerOf = (subscription: string) =>
  createLedger({ database, secret: 'a secret', subscription, defaultLimits: DEFAULT_LIMITS });

test('anyone who used more than half of the default in one of the last three months starts with twice the largest of them', async () => {
  const limits = await selectRows(
    database,
    limitRow,
    `select organisation_id as organisation, person_id as person, monthly_limit as limit from look_up_limits
     where subscription = $1 order by 1, 2`,
    [SUBSCRIPTION],
  );
  assert.deepEqual(limits, [
    { organisation: 'heavy', person: '', limit: 8_200 },
    { organisation: 'heavy', person: 'ann', limit: 1_002 },
    { organisation: 'limited', person: '', limit: 100 },
    { organisation: 'limited', person: 'cat', limit: 1_600 },
  ]);
});

test('the default holds for everyone else, and what had been set stays', async () => {
  const { usage } = ledgerOf(SUBSCRIPTION);
  const limitsOf = async (organisationId: string, personId: string) => {
    const { organisation, person } = await usage({ organisationId, personId });
    return [organisation.limit, person?.limit];
  };
  const { organisation, person } = DEFAULT_LIMITS;
  assert.deepEqual(await limitsOf('heavy', 'ann'), [8_200, 1_002]);
  assert.deepEqual(await limitsOf('heavy', 'ben'), [8_200, person.month]);
  assert.deepEqual(await limitsOf('edge', 'dan'), [organisation.month, person.month]);
  assert.deepEqual(await limitsOf('past', 'eve'), [organisation.month, person.month]);
  assert.deepEqual(await limitsOf('limited', 'cat'), [100, 1_600]);
});

test('the sample organisations have no monthly limit, one that an administrator sets stays, and others keep the default', async () => {
  const { people } = openPeopleStores(database);
  const ledger = ledgerOf('sandbox');
  await ensureDemoDealer({ people });
  const [demo = '', other = ''] = await Promise.all(
    ['demo', 'other'].map(async (slug) => (await people.organisationIds([slug]))[0]),
  );
  await ledger.setLimits({ organisationId: other }, { month: 7 }, { byPersonId: 'an administrator' });
  await liftSampleLimits({ people, ledger });
  const limitsOf = async (organisationId: string) => {
    const { organisation, person } = await ledger.usage({ organisationId, personId: 'anyone' });
    return [organisation.limit, person?.limit];
  };
  assert.deepEqual(await limitsOf(demo), [null, null]);
  assert.deepEqual(await limitsOf(other), [7, null]);
  assert.deepEqual(await limitsOf('another'), [DEFAULT_LIMITS.organisation.month, DEFAULT_LIMITS.person.month]);

  await ledger.setLimits({ organisationId: demo, personId: EACH_PERSON }, { month: 30 });
  await liftSampleLimits({ people, ledger });
  assert.deepEqual(await limitsOf(demo), [null, 30], 'the next start changes nothing');
});
