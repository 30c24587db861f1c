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

test('the first day is that of the edition with today’s values, at their own mileage and not interpolated; the months stay as they are', () => {
  const joined = forecastFromToday(PLATE, TODAY, '2026-05-01');
  assert.deepEqual(joined.days, ['2026-05-01', '2026-06-01', '2026-07-01']);
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
    assert.equal(forecastStartWords(PLATE, { ...none, day }, '2026-05-01'), 'Short-term forecast of 1 May 2026.');
  for (const band of ['clean', 'average', 'below'] as const) {
    const one = { ...none, [band]: [8_000] };
    assert.equal(forecastFromToday(PLATE, one, '2026-05-01').days.length, 3);
    assert.match(forecastStartWords(PLATE, one, '2026-05-01'), /Begins with the values of this valuation/);
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
    const start = { plate: PLATE, values: today, snapshotDay: '2026-05-01' };
    return [joined.days[0], first, exactStartWords({ ...exact, day }, '2021-03-15', start).length];
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
    exactStartWords({ ...exact, day: '2026-05-01' }, '2021-03-15', {
      plate: PLATE,
      values: joined,
      snapshotDay: '2026-05-01',
    }).join(),
    /^Begins with the value in the guide’s edition of 1 May 2026 for first registration on 15 Mar 2021; /,
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

/** Every kind of values known for a plate, with the day they were read on and whether any is not null. */
const KNOWN_VALUES = ['2026-03-23', '2026-05-01', '2026-05-23', '2026-06-02'].flatMap((day) =>
  [
    [null, null, null],
    [9_700, null, null],
    [null, 9_200, null],
    [null, null, 8_200],
    [9_700, 9_200, 8_200],
  ].map(([clean = null, average = null, below = null]) => ({ day, mileage: 14_000, clean, average, below })),
);
/** Made from one edition; its first month is the next, that of the edition itself, or missing. */
const FORECASTS = [PLATE, { ...PLATE, days: ['2026-05-01', '2026-06-01'] }, { ...PLATE, days: [] }];

test('wherever a forecast begins with known values, the panel and the page name one day of them: that of its first row', () => {
  const starts = new Set<string>();
  for (const plate of FORECASTS)
    for (const known of KNOWN_VALUES) {
      const snapshotDay = '2026-05-01';
      const values: ValuesOfDay = {
        day: known.day,
        mileages: [known.mileage],
        clean: [known.clean],
        average: [known.average],
        below: [known.below],
      };
      const drawn = forecastFromToday(plate, values, snapshotDay);
      const panel = forecastStartWords(plate, values, snapshotDay);
      const start = { plate, values: withExactValues(null, known), snapshotDay };
      const [page = ''] = exactStartWords(known, '2021-03-15', start);
      const begins = drawn.days.length > plate.days.length;
      const name = `${panel} · ${page}`;
      assert.equal(begins ? drawn.days[0] : snapshotDay, snapshotDay, name);
      for (const words of [panel, page]) {
        assert.equal(
          /Begins with .*, in the guide’s edition of 1 May 2026|Begins with the value in the guide’s edition of 1 May 2026/.test(
            words,
          ),
          begins,
          name,
        );
        assert.ok(!words.includes('23 May 2026'), name);
      }
      const isApart = !begins && known.day.slice(0, 7) !== '2026-05' && hasAny(known);
      assert.equal(panel.includes('are not part of it'), isApart, name);
      starts.add(panel);
    }
  assert.deepEqual([...starts].toSorted(), [
    'Short-term forecast of 1 May 2026.',
    'Short-term forecast of 1 May 2026. Begins with the values of this valuation, in the guide’s edition of 1 May 2026.',
    'Short-term forecast of 1 May 2026. The values of this valuation, valued on 2 Jun 2026, are not part of it.',
    'Short-term forecast of 1 May 2026. The values of this valuation, valued on 23 Mar 2026, are not part of it.',
  ]);
});

test('a vehicle that has no value begins with that of its plate, and no words claim another', () => {
  const ofPlate: ValuesOfDay = { ...TODAY, day: '2026-05-01', mileages: [14_000] };
  const exact = { day: '2026-05-01', mileage: 14_000, clean: null, average: null, below: null };
  const start = { plate: PLATE, values: withExactValues(ofPlate, exact), snapshotDay: '2026-05-01' };
  assert.deepEqual(exactStartWords(exact, '2021-03-15', start), []);
});

const hasAny = ({ clean, average, below }: (typeof KNOWN_VALUES)[number]) =>
  [clean, average, below].some((pounds) => pounds !== null);
