/** The change since a past day and the sentence under it, worked out by hand, over every combination. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changesSince,
  liveValuesAroundFrom,
  pastDayProblem,
  STATEMENT_SENTENCES,
  statementSentence,
} from './past-value';

const none = { value: null, because: { reason: 'There is none.', next: 'Use another.' } } as const;
const edition = (editionDay: string, retail: number | null, clean: number | null) => ({
  value: { editionDay, pounds: { retail, clean, average: null, below: null } },
});

test('the change is the value now less the value then, and its share is of the value then', () => {
  // 10,500 − 12,000 = −1,500; −1,500 ÷ 12,000 = −12.5 %. 9,270 − 9,000 = 270; ÷ 9,000 = 3 %.
  const [retail, clean, average] = changesSince({
    past: edition('2025-03-01', 12_000, 9_000),
    now: edition('2026-06-01', 10_500, 9_270),
  });
  assert.deepEqual(retail, {
    band: 'retail',
    pastPounds: 12_000,
    nowPounds: 10_500,
    changePounds: -1_500,
    changeShare: -0.125,
  });
  assert.deepEqual([clean?.changePounds, clean?.changeShare], [270, 0.03]);
  assert.deepEqual([average?.pastPounds, average?.changePounds, average?.changeShare], [null, null, null]);
});

test('each combination of values has the one sentence that is true of it', () => {
  const [older, current] = [edition('2025-03-01', 1, 1), edition('2026-06-01', 1, 1)];
  for (const [past, now, sentence] of [
    [older, current, 'bothEditions'],
    [current, current, 'sameEdition'],
    [older, none, 'pastOnly'],
    [none, current, 'nowOnly'],
    [none, none, 'none'],
  ] as const)
    assert.equal(statementSentence({ past, now }), STATEMENT_SENTENCES[sentence]);
});

test('a day has a value from its first registration to today', () => {
  const problemOn = (day: string) => pastDayProblem(day, '2021-03-15', '2026-06-05')?.reason ?? null;
  assert.equal(problemOn('2021-03-14'), 'This date is before its first registration.');
  assert.equal(problemOn('2021-03-15'), null);
  assert.equal(problemOn('2026-06-05'), null);
  assert.equal(problemOn('2026-06-06'), 'This date is in the future.');
});

test('the live values around a day rise by day, and a refusal has none', () => {
  const block = (Date: string, Clean: number) => ({ Date, Valuations: [{ Mileage: 40_000, Clean }] });
  const wire = {
    Success: true,
    ValuationDate: [block('2025-03-08T00:00:00', 9_000), block('2025-03-01T00:00:00', 9_100), block('', 1)],
  };
  assert.deepEqual(
    liveValuesAroundFrom(wire)?.map(({ day, pounds }) => [day, pounds.clean]),
    [
      ['2025-03-01', 9_100],
      ['2025-03-08', 9_000],
    ],
  );
  assert.equal(liveValuesAroundFrom({ Success: false, FailMessage: 'No values.' }), null);
});
