import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { searchRules, type RuleSearch } from '@/lib/domain/options/rule-search';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { realisticBundle } from '@/lib/domain/options/testing/large-bundles.fixture';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { deferredWorkers } from './engine-worker.fixture';
import { RuleEngine, type StartWorker } from './rule-engine';

const noWorker: StartWorker = () => null;
const completion: RuleSearch = { find: 'completion' };
const selectionOf = (...selections: number[]) => ({ selections, picks: [] });
const neverAborted = new AbortController().signal;

/** A large car with selections of which several need something. */
function openBuild(seed: number) {
  const random = new Random(seed);
  const bundle = realisticBundle(random, 200, 600);
  const book = readRuleBook(bundle);
  const selections: number[] = [];
  for (let tries = 0; tries < 40 && selections.length < 10; tries += 1) {
    const option = 1084 + random.below(96);
    if (configure(book, selectionOf(...selections)).state(option)?.status === 'available') selections.push(option);
  }
  return { bundle, book, selections };
}

/** The golden car's engine, with every worker it starts. */
function goldenEngine() {
  const deferred = deferredWorkers();
  const engine = new RuleEngine(GOLDEN_CAR, readRuleBook(GOLDEN_CAR), deferred.start);
  const searchedIn = (worker: number) =>
    (deferred.workers[worker]?.messages ?? []).flatMap((message) =>
      'bundle' in message ? ['bundle'] : message.selection.selections.join(),
    );
  return { ...deferred, engine, searchedIn };
}

describe('a search of the rule engine', () => {
  it('finds in a worker what it finds in place, whatever else is configured on the page in the meantime', async () => {
    let searched = 0;
    for (const seed of [1, 2, 6]) {
      const { bundle, book, selections } = openBuild(seed);
      const { start, deliverAll } = deferredWorkers();
      const [inWorker, inPlace] = [start, noWorker].map((startWorker) => new RuleEngine(bundle, book, startWorker));
      const { states } = configure(book, selectionOf(...selections));
      const options = states.flatMap(({ code, status }) => (status === 'blocked' ? [code] : [])).slice(0, 4);
      const searches: RuleSearch[] = [
        completion,
        { find: 'cheaper set' },
        { find: 'reasons', options },
        ...options.map((option) => ({ find: 'repairs', option }) as const),
        { find: 'repairs', option: null },
      ];
      for (const [at, search] of searches.entries()) {
        const found = inWorker?.run(selectionOf(...selections), search, neverAborted);
        configure(book, selectionOf(...selections.slice(at % selections.length)));
        await deliverAll();
        assert.deepEqual(await found, await inPlace?.run(selectionOf(...selections), search, neverAborted));
        assert.deepEqual(await found, searchRules(readRuleBook(bundle), selectionOf(...selections), search));
        searched += 1;
      }
    }
    assert.ok(searched >= 12, `${searched} searches`);
  });

  it('compiles the bundle once, and runs one search at a time in the order of their requests', async () => {
    const { engine, searchedIn, deliverAll, workers } = goldenEngine();
    const found = [60, 62].map((option) => engine.run(selectionOf(option), completion, neverAborted));
    assert.deepEqual(searchedIn(0), ['bundle', '60']);
    await deliverAll();
    assert.deepEqual(
      (await Promise.all(found)).map((result) => result?.repairs[0]?.adds),
      [[62, 21], [21]].map((adds) => adds.toSorted((a, b) => a - b)),
    );
    assert.equal(workers.length, 1);
  });

  it('that a person waits for goes before reasons of many options', async () => {
    const { engine, searchedIn, deliverAll } = goldenEngine();
    const background: RuleSearch = { find: 'reasons', options: [12, 51] };
    const found = [
      engine.run(selectionOf(50), background, neverAborted),
      engine.run(selectionOf(60), background, neverAborted),
      engine.run(selectionOf(62), { find: 'repairs', option: 12 }, neverAborted),
    ];
    const order: string[] = [];
    for (const [at, result] of found.entries()) void result.then(() => order.push(String(at)));
    assert.deepEqual(searchedIn(0), ['bundle', '50']);
    await deliverAll();
    assert.deepEqual(order, ['0', '2', '1']);
  });

  it('never starts when it is aborted while it waits', async () => {
    const { engine, searchedIn, deliverAll } = goldenEngine();
    const abort = new AbortController();
    const first = engine.run(selectionOf(62), completion, neverAborted);
    const second = engine.run(selectionOf(60), completion, abort.signal);
    abort.abort();
    assert.equal(await second, null);
    assert.deepEqual(searchedIn(0), ['bundle', '62']);
    await deliverAll();
    assert.equal((await first)?.repairs.length, 1);
    assert.equal(await engine.run(selectionOf(60), completion, AbortSignal.abort()), null);
  });

  it('that is aborted and runs on is interrupted, and the next runs in another worker', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { engine, workers, searchedIn, deliverAll } = goldenEngine();
    const abort = new AbortController();
    const long = engine.run(selectionOf(60), completion, abort.signal);
    const next = engine.run(selectionOf(62), completion, neverAborted);
    abort.abort();
    assert.equal(await long, null);
    assert.equal(workers[0]?.isTerminated, false);
    context.mock.timers.tick(10_000);
    assert.equal(workers[0]?.isTerminated, true);
    assert.deepEqual(searchedIn(1), ['bundle', '62']);
    await deliverAll();
    assert.equal((await next)?.repairs.length, 1);
  });

  it('that is aborted but soon ends leaves its worker in use', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { engine, workers, deliverAll } = goldenEngine();
    const abort = new AbortController();
    void engine.run(selectionOf(60), completion, abort.signal);
    abort.abort();
    await deliverAll();
    context.mock.timers.tick(10_000);
    const next = engine.run(selectionOf(62), completion, neverAborted);
    await deliverAll();
    assert.equal((await next)?.repairs.length, 1);
    assert.deepEqual([workers.length, workers[0]?.isTerminated], [1, false]);
  });

  it('runs in place when its worker fails, and so do all that follow', async () => {
    const { engine, workers } = goldenEngine();
    const found = [60, 62].map((option) => engine.run(selectionOf(option), completion, neverAborted));
    workers[0]?.fail();
    for (const result of await Promise.all(found)) assert.equal(result?.repairs.length, 1);
    assert.equal((await engine.run(selectionOf(62), completion, neverAborted))?.repairs.length, 1);
    assert.deepEqual([workers.length, workers[0]?.isTerminated], [1, true]);
  });

  it('ends without a result when the engine stops; a later search starts another worker', async () => {
    const { engine, workers, deliverAll } = goldenEngine();
    const found = [60, 62].map((option) => engine.run(selectionOf(option), completion, neverAborted));
    engine.stop();
    assert.deepEqual(await Promise.all(found), [null, null]);
    const next = engine.run(selectionOf(62), completion, neverAborted);
    await deliverAll();
    assert.equal((await next)?.repairs.length, 1);
    assert.deepEqual(
      workers.map(({ isTerminated }) => isTerminated),
      [true, false],
    );
  });
});
