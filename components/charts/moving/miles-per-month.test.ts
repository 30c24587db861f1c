/** A text that is no mileage never becomes another number in a chart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BAD_MILEAGES } from '@/lib/domain/vehicles/bad-mileages.fixture';
import { formatMiles } from '@/lib/format';
import { readMilesPerMonth } from './miles-per-month';

/** What is drawn, key by key, and what is reported of the whole text. */
function typeKeys(text: string, before: number) {
  let drawn = before;
  for (let length = 1; length <= text.length; length++) drawn = readMilesPerMonth(text.slice(0, length), drawn).drawn;
  return readMilesPerMonth(text, drawn);
}

for (const [typed, sentence] of [...BAD_MILEAGES, ['99999', /99,999 mi per month is above the limit/] as const])
  test(`“${typed}” is refused, pasted or typed, and the last mileage stays drawn`, () => {
    for (const before of [0, 800]) {
      const pasted = readMilesPerMonth(typed, before);
      assert.equal(pasted.drawn, before);
      const byKeys = typeKeys(typed, before);
      const starts = Array.from(typed, (_, at) => typed.slice(0, at + 1));
      const valid = starts.filter((start) => readMilesPerMonth(start, -1).refusal === null);
      assert.equal(byKeys.drawn, readMilesPerMonth(valid.at(-1) ?? 'none', before).drawn);
      for (const { drawn, refusal } of [pasted, byKeys]) {
        assert.match(refusal ?? '', sentence);
        assert.ok(refusal?.endsWith(`Drawn: ${formatMiles(drawn)} per month.`), refusal ?? '');
      }
    }
  });

test('a mileage is drawn as typed, and an empty field is none', () => {
  for (const [typed, drawn] of [
    ['', 0],
    ['0', 0],
    ['1,200', 1_200],
    ['1.2k', 1_200],
    ['10000', 10_000],
    ['800 mi', 800],
  ] as const)
    assert.deepEqual(readMilesPerMonth(typed, 500), { drawn, refusal: null });
});
