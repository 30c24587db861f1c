/** What must hold for every build of every bundle, after any clicks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type VehicleBuild, choose, drop, type BuildStep, undo } from './build';
import { configure } from './configure';
import { ALL_TYPES, Random, randomBundle } from './testing/random-bundles.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

/** A bundle, some of its options and one permutation of them. */
const builds = fc
  .record({ seed: fc.integer({ min: 0, max: 2 ** 31 }), size: fc.integer({ min: 3, max: 24 }) })
  .map(({ seed, size }) => {
    const random = new Random(seed);
    const bundle = randomBundle(random, {
      options: size,
      rules: random.below(size),
      disorder: 0.3,
      defaults: 0.2,
      packRows: random.below(6),
      types: ALL_TYPES,
    });
    const codes = [...new Set(bundle.options.map(({ code }) => code))];
    const selections = random.some(codes, random.below(6));
    const gifts = bundle.rules.filter(({ type }) => type === 'IO');
    const picks = gifts
      .slice(0, 2)
      .map((row) => ({ rule: row.ruleCode, primary: row.optionCode, option: random.choice(codes) }));
    return {
      seed,
      bundle,
      codes,
      selections,
      shuffled: random.some(selections, selections.length),
      picks,
      random,
    };
  });

const RUNS = { seed: 20260115, numRuns: 1500 };

describe('a configuration', () => {
  it('depends on the selections and picks alone, not on the order of the clicks', () => {
    fc.assert(
      fc.property(builds, ({ bundle, selections, shuffled, picks }) => {
        const [one, other] = [selections, shuffled].map((order) =>
          configure(readRuleBook(bundle), { selections: order, picks }),
        );
        assert.ok(one && other);
        assert.deepEqual(one.total.pence, other.total.pence);
        assert.deepEqual(new Set(one.total.onApplication), new Set(other.total.onApplication));
        assert.deepEqual(one.fitted, other.fitted);
        assert.deepEqual(one.openNeeds, other.openNeeds);
        assert.deepEqual(
          one.states.map(({ status }) => status),
          other.states.map(({ status }) => status),
        );
      }),
      RUNS,
    );
  });

  it('is the same whether or not other builds of the book were configured before', () => {
    fc.assert(
      fc.property(builds, ({ bundle, codes, selections, picks, random }) => {
        const book = readRuleBook(bundle);
        for (let turn = 0; turn < 3; turn += 1) {
          configure(book, { selections: random.some(codes, 3), picks: [] }).repairsFor(random.choice(codes));
        }
        const [used, fresh] = [book, readRuleBook(bundle)].map((ruleBook) =>
          configure(ruleBook, { selections, picks }),
        );
        assert.ok(used && fresh);
        assert.deepEqual(used.states, fresh.states);
        for (const { code, status } of used.states) {
          if (status !== 'blocked') continue;
          assert.deepEqual(used.reasonFor(code), fresh.reasonFor(code));
          assert.deepEqual(used.repairsFor(code), fresh.repairsFor(code));
        }
      }),
      { ...RUNS, numRuns: 400 },
    );
  });
});

describe('a configuration', () => {
  it('offers no exchange that takes from an ordered option what it needs of the selection that goes', () => {
    fc.assert(
      fc.property(builds, ({ bundle, selections, picks }) => {
        const book = readRuleBook(bundle);
        const now = configure(book, { selections, picks });
        const ordered = new Set(now.lines.flatMap(({ option, kind }) => (kind === 'standard' ? [] : [option])));
        for (const { code, replaces } of now.states) {
          if (replaces === null) continue;
          const gone = book.brings[book.indexOf.get(replaces) ?? -1]?.map((index) => book.options[index]?.code);
          const swapped = selections.map((selection) => (selection === replaces ? code : selection));
          for (const { primary, missing } of configure(book, { selections: swapped, picks }).openNeeds)
            assert.ok(
              !ordered.has(primary) || !missing.some((needed) => gone?.includes(needed)),
              `${code}, ${primary}`,
            );
        }
      }),
      RUNS,
    );
  });
});

describe('the price of a configuration', () => {
  it('has no line below £0, and its total is the sum of its lines', () => {
    fc.assert(
      fc.property(builds, ({ bundle, selections, picks }) => {
        const { lines, total } = configure(readRuleBook(bundle), { selections, picks });
        for (const { chargedPence } of lines) assert.ok(chargedPence === null || chargedPence >= 0);
        assert.equal(
          lines.reduce((sum, { chargedPence }) => sum + (chargedPence ?? 0), 0),
          total.pence,
        );
        assert.deepEqual(
          lines.filter(({ chargedPence }) => chargedPence === null).map(({ option }) => option),
          total.onApplication,
        );
      }),
      RUNS,
    );
  });

  it('sends the P11D nothing a fitted pack includes, every line to one list of the option values, and WLTP all fitted', () => {
    fc.assert(
      fc.property(builds, ({ bundle, selections, picks }) => {
        const now = configure(readRuleBook(bundle), { selections, picks });
        const { p11d, optionValues, wltp } = now.payloads();
        const lines = new Map(now.lines.map((line) => [line.option, line]));
        for (const code of p11d) assert.deepEqual(lines.get(code)?.includedIn, []);
        const free = new Set(now.lines.flatMap(({ option, freeBy }) => (freeBy ? option : [])));
        const valued = [...optionValues.options, ...optionValues.packs];
        for (const { option, kind, includedIn } of now.lines) {
          assert.equal(
            valued.includes(option),
            kind !== 'in pack' &&
              includedIn.length === 0 &&
              (kind === 'selection' || lines.get(option)?.listPence !== 0),
          );
        }
        const byCode = (a: number, b: number) => a - b;
        assert.deepEqual([...p11d].sort(byCode), valued.filter((option) => !free.has(option)).sort(byCode));
        assert.deepEqual(wltp.whole, now.fitted);
      }),
      RUNS,
    );
  });
});

describe('a build', () => {
  it('reports every selection it loses over any run of clicks, and undo restores every state exactly', () => {
    fc.assert(
      fc.property(builds, ({ bundle, codes, random }) => {
        const book = readRuleBook(bundle);
        let build: VehicleBuild = { identifier: 1, date: '2026-01-15', selections: [], picks: [] };
        const steps: BuildStep[] = [];
        for (let turn = 0; turn < 8; turn += 1) {
          const option = random.choice(codes);
          const step = build.selections.includes(option) ? drop(book, build, option) : choose(book, build, option);
          assert.equal(step.before, build);
          const lost = build.selections.filter((selection) => !step.build.selections.includes(selection));
          assert.deepEqual(lost, step.removed);
          const added = step.build.selections.filter((selection) => !build.selections.includes(selection));
          assert.deepEqual(added, step.added);
          assert.deepEqual(step.isTaken, step.build !== build);
          // Choosing an available option never leads to selections that clash.
          assert.equal(configure(book, step.build).isPossible, true);
          steps.push(step);
          build = step.build;
        }
        for (const step of steps.reverse()) {
          assert.equal(step.build, build);
          build = undo(step);
        }
        assert.deepEqual(build.selections, []);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });
});
