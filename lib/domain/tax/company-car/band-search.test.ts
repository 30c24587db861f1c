/** Which builds in a lower band the search ends with, on random rules and on a car whose CO2 adds up option by option. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { decodeBuild } from '@/lib/domain/options/share-code';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { ALL_TYPES, Random, randomBundle } from '@/lib/domain/options/testing/random-bundles.fixture';
import type { BandCandidate } from './band-candidates';
import { searchTaxBand } from './band-search';
import type { P11d } from './p11d';

const DATE = '2026-06-05';
/** 130 g/km begins a band of 2026-27; so does every fifth figure near it. */
const EDGE = 130;
const BAND_GRAMS = 5;
const NO_PRICE = { basicPence: 0, vatPence: 0, deliveryPence: 0, totalPence: 0 };
const PETROL: P11d = {
  co2GramsPerKm: null,
  euroClass: null,
  capacityCc: null,
  fuelType: 'Petrol',
  vehicle: NO_PRICE,
  p11d: NO_PRICE,
  years: [],
};

/** CO2 of a car of which every fitted option weighs its own; a build has `above` grams more than the edge. */
function additiveCar(
  book: RuleBook,
  selections: readonly number[],
  gramsOf: (option: number) => number,
  above: number,
) {
  const sum = (options: readonly number[]) => options.reduce((total, option) => total + gramsOf(option), 0);
  const wholeOf = (codes: readonly number[]) => configure(book, { selections: codes, picks: [] }).payloads().wltp.whole;
  const base = EDGE + above - sum(wholeOf(selections));
  const exact = (equipment: readonly number[]) => base + sum(equipment);
  const configured = (equipment: readonly number[]) =>
    configuredEmissions(
      {
        co2: { ...NO_PHASES, combined: Math.round(exact(equipment)) },
        milesPerGallon: { ...NO_PHASES, combined: Math.round(60_000 / exact(equipment)) / 10 },
      },
      { equipment: [...equipment] },
    );
  const bandOf = (codes: readonly number[]) => Math.floor(Math.round(exact(wholeOf(codes))) / BAND_GRAMS);
  return { configured, isLower: (codes: readonly number[]) => bandOf(codes) < bandOf(selections) };
}

async function lowerBuildsOf(book: RuleBook, selections: readonly number[], car: ReturnType<typeof additiveCar>) {
  const build = { identifier: 1, date: DATE, selections, picks: [] };
  const search = await searchTaxBand({
    book,
    build,
    inTurn: (part) => part(async () => true),
    evaluate: async (candidates: readonly BandCandidate[]) =>
      candidates.map((candidate) => ({ candidate, configured: car.configured(candidate.equipment.whole) })),
    basis: async () => ({
      build: { ...CONFIGURED_BUILD, date: DATE },
      names: new Map(),
      p11d: PETROL,
      auditId: 'A',
    }),
  });
  const builds = search.lowerBuilds.map(({ share }) => decodeBuild(share, { kind: 'car', identifier: 1 }).selections);
  return { search, builds };
}

/** Every build of the answer that is still in a lower band with one dropped selection back. */
function needlessDrops(
  book: RuleBook,
  selections: readonly number[],
  builds: readonly (readonly number[])[],
  isLower: (codes: readonly number[]) => boolean,
) {
  return builds.flatMap((remaining) =>
    selections
      .filter((option) => !remaining.includes(option))
      .filter((option) => {
        const now = configure(book, { selections: [...remaining, option], picks: [] });
        return now.isPossible && now.openNeeds.length === 0 && isLower([...remaining, option]);
      })
      .map((option) => ({ remaining, option })),
  );
}

test('on random rules no build in a lower band drops a selection that it could have back', async () => {
  let rows = 0;
  let several = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = new Random(seed);
    const book = readRuleBook(
      randomBundle(random, { options: 14, rules: 7, disorder: 0.1, defaults: 0.1, packRows: 3, types: ALL_TYPES }),
    );
    const selections = completeSelections(book, random);
    const grams = new Map(book.options.map(({ code }) => [code, random.choice([0, 0, 0, 0.4, 0.8, 1.3, 2.1])]));
    const gramsOf = (option: number) => grams.get(option) ?? 0;
    const most = selections.reduce((sum, option) => sum + gramsOf(option), 0);
    const car = additiveCar(book, selections, gramsOf, random.next() * most);
    const { search, builds } = await lowerBuildsOf(book, selections, car);
    assert.equal(search.search.isStopped, false, `seed ${seed}`);
    assert.deepEqual(needlessDrops(book, selections, builds, car.isLower), [], `seed ${seed}`);
    assert.ok(builds.every(car.isLower), `seed ${seed}`);
    rows += builds.length;
    several += Number(search.search.several > 0 && builds.length > 0);
  }
  assert.ok(rows > 100 && several > 10, `${rows} rows, ${several} by several changes`);
});

/** Without the tow bar (60) the trailer assist (62), which weighs nothing, can stay; without 62, 60 cannot. */
const GRAMS: Readonly<Record<number, number>> = { 60: 1.6, 30: 0.5, 21: 0.4, 70: 0.3, 20: 0.3 };
for (const above of [0, 0.5, 1, 1.5, 2])
  test(`an option without weight that needs a heavy one is not dropped with it, ${above} g/km above the edge`, async () => {
    const book = readRuleBook(GOLDEN_CAR);
    const selections = [60, 62, 30, 70, 21];
    const car = additiveCar(book, selections, (option) => GRAMS[option] ?? 0, above);
    const { builds } = await lowerBuildsOf(book, selections, car);
    assert.ok(builds.length > 0);
    assert.deepEqual(needlessDrops(book, selections, builds, car.isLower), []);
  });

/** Selections made one after another, each with its completion, so that the build could be ordered. */
function completeSelections(book: RuleBook, random: Random): readonly number[] {
  let selections: readonly number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const option = book.options[random.below(book.options.length)];
    if (!option || option.isPackOnly) continue;
    const [repair] = configure(book, { selections, picks: [] }).repairsFor(option.code).repairs;
    if (repair && repair.drops.length + repair.swaps.length === 0) selections = repair.selections;
  }
  return selections;
}
