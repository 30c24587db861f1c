/** A forecast begins with today's value, if that is known and from the same month. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valuesAlongMileage } from '@/lib/domain/valuations/value-grid';
import type { ForecastPlate } from './forecast';
import {
  exactStartWords,
  forecastFromToday,
  forecastStartWords,
  latestEdition,
  withExactValues,
  type ValuesOfDay,
} from './forecast-from-today';

const PLATE: ForecastPlate = {
  name: '2021 21',
  sequence: 79,
  days: ['2026-06-01', '2026-07-01'],
  mileages: [10_000, 20_000],
  clean: [
    [9_900, 9_000],
    [9_800, 8_900],
  ],
  average: [
    [9_400, 8_500],
    [9_300, 8_400],
  ],
  below: [
    [8_400, 7_500],
    [8_300, null],
  ],
};
const TODAY: ValuesOfDay = {
  day: '2026-05-23',
  mileages: [14_000],
  clean: [9_700],
  average: [9_200],
  below: [null],
};

test('the first day is today’s, at its own mileage and not interpolated; the months stay as they are', () => {
  const joined = forecastFromToday(PLATE, TODAY, '2026-05-01');
  assert.deepEqual(joined.days, ['2026-05-23', '2026-06-01', '2026-07-01']);
  const usage = { mileage: 14_000, perMonth: 0, today: '2026-05-23' };
  const along = (band: 'clean' | 'below') => valuesAlongMileage(joined.days, joined.mileages, joined[band], usage);
  assert.deepEqual(along('clean'), [
    { pounds: 9_700, interpolated: false },
    { pounds: 9_550, interpolated: true },
    { pounds: 9_450, interpolated: true },
  ]);
  assert.deepEqual(along('below'), [
    { pounds: null, interpolated: false },
    { pounds: 8_050, interpolated: true },
    { pounds: null, interpolated: false },
  ]);
});

test('values of another month, of a day the forecast has, or of no day leave it as it is', () => {
  assert.equal(forecastFromToday(PLATE, TODAY, '2026-04-01'), PLATE);
  assert.equal(forecastFromToday(PLATE, { ...TODAY, day: '2026-06-01' }, '2026-06-01'), PLATE);
  assert.equal(forecastFromToday(PLATE, null, '2026-05-01'), PLATE);
  assert.deepEqual(forecastFromToday({ ...PLATE, days: [] }, TODAY, '2026-05-01').days, []);
});

test('a valuation without values adds no row and no words, and one with any value does', () => {
  const none = { ...TODAY, clean: [null], average: [null], below: [null] };
  assert.equal(forecastFromToday(PLATE, none, '2026-05-01'), PLATE);
  for (const day of [TODAY.day, '2026-03-23'])
    assert.equal(forecastStartWords({ ...none, day }, '2026-05-01'), 'Short-term forecast of 1 May 2026.');
  for (const band of ['clean', 'average', 'below'] as const) {
    const one = { ...none, [band]: [8_000] };
    assert.equal(forecastFromToday(PLATE, one, '2026-05-01').days.length, 3);
    assert.match(forecastStartWords(one, '2026-05-01'), /from the values of 23 May 2026/);
  }
});

test('a forecast for a date of registration begins with the value of that date, and of its mileage, and says so', () => {
  const ofPlate: ValuesOfDay = {
    day: '2026-05-01',
    mileages: [10_000, 20_000],
    clean: [10_000, 9_100],
    average: [9_500, 8_600],
    below: [8_500, 7_600],
  };
  const exact = { mileage: 14_000, clean: 9_655, average: 9_150, below: null };
  const firstOf = (day: string, base: ValuesOfDay | null) => {
    const today = withExactValues(base, { ...exact, day });
    const joined = forecastFromToday(PLATE, today, '2026-05-01');
    const usage = { mileage: 14_000, perMonth: 0, today: '2026-05-23' };
    const [first] = valuesAlongMileage(joined.days, joined.mileages, joined.clean, usage);
    return [joined.days[0], first, exactStartWords({ ...exact, day }, '2021-03-15', joined).length];
  };
  // Interpolated for the plate it would be £9,650.
  assert.deepEqual(firstOf('2026-05-01', ofPlate), ['2026-05-01', { pounds: 9_655, interpolated: false }, 1]);
  assert.deepEqual(firstOf('2026-05-01', null), ['2026-05-01', { pounds: 9_655, interpolated: false }, 1]);
  assert.deepEqual(firstOf('2026-04-01', ofPlate), ['2026-05-01', { pounds: 9_650, interpolated: true }, 0]);
  assert.equal(withExactValues(ofPlate, null), ofPlate);
  const none = { ...exact, day: '2026-05-01', clean: null, average: null };
  assert.equal(withExactValues(ofPlate, none), ofPlate);
  // Away from its mileage the plate's own points stay.
  const joined = withExactValues(ofPlate, { ...exact, day: '2026-05-01' });
  assert.deepEqual(
    [joined?.mileages, joined?.clean],
    [
      [10_000, 14_000, 20_000],
      [10_000, 9_655, 9_100],
    ],
  );
  assert.match(
    exactStartWords(
      { ...exact, day: '2026-05-01' },
      '2021-03-15',
      forecastFromToday(PLATE, joined, '2026-05-01'),
    ).join(),
    /^Begins with the value of 1 May 2026 for first registration on 15 Mar 2021; /,
  );
});

test('today’s values are those of the guide’s latest edition', () => {
  const grid = [[9_000], [8_900]];
  const history = {
    editions: ['2026-04-01', '2026-05-01'],
    mileages: [10_000],
    costNewPounds: null,
    retail: grid,
    clean: grid,
    average: grid,
    below: [[8_000], [null]],
  };
  assert.deepEqual(latestEdition(history), {
    day: '2026-05-01',
    mileages: [10_000],
    clean: [8_900],
    average: [8_900],
    below: [null],
  });
  assert.equal(latestEdition({ ...history, editions: [] }), null);
  assert.equal(latestEdition(null), null);
});

test('the words under the chart say what it begins with', () => {
  assert.equal(
    forecastStartWords(TODAY, '2026-05-01'),
    'Short-term forecast of 1 May 2026, from the values of 23 May 2026.',
  );
  assert.equal(
    forecastStartWords({ ...TODAY, day: '2026-03-23' }, '2026-05-01'),
    'Short-term forecast of 1 May 2026; the values above are of 23 Mar 2026 and are not part of it.',
  );
});
