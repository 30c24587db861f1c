import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { realisticBundle } from '@/lib/domain/options/testing/large-bundles.fixture';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { runFor } from './stepwise-search';

/** A large car with wishes of which several need something. */
function openBuild(seed: number) {
  const random = new Random(seed);
  const book = readRuleBook(realisticBundle(random, 200, 600));
  const selections: number[] = [];
  for (let tries = 0; tries < 40 && selections.length < 10; tries += 1) {
    const option = 1084 + random.below(96);
    if (configure(book, { selections, picks: [] }).state(option)?.status === 'available') selections.push(option);
  }
  return { book, wishes: selections };
}

describe('a long search in slices', () => {
  it('finds what it finds in one piece, whatever else is asked of the same book between', () => {
    let steps = 0;
    for (const seed of [1, 2, 6]) {
      const { book, wishes: selections } = openBuild(seed);
      const search = configure(book, { selections, picks: [] }).fixedSearch();
      let found = search.next();
      for (; !found.done; found = search.next()) {
        steps += 1;
        if (steps % 100 === 0) configure(book, { selections: selections.slice(steps % selections.length), picks: [] });
      }
      assert.deepEqual(found.value, configure(book, { selections, picks: [] }).fixed());
    }
    assert.ok(steps > 200, `${steps} steps: not long enough to prove anything`);
  });

  it('is left alone once its time is over, and says when it has ended', () => {
    let steps = 0;
    const endless = (function* (): Generator<undefined, never> {
      for (;;) {
        steps += 1;
        yield;
      }
    })();
    assert.equal(
      runFor(endless, 5, () => assert.fail('it has no end')),
      false,
    );
    assert.ok(steps > 0);
    const { book, wishes: selections } = openBuild(1);
    const now = configure(book, { selections, picks: [] });
    const results: unknown[] = [];
    assert.equal(
      runFor(now.fixedSearch(), 60_000, (result) => results.push(result)),
      true,
    );
    assert.deepEqual(results, [now.fixed()]);
  });
});
