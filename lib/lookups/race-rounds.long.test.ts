import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { selectRows } from '@/lib/store/rows';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import type { RaceRound, RaceRoundResult } from './race-rounds.process';

const RACER = fileURLToPath(new URL('./race-rounds.process.ts', import.meta.url));
const ROUNDS = 500;
/** `CROWD_ROUNDS=200` takes several minutes per engine. */
const CROWD_ROUNDS = Number(process.env['CROWD_ROUNDS'] ?? 40);
/** Submissions per round, half of them in each process, by five people each: some share a commit, some do not. */
const CROWD = 200;

/** A second process of the product that submits on command. */
async function racer(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', RACER, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  assert.equal((await lines.next()).value, 'ready');
  return {
    async submit(round: RaceRound): Promise<RaceRoundResult[]> {
      child.stdin.write(`${JSON.stringify(round)}\n`);
      return JSON.parse((await lines.next()).value);
    },
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

onEachEngine('Two processes and the last look-up', ({ database, url }) => {
  test(`in ${ROUNDS} rounds it goes to one of them each time: never over the limit, none left unused`, async () => {
    const racers = await Promise.all([racer(url()), racer(url())]);
    const wins = [0, 0];
    const last: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const subscription = randomUUID();
      const ledger = createLedger({ database, secret: 'a secret', subscription });
      await ledger.setLimits({ organisationId: 'dealer' }, { month: 1 });
      const results = (
        await Promise.all(
          racers.map((contestant, at) => contestant.submit({ subscription, cars: { [`CAR${at}`]: `person ${at}` } })),
        )
      ).flat();
      assert.deepEqual(
        results.map(({ code }) => code ?? 'answered').sort(),
        ['answered', 'limit_reached'],
        `round ${round}`,
      );
      results.forEach(({ charged }, at) => (wins[at] = (wins[at] ?? 0) + (charged ? 1 : 0)));
      const { organisation } = await ledger.usage({ organisationId: 'dealer' });
      assert.deepEqual(organisation, { used: 1, limit: 1 }, `round ${round}`);
      last.push(subscription);
    }
    for (const subscription of last.slice(-20)) await assertInvariants(database, subscription);
    assert.equal((wins[0] ?? 0) + (wins[1] ?? 0), ROUNDS);
    assert.ok(
      wins.every((count) => count > 0),
      `a race that one side always wins is none: ${wins.join(' to ')}`,
    );
    await Promise.all(racers.map((contestant) => contestant.stop()));
  });
  test(`${CROWD} submissions for the last look-up, ${CROWD_ROUNDS} times: one is sent and counted, and the count is over the limit at no moment`, async () => {
    const racers = await Promise.all([racer(url()), racer(url())]);
    const totals = { answered: 0, refused: 0, arrived: 0, read: 0, over: 0 };
    for (let round = 0; round < CROWD_ROUNDS; round += 1) {
      const subscription = randomUUID();
      const ledger = createLedger({ database, secret: 'a secret', subscription });
      await ledger.setLimits({ organisationId: 'dealer' }, { month: 1 });
      const underWay = { ended: false };
      const reading = readWhile(underWay, async () => {
        const [row] = await selectRows(database, countedRow, COUNTED, [subscription]);
        totals.read += 1;
        if ((row?.taken ?? 0) > 1 || (row?.counted ?? 0) > 1) totals.over += 1;
      });
      const submissions = racers.map((contestant, at) => contestant.submit({ subscription, cars: crowdOf(at) }));
      const results = (await Promise.all(submissions)).flat();
      underWay.ended = true;
      await reading;
      totals.answered += results.filter(({ charged }) => charged).length;
      totals.refused += results.filter(({ code }) => code === 'limit_reached').length;
      totals.arrived += results.reduce((sum, { arrivals }) => sum + arrivals, 0);
      const { organisation } = await ledger.usage({ organisationId: 'dealer' });
      assert.deepEqual(organisation, { used: 1, limit: 1 }, `round ${round}`);
      await assertInvariants(database, subscription);
    }
    const { read, ...counts } = totals;
    assert.deepEqual(counts, {
      answered: CROWD_ROUNDS,
      refused: CROWD_ROUNDS * (CROWD - 1),
      arrived: CROWD_ROUNDS,
      over: 0,
    });
    assert.ok(read > CROWD_ROUNDS, `the count was read ${read} times`);
    await Promise.all(racers.map((contestant) => contestant.stop()));
  });
});

const countedRow = z.object({ taken: z.number(), counted: z.number() });
/** The counter and the counted look-ups, as one statement sees them. */
const COUNTED = `select
  coalesce((select taken from look_up_counters
            where subscription = $1 and organisation_id = 'dealer' and person_id = ''), 0) as taken,
  (select count(*)::integer from look_ups
   where subscription = $1 and state in ('SENT', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF')) as counted`;

const crowdOf = (process: number) =>
  Object.fromEntries(
    Array.from({ length: CROWD / 2 }, (_, index) => [`CAR${process} ${index}`, `person ${process} ${index % 5}`]),
  );

async function readWhile(underWay: { readonly ended: boolean }, read: () => Promise<void>): Promise<void> {
  while (!underWay.ended) await read();
}
