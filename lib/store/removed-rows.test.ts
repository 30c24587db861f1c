/** What was deleted and can be restored comes back as it was: nothing changes it meanwhile. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { readSourceTree } from '@/lib/health/testing/source-tree';
import { createBuildStore } from './builds';
import { createStockStore } from './stock/stock-lists';
import { createStockRunStore } from './stock/stock-runs';

onEachEngine('What can be restored', ({ database }) => {
  const organisationId = randomUUID();
  before(() =>
    database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]).then(() => {}),
  );

  test('is not renamed while it is deleted, if it is a build', async () => {
    const builds = createBuildStore(database);
    const saved = { organisationId, createdBy: 'smith', kind: 'car' as const, identifier: 1, date: '2026-11-10' };
    const build = await builds.add({ ...saved, name: 'Mrs Hill', code: 'a', frozen: {} });
    const key = { organisationId, id: build.id };
    assert.ok(await builds.remove(key));
    assert.equal(await builds.rename({ ...key, name: 'Mr Dale' }), null);
    assert.ok(await builds.restore(key));
    assert.deepEqual(await builds.get(key), build);
    assert.equal((await builds.rename({ ...key, name: 'Mr Dale' }))?.name, 'Mr Dale');
  });

  test('is neither valued nor read again while it is deleted, if it is a stock list', async () => {
    const [lists, runs] = [createStockStore(database), createStockRunStore(database)];
    const content = { columns: {}, counts: {}, rows: [] };
    const added = { ...content, organisationId, createdBy: 'smith', name: 'March', labels: [] };
    const id = await lists.addList({ ...added, id: randomUUID(), idempotencyKey: randomUUID() });
    const key = { organisationId, id };
    const start = (version: number) => {
      const run = { id: randomUUID(), listId: id, organisationId, startedBy: 'smith', fresh: false, version };
      return runs.start({ ...run, idempotencyKey: randomUUID() });
    };
    const list = await lists.list(key);
    const version = list?.version ?? assert.fail('no list');
    assert.ok(await lists.remove(key));
    assert.equal(await lists.changeRows(id, { ...content, version }), false);
    assert.equal(await start(version), false);
    assert.ok(await lists.restore(key));
    assert.deepEqual(await lists.list(key), list);

    assert.ok(await start(version));
    const [run] = await runs.latest([id]);
    const runId = run?.id ?? assert.fail('no run');
    assert.ok(await runs.change(runId, { from: ['running'], to: 'paused', byKey: null }));
    assert.ok(await lists.remove(key));
    for (const to of ['running', 'cancelled'] as const)
      assert.equal(await runs.change(runId, { from: ['paused'], to, byKey: null }), false);
    assert.ok(await lists.restore(key));
    assert.deepEqual(
      (await runs.latest([id])).map(({ state }) => state),
      ['paused'],
    );
    assert.ok(await runs.change(runId, { from: ['paused'], to: 'running', byKey: null }));
  });
});

test('every statement that changes a build or a stock list says whether it may be deleted', () => {
  const statements = readSourceTree()
    .filter(({ path }) => /^lib\/store\/(?!privacy\/|migrations\/).*(?<!\.test)\.ts$/.test(path))
    .flatMap(
      ({ text }) => text.match(/(['`])(?:(?!\1)[^\\])*\bupdate (?:builds|stock_lists)\b(?:(?!\1)[^\\])*\1/g) ?? [],
    );
  assert.ok(statements.length >= 6, String(statements.length));
  for (const statement of statements) assert.match(statement, /\bremoved_at\b/);
});
