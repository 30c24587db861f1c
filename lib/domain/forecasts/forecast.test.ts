/** Forecasts, histories and report cards: read from answers in the form of the documents' tables, computed by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecastFrom, vehicleTypeOf } from './forecast';
import { firstAfterMonths, calendarMonthsBetween } from '@/lib/domain/time/calendar';
import {
  yearLetterName,
  parseYearLetter,
  yearLetterOn,
  yearLettersBetween,
  yearLetterWords,
} from '@/lib/domain/plates/year-letter';
import { reportCardOf } from './forecast-report-card';
import { changesFrom } from '@/lib/domain/options/option-bundle';
import { risingChanges, usedValueHistoryFrom } from '@/lib/domain/valuations/used-value-history';
import { valuesAlongMileage, valueAt } from '@/lib/domain/valuations/value-grid';

const point = (mileage: number, clean: number) => ({ mileage, clean, average: clean - 500, below: clean - 1500 });
/** 1 §ShortTermForecast: one snapshot, its months unordered, because nothing in the document orders them. */
const wire = [
  {
    valuationDate: '2026-05-01T00:00:00',
    plates: [
      {
        plate: { yearMonth: '2021 21', plateSequenceNumber: 79 },
        plusValues: [
          { date: '2026-07-01T00:00:00', mileagePoints: [point(20_000, 9_800), point(10_000, 10_400)] },
          { date: '2026-06-01T00:00:00', mileagePoints: [point(10_000, 10_600), point(30_000, 9_200)] },
        ],
      },
    ],
    comments: [
      { commentDate: '2026-05-04T09:30:00', comment: ' Demand is firm. ' },
      { commentDate: '2026-05-05T00:00:00', comment: ' ' },
    ],
  },
];

test('a forecast is read as grids by day and mileage, in order, with a gap where the provider gives no value', () => {
  assert.deepEqual(forecastFrom(wire), {
    snapshotDay: '2026-05-01',
    plates: [
      {
        name: '2021 21',
        sequence: 79,
        days: ['2026-06-01', '2026-07-01'],
        mileages: [10_000, 20_000, 30_000],
        clean: [
          [10_600, null, 9_200],
          [10_400, 9_800, null],
        ],
        average: [
          [10_100, null, 8_700],
          [9_900, 9_300, null],
        ],
        below: [
          [9_100, null, 7_700],
          [8_900, 8_300, null],
        ],
      },
    ],
    comments: [{ day: '2026-05-04', text: 'Demand is firm.' }],
  });
  assert.equal(forecastFrom([]), null);
});

test('the kind of vehicle is found in the provider’s own list, not by a fixed number', () => {
  const types = [
    { typeId: 7, description: 'Car', abbreviation: 'CAR' },
    { typeId: 9, description: 'Light Commercial Vehicle', abbreviation: 'LCV' },
  ];
  assert.equal(vehicleTypeOf('car', types), 7);
  assert.equal(vehicleTypeOf('van', types), 9);
  assert.equal(vehicleTypeOf('van', types.slice(0, 1)), null);
});

test('between two mileages a value is interpolated and marked; outside them there is none', () => {
  const [mileages, values] = [
    [10_000, 20_000, 40_000],
    [10_000, 9_000, null],
  ];
  const cases: [mileage: number, pounds: number | null, interpolated: boolean][] = [
    [10_000, 10_000, false],
    [12_500, 9_750, true],
    [20_000, 9_000, false],
    [9_999, null, false],
    [30_000, null, false],
    [40_001, null, false],
  ];
  for (const [mileage, pounds, interpolated] of cases)
    assert.deepEqual(valueAt(mileages, values, mileage), { pounds, interpolated }, String(mileage));
  // A point that other months have and this one lacks is no gap: 30,000 lies between 20,000 and 40,000.
  assert.deepEqual(valueAt([20_000, 25_000, 40_000], [9_000, null, 7_000], 30_000), {
    pounds: 8_000,
    interpolated: true,
  });
});

test('a car that runs 1,000 miles a month moves diagonally through the grid, also back in time', () => {
  const days = ['2026-04-01', '2026-06-01', '2026-07-01'];
  const grid = [
    [10_000, 9_000],
    [9_800, 8_800],
    [9_700, 8_700],
  ];
  const usage = { mileage: 10_000, perMonth: 1_000, today: '2026-05-20' };
  // 9,000 mi in April lie below the grid; 11,000 in June a tenth of the way; 12,000 in July a fifth.
  assert.deepEqual(
    valuesAlongMileage(days, [10_000, 20_000], grid, usage).map(({ pounds }) => pounds),
    [null, 9_700, 9_500],
  );
});

test('a history has one edition per row, 0 read as no value, and its changes in words', () => {
  const row = (edition: string, mileage: number, clean: number) => ({
    Uvt_PubDate: `${edition}T00:00:00`,
    Uvt_Year: 2021,
    Yc_Letter: ' 21 ',
    Uvt_Mileage: mileage,
    Uvt_Retail: clean + 2_000,
    Uvt_Clean: clean,
    Uvt_Average: 0,
    Uvt_Below: clean - 1_000,
    CostNew: 21_500,
  });
  const history = usedValueHistoryFrom({
    Success: true,
    FailMessage: '',
    tables: { Grid: [row('2026-04-01', 10_000, 9_000), row('2026-03-01', 10_000, 9_200)] },
  });
  assert.deepEqual(history, {
    editions: ['2026-03-01', '2026-04-01'],
    mileages: [10_000],
    retail: [[11_200], [11_000]],
    clean: [[9_200], [9_000]],
    average: [[null], [null]],
    below: [[8_200], [8_000]],
    costNewPounds: 21_500,
  });
  const changes = changesFrom({
    Success: true,
    FailMessage: '',
    tables: {
      Grid: [
        { dt_date: '2025-02-01T00:00:00', dt_my: 0, dt_pr: 1, dt_opt: 1, dt_se: 0, dt_tech: 0 },
        { dt_date: '2024-02-01T00:00:00', dt_my: 0, dt_pr: 0, dt_opt: 0, dt_se: 0, dt_tech: 0 },
      ],
    },
  });
  assert.deepEqual(risingChanges(changes), [{ day: '2025-02-01', what: ['price', 'options'] }]);
});

test('the report card compares each forecast with its edition: absolute error, bias with its sign, n', () => {
  const plate = (days: string[], clean: number[]) => {
    const grid = clean.map((pounds) => [pounds]);
    return { name: '2021 21', sequence: 79, days, mileages: [10_000], clean: grid, average: grid, below: grid };
  };
  const snapshot = (snapshotDay: string, days: string[], clean: number[]) => ({
    snapshotDay,
    comments: [],
    plates: [plate(days, clean)],
  });
  const grid = [[9_000], [8_900], [8_850]];
  const history = {
    editions: ['2026-02-01', '2026-03-01', '2026-04-01'],
    mileages: [10_000],
    costNewPounds: null,
    retail: grid,
    clean: grid,
    average: grid,
    below: grid,
  };
  const card = reportCardOf(
    [
      snapshot('2026-02-01', ['2026-03-01', '2026-04-01'], [9_000, 8_800]),
      snapshot('2026-01-01', ['2026-02-01', '2026-04-01'], [8_800, 8_950]),
    ],
    history,
    10_000,
  );
  // One month on: 9,000 against 8,900 is +100; 8,800 against 9,000 is −200. Three on: 8,950 against 8,850 is +100.
  const clean = card.judgements.filter(({ band }) => band === 'clean');
  assert.deepEqual(clean, [
    { band: 'clean', monthsAhead: 1, count: 2, errorPounds: 150, biasPounds: -50 },
    { band: 'clean', monthsAhead: 3, count: 1, errorPounds: 100, biasPounds: 100 },
    { band: 'clean', monthsAhead: 6, count: 0, errorPounds: null, biasPounds: null },
  ]);
});

test('a registration day has the year and letter that the guide lists it under', () => {
  const cases: [day: string, name: string | null, words: string | null][] = [
    ['2021-03-15', '2021 21', '21 plate (Mar 21–Aug 21)'],
    ['2022-02-28', '2022 71', '71 plate (Sep 21–Feb 22), 2022'],
    ['2021-09-01', '2021 71', '71 plate (Sep 21–Feb 22), 2021'],
    ['2001-09-01', '2001 51', '51 plate (Sep 01–Feb 02), 2001'],
    ['2001-08-31', '2001 Y', 'Y plate (Mar 01–Aug 01)'],
    ['1999-02-28', '1999 S', 'S plate (Aug 98–Feb 99), 1999'],
    ['1955-01-01', null, null],
  ];
  for (const [day, name, words] of cases) {
    const slice = yearLetterOn(day);
    assert.equal(slice && yearLetterName(slice), name, day);
    assert.equal(slice && yearLetterWords(slice), words, day);
    if (slice) assert.deepEqual(parseYearLetter(yearLetterName(slice)), slice);
  }
  assert.deepEqual(yearLettersBetween('2021-06-01', '2022-03-01').map(yearLetterName), [
    '2022 22',
    '2022 71',
    '2021 71',
    '2021 21',
  ]);
});

test('months are counted across the turn of a year', () => {
  assert.equal(firstAfterMonths('2026-11-21', 3), '2027-02-01');
  assert.equal(firstAfterMonths('2026-01-31', -1), '2025-12-01');
  assert.equal(calendarMonthsBetween('2026-11-30', '2027-01-01'), 2);
});
