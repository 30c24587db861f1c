/** The cheapest completion: what of equal price comes first, and what a search that is cut short leaves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountOf } from '@/lib/domain/options/pricing/build-account';
import { fittedBy } from '@/lib/domain/options/status/fitted-options';
import { balancedBundle } from '@/lib/domain/options/testing/demanding-bundles.fixture';
import { hardBundle } from '@/lib/domain/options/testing/large-bundles.fixture';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { bundleOf, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { cheapestCompletion, type CompletionGoal } from './completion';

describe('a completion', () => {
  const completed = (sketch: Sketch, goal: Partial<CompletionGoal>, steps = 1_000_000) =>
    cheapestCompletion(
      { book: readRuleBook(bundleOf(sketch)), base: [0], wanted: [], required: [], picks: [], ...goal },
      new SearchBudget(steps),
    );

  it('of equal price has what comes first in the table, wherever the rule names it', () => {
    const options = [1, 2, 3, 4].map((code) => [code, `Option ${code}`, 10] as const);
    for (const rule of ['RO 1 > 2 3 4', 'RO 1 > 4 3 2', 'RO 1 > 3 4 2']) {
      const found = completed({ options, rules: [rule] }, {});
      assert.deepEqual(typeof found === 'string' ? found : found.adds, [1], rule);
    }
  });

  it('adds nothing that can be spared, however soon the budget ends, and is proven only where nothing costs less', () => {
    const modules = [1, 2, 3, 4, 5, 6];
    const options = [
      [1, 'Tow bar', 100],
      ...modules.map((module) => [10 + module, `Module ${module}`, 100 - module] as const),
      ...modules.map((module) => [20 + module, `Loom ${module}`, 7 * module] as const),
      ...modules.map((module) => [30 + module, `Free trim ${module}`, 0] as const),
    ] as const;
    // Each module needs its loom or a free trim and the next loom; each loom needs one of three trims.
    const rules = [
      `RO 1 > ${modules.map((module) => 10 + module).join(' ')}`,
      ...modules.map((module) => `RA ${10 + module} > ${20 + module}`),
      ...modules.map(
        (module) => `RO ${20 + module} > ${30 + module} ${30 + (module % 6) + 1} ${30 + ((module + 1) % 6) + 1}`,
      ),
    ];
    const best = completed({ options, rules }, {});
    assert.ok(typeof best !== 'string' && best.isProven);
    // By hand: module 1 for £99 with its loom for £7, and one free trim, after the tow bar for £100.
    assert.deepEqual([best.adds.length, best.pence], [3, 20_600]);
    const seen = new Set<string>();
    for (let steps = 0; steps < 6_000; steps += 7) {
      const found = completed({ options, rules }, {}, steps);
      seen.add(typeof found === 'string' ? found : `proven: ${found.isProven}`);
      if (typeof found === 'string') continue;
      // A module, its loom and one trim: anything more could be spared.
      assert.deepEqual([found.adds.length, found.savers], [3, []], `${steps} steps`);
      assert.ok(found.pence >= best.pence && (!found.isProven || found.pence === best.pence), `${steps} steps`);
    }
    assert.deepEqual([...seen].sort(), ['not decided', 'proven: false', 'proven: true']);
  });

  it('that is cut short adds nothing whose absence leaves a valid build at the same price or less, over random bundles', () => {
    let cut = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const random = new Random(seed);
      const bundle = seed % 2 ? hardBundle(random, 60, 250, 0.6) : balancedBundle(random, 50, 70, 40);
      const book = readRuleBook(bundle);
      for (const steps of [50, 200, 500, 1_000]) {
        const goal = { book, base: [seed % book.options.length], wanted: [], required: [], picks: [] };
        const found = cheapestCompletion(goal, new SearchBudget(steps));
        if (typeof found === 'string' || found.isProven) continue;
        cut += 1;
        for (const addition of found.adds) {
          const fitted = fittedBy(book, [...goal.base, ...found.adds.filter((line) => line !== addition)]);
          const { pence, unknown } = accountOf(book, fitted, []);
          const isDearer = unknown > found.unknown || (unknown === found.unknown && pence > found.pence);
          assert.ok(
            fitted.open.length > 0 || isDearer,
            `seed ${seed}, ${steps} steps: option ${addition} can be spared`,
          );
        }
      }
    }
    assert.ok(cut > 100, `${cut} searches were cut short`);
  });
});
