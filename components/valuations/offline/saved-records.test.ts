/** Without a connection this list is all a dealer has: it shows what the other lists show of the same records. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { DOUBTFUL } from '@/components/valuations/record/sample-records';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SavedRecords } from './saved-records';

const SAVED = '2026-11-28T12:00:00.000Z';
const NONE = { value: null, because: { reason: 'None.', next: 'None.' } } as const;
const VAT = 'Values of vans are without VAT.';

const textOf = (...records: ValuationRecord[]): string =>
  renderToStaticMarkup(
    SavedRecords({
      records: records.map((record) => ({ record, contentHash: '', savedAt: SAVED })),
      asOf: new Date(SAVED),
    }),
  )
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, '');

const ofKind = (record: ValuationRecord, kind: VehicleKind): ValuationRecord => {
  const vehicle = record.identity.vehicle ?? assert.fail('the sample has a vehicle');
  return { ...record, identity: { ...record.identity, vehicle: { ...vehicle, kind } } };
};
const withoutValues: ValuationRecord = {
  ...WHOLE,
  values: { retail: NONE, clean: NONE, average: NONE, below: NONE },
};
const withoutRetail: ValuationRecord = { ...WHOLE, values: { ...WHOLE.values, retail: NONE } };

for (const [name, record, shown, hidden] of [
  ['a car with all values', WHOLE, ['31,240 mi · Retail £17,250 · saved just now'], [/No value/, /Scrapped/, /VAT/]],
  ['a scrapped car', DOUBTFUL, [/Scrapped \+\d/, /more alerts?: Plate transfer/], [/No value/, /VAT/]],
  ['a van', ofKind(WHOLE, 'van'), [/Retail £/, VAT], [/No value/]],
  ['a van without values', ofKind(withoutValues, 'van'), ['No value'], [/Retail/, /VAT/]],
  ['a car without values', withoutValues, ['No value', 'mi · saved just now'], [/Retail/, /VAT/]],
  ['a car without Retail', withoutRetail, ['mi · no Retail value · saved just now'], [/No value/]],
] as const)
  test(`${name} on the device shows its alerts, missing values and VAT`, () => {
    const text = textOf(record);
    for (const words of shown) assert.match(text, new RegExp(words), text);
    for (const words of hidden) assert.doesNotMatch(text, words);
  });

test('VAT is stated once, whichever row is the van', () => {
  const text = textOf(WHOLE, ofKind({ ...WHOLE, id: 'second' }, 'van'), ofKind({ ...WHOLE, id: 'third' }, 'van'));
  assert.equal(text.split(VAT).length, 2);
});
