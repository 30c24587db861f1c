import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { realisticBundle } from './large-bundles.fixture';
import { Random } from './random-bundles.fixture';
import { readRuleBook } from './read-rule-book';
import { goOn } from './search';

/** A large car with wishes of which several need something. */
function openBuild(seed: number) {
  const random = new Random(seed);
  const book = readRuleBook(realisticBundle(random, 200, 600));
  const wishes: number[] = [];
  for (let tries = 0; tries < 40 && wishes.length < 10; tries += 1) {
    const option = 1084 + random.below(96);
    if (configure(book, { wishes, picks: [] }).state(option)?.status === 'available') wishes.push(option);
  }
  return { book, wishes };
}

describe('a long search in slices', () => {
  it('finds what it finds in one piece, whatever else is asked of the same book between', () => {
    let steps = 0;
    for (const seed of [1, 2, 6]) {
      const { book, wishes } = openBuild(seed);
      const search = configure(book, { wishes, picks: [] }).fixing();
      let found = search.next();
      for (; !found.done; found = search.next()) {
        steps += 1;
        if (steps % 100 === 0) configure(book, { wishes: wishes.slice(steps % wishes.length), picks: [] });
      }
      assert.deepEqual(found.value, configure(book, { wishes, picks: [] }).fixed());
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
      goOn(endless, 5, () => assert.fail('it has no end')),
      false,
    );
    assert.ok(steps > 0);
    const { book, wishes } = openBuild(1);
    const now = configure(book, { wishes, picks: [] });
    const results: unknown[] = [];
    assert.equal(
      goOn(now.fixing(), 60_000, (result) => results.push(result)),
      true,
    );
    assert.deepEqual(results, [now.fixed()]);
  });
});
