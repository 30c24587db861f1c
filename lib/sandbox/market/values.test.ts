import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '@/lib/sandbox/time/calendar';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { mileageFactor, retainedShare } from '@/lib/sandbox/market/curve';
import { currentEdition, editionOn, editions } from '@/lib/sandbox/market/editions';
import { marketIndex } from '@/lib/sandbox/market/market-index';
import { highestMileage, isOutOfBounds, mileagePoints, roundedMileage } from '@/lib/sandbox/market/mileage';
import { costNewPounds, guideRounded, internetPrices, usedValue } from '@/lib/sandbox/market/values';
import { sliceOfDate } from '@/lib/sandbox/plates/plates';

const everyone = [...catalogue().derivatives('CAR'), ...catalogue().derivatives('LCV')];
const anyDerivative = fc.constantFrom(...everyone);
const anyEdition = fc.nat({ max: 130 }).map((months) => addMonths('2016-01-01', months));
const anySubject = fc.record({
  derivative: anyDerivative,
  daysAfter: fc.nat({ max: 700 }),
  edition: anyEdition,
  mileage: fc.nat({ max: 250 }).map((thousands) => thousands * 1000),
});
const settings = { numRuns: 4000, seed: 11 };

test('Retail ≥ Clean ≥ Average ≥ Below, in the guide’s steps, for every vehicle', () => {
  fc.assert(
    fc.property(anySubject, ({ derivative, daysAfter, edition, mileage }) => {
      const values = usedValue({ derivative, registered: addDays(derivative.introduced, daysAfter), mileage, edition });
      if (values === null) return;
      const { retail, clean, average, below } = values;
      assert.ok(retail >= clean && clean >= average && average >= below && below > 0);
      for (const value of [retail, clean, average, below]) assert.equal(value % (value < 30000 ? 25 : 50), 0);
    }),
    settings,
  );
});

test('More miles never make a car worth more', () => {
  fc.assert(
    fc.property(anySubject, fc.integer({ min: 1000, max: 60000 }), (subject, more) => {
      const registered = addDays(subject.derivative.introduced, subject.daysAfter);
      const few = usedValue({ ...subject, registered });
      const many = usedValue({ ...subject, registered, mileage: subject.mileage + more });
      if (few !== null && many !== null) assert.ok(many.clean <= few.clean && many.retail <= few.retail);
    }),
    settings,
  );
});

test('The same derivative on an older plate is never worth more, in the same edition with the same miles', () => {
  fc.assert(
    fc.property(anySubject, fc.integer({ min: 1, max: 900 }), (subject, older) => {
      const registered = addDays(subject.derivative.introduced, subject.daysAfter + older);
      const young = usedValue({ ...subject, registered });
      const old = usedValue({ ...subject, registered: addDays(registered, -older) });
      if (young !== null && old !== null) assert.ok(old.clean <= young.clean, `${old.clean} > ${young.clean}`);
    }),
    settings,
  );
});

test('Values depend on plate and year: every day of a slice gives the same', () => {
  fc.assert(
    fc.property(anySubject, (subject) => {
      const slice = sliceOfDate(addDays(subject.derivative.introduced, subject.daysAfter));
      assert.ok(slice);
      const first = usedValue({ ...subject, registered: slice.from });
      const last = usedValue({ ...subject, registered: slice.to });
      if (first !== null && last !== null) assert.deepEqual(last, first);
    }),
    { ...settings, numRuns: 1000 },
  );
});

test('Advertised bands surround their values and are in the same order', () => {
  fc.assert(
    fc.property(anySubject, (subject) => {
      const values = usedValue({ ...subject, registered: addDays(subject.derivative.introduced, subject.daysAfter) });
      if (values === null) return;
      const { retail, clean, average, below } = internetPrices(values);
      const bands = [retail, clean, average, below];
      bands.forEach((band, i) => {
        assert.ok(band.low < band.high);
        const next = bands[i + 1];
        if (next) assert.ok(band.low >= next.low && band.high >= next.high);
      });
      assert.ok(clean.low <= values.clean && values.clean <= clean.high);
    }),
    settings,
  );
});

test('4 years and 80,000 miles are worth 0.807 of 3 years and 60,000 (Kuga, Fleet News 2013)', () => {
  const ratio = retainedShare('CAR', 'petrol', 48, 80000) / retainedShare('CAR', 'petrol', 36, 60000);
  assert.ok(Math.abs(ratio - 0.807) < 0.005, String(ratio));
});

// Shares of the price new retained, as published; tolerance ± 0.03 of the price new.
const publishedRetention: readonly (readonly [
  what: string,
  powertrain: 'petrol' | 'electric',
  months: number,
  miles: number,
  share: number,
])[] = [
  ['M440i after one year', 'petrol', 12, 10000, 0.728],
  ['M440i after two years', 'petrol', 24, 20000, 0.639],
  ['M440i after three years', 'petrol', 36, 30000, 0.564],
  ['i4 eDrive40 after one year', 'electric', 12, 10000, 0.628],
  ['i4 eDrive40 after two years', 'electric', 24, 20000, 0.568],
  ['i4 eDrive40 after three years', 'electric', 36, 30000, 0.514],
  ['Sportage at 3 years / 60,000', 'petrol', 36, 60000, 0.455],
  ['Tucson at 3 years / 60,000', 'petrol', 36, 60000, 0.448],
];
for (const [what, powertrain, months, miles, share] of publishedRetention) {
  test(`${what} retains about ${share} of its price`, () => {
    assert.ok(Math.abs(retainedShare('CAR', powertrain, months, miles) - share) <= 0.035);
  });
}

// Whole valuations against those published in magazines, July 2024 edition. ± 15 %: magazines divide by the price of
// 2024, the book by the price of the year of registration.
const publishedValuations: readonly (readonly [
  range: string,
  name: string,
  registered: string,
  mileage: number,
  clean: number,
])[] = [
  ['4 SERIES', 'M440i xDrive 2dr Step Auto', '2023-07-01', 10000, 43400],
  ['4 SERIES', 'M440i xDrive 2dr Step Auto', '2022-07-01', 20000, 38100],
  ['4 SERIES', 'M440i xDrive 2dr Step Auto', '2021-07-01', 30000, 33600],
];
for (const [range, name, registered, mileage, clean] of publishedValuations) {
  test(`${name} of ${registered.slice(0, 4)} at ${mileage} miles is worth about £${clean}`, () => {
    const derivative = catalogue()
      .onSale('CAR', registered)
      .find((derivative) => derivative.model.range.name === range && derivative.name === name);
    assert.ok(derivative);
    const values = usedValue({ derivative, registered, mileage, edition: '2024-07-01' });
    assert.ok(values && Math.abs(values.clean / clean - 1) <= 0.15, String(values?.clean));
  });
}

test('Vans keep 45 to 55 % at three years and lose 15 to 18 % a year after, ex VAT (press)', () => {
  const three = retainedShare('LCV', 'diesel', 36, 48000);
  assert.ok(three >= 0.45 && three <= 0.55);
  for (let years = 4; years < 10; years++) {
    const lost =
      1 -
      retainedShare('LCV', 'diesel', (years + 1) * 12, (years + 1) * 16000) /
        retainedShare('LCV', 'diesel', years * 12, years * 16000);
    assert.ok(lost >= 0.145 && lost <= 0.185, `${years} ${lost}`);
  }
});

test('Mileage counts about half a percent for each thousand, never raises the value and never makes it zero', () => {
  assert.ok(Math.abs(mileageFactor('CAR', 36, 31000) - 0.995) < 1e-9);
  for (let miles = 0; miles < 250000; miles += 1000) {
    assert.ok(mileageFactor('CAR', 60, miles + 1000) < mileageFactor('CAR', 60, miles));
    assert.ok(mileageFactor('CAR', 60, miles) > 0.1);
  }
});

const roundings: readonly (readonly [entered: number, used: number])[] = [
  [23499, 23000],
  [23500, 24000],
  [500, 1000],
  [499, 0],
  [0, 0],
  [46000, 46000],
];
for (const [entered, used] of roundings) {
  test(`${entered} miles are valued as ${used}`, () => assert.equal(roundedMileage(entered), used));
}

test('150,000 miles are out of bounds for a five-year-old car, as recorded; nothing above 250,000 is in', () => {
  assert.equal(isOutOfBounds('CAR', '2021-03-15', '2026-06-01', 150000), true);
  assert.equal(isOutOfBounds('CAR', '2021-03-15', '2026-06-01', 100000), false);
  assert.equal(isOutOfBounds('CAR', '2008-03-15', '2026-06-01', 251000), true);
  assert.equal(isOutOfBounds('CAR', '2021-03-15', '2026-06-01', -1), true);
  assert.equal(highestMileage('LCV', '2008-03-15', '2026-06-01'), 250000);
});

test('Grid mileages rise in even steps and are all within bounds', () => {
  for (const registered of ['2026-03-01', '2024-09-01', '2018-03-01', '2010-03-01']) {
    const points = mileagePoints('CAR', registered, '2026-11-01');
    assert.ok(points.length >= 3 && points.length <= 20);
    points.forEach((point, i) => assert.equal(point, (points[0] ?? 0) * (i + 1)));
    assert.ok(points.every((point) => !isOutOfBounds('CAR', registered, '2026-11-01', point)));
  }
});

test('The book gives no value before registration, before its first edition, nor after twenty years', () => {
  const derivative = everyone.find(
    (candidate) => candidate.introduced < '2009-01-01' && (candidate.runOut ?? '') > '2010-01-01',
  );
  assert.ok(derivative);
  const registered = '2009-06-01';
  assert.equal(usedValue({ derivative, registered, mileage: 50000, edition: '2009-01-01' }), null);
  assert.equal(usedValue({ derivative, registered, mileage: 50000, edition: '2015-12-01' }), null);
  assert.notEqual(usedValue({ derivative, registered, mileage: 50000, edition: '2016-01-01' }), null);
  assert.equal(usedValue({ derivative, registered, mileage: 90000, edition: '2031-01-01' }), null);
});

test('A derivative has no value on a plate on which it was never sold', () => {
  const derivative = everyone.find((candidate) => (candidate.runOut ?? '9') < '2015-01-01');
  assert.ok(derivative);
  assert.equal(usedValue({ derivative, registered: '2020-06-01', mileage: 30000, edition: '2024-01-01' }), null);
});

test('Editions are the firsts of the months from January 2016; a day has the edition of its month', () => {
  assert.equal(currentEdition('2026-11-20'), '2026-11-01');
  const all = editions('2026-11-20');
  assert.deepEqual([all[0], all.at(-1), all.length], ['2016-01-01', '2026-11-01', 131]);
  assert.equal(editionOn('2020-02-29', '2026-11-20'), '2020-02-01');
  assert.equal(editionOn('2030-01-01', '2026-11-20'), '2026-11-01');
  assert.equal(editionOn('2015-12-31', '2026-11-20'), null);
});

test('The market rose by a quarter or more through 2021, fell in late 2023 and stood at 1 in July 2024', () => {
  assert.ok(marketIndex('2021-10-01') / marketIndex('2021-04-01') > 1.25);
  assert.ok(marketIndex('2024-01-01') < marketIndex('2023-09-01') * 0.91);
  assert.equal(marketIndex('2024-07-01'), 1);
});

test('Rounding is to £25 below £30,000 and £50 from there', () => {
  assert.deepEqual([8737, 12.4, 29990, 30030].map(guideRounded), [8725, 0, 30000, 30050]);
});

test('Cost new of a car includes VAT on price and delivery; of a van neither', () => {
  for (const derivative of everyone.filter((_, i) => i % 400 === 0)) {
    const pounds = costNewPounds(derivative, derivative.introduced);
    const delivery = derivative.line.make.deliveryPounds;
    const basic = derivative.basicPriceNewPence / 100;
    const expected = derivative.database === 'CAR' ? (basic + delivery) * 1.2 : basic + delivery;
    assert.ok(Math.abs(pounds / expected - 1) < 0.05, `${derivative.name} ${pounds} ${expected}`);
  }
});
