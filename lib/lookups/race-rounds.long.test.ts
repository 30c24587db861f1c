import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import type { RaceRound, RaceRoundResult } from './race-rounds.process';

const RACER = fileURLToPath(new URL('./race-rounds.process.ts', import.meta.url));
const ROUNDS = 500;

/** A second process of the product that submits on command. */
async function racer(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', RACER, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  assert.equal((await lines.next()).value, 'ready');
  return {
    async submit(round: RaceRound): Promise<RaceRoundResult> {
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
      await ledger.setLimit({ organisationId: 'dealer' }, 1);
      const results = await Promise.all(
        racers.map((contestant, at) => contestant.submit({ subscription, car: `CAR${at}` })),
      );
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
});
