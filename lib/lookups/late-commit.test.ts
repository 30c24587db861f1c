import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createLedger, type LedgerOptions } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

onEachEngine('A reservation whose connection is lost', ({ database }) => {
  /** The first reservation loses its connection but still commits, after the ledger has looked for it in vain. */
  function committingLate() {
    let reserve: (() => Promise<unknown>) | null = null;
    let committed = () => {};
    const late = new Promise<void>((resolve) => (committed = resolve));
    const behind: LedgerOptions['database'] = {
      ...database,
      async query(text: string, values?: readonly unknown[], statement?: string) {
        if (statement === 'look_up_reserve' && reserve === null) {
          reserve = () => database.query(text, values, statement);
          throw new Fault('storage_down', { message: 'The connection was lost.', fix: 'Try again.' });
        }
        const result = await database.query(text, values, statement);
        if (text.includes('look_up_release')) await reserve?.().then(committed, () => undefined);
        return result;
      },
    };
    return { behind, late };
  }

  test(
    'is given back though it commits later than it was looked for, as was reported to the dealer',
    {
      timeout: 30_000,
    },
    async () => {
      const { behind, late } = committingLate();
      const ledger = createLedger({ database: behind, secret: 'a secret', subscription: randomUUID() });
      const organisationId = randomUUID();
      let arrivals = 0;
      const caller = scriptedCaller(async () => ({ outcome: 'found', result: ++arrivals }));
      const look = () =>
        lookUp(
          scriptedQuestion({ readStored: Number, cacheMinutes: 60 }),
          {
            session: { organisationId, personId: 'smith', personName: '' },
            idempotencyKey: randomUUID(),
            fresh: false,
          },
          { ledger, caller },
        );
      const used = async () => (await ledger.usage({ organisationId })).organisation.used;
      await assert.rejects(look(), { code: 'storage_down', charged: 'no' });
      await late;
      assert.equal(await used(), 1);
      // The next submission waits until it is released, then calls.
      await look();
      assert.deepEqual([arrivals, await used()], [1, 1]);
    },
  );
});
