/** Derivatives in the order of their tax figures, and up to a maximum. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { derivativeFigures, type DerivativeFigures } from './derivative-figures';
import { ALL_FIGURES, FIGURE_NAMES, filteredByFigures, type FiguresFilter } from './figures-filter';

const row = (identifier: number, p11d: number | null, co2: number, percent: number, month: number | null) => ({
  identifier,
  p11dPence: p11d === null ? null : p11d * 100,
  co2GramsPerKm: co2,
  benefitPercent: percent,
  basicTaxPencePerMonth: month === null ? null : month * 100,
  because: null,
});
const FIGURES: readonly DerivativeFigures[] = [
  row(1, 30_000, 120, 30, 150),
  row(2, 25_000, 130, 32, 133.33),
  row(3, null, 0, 4, null),
  row(4, 41_000, 0, 4, 27.33),
];
const known = new Map(FIGURES.map((figures) => [figures.identifier, figures]));
/** The fifth has no answer at all. */
const listed = [1, 2, 3, 4, 5].map((identifier) => ({ identifier }));
const order = (filter: Partial<FiguresFilter>) =>
  filteredByFigures(listed, known, { ...ALL_FIGURES, ...filter }).map(({ identifier }) => identifier);

for (const [title, filter, expected] of [
  ['without a filter the guide’s order stays', {}, [1, 2, 3, 4, 5]],
  ['by P11D, the unknown last', { sort: { by: 'p11d', descending: false } }, [2, 1, 4, 3, 5]],
  ['by P11D downwards, the unknown last too', { sort: { by: 'p11d', descending: true } }, [4, 1, 2, 3, 5]],
  ['by CO2, equal ones in the guide’s order', { sort: { by: 'co2', descending: false } }, [3, 4, 1, 2, 5]],
  ['by percentage downwards', { sort: { by: 'benefit', descending: true } }, [2, 1, 3, 4, 5]],
  ['by £ a month', { sort: { by: 'month', descending: false } }, [4, 2, 1, 3, 5]],
  ['a maximum P11D is included, the unknown left out', { maxP11dPounds: 30_000 }, [1, 2]],
  ['a maximum a month counts pennies', { maxMonthPounds: 133 }, [4]],
  ['both maxima hold together', { maxP11dPounds: 30_000, maxMonthPounds: 134 }, [2]],
] as const) {
  test(title, () => assert.deepEqual(order(filter), expected));
}

test('every figure sorts, in both directions', () => {
  for (const by of FIGURE_NAMES) {
    const [up, down] = [false, true].map((descending) => order({ sort: { by, descending } }));
    assert.notDeepEqual(up, down, by);
  }
});

test('the figures are the service’s of the tax year wanted, the tax a twelfth of a year’s', () => {
  const price = { basicPence: 1, vatPence: 1, deliveryPence: 1 };
  const year = { ending: 2027, pricePence: 1, limitPence: null, higherTaxPence: 400_000 };
  const value = {
    co2GramsPerKm: 118,
    euroClass: 6,
    capacityCc: 999,
    fuelType: 'Petrol',
    vehicle: { ...price, totalPence: 3_100_000 },
    p11d: { ...price, totalPence: 3_124_500 },
    years: [
      { ...year, percent: 29, benefitPence: 906_105, basicTaxPence: 181_221 },
      { ...year, ending: 2028, percent: 30, benefitPence: 1, basicTaxPence: 1 },
    ],
  };
  assert.deepEqual(derivativeFigures(50_031, { value }, 2027), {
    identifier: 50_031,
    p11dPence: 3_124_500,
    co2GramsPerKm: 118,
    benefitPercent: 29,
    basicTaxPencePerMonth: 15_102,
    because: null,
  });
});

test('a car without an answer has the reason in place of its figures', () => {
  const because = { reason: 'The service did not answer.', next: 'Try again.' };
  assert.deepEqual(derivativeFigures(1, { value: null, because }, 2027), {
    identifier: 1,
    p11dPence: null,
    co2GramsPerKm: null,
    benefitPercent: null,
    basicTaxPencePerMonth: null,
    because,
  });
});
