import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { getUsedValuesForIdYearMonthMileage } from '@/lib/contract/used-values';
import { readAnswer, writeRequest } from '@/lib/wire/operation';
import { priceDifferenceFrom } from './price-difference';
import { usedValueFrom, usedValueParams } from './used-value';

const recorded = (name: string) => {
  const found = goldenExchanges().find((exchange) => exchange.name === `usedvalues/${name}`);
  assert.ok(found);
  return found;
};
const subject = {
  ...({ kind: 'car', identifier: 50001, registered: '2021-03-15', mileage: 12500, editionDay: '2026-06-01' } as const),
};
const read = (name: string) =>
  usedValueFrom(readAnswer(getUsedValuesForIdYearMonthMileage, recorded(name).response.body).value);

test('a used value is requested by month of registration and mileage, for a named edition', () => {
  const credentials = { subscriberId: 123456, password: 'p&ss<1>' };
  const { body } = writeRequest(getUsedValuesForIdYearMonthMileage, usedValueParams(subject), credentials, {
    namespaceBase: 'https://provider.example',
  });
  // As recorded, except that the edition is named.
  const { request } = recorded('GetUsedValuesForIDYearMonthMileage.post');
  assert.equal(body, request.body.replace('JustCurrent=TRUE', 'JustCurrent=FALSE'));
});

test('a van is requested in its own database', () =>
  assert.equal(usedValueParams({ ...subject, kind: 'van' }).Database, 'LCV'));

const POUNDS = { retail: 7670, clean: 6850, average: 6233, below: 5480 };

// The recorded answers: Clean 6850, and the failure with its zeros.
const cases = [
  { name: 'GetUsedValuesForIDYearMonthMileage.post', value: { pounds: POUNDS, reason: null } },
  {
    name: 'GetUsedValuesForIDYearMonthMileage.no-values.post',
    value: {
      pounds: { retail: null, clean: null, average: null, below: null },
      reason: 'The request returned no values.',
    },
  },
];
for (const { name, value } of cases) {
  test(`${name} is read as ${value.pounds.clean ?? value.reason}`, () => assert.deepEqual(read(name), value));
}

const fifty = { kind: 'car', identifier: 50050 } as const;
test('a difference is, band by band, against the vehicle valued; worth less is negative', () => {
  const value = read('GetUsedValuesForIDYearMonthMileage.post');
  assert.deepEqual(priceDifferenceFrom(fifty, value, { retail: 7170, clean: 6475, average: 6233, below: null }), {
    ...fifty,
    differencePounds: 375,
    bands: { retail: 500, clean: 375, average: 0, below: null },
  });
  const dearer = { retail: 7770, clean: 7000, average: 6333, below: 5500 };
  assert.deepEqual(priceDifferenceFrom(fifty, value, dearer), {
    ...fifty,
    differencePounds: -150,
    bands: { retail: -100, clean: -150, average: -100, below: -20 },
  });
});

test('where the guide gives no value there is no difference, and its text is passed on', () => {
  const difference = priceDifferenceFrom(fifty, read('GetUsedValuesForIDYearMonthMileage.no-values.post'), POUNDS);
  assert.ok(difference.differencePounds === null);
  assert.match(difference.because.reason, /“The request returned no values\.”/);
});
