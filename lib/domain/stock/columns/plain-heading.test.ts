import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsByHeading } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { factColumns } from '@/lib/domain/stock-cars/list-car';
import { plainHeading } from './plain-heading';
import { isHeading } from './stock-headings';

for (const [spellings, plain] of [
  [
    ['Date in', 'DATE IN', 'DateIn', 'date_in', 'Date-in:', ' date  in ', 'Date in (dd/mm)', 'Ｄａｔｅ　ｉｎ'],
    'date in',
  ],
  [['Price', 'Price £', 'PRICE (£)', 'price*', 'Price\n(inc. VAT)'], 'price'],
  [['Price €'], 'price €'],
  [['Price %'], 'price %'],
  [['', '£', 'x'.repeat(101)], ''],
] as const)
  for (const spelling of spellings)
    test(`the heading ${JSON.stringify(spelling)} is “${plain}”`, () => assert.equal(plainHeading(spelling), plain));

/** Every list of headings, by a heading of two words. */
const LISTS: readonly (readonly [string, string, (heading: string) => boolean])[] = [
  ['a stock list’s plate', 'reg no', (heading) => isHeading('plate', heading)],
  ['a stock list’s stock number', 'stock no', (heading) => isHeading('reference', heading)],
  ['a stock list’s date in', 'date in', (heading) => factColumns([heading]).has('inOn')],
  ['a stock list’s cost', 'cost price', (heading) => factColumns([heading]).has('costPounds')],
  ['past sales’ date', 'sale date', (heading) => columnsByHeading([heading]).soldOn === 0],
  ['past sales’ plate', 'reg no', (heading) => columnsByHeading([heading]).plate === 0],
];
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const SPELLINGS: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join(' ').toUpperCase(),
  (words) => words.map(capital).join(''),
  (words) => words.join('_'),
  (words) => words.map(capital).join('.'),
  (words) => `${words.join('  ')}:`,
  (words) => words.join('\u00A0'),
];
for (const [column, heading, isFound] of LISTS)
  for (const spelling of SPELLINGS.map((spell) => spell(heading.split(' '))))
    test(`${column} is found under ${JSON.stringify(spelling)}`, () => assert.ok(isFound(spelling)));
