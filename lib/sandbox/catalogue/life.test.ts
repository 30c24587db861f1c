import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@/lib/sandbox/time/calendar';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import {
  isCurrent,
  isOnRunOut,
  lastSpecDate,
  modelYearOn,
  modelYearReferenceOn,
  modelYears,
} from '@/lib/sandbox/catalogue/life';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { priceHistory, priceOn, vatPercent } from '@/lib/sandbox/catalogue/prices';

const today = '2026-11-20';
const all = [...catalogue().derivatives('CAR'), ...catalogue().derivatives('LCV')];
const sample = all.filter((_, i) => i % 23 === 0);

test('Model years follow one another without a gap, from the introduction to the end', () => {
  for (const derivative of sample) {
    const years = modelYears(derivative, today);
    assert.equal(years[0]?.effectiveFrom, derivative.introduced);
    assert.equal(
      years.at(-1)?.effectiveTo,
      derivative.discontinued,
      `${derivative.name} ${derivative.introduced} ${derivative.discontinued}`,
    );
    years.forEach((year, i) => {
      assert.match(year.reference, /^\d\d\.(00|50)$/);
      const next = years[i + 1];
      if (next) assert.equal(next.effectiveFrom, addDays(year.effectiveTo ?? '', 1));
    });
  }
});

test('The model year on a day is the one whose dates include it', () => {
  for (const derivative of sample) {
    const day = addDays(derivative.introduced, 200);
    const year = modelYearOn(derivative, day);
    assert.ok(year.effectiveFrom <= day);
    assert.equal(modelYearReferenceOn(derivative, day), year.reference);
    if (derivative.discontinued === null || day <= derivative.discontinued)
      assert.ok(year.effectiveTo === null || day <= year.effectiveTo);
  }
});

test('A derivative is current until its last day, then on run-out, then neither', () => {
  const derivative = sample.find(
    (candidate) => candidate.discontinued !== null && candidate.discontinued < '2020-01-01',
  );
  assert.ok(derivative?.discontinued && derivative.runOut);
  assert.equal(isCurrent(derivative, derivative.discontinued), true);
  assert.equal(isOnRunOut(derivative, derivative.discontinued), false);
  assert.equal(isOnRunOut(derivative, addDays(derivative.discontinued, 1)), true);
  assert.equal(isOnRunOut(derivative, addDays(derivative.runOut, 1)), false);
  assert.equal(lastSpecDate(derivative, today), derivative.discontinued);
});

test('While it is made, the last specification is dated the first of last month', () => {
  const derivative = sample.find((candidate) => candidate.discontinued === null && candidate.introduced < '2026-01-01');
  assert.ok(derivative);
  assert.equal(lastSpecDate(derivative, '2026-06-05'), '2026-05-01');
});

const vat: readonly (readonly [day: string, percent: number])[] = [
  ['2009-12-31', 15],
  ['2010-01-01', 17.5],
  ['2011-01-03', 17.5],
  ['2011-01-04', 20],
  ['2026-11-20', 20],
];
for (const [day, percent] of vat) {
  test(`VAT on ${day} is ${percent} %`, () => assert.equal(vatPercent(day), percent));
}

test('Prices new never fall, begin with the introduction and carry the VAT of their day', () => {
  for (const derivative of sample) {
    const history = priceHistory(derivative, today);
    assert.equal(history[0]?.from, derivative.introduced);
    assert.equal(history[0]?.basicPence, derivative.basicPriceNewPence);
    history.forEach((price, i) => {
      assert.equal(price.vatPence, Math.round((price.basicPence * vatPercent(price.from)) / 100));
      const before = history[i - 1];
      if (before) assert.ok(price.from > before.from && price.basicPence >= before.basicPence - 500, derivative.name);
    });
    assert.deepEqual(priceOn(derivative, today), history.at(-1));
  }
});

test('Standard equipment has 15 to 60 rows, and a code means the same everywhere', () => {
  const meanings = new Map<number, string>();
  for (const derivative of all) {
    const rows = standardEquipment(derivative, derivative.introduced);
    assert.ok(rows.length >= 15 && rows.length <= 60, `${derivative.name} ${rows.length}`);
    assert.equal(new Set(rows.map((row) => row.code)).size, rows.length);
    for (const { code, description, category } of rows) {
      assert.equal(meanings.get(code) ?? `${description} ${category}`, `${description} ${category}`);
      meanings.set(code, `${description} ${category}`);
    }
  }
});

test('A higher trim of the same car has no fewer items', () => {
  const byEngine = new Map<string, CatalogueDerivative[]>();
  for (const derivative of catalogue().derivatives('CAR')) {
    const key = `${derivative.model.code} ${derivative.engine.badge} ${derivative.gearbox.badge} ${derivative.drivetrain} ${derivative.doors}`;
    byEngine.set(key, [...(byEngine.get(key) ?? []), derivative]);
  }
  for (const group of byEngine.values()) {
    const sorted = [...group].sort(
      (a, b) => a.trim.level - b.trim.level || a.basicPriceNewPence - b.basicPriceNewPence,
    );
    const [low, high] = [sorted[0], sorted.at(-1)];
    if (!low || !high || high.trim.level - low.trim.level < 0.3) continue;
    const day = low.introduced > high.introduced ? low.introduced : high.introduced;
    if ((low.runOut ?? '9') < day || (high.runOut ?? '9') < day) continue;
    const [few, many] = [standardEquipment(low, day).length, standardEquipment(high, day).length];
    assert.ok(many >= few || many === 60, `${low.name} ${few}, ${high.name} ${many}`);
  }
});
