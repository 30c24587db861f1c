/** Chosen columns over a matrix of headings: prices are asked about, and a choice that does not fit is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { columnsReadWords, refuseChoice } from './column-choice';
import { priceDoubt, priceDoubts, type PriceAsMileage } from './price-doubt';
import { findColumns } from './stock-columns';
import {
  readStockChoice,
  STOCK_CHOICE_TEXT,
  STOCK_FIELD_WORDS,
  STOCK_FIELDS,
  stockChoice,
  stockChoiceText,
  usedColumns,
} from './stock-fields';

const PRICES =
  `Price, Reserve, CAP clean, Cost, Retail, Trade, Guide, Hammer, Bid, BIN, SIV, Buy now, Stand in value, Asking, Valuation,
  Total, Book, Est., Nett, Cost (£), Stock value, Price per mile, Preis, Betrag, Amount, Sold for £, Mileage (£), Web price,
  Invoice total, Paid, GBP`.split(/,\s+/);
const MILEAGES = [
  'Mileage',
  'Odometer value',
  'Miles',
  'Kilometres',
  'MILEAGE_VALUE',
  'Genuine mileage',
  'Km-St.',
  'Mileage (k)',
];
/** Neither: the cells decide. */
const UNKNOWN = ['Stand', 'Column 3', 'Reading', 'Tacho', 'Zähler', 'Run'];

const CELLS: readonly (readonly [cells: readonly string[], isPrice: boolean])[] = [
  [['45000', '62,000'], false],
  [['45k', '62.5k'], false],
  [['74030 km', ''], false],
  [['', ''], false],
  [['£9,500', '£11,000'], true],
  [['9500.00', '11000.00'], true],
  [['9,500.50', ''], true],
  [['GBP 9500', '11000'], true],
  [['9500 €', '11000 €'], true],
];

for (const [cells, isPrice] of CELLS) {
  test(`of ${cells.join(' and ')}, a column is ${isPrice ? '' : 'not '}asked about by its cells, whatever heads it`, () => {
    for (const heading of UNKNOWN) assert.equal(priceDoubt(heading, cells) !== null, isPrice, heading);
    for (const heading of PRICES) assert.notEqual(priceDoubt(heading, cells), null, heading);
    for (const heading of MILEAGES) assert.equal(priceDoubt(heading, cells), null, heading);
  });
}

test('a doubt names what it is about: the cells, or else the heading', () => {
  assert.equal(priceDoubt('Stand', ['9,500.00']), '“Stand” looks like prices, not mileages: it has “9,500.00”.');
  assert.equal(priceDoubt('Reserve', ['9500']), '“Reserve” is the heading of a price, not of a mileage.');
});

const LABELS = ['Kennz.', 'Stand', 'Reserve', 'Halle'];
const ROWS = [['LM18 DAA', '45000', '9500', 'Leeds']];
const PLACES = [null, 0, 1, 2, 3, 4] as const;

test('of all choices of two columns, those are refused that are not in the file, or used twice, or prices', () => {
  for (const plate of PLACES)
    for (const mileage of PLACES)
      for (const site of PLACES)
        for (const priceAsMileage of [undefined, 'refuse', 'accept'] satisfies (PriceAsMileage | undefined)[]) {
          const choice = { ...stockChoice(LABELS, { plate, mileage }), site };
          const chosen = [plate, mileage, site].filter((place) => place !== null);
          const expected =
            [plate, mileage, site].includes(4) ||
            new Set(chosen).size < chosen.length ||
            (mileage === 2 && priceAsMileage !== 'accept');
          const terms = { words: STOCK_FIELD_WORDS, labels: LABELS, doubts: priceDoubts(LABELS, ROWS), priceAsMileage };
          let fault: unknown = null;
          try {
            refuseChoice(choice, STOCK_FIELDS, terms);
          } catch (error) {
            fault = error;
          }
          const title = JSON.stringify({ plate, mileage, site, priceAsMileage });
          assert.equal(fault !== null, expected, title);
          if (fault === null) continue;
          assert.ok(fault instanceof Fault);
          assert.ok(['plate', 'mileage', 'site'].includes(fault.field ?? ''), title);
          assert.match(fault.message, /the file has 4 columns|is chosen for|heading of a price/);
        }
});

test('a choice is sent and read as the same', () => {
  const choice = { ...stockChoice(LABELS, { plate: 0, mileage: 1 }), inOn: 3, costPounds: 2 };
  assert.match(stockChoiceText(choice), STOCK_CHOICE_TEXT);
  assert.deepEqual(readStockChoice(stockChoiceText(choice)), choice);
  for (const text of ['0,1', '0,1,,,,,,,', 'a,,,,,,,', '0,1,,,,,,1000']) assert.doesNotMatch(text, STOCK_CHOICE_TEXT);
});

test('columns are those of the headings until they are chosen, and none is used for two things', () => {
  const labels = ['Reg', 'Mileage', 'Stock no', 'Cost', 'Price', 'Date in', 'Branch', 'Colour'];
  const { found } = findColumns(readDelimited(`${labels.join()}\nLM18 DAA,45000,7,8000,9500,01/06/2026,Leeds,Red\n`));
  const all = stockChoice(labels, found);
  assert.equal(stockChoiceText(all), '0,1,2,3,,4,5,6');
  assert.equal(columnsReadWords(labels, usedColumns(labels, all)), 'Columns: 7 of 8 read');
  assert.equal(stockChoiceText(stockChoice(labels, { ...found, costPounds: 4 })), '0,1,2,4,,,5,6');
  assert.equal(stockChoiceText(stockChoice(labels, { ...found, mileage: 3 })), '0,3,2,,,4,5,6');
  assert.equal(stockChoiceText(stockChoice(labels, { ...found, costPounds: null, site: null })), '0,1,2,,,4,5,');
});

for (const [title, text, labels, cars] of [
  ['unknown headings above marks', 'Kennz.,Stand\nLM18 DAA,45000\n', ['Kennz.', 'Stand'], 1],
  ['unknown headings above no mark', 'Fahrgestell,Stand\nWVWZZZ1KZAW000001,45000\n', ['Fahrgestell', 'Stand'], 1],
  [
    'unknown headings under a title',
    'Stock of Leeds\nFahrgestell,Stand\nWVWZZZ1KZAW000001,45000\n',
    ['Fahrgestell', 'Stand'],
    1,
  ],
  ['no headings and no mark', 'WVWZZZ1KZAW000001,45000\nWVWZZZ1KZAW000002,1\n', ['Column 1', 'Column 2'], 2],
] as const)
  test(`a file with ${title} is shown under its own headings`, () => {
    const found = findColumns(readDelimited(text));
    assert.deepEqual([found.columns, found.labels, found.rows.length], [null, [...labels], cars]);
  });
