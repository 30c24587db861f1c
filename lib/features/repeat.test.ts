import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { repeat } from './repeat';

test('runs never overlap, a failure is reported, and the end waits for the run under way', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const work = () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject }));
  const stop = repeat(100, work, (error) => errors.push(error));

  mock.timers.tick(1_000);
  assert.equal(runs.length, 1, 'the first run is still going');
  runs[0]?.reject(new Error('no database'));
  await turn();
  assert.match(String(errors), /no database/);

  mock.timers.tick(99);
  assert.equal(runs.length, 1, 'the pause begins at the end of a run');
  mock.timers.tick(1);
  assert.equal(runs.length, 2);

  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  await turn();
  assert.equal(hasStopped, false);
  runs[1]?.resolve();
  await stopped;
  mock.timers.tick(1_000);
  assert.equal(runs.length, 2, 'nothing runs after the end');
});
