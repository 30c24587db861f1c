/** Shapes no maker writes, and no bundle may be stopped by: each would take for ever if looked at one way at a time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { currentBuild } from './current-build';
import { BRIEF_EFFORT, budgetOf, THOROUGH_EFFORT } from './effort';
import { freeChoices } from './pricing/free-choices';
import { readRuleBook } from './rule-book/read-rule-book';
import type { RuleBook } from './rule-book/rule-book';
import { diagnose } from './rule-book/rule-doctor';
import {
  balancedBundle,
  deadOptionsBundle,
  groupedClash,
  needCircle,
  pigeonholeBundle,
  sketchedBundle,
} from './testing/demanding-bundles.fixture';
import { randomSelection, realisticBundle } from './testing/large-bundles.fixture';
import { Random } from './testing/random-bundles.fixture';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('a shape no maker writes', () => {
  for (const type of ['RO', 'IO'] as const) {
    it(`a ladder of 60 ${type} is completed, with nothing that could be spared`, () => {
      const book = readRuleBook(
        sketchedBundle(
          60,
          upTo(58).map((first) => [type, [first, first + 1, first + 2]]),
        ),
      );
      const fixed = configure(book, { selections: [1], picks: [] }).completion();
      assert.ok(fixed);
      assert.deepEqual(configure(book, { selections: fixed.selections, picks: [] }).openNeeds, []);
      for (const addition of fixed.selections.slice(1)) {
        const selections = fixed.selections.filter((selection) => selection !== addition);
        assert.notDeepEqual(configure(book, { selections, picks: [] }).openNeeds, [], `${addition} is needed`);
      }
    });
  }

  it('a circle of 200 RA is had whole or not at all', () => {
    const book = readRuleBook(
      sketchedBundle(
        200,
        upTo(200).map((code) => ['RA', [code, (code % 200) + 1]]),
      ),
    );
    const fixed = configure(book, { selections: [70], picks: [] }).completion();
    assert.deepEqual(
      fixed?.selections.toSorted((a, b) => a - b),
      upTo(200),
    );
    assert.equal(fixed.total.pence, 200 * 100);
  });

  it('of 300 options under one OO every other one replaces the one chosen', () => {
    const now = configure(readRuleBook(sketchedBundle(300, [['OO', upTo(300)]])), { selections: [150], picks: [] });
    for (const { code, status, replaces } of now.states) {
      assert.deepEqual([status, replaces], code === 150 ? ['chosen', null] : ['available', 150]);
    }
  });

  it('packs 300 deep bring their innermost item, once paid', () => {
    const chain = upTo(299).map((code) => ['IN', [code, code + 1]] as const);
    const now = configure(readRuleBook(sketchedBundle(300, chain)), { selections: [1], picks: [] });
    assert.equal(now.fitted.length, 300);
    assert.equal(now.total.pence, 100);
  });

  it('an option that needs seven items of which only six can be fitted is dead', () => {
    const { states } = configure(readRuleBook(pigeonholeBundle(7, 6)), { selections: [], picks: [] });
    assert.deepEqual(
      states.filter(({ status }) => status === 'dead').map(({ code }) => code),
      [1],
    );
  });

  it('a circle of 5,000 RA overflows no stack: it is had whole, and diagnosed', () => {
    const book = readRuleBook(needCircle(5_000));
    const now = configure(book, { selections: [7], picks: [] });
    assert.equal(now.isDecided, true);
    const completion = now.completion();
    assert.deepEqual([completion?.adds.length, completion?.isProvenCheapest], [4_999, true]);
    assert.deepEqual(
      diagnose(book).map(({ kind, options }) => [kind, options.length]),
      [['circle of needs', 5_000]],
    );
  });

  it('a circle of 5,000 packs is read one level deep with a finding, and ends within the budgets', () => {
    const circle = upTo(5_000).map((code) => ['IN', [code, (code % 5_000) + 1]] as const);
    const book = readRuleBook(sketchedBundle(5_000, circle));
    assert.ok(book.brings.reduce((sum, brought) => sum + brought.length, 0) <= 10_000);
    assert.deepEqual(
      book.findings.map(({ kind }) => kind),
      ['packs too deep'],
    );
    const found = diagnose(book).find(({ kind }) => kind === 'circle of packs');
    assert.equal(found?.options.length, 5_000);
    const now = configure(book, { selections: [7], picks: [] });
    assert.deepEqual([now.fitted, now.total.pence], [[7, 8], 100]);
  });

  it('packs at any depth are followed as long as they are few', () => {
    const chain = upTo(600).map((code) => ['IN', [code, code + 1]] as const);
    const book = readRuleBook(sketchedBundle(601, chain));
    assert.deepEqual([book.brings[0]?.length, book.findings], [601, []]);
  });

  for (const isShared of [false, true]) {
    it(`2,000 IO ${isShared ? 'that share their items are priced within the budget, the rest not decided' : 'with separate items are all priced'}`, () => {
      const size = 2_000;
      // Each IO makes one of two items free; where they are shared, the next one's too.
      const items = (code: number) =>
        isShared ? [size + code, size + code + 1] : [size + 2 * code, size + 2 * code + 1];
      const io = upTo(size).map((code) => ['IO', [code, ...items(code)]] as const);
      const book = readRuleBook(sketchedBundle(3 * size + 2, io, (code) => (code % 97) + 1));
      const now = currentBuild(book, [...book.options.keys()], []);
      const budget = budgetOf(BRIEF_EFFORT, BRIEF_EFFORT.priceSteps);
      const others = freeChoices(now, [], budget).flatMap((choice) => choice.others);
      assert.ok(others.length >= size - 1);
      const undecided = others.filter(({ deltaPence }) => deltaPence === 'not decided').length;
      assert.equal(undecided > 0, isShared);
      // The last one that was begun may end.
      assert.ok(budget.left > -20 * size, `${-budget.left} steps beyond the budget`);
    });
  }

  it('5,000 defaults of which each displaces the next overflow no stack, nor do their reasons', () => {
    const chain = upTo(4_999).map((code) => ['NW', [code, code + 1]] as const);
    const bundle = sketchedBundle(5_000, chain);
    const options = bundle.options.map((option) => ({ ...option, isDefault: true }));
    const now = configure(readRuleBook({ ...bundle, options }), { selections: [1], picks: [] });
    assert.equal(now.fitted.length, 2_500);
    assert.equal(now.state(2)?.status, 'blocked');
    assert.match(now.reasonFor(2)?.sentence ?? '', /Option 2 cannot be fitted with Option 1/);
  });

  it('736 dead options of 2,000 are diagnosed, each with its reason', () => {
    const book = readRuleBook(deadOptionsBundle(new Random(3), 2_000, 736, 3));
    const findings = diagnose(book, THOROUGH_EFFORT).filter(({ kind }) => kind === 'dead option');
    assert.equal(findings.length, 736);
    for (const { rules } of findings) assert.ok(rules.length > 0);
  });

  it('12,000 IO of which each item moves the next overflow no stack', () => {
    const size = 12_000;
    const io = upTo(size).map((code) => ['IO', [size + 1 + code, code, code + 1]] as const);
    // The dearest first: the last item, which none can make free, is tried on all of them.
    const book = readRuleBook(sketchedBundle(2 * size + 1, io, (code) => Math.min(code, size + 2)));
    const lines = upTo(2 * size + 1).map((code) => code - 1);
    const { free, pence } = currentBuild(book, lines, []).account;
    assert.equal(free.size, size);
    assert.equal(pence, (1 + size * (size + 2)) * 100);
  });
});

describe('a repair where one selection of each group must go', () => {
  for (const [groups, members] of [
    [6, 4],
    [10, 2],
    [12, 3],
    [20, 4],
  ] as const) {
    it(`is the cheapest, and proven so, of ${members} to the power of ${groups}`, () => {
      const { bundle, selection, blocked, best } = groupedClash(new Random(groups * 100 + members), groups, members);
      const { repairs, isComplete } = configure(readRuleBook(bundle), selection, THOROUGH_EFFORT).repairsFor(blocked);
      const [first] = repairs;
      assert.ok(first);
      assert.deepEqual([first.drops.length + first.swaps.length, first.deltaPence], [best.drops, best.deltaPence]);
      assert.deepEqual([repairs.length, isComplete], [3, true]);
      assert.ok(repairs.every(({ isProvenCheapest }) => isProvenCheapest));
      assert.deepEqual(
        repairs.map(({ deltaPence }) => deltaPence),
        repairs.map(({ deltaPence }) => deltaPence).sort((a, b) => a - b),
      );
    });
  }
});

describe('a budget', () => {
  const hard = pigeonholeBundle(14, 13);

  it('that ends before a status is known leaves it not decided, and all others exact', () => {
    const now = configure(readRuleBook(hard), { selections: [], picks: [] });
    assert.equal(now.isDecided, false);
    for (const { code, status } of now.states) assert.equal(status, code === 1 ? 'not decided' : 'available');
    assert.deepEqual(now.repairsFor(1), { repairs: [], isComplete: false });
    assert.equal(now.reasonFor(1), null);
  });

  it('that ends before the dead options are known is reported by the rule doctor', () => {
    const findings = diagnose(readRuleBook(hard));
    assert.deepEqual(
      findings.map(({ kind, options, sentence }) => [kind, options, sentence]),
      [['not decided', [1], 'Whether any build can have Option 1 could not be worked out in time.']],
    );
  });

  it('holds for every status, reason and search of the hardest books, whatever was selected', () => {
    const books = [
      hard,
      needCircle(2_000),
      deadOptionsBundle(new Random(5), 400, 200, 3),
      balancedBundle(new Random(9), 300, 900, 900),
    ];
    for (const bundle of books) {
      const book = readRuleBook(bundle);
      for (const selections of [[], [1], [2, 3, 5, 8]]) {
        let readings = 0;
        // A clock that stands still: nothing but the count of steps ends a search.
        const time = { clock: () => ((readings += 1), 0), milliseconds: 1 };
        const steps = 200_000;
        const effort = { statusSteps: steps, reasonSteps: steps, repairSteps: steps, priceSteps: steps, time };
        const now = configure(book, { selections, picks: [] }, effort);
        now.completion();
        now.cheaperSet();
        now.clash();
        now.buildRepairs();
        for (const { code } of now.states.filter(({ status }) => status !== 'available').slice(0, 3)) {
          now.reasonFor(code);
          now.repairsFor(code);
        }
        // The clock is read once in 20,000 steps: searches and reasons, at most twelve, of so many steps each.
        assert.ok(readings < 12 * (2 * (steps / 20_000) + 20), `${readings} readings at ${selections.join()}`);
      }
    }
  });

  it('never makes a guess of a status, however small it is', () => {
    for (const seed of upTo(12)) {
      const bundle = balancedBundle(new Random(seed), 60, 100, 100);
      const exact = configure(readRuleBook(bundle), { selections: [], picks: [] }, THOROUGH_EFFORT);
      assert.equal(exact.isDecided, true);
      for (const statusSteps of [0, 300, 3_000, 30_000]) {
        const now = configure(readRuleBook(bundle), { selections: [], picks: [] }, { ...THOROUGH_EFFORT, statusSteps });
        for (const [at, { status }] of now.states.entries())
          assert.ok(status === 'not decided' || status === exact.states[at]?.status, `seed ${seed}, ${statusSteps}`);
      }
    }
  });

  it('that cuts a search never lets it be called proven, and what it found is valid with nothing to spare', () => {
    let cut = 0;
    for (const seed of upTo(6)) {
      const random = new Random(seed);
      const bundle = realisticBundle(random, 400, 1_200);
      const book = readRuleBook(bundle);
      const selections = openSelections(random, book, 10);
      const best = configure(book, { selections, picks: [] }, THOROUGH_EFFORT).completion();
      assert.ok(best?.isProvenCheapest);
      for (const repairSteps of [2_000, 5_000, 10_000, 15_000]) {
        const found = configure(book, { selections, picks: [] }, { ...THOROUGH_EFFORT, repairSteps }).completion();
        if (found === null) continue;
        assert.deepEqual(configure(book, { selections: found.selections, picks: [] }).openNeeds, []);
        if (found.isProvenCheapest) assert.deepEqual(found.total, best.total, `seed ${seed}`);
        else cut += 1;
      }
    }
    assert.ok(cut > 3, `${cut} searches were cut`);
  });

  it('in time ends every status, reason and search by the clock it is given', () => {
    let readings = 0;
    const clock = () => (readings += 1) * 10;
    const effort = { ...THOROUGH_EFFORT, time: { clock, milliseconds: 50 } };
    const now = configure(readRuleBook(hard), { selections: [], picks: [] }, effort);
    assert.equal(now.state(1)?.status, 'not decided');
    assert.equal(now.repairsFor(1).isComplete, false);
    assert.ok(readings < 40, `${readings} readings`);
  });
});

/** Selections of which several need something. */
function openSelections(random: Random, book: RuleBook, most: number): number[] {
  const selections: number[] = [];
  while (selections.length < most) {
    const selection = randomSelection(random, configure(book, { selections, picks: [] }, THOROUGH_EFFORT));
    if (selection === null) break;
    selections.push(selection);
  }
  return selections;
}
