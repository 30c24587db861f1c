/** A dealer's file of past sales: its headings, and what each row contains or lacks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastSaleReader } from './read-past-sales';
import {
  columnsByHeading,
  columnsText,
  COLUMNS_TEXT,
  isHeadingRow,
  namesSales,
  missingColumns,
  readColumnsText,
} from './sale-columns';

const TODAY = '2026-11-25';

for (const [headings, places] of [
  [['Reg No', 'Sale Date', 'Sale Price'], { plate: 0, soldOn: 1, soldPounds: 2 }],
  [
    ['Stock', 'VRM', 'Mileage', 'Date Sold', 'Sold for (£)', 'Buyer type'],
    { plate: 1, mileage: 2, soldOn: 3, soldPounds: 4, soldTo: 5 },
  ],
  [
    ['CAP ID', 'First registered', 'odometer', 'Invoice date', 'Hammer price'],
    { identifier: 0, registered: 1, mileage: 2, soldOn: 3, soldPounds: 4 },
  ],
  [['number_plate', 'date-out', 'SellingPrice'], { plate: 0, soldOn: 1, soldPounds: 2 }],
] as const) {
  test(`of ${headings.join(', ')} each column is found by its heading`, () => {
    const found = Object.entries(columnsByHeading(headings)).filter(([, place]) => place !== null);
    assert.deepEqual(Object.fromEntries(found), places);
    assert.equal(isHeadingRow(headings), true);
  });
}

for (const headings of [
  ['Stk No', 'Reg No', 'Invoice date', 'Invoice total'],
  ['Stk No', 'Reg No', 'Invoice date', 'Nett'],
  ['Guide ID', 'Reg', 'Sold for'],
])
  test(`${headings.join(', ')} is a row of headings, though not each is known`, () =>
    assert.equal(isHeadingRow(headings), true));

test('a title or a sale is no row of headings, and a stock list is no sheet of sales', () => {
  for (const cells of [['Sales'], ['Date', '14/05/2026'], ['AB21 CDE', '14/05/2026', '4250', '46000'], []])
    assert.equal(isHeadingRow(cells), false, cells.join());
  assert.equal(namesSales(['Reg', 'Mileage', 'Price']), false);
  assert.equal(namesSales(['Reg', 'Invoice date', 'Nett']), true);
});

test('columns travel as one text and come back the same', () => {
  const columns = columnsByHeading(['VRM', 'Sold', 'Price']);
  assert.match(columnsText(columns), COLUMNS_TEXT);
  assert.deepEqual(readColumnsText(columnsText(columns)), columns);
  assert.deepEqual(readColumnsText('0,,3,4,,5,'), {
    plate: 0,
    identifier: null,
    soldOn: 3,
    soldPounds: 4,
    soldTo: null,
    mileage: 5,
    registered: null,
  });
});

test('what a file lacks is stated', () => {
  const none = columnsByHeading([]);
  assert.equal(
    missingColumns(none),
    'Choose the column of the registration or the guide ID and of the date sold and of the price.',
  );
  assert.equal(missingColumns({ ...none, identifier: 0, soldOn: 1 }), 'Choose the column of the price.');
  assert.equal(missingColumns({ ...none, plate: 0, soldOn: 1, soldPounds: 2 }), null);
});

/** Plate, guide ID, date sold, price, buyer, mileage, first registered. */
const COLUMNS = readColumnsText('0,1,2,3,4,5,6');
const read = (...rows: readonly (readonly string[])[]) =>
  rows
    .map((cells, index) => ({ number: index + 2, cells: [...cells] }))
    .map(pastSaleReader(COLUMNS, 'retail', TODAY, 'marked'));

for (const [cells, sale] of [
  [
    ['ab21 cde', '', '31/10/2026', '£8,450', '', '', ''],
    { plate: 'AB21CDE', soldOn: '2026-10-31', soldPounds: 8_450, soldTo: 'retail', mileage: null },
  ],
  [
    ['', '50017', '3 Nov 2026', '9000.50', 'Auction', '31k', '01/03/2022'],
    { identifier: 50_017, kind: 'car', soldPounds: 9_001, soldTo: 'trade', mileage: 31_000, registered: '2022-03-01' },
  ],
  [
    ['', 'van 812', '2026-11-25', '12k', 'retail customer', '20,000', '2024-01-31'],
    { identifier: 812, kind: 'van', soldOn: '2026-11-25', soldPounds: 12_000, soldTo: 'retail' },
  ],
  // Exactly 24 months ago.
  [['AB21CDE', '', '25/11/2024', '5000', 'Trade', '', ''], { soldOn: '2024-11-25', soldTo: 'trade' }],
] as const) {
  test(`${cells.filter(Boolean).join(' · ')} is a sale`, () => {
    const [row] = read(cells);
    assert.equal(row?.problem, null);
    for (const [field, value] of Object.entries(sale))
      assert.deepEqual(Object.entries(row?.sale ?? {}).find(([name]) => name === field)?.[1], value, field);
  });
}

for (const [cells, reason] of [
  [['', '', '31/10/2026', '8450', '', '', ''], /neither a reg nor a guide ID/],
  [['AB21CDE', '', '', '8450', '', '', ''], /no date of sale/],
  [['AB21CDE', '', '31/02/2026', '8450', '', '', ''], /“31\/02\/2026” is not a date/],
  [['AB21CDE', '', '26/11/2026', '8450', '', '', ''], /in the future/],
  [['AB21CDE', '', '24/11/2024', '8450', '', '', ''], /more than 24 months ago/],
  [['AB21CDE', '', '31/10/2026', '', '', '', ''], /no price/],
  [['AB21CDE', '', '31/10/2026', 'POA', '', '', ''], /“POA” is not a price/],
  [['AB21CDE', '', '31/10/2026', '0', '', '', ''], /£0/],
  [['AB21CDE', '', '31/10/2026', '8450', 'scrapped', '', ''], /neither trade nor retail/],
  [['AB21CDE', '', '31/10/2026', '8450', '', 'low', ''], /./],
  [['AB21CDE', '', '31/10/2026', '8450', '', '', '01/11/2026'], /before the date of first registration/],
  [['', 'AUDI A4', '31/10/2026', '8450', '', '1', '01/03/2022'], /not a guide ID/],
  [['', '50017', '31/10/2026', '8450', '', '', '01/03/2022'], /guide ID alone has no value/],
  [['', '50017', '31/10/2026', '8450', '', '31000', ''], /guide ID alone has no value/],
] as const) {
  test(`${cells.filter(Boolean).join(' · ')} is none: ${String(reason)}`, () => {
    const [row] = read(cells);
    assert.equal(row?.sale, null);
    assert.match(row?.problem?.reason ?? '', reason);
    assert.notEqual(row?.problem?.next, '');
  });
}

test('a text that is no date is answered with the form of one, not with a day that reads as its correction', () => {
  for (const cells of [
    ['AB21CDE', '', '31/02/2026', '8450', '', '', ''],
    ['AB21CDE', '', '31/10/2026', '8450', '', '', '31/02/2022'],
  ]) {
    const { next = '' } = read(cells)[0]?.problem ?? {};
    assert.match(next, /^Enter day, month and year, such as /);
    assert.doesNotMatch(next, /such as 31|2026|2022/);
  }
});

test('the same car on the same day is one sale; on another day it is another', () => {
  const cells = ['AB21CDE', '', '31/10/2026', '8450', '', '', ''];
  const rows = read(
    cells,
    cells,
    ['ab21cde', '', '2026-10-31', '8000', '', '', ''],
    ['AB21CDE', '', '1/11/2026', '8450', '', '', ''],
  );
  assert.deepEqual(
    rows.map(({ sale, problem }) => (sale === null ? problem?.reason : 'sale')),
    [
      'sale',
      'The same sale as in row 2.',
      '£8,000 to a retail customer, but row 2 has the same car and day for £8,450 to a retail customer.',
      'sale',
    ],
  );
});

test('where neither the row nor the person says who bought it, the row is no sale and lacks its buyer; nothing is assumed', () => {
  const sold = (buyer: string) => ['AB21CDE', '', '31/10/2026', '8450', buyer, '', ''];
  for (const usual of ['trade', 'retail', null] as const)
    for (const buyer of ['Trade', 'Retail', '', 'scrapped']) {
      const [row] = [{ number: 2, cells: sold(buyer) }].map(pastSaleReader(COLUMNS, usual, TODAY, 'marked'));
      const expected = buyer === 'scrapped' ? undefined : buyer === '' ? (usual ?? undefined) : buyer.toLowerCase();
      assert.equal(row?.sale?.soldTo, expected, `${buyer} ${usual}`);
      assert.equal(row?.lacksBuyer, buyer === '' && usual === null, `${buyer} ${usual}`);
      assert.equal(row.problem === null, expected !== undefined);
    }
});

test('a row with another problem is not counted among those that lack only a buyer', () => {
  const [row] = [{ number: 2, cells: ['AB21CDE', '', '31/10/2026', '8450', '', 'low', ''] }].map(
    pastSaleReader(COLUMNS, null, TODAY, 'marked'),
  );
  assert.equal(row?.lacksBuyer, false);
  assert.notEqual(row.problem, null);
});
