import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entries } from './entries';
import { stockFigures } from './stock-figures';

const line = (id: number, cost: string, vat: string, treatment: string): Entries => ({
  [`line.0000000${id}.cost`]: cost,
  [`line.0000000${id}.vat`]: vat,
  [`line.0000000${id}.treatment`]: treatment,
});

/** Worked out by hand: a cost with VAT counts five sixths. */
const CASES: readonly { entries: Entries; preparation: number | null; asking: number | null }[] = [
  { entries: {}, preparation: null, asking: null },
  { entries: { preparation: '', salePrice: ' ' }, preparation: null, asking: null },
  { entries: { preparation: 'much', salePrice: 'POA' }, preparation: null, asking: null },
  { entries: { preparation: '0', salePrice: '0' }, preparation: 0, asking: null },
  { entries: { preparation: '350', preparationVat: 'with', salePrice: '£10,995' }, preparation: 292, asking: 10_995 },
  {
    entries: { preparation: '350', preparationVat: 'without', salePrice: '9999.50' },
    preparation: 350,
    asking: 10_000,
  },
  { entries: { preparation: '350', warranty: '150', fees: '60' }, preparation: 292, asking: null },
  { entries: { preparation: '120', ...line(1, '60', 'with', 'mend') }, preparation: 150, asking: null },
  { entries: line(1, '60', 'without', 'mend'), preparation: 60, asking: null },
  // 0.83 and 0.83: together 1.67, and not twice 1.
  { entries: { preparation: '1', ...line(1, '1', 'with', 'mend') }, preparation: 2, asking: null },
  { entries: { preparation: '0.50', ...line(1, '0.50', 'with', 'mend') }, preparation: 1, asking: null },
  {
    entries: { preparation: '120', ...line(1, '60', 'with', 'price_in'), ...line(2, '90', 'with', 'accept') },
    preparation: 100,
    asking: null,
  },
  {
    entries: { preparation: '120', ...line(1, '60', 'with', 'mend'), 'line.00000001.removed': 'yes' },
    preparation: 100,
    asking: null,
  },
];

for (const { entries, preparation, asking } of CASES) {
  test(`of ${JSON.stringify(entries)} stock has £${preparation} of preparation and is advertised at £${asking}`, () => {
    assert.deepEqual(stockFigures(entries), { preparationPounds: preparation, advertisedPounds: asking });
  });
}
