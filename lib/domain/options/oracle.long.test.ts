/**
 * The engine against the definitions worked out the long way, over random bundles. The seeds are fixed and named in
 * every failure; `node --import tsx lib/domain/options/oracle.long.test.ts 5` runs five times as many.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionConfiguration, ConflictReason } from './configuration';
import { configure } from './configure';
import { Oracle, type OraclePick } from './testing/oracle.fixture';
import { bits } from './testing/oracle-bundle.fixture';
import { ALL_TYPES, Random, randomBundle, type BundleShape } from './testing/random-bundles.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const times = Number(process.argv[2] ?? 1) || 1;
const shapes: readonly {
  what: string;
  bundles: number;
  seed: number;
  selections?: number;
  shape: (random: Random) => BundleShape;
}[] = [
  {
    what: 'small and dense',
    bundles: 6_000,
    seed: 1,
    shape: (random) => ({
      options: 3 + random.below(5),
      rules: 1 + random.below(8),
      disorder: 0.5,
      defaults: random.choice([0, 0.2, 0.5]),
      packRows: random.below(4),
      types: ALL_TYPES,
    }),
  },
  {
    what: 'needs and clashes',
    bundles: 2_000,
    seed: 2_000_000,
    shape: (random) => ({
      options: 6 + random.below(4),
      rules: 8 + random.below(8),
      disorder: 0.1,
      defaults: random.choice([0, 0.15]),
      packRows: random.below(3),
      types: ['RO', 'RO', 'RA', 'NW', 'OO', 'IO'],
    }),
  },
  {
    what: 'defaults and packs',
    bundles: 1_850,
    seed: 3_000_000,
    shape: (random) => ({
      options: 5 + random.below(5),
      rules: 4 + random.below(8),
      disorder: 0.2,
      defaults: 0.6,
      packRows: 2 + random.below(5),
      types: ['OO', 'NW', 'IN', 'IN', 'RO', 'RA'],
    }),
  },
  {
    what: 'free items',
    bundles: 250,
    seed: 4_000_000,
    shape: (random) => ({
      options: 6 + random.below(3),
      rules: 4 + random.below(4),
      disorder: 0.1,
      defaults: 0.1,
      packRows: random.below(2),
      types: ['IO', 'IO', 'IO', 'IN', 'OO'],
    }),
  },
  {
    what: 'many open needs',
    bundles: 1_250,
    seed: 6_000_000,
    selections: 6,
    shape: (random) => ({
      options: 9 + random.below(3),
      rules: 7 + random.below(5),
      disorder: 0,
      defaults: 0,
      packRows: random.below(3),
      types: ['RO', 'RO', 'RO', 'RA', 'IO', 'IN', 'IN', 'IN', 'NW'],
    }),
  },
  {
    what: 'prices below £0',
    bundles: 1_500,
    seed: 8_000_000,
    shape: (random) => ({
      options: 5 + random.below(5),
      rules: 4 + random.below(6),
      disorder: 0.1,
      defaults: random.choice([0, 0.2]),
      packRows: random.below(4),
      negativePrices: 0.3,
      types: ['RO', 'RA', 'IO', 'IO', 'IN', 'IN', 'OO', 'NW'],
    }),
  },
  {
    what: 'standard options under every rule, at a price',
    bundles: 1_500,
    seed: 9_000_000,
    shape: (random) => ({
      options: 5 + random.below(4),
      rules: 5 + random.below(6),
      disorder: 0,
      defaults: 0.7,
      packRows: random.below(4),
      negativePrices: random.choice([0, 0.2]),
      types: ['RO', 'RA', 'RA', 'IO', 'IN', 'OO', 'NW'],
    }),
  },
  {
    what: 'large',
    bundles: 30,
    seed: 5_000_000,
    shape: (random) => ({
      options: 13 + random.below(2),
      rules: 12 + random.below(14),
      disorder: 0.2,
      defaults: 0.15,
      packRows: random.below(5),
      types: ALL_TYPES,
    }),
  },
];

describe(`the engine agrees with the definitions (× ${times})`, () => {
  for (const { what, bundles, seed, selections = 4, shape } of shapes) {
    it(`over ${bundles * times} bundles: ${what} (seeds from ${seed})`, () => {
      for (let at = 0; at < bundles * times; at += 1) compare(seed + at, shape, selections);
    });
  }
});

function compare(seed: number, shape: (random: Random) => BundleShape, most: number): void {
  const random = new Random(seed);
  const bundle = randomBundle(random, shape(random));
  const oracle = new Oracle(bundle);
  const book = readRuleBook(bundle);
  // Two builds of one book, so that the second starts with the clauses learned and the models cached for the first.
  for (let turn = 0; turn < 2; turn += 1) {
    const selections = random.some(oracle.codes, random.below(most));
    const mask = oracle.mask(selections) & oracle.orderable;
    const picks = randomPicks(random, oracle);
    const now = configure(book, { selections, picks });
    const where = `seed ${seed}, selections ${selections.join(' ')}`;
    const statuses = oracle.statuses(mask);
    assert.deepEqual(
      now.states.map(({ status, replaces }) => (replaces === null ? status : `replaces ${replaces}`)),
      statuses,
      where,
    );
    assert.equal(
      now.isPossible,
      oracle.valid.some(({ lines }) => (lines & mask) === mask),
      where,
    );
    assert.deepEqual(oracle.mask(now.fitted), oracle.build(mask).fit, where);
    assert.deepEqual([now.total.onApplication.length, now.total.pence], oracle.price(mask, picks), where);
    assert.equal(now.openNeeds.length > 0 && now.isPossible, now.isPossible && !oracle.build(mask).isValid, where);

    compareRepairs(oracle, now, mask, null, picks, where);
    if (!now.isPossible) checkReason(oracle, now.clash(), mask, null, where);
    const blocked = now.states.filter(({ status }) => status === 'blocked' || status === 'dead');
    for (const { code, status } of random.some(blocked, 3)) {
      checkReason(oracle, now.reasonFor(code), mask, code, `${where}, option ${code}`);
      compareRepairs(oracle, now, mask, code, picks, `${where}, option ${code}`);
      assert.equal(now.repairsFor(code).repairs.length > 0, status === 'blocked', `a repair: ${where}, option ${code}`);
    }
  }
}

function randomPicks(random: Random, oracle: Oracle): OraclePick[] {
  const gifts = oracle.demands.filter(({ type }) => type === 'IO');
  if (gifts.length === 0 || random.chance(0.5)) return [];
  const { code, primary } = random.choice(gifts);
  return [{ rule: code, primary: oracle.codes[primary] ?? 0, option: random.choice(oracle.codes) }];
}

function compareRepairs(
  oracle: Oracle,
  now: OptionConfiguration,
  mask: number,
  option: number | null,
  picks: readonly OraclePick[],
  where: string,
): void {
  const index = option === null ? null : oracle.codes.indexOf(option);
  const completion = now.completion();
  const offered =
    option === null
      ? now.isPossible
        ? completion
          ? [completion]
          : []
        : now.buildRepairs().repairs
      : now.repairsFor(option).repairs;
  const asLine = index === null ? 0 : (1 << index) & oracle.orderable;
  const figures = offered.map(({ selections, total, isProvenCheapest }) => {
    assert.ok(isProvenCheapest, where);
    const lines = oracle.mask(selections);
    const build = oracle.build(lines);
    assert.ok(build.isValid && (index === null || (build.fit >> index) & 1), `a repair is valid: ${where}`);
    assert.deepEqual([total.onApplication.length, total.pence], oracle.price(lines, picks), where);
    return [bits(mask & ~lines).length, total.onApplication.length, total.pence, bits(lines & ~mask & ~asLine).length];
  });
  assert.deepEqual(figures, oracle.repairs(mask, index, picks), `repairs: ${where}`);
}

function checkReason(
  oracle: Oracle,
  reason: ConflictReason | null,
  mask: number,
  option: number | null,
  where: string,
): void {
  assert.ok(reason, where);
  const index = option === null ? null : oracle.codes.indexOf(option);
  const selections = oracle.mask(reason.selections);
  assert.equal(selections & ~mask, 0, where);
  const isNamed = ({ type, code, primary }: { type: string; code: number | null; primary: number }) =>
    reason.rules.some(
      (rule) => rule.type === type && rule.code === code && rule.primary === (oracle.codes[primary] ?? null),
    );
  const bans = oracle.bans.filter(isNamed);
  const demands = oracle.demands.filter(isNamed);
  assert.equal(bans.length + demands.length, reason.rules.length, where);
  assert.ok(oracle.isConflict(selections, index, bans, demands), `a conflict: ${where}`);
  for (const selection of bits(selections)) {
    assert.ok(
      !oracle.isConflict(selections & ~(1 << selection), index, bans, demands),
      `every selection counts: ${where}`,
    );
  }
  for (const ban of bans) {
    assert.ok(
      !oracle.isConflict(
        selections,
        index,
        bans.filter((other) => other !== ban),
        demands,
      ),
      `every rule counts: ${where}`,
    );
  }
  for (const demand of demands) {
    assert.ok(
      !oracle.isConflict(
        selections,
        index,
        bans,
        demands.filter((other) => other !== demand),
      ),
      `every rule counts: ${where}`,
    );
  }
}
