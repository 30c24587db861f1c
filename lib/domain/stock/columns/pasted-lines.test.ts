/** Rows as they are pasted or typed under a hint that asks for one car per line, with plate and mileage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { isCar, stockRowReader } from '../read-stock-rows';
import { findColumns } from './stock-columns';

const TODAY = '2026-11-29';
const carsOf = (text: string) => {
  const { columns, labels, rows } = findColumns(readDelimited(text));
  return (
    columns && rows.map(stockRowReader(columns, TODAY, labels)).map((row) => isCar(row) && [row.plate, row.mileage])
  );
};
const CARS = [
  ['YT20TKA', 45_000],
  ['YT20TKB', 46_000],
];

for (const gap of [' ', '  ', '\t', ', ', ',', ' - ', ': ', '; ', ' – '])
  for (const [first, second] of [
    ['45000', '46000'],
    ['45k', '46k'],
    ['45000 miles', '46000 mi'],
    ['"45,000"', '"46,000"'],
    ...(gap.includes(',')
      ? []
      : [['45,000', '46,000'] as const, ['45,000', '46000'] as const, ['45,000 mi', '46k'] as const]),
  ] as const) {
    // A cell in quotes is one only beside a delimiter.
    if (first.startsWith('"') && ![',', '\t'].includes(gap)) continue;
    test(`${JSON.stringify(`YT20 TKA${gap}${first}`)} is a reg and a mileage`, () => {
      for (const [one, two] of [
        ['YT20 TKA', 'YT20 TKB'],
        ['YT20TKA', 'yt20 tkb'],
      ])
        for (const heading of ['', 'Cars\n'])
          assert.deepEqual(carsOf(`${heading}${one}${gap}${first}\n${two}${gap}${second}\n`), CARS);
    });
  }

test('a line of one car is enough, and one that cannot be read is a row with a problem', () => {
  assert.deepEqual(carsOf('YT20 TKA 45,000'), [['YT20TKA', 45_000]]);
  assert.deepEqual(carsOf('YT20 TKA 45,000\nYT20 TKB\nYT20 TKC Ford 2019'), [['YT20TKA', 45_000], false, false]);
  assert.deepEqual(carsOf('AB 12 34,500'), [['AB12', 34_500]]);
});

test('a table is not parted: with delimiters its cells are its columns', () => {
  assert.deepEqual(carsOf('Reg,Mileage\nYT20 TKA,45000'), [['YT20TKA', 45_000]]);
  assert.deepEqual(carsOf('AB21CDE,46,000\nGO19LFS,31,500'), null);
  assert.equal(readDelimited('120,450\n130,460')[0]?.cells.length, 1);
});
