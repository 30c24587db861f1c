/** What a customer reads of a van and of a car. By hand: £7,450 and 20% of VAT are £8,940, £7,000 are £8,400, £8,000 £9,600. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';
import { customerCopy, type CustomerCopy } from '@/lib/domain/valuations/customer-copy';
import { vehicleKindSchema, type VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { CustomerSheet } from './customer-sheet';

const markupOf = (kind: VehicleKind, copy: Partial<CustomerCopy> = {}): string => {
  const whole = customerCopy(WHOLE);
  const vehicle = whole.identity.vehicle ?? assert.fail('the sample has a vehicle');
  return renderToStaticMarkup(
    CustomerSheet({
      copy: {
        ...whole,
        identity: { ...whole.identity, vehicle: { ...vehicle, kind } },
        retail: { value: 7_450, source: 'valuation' },
        internetRetail: { lowPounds: 7_000, highPounds: 8_000 },
        ...copy,
      },
      organisation: 'Northgate Cars',
    }),
  );
};

for (const kind of vehicleKindSchema.options) {
  const isWithoutVat = kind === 'van';
  test(`the prices of a ${kind} on the customer’s copy have their VAT, which is ${isWithoutVat ? 'stated' : 'in the values'}`, () => {
    const text = markupOf(kind).replaceAll(/<[^>]*>/g, ' ');
    assert.equal(text.includes('With VAT. Without VAT it is £7,450.'), isWithoutVat);
    assert.equal(text.includes('£8,940'), isWithoutVat);
    assert.ok(text.includes(isWithoutVat ? '£8,400 to £9,600, with VAT.' : '£7,000 to £8,000.'), text);
    const without = { value: null, because: { reason: 'None.', next: 'None.' } };
    assert.doesNotMatch(markupOf(kind, { retail: without, internetRetail: null }), /VAT/);
  });
}
