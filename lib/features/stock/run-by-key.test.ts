/** A run of a stock list that another system started, with its API key. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { plateAt } from '@/lib/features/testing/many-plates';
import {
  call,
  everyMarkProvider,
  openRecordedServices,
  type RecordedServices,
} from '@/lib/features/testing/recorded-services';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { newApiKey, openApiKeys } from '@/lib/store/people/api-keys';
import { selectRows } from '@/lib/store/rows';
import { addList, noReport, start, stockDealer, THREE, runToEnd } from './stock-dealer.fixture';
import { runChangeStockRun } from './stock-runs';

const countedRow = z.object({ key: z.string().nullable(), count: z.int() });
const ENDED = 'The API key that started it no longer works.';

describe('A run that was started with an API key', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-by-key', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  async function dealerWithKey() {
    const { services, session } = await stockDealer(recorded, queue);
    const { organisationId, personId } = session;
    const keys = openApiKeys(recorded.database);
    const by = { organisationId, byPersonId: personId, personId, name: 'Our dealer system', role: 'valuer' } as const;
    const { id } = (await keys.add({ ...by, ...newApiKey('a secret'), days: null })) ?? assert.fail('no key');
    return {
      services,
      session,
      system: { ...session, apiKeyId: id },
      revoke: () => keys.revoke({ organisationId, byPersonId: personId, id }),
      expire: () => recorded.database.query('update api_keys set expires_at = now() where id = $1', [id]),
      /** How many look-ups were made with the key, and how many by the person. */
      lookUps: async () => {
        const rows = await selectRows(
          recorded.database,
          countedRow,
          'select api_key_id as key, count(*)::integer as count from look_ups where organisation_id = $1 group by 1',
          [organisationId],
        );
        const countWith = (key: string | null) => rows.find((row) => row.key === key)?.count ?? 0;
        return { byKey: countWith(id), byPerson: countWith(null) };
      },
    };
  }

  test('names the key at each of its look-ups', async () => {
    const { services, session, system, lookUps } = await dealerWithKey();
    const { id } = await addList(THREE, system, services);
    const done = await runToEnd(await start(id, system, services), id, session, services);
    assert.deepEqual([done.state, done.valued], ['done', 3]);
    assert.deepEqual(await lookUps(), { byKey: 6, byPerson: 0 });
  });

  for (const end of ['revoke', 'expire'] as const)
    test(`stops where the key no longer works (${end}), and is resumed by a person as theirs`, async () => {
      const dealer = await dealerWithKey();
      const { services, session, system, lookUps } = dealer;
      const { id } = await addList(THREE, system, services);
      const run = await start(id, system, services);
      await dealer[end]();
      const stopped = await runToEnd(run, id, session, services);
      assert.deepEqual([stopped.state, stopped.because?.reason], ['stopped', ENDED]);
      assert.match(stopped.because?.next ?? '', /Resume to continue/);
      assert.deepEqual(await lookUps(), { byKey: 0, byPerson: 0 });
      await runChangeStockRun(call({ id, run: run.id, to: 'resume' as const }, session), services);
      const done = await runToEnd(run, id, session, services);
      assert.deepEqual([done.state, done.valued], ['done', 3]);
      assert.deepEqual(await lookUps(), { byKey: 0, byPerson: 6 });
    });

  test('stops while it is under way, when the key is revoked', async () => {
    const { services: opened, session, system, revoke, lookUps } = await dealerWithKey();
    const services = { ...opened, caller: everyMarkProvider(() => sleep(60)) };
    const cars = Array.from({ length: 600 }, (_, at) => `${plateAt(at)},20000`);
    const { id } = await addList(['Reg,Mileage', ...cars].join('\n'), system, services);
    const run = await start(id, system, services);
    const working = runToEnd(run, id, session, services);
    while ((await lookUps()).byKey === 0) await sleep(5);
    await revoke();
    const stopped = await working;
    assert.deepEqual([stopped.state, stopped.because?.reason], ['stopped', ENDED]);
    assert.ok(stopped.valued > 0 && stopped.valued < cars.length, `${stopped.valued} were valued`);
  });
});
