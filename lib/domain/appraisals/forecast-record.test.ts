import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecastRecordWords } from './forecast-record';

const judgements = [
  { band: 'clean' as const, monthsAhead: 1, count: 8, errorPounds: 90, biasPounds: 30 },
  { band: 'clean' as const, monthsAhead: 3, count: 6, errorPounds: 210, biasPounds: -140 },
  { band: 'clean' as const, monthsAhead: 6, count: 0, errorPounds: null, biasPounds: null },
  { band: 'average' as const, monthsAhead: 1, count: 1, errorPounds: 75, biasPounds: 0 },
  { band: 'below' as const, monthsAhead: 1, count: 0, errorPounds: null, biasPounds: null },
];

for (const [condition, handOver, words] of [
  [
    'clean',
    '2026-12',
    '8 earlier forecasts of Clean for 1 month ahead were out by £90 on average, £30 too high overall.',
  ],
  [
    'clean',
    '2027-01',
    '6 earlier forecasts of Clean for 3 months ahead were out by £210 on average, £140 too low overall.',
  ],
  [
    'clean',
    '2027-05',
    'No earlier forecast of Clean for 6 months ahead has come due, so how far it may be off is not known.',
  ],
  [
    'average',
    '2026-12',
    '1 earlier forecast of Average for 1 month ahead was out by £75, neither too high nor too low overall.',
  ],
  [
    'below',
    '2026-12',
    'No earlier forecast of Below for 1 month ahead has come due, so how far it may be off is not known.',
  ],
] as const) {
  test(`a forecast of ${condition} for ${handOver} states how far earlier ones were off`, () => {
    assert.equal(forecastRecordWords({ judgements }, condition, '2026-11-01', handOver), words);
  });
}
