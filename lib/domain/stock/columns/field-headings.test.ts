/** A specific heading goes before a general one, in either order; two that are as sure are left to the person. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factColumns } from '@/lib/domain/stock-cars/list-car';
import { columnsByHeading } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { fieldColumn, isFieldHeading, type HeadedField } from './field-headings';
import { findColumns } from './stock-columns';

/** Of each field: real headings by how surely they name it, the surest first. */
const HEADINGS: Readonly<Record<HeadedField, readonly (readonly string[])[]>> = {
  costPounds: [
    ['Purchase Price', 'Buy price', 'Bought price', 'Bought for', 'Price paid', 'PurchasePrice'],
    ['Stand In Value', 'SIV', 'Stand-in value (£)'],
    ['Cost price', 'Net cost', 'Cost Price (£)'],
    ['Cost', 'COST', 'Cost £'],
    ['Total cost', 'Stock value'],
    ['Cost ex VAT', 'Cost (ex VAT)'],
  ],
  preparationPounds: [
    ['Prep costs', 'Preparation cost', 'Refurb cost'],
    ['Prep', 'Refurb', 'Reconditioning'],
  ],
  advertisedPounds: [
    ['Asking Price', 'asking_price'],
    ['Advertised price', 'Windscreen price', 'Display price', 'Forecourt price', 'Advertised'],
    ['Web price', 'Website price', 'Internet price'],
    ['Retail price', 'Selling price'],
    [
      'Price',
      'Retail',
      'Retail (£)',
      'Advert',
      'Web',
      'Website',
      'Internet',
      'Forecourt',
      'Windscreen',
      'Price inc VAT',
    ],
  ],
  inOn: [
    ['Date in', 'Date in stock', 'In stock date', 'Stocked date', 'Stock in date', 'Date into stock', 'DATE IN STOCK'],
    ['Arrival date', 'Date arrived', 'Date received', 'Stocked'],
    ['Purchase date', 'Date acquired', 'Bought date', 'Purch date', 'Date of purchase', 'Date bought'],
  ],
  site: [
    ['Site', 'Site name', 'Branch', 'Stock location', 'Vehicle site'],
    ['Location', 'Yard', 'Compound', 'Depot'],
  ],
  identifier: [['Guide ID', 'CAP ID']],
  soldOn: [
    ['Sale Date', 'Date sold', 'Sold date', 'Date of sale', 'SoldDate'],
    ['Invoice date', 'Handover date', 'Delivery date', 'Date out'],
    ['Date', 'Sold'],
  ],
  soldPounds: [
    ['Sold Price', 'Sold for', 'Sale price', 'Sold (£)', 'Hammer price'],
    ['Invoice amount', 'Selling price'],
    ['Price', 'Amount'],
  ],
  soldTo: [
    ['Sold to', 'Trade/Retail', 'Trade or retail', 'Sale type'],
    ['Buyer', 'Channel'],
  ],
  registered: [
    ['First registered', 'Date First Reg', 'First reg date', '1st Reg', 'Date of first registration'],
    ['Registered', 'Reg date', 'Date registered'],
  ],
};
const OTHERS: Readonly<Record<string, readonly HeadedField[]>> = {
  'List price': [],
  'Price ex VAT': [],
  'Price (excl. VAT)': [],
  'Sale price plus VAT': [],
  'Days in stock': [],
  'Price €': [],
  'Price %': [],
  'Sold (£)': ['soldPounds'],
  Sold: ['soldOn'],
  'Sale date': ['soldOn'],
  'Date in': ['inOn'],
};
const fields = Object.keys(HEADINGS).filter((name): name is HeadedField => name in HEADINGS);

for (const field of fields)
  test(`of two headings of ${field} the more specific one is taken, in either order`, () => {
    const ranks = HEADINGS[field];
    for (const [rank, specific] of ranks.entries())
      for (const heading of specific) {
        assert.equal(fieldColumn(field, ['Reg', heading, 'Mileage']), 1, heading);
        for (const general of ranks.slice(rank + 1).flat()) {
          assert.equal(fieldColumn(field, [heading, general]), 0, `${heading}, ${general}`);
          assert.equal(fieldColumn(field, [general, heading]), 1, `${general}, ${heading}`);
        }
        for (const other of specific) assert.equal(fieldColumn(field, [heading, other]), null, `${heading}, ${other}`);
      }
  });

for (const [heading, named] of Object.entries(OTHERS))
  test(`“${heading}” is the heading of ${named.join() || 'no field'}`, () =>
    assert.deepEqual(
      fields.filter((field) => isFieldHeading(field, heading)),
      named,
    ));

test('lists and past sales take the more specific column', () => {
  const facts = Object.fromEntries(factColumns(['Price', 'Asking Price', 'Cost', 'Purchase Price']));
  assert.deepEqual(facts, { advertisedPounds: 1, costPounds: 3 });
  const { soldOn, soldPounds } = columnsByHeading(['Reg', 'Date', 'Price', 'Sale Date', 'Sold Price', 'Mileage']);
  assert.deepEqual([soldOn, soldPounds], [3, 4]);
  assert.equal(columnsByHeading(['Index', 'Reg', 'Sale date']).plate, 1);
});

for (const heading of [
  'Stock No',
  'Stk No',
  'Stand No',
  'Job No',
  'Stock book no',
  'Purchase no',
  'Lot',
  'Ref',
  'Fleet No',
])
  for (const general of ['No', 'ID', 'Number', 'Line'])
    test(`“${heading}” is the reference beside “${general}”, in either order`, () => {
      const referenceOf = (headings: readonly string[]) =>
        findColumns(readDelimited(`${headings.join()},Reg,Mileage\n1,2,AB21CDE,46000`)).columns?.reference;
      assert.deepEqual([referenceOf([heading, general]), referenceOf([general, heading])], [0, 1]);
    });
