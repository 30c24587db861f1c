/** The shaded range around a forecast: computed by hand from a report card. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedForecastsWords, forecastErrors, forecastErrorWords } from './forecast-error';
import type { ReportCard } from './forecast-report-card';

const cardOf = (...errors: readonly (readonly [monthsAhead: number, errorPounds: number | null])[]): ReportCard => ({
  mileage: 40_000,
  snapshots: [],
  judgements: errors.map(([monthsAhead, errorPounds]) => ({
    band: 'clean',
    monthsAhead,
    count: errorPounds === null ? 0 : 3,
    errorPounds,
    biasPounds: errorPounds,
  })),
});
const CARD = cardOf([1, 100], [3, 200], [6, 500]);
const DAYS = ['2026-11-23', '2026-12-01', '2027-01-01', '2027-02-01', '2027-04-01', '2027-05-01', '2027-06-01'];

test('none today, as measured in the months compared, between them linear, unknown after the last', () => {
  assert.deepEqual(forecastErrors(CARD, 'clean', '2026-11-01', DAYS), [0, 100, 150, 200, 400, 500, null]);
});

test('a month in which no forecast has come due is passed over', () => {
  assert.deepEqual(
    forecastErrors(cardOf([1, 100], [3, null], [6, 600]), 'clean', '2026-11-01', DAYS.slice(0, 5)),
    [0, 100, 200, 300, 500],
  );
  assert.deepEqual(forecastErrors(cardOf([1, null]), 'clean', '2026-11-01', DAYS.slice(0, 2)), [null, null]);
  assert.deepEqual(forecastErrors(CARD, 'below', '2026-11-01', DAYS.slice(0, 2)), [null, null]);
  assert.deepEqual(forecastErrors(CARD, 'clean', '2026-12-01', ['2026-11-23']), [null]);
});

test('the words name every month compared, and are missing where nothing is shaded', () => {
  assert.equal(
    forecastErrorWords(CARD, 'clean', 'Clean'),
    'Shaded: earlier forecasts of Clean were off by £100 after 1 month, £200 after 3 months and £500 after 6 months on average.',
  );
  assert.equal(
    forecastErrorWords(cardOf([1, 0], [3, null]), 'clean', 'Clean'),
    'Shaded: earlier forecasts of Clean were off by £0 after 1 month on average.',
  );
  assert.equal(forecastErrorWords(cardOf([1, null]), 'clean', 'Clean'), null);
});

for (const [snapshots, card, words] of [
  [
    ['2026-09-01', '2026-10-01'],
    cardOf([1, 100], [3, null], [6, null]),
    '2 forecasts from 1 Sep 2026 to 1 Oct 2026, at 40,000 mi, compared with the later guide editions. n = forecasts compared; a small n is not reliable. Nothing to compare yet 3 and 6 months ahead.',
  ],
  [
    ['2026-10-01'],
    cardOf([1, 100], [3, 200], [6, null]),
    '1 forecast of 1 Oct 2026, at 40,000 mi, compared with the later guide editions. n = forecasts compared; a small n is not reliable. Nothing to compare yet 6 months ahead.',
  ],
  [[], CARD, 'n = forecasts compared; a small n is not reliable.'],
  [
    ['2026-05-01', '2026-06-01'],
    cardOf([1, null], [3, 200], [6, 300]),
    '2 forecasts from 1 May 2026 to 1 Jun 2026, at 40,000 mi, compared with the later guide editions. n = forecasts compared; a small n is not reliable. Nothing to compare yet 1 month ahead.',
  ],
  [
    ['2026-01-01', '2026-10-01'],
    CARD,
    '2 forecasts from 1 Jan 2026 to 1 Oct 2026, at 40,000 mi, compared with the later guide editions. n = forecasts compared; a small n is not reliable.',
  ],
] as const)
  test(`what was compared: ${words.slice(0, 50)}…`, () => {
    assert.equal(comparedForecastsWords({ ...card, snapshots: [...snapshots] }), words);
  });
