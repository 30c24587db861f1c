/** The words beside the options of an appraisal account for every option, and repeat nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsAt, optionTotal } from './option-total';

const option = (code: number, value: number | null, isIncluded: boolean) => ({
  code,
  name: `Fitting ${code}`,
  isPack: false,
  costNewPounds: null,
  valuePounds: [value],
  isIncluded: [isIncluded],
  contents: [],
});

function wordsOf(counted: number, excluded: number, worthless: number, maxOptions: number | null): string {
  const options = [
    ...Array.from({ length: counted }, (_, index) => option(index, 400, true)),
    ...Array.from({ length: excluded }, (_, index) => option(100 + index, 90 + index, false)),
    ...Array.from({ length: worthless }, (_, index) => option(200 + index, index % 2 === 0 ? 0 : null, false)),
  ];
  const totals = [{ retail: null, clean: counted * 400, average: null, below: null }];
  const values = { identifier: 1, registered: '2021-03-15', mileage: 40_000, valuedOn: '2026-11-10', totals, options };
  return optionTotal({ ...values, maxShareOfPrice: 0.15, maxOptions }, 'clean', 0).words;
}

test('options that count, are excluded and are worth nothing add up to those selected, and no clause is repeated', () => {
  for (const counted of [0, 1, 2, 5])
    for (const excluded of [0, 1, 2, 20])
      for (const worthless of [0, 1, 2, 21])
        for (const maxOptions of [null, Math.max(1, counted)]) {
          const all = counted + excluded + worthless;
          if (all < 2) continue;
          const words = wordsOf(counted, excluded, worthless, maxOptions);
          const [, first, total] = /(\d+) of (\d+) options/.exec(words) ?? ['', String(all), String(all)];
          const named = words.match(/Fitting 1\d\d £\d+/g)?.length ?? 0;
          const without = Number(/(\d+) (?:others?|options?) adds? no value/.exec(words)?.[1] ?? 0);
          assert.deepEqual([Number(first) + named + without, Number(total)], [all, all], words);
          const clauses = words.split(/[.,:;()] ?/).filter(Boolean);
          assert.equal(new Set(clauses).size, clauses.length, words);
        }
});

test('a limit is explained once, with what each option would add', () => {
  assert.match(
    wordsOf(5, 2, 21, 5),
    /5 of 28 options count\. At most 5 options count, highest value first\. Not counted, with what each would add in Clean: Fitting 101 £91 and Fitting 100 £90\. 21 others add no value\.$/,
  );
  assert.match(wordsOf(1, 0, 1, null), /1 of 2 options counts\. 1 option adds no value\.$/);
  assert.match(wordsOf(0, 0, 1, null), /as the service values it\. 1 option adds no value\.$/);
});

test('options of a later month are not added to a vehicle value of an earlier one', () => {
  const totals = [300, 290].map((clean) => ({ retail: null, clean, average: null, below: null }));
  const values = { identifier: 1, registered: '2021-03-15', mileage: 40_000, valuedOn: '2026-12-01', totals };
  const valued = { ...values, options: [option(1, 300, true)], maxShareOfPrice: null, maxOptions: null };
  const poundsIn = (handOver: string | undefined) => optionsAt(valued, 'clean', handOver).value?.pounds ?? null;
  assert.deepEqual([undefined, '2026-12', '2027-01', '2026-11'].map(poundsIn), [300, 300, 290, null]);
  const passed = optionsAt(valued, 'clean', '2026-11');
  assert.ok(passed.value === null && passed.because !== 'loading');
  assert.match(passed.because.reason, /^The options are valued from December 2026 on, /);
});
