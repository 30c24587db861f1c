/** One derivative by plate, month and date, over the sandbox's bytes; the results are compared with each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRegistrationValues } from '@/lib/api/endpoints/valuation-outlook';
import { AGE_BASES, ageWords } from '@/lib/domain/valuations/age-bases';
import { Fault } from '@/lib/fault';
import { inputCall as call, openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import { runReadRegistrationValues } from './registration-values';

const { services, operations } = openGuideServices();
const read = async (input: object) =>
  readRegistrationValues.output.parse(
    await runReadRegistrationValues(call(readRegistrationValues.input.parse(input)), services),
  );
const CAR = { kind: 'car', identifier: 57048, registered: '2021-03-15', mileage: 40_000 };

test('a car has guide and live values by plate, by month and by date, from every operation that gives them', async () => {
  operations.length = 0;
  const found = await read(CAR);
  assert.deepEqual(ageWords(found), { plate: '21 plate of 2021', month: 'March 2021', date: '15 Mar 2021' });
  for (const basis of AGE_BASES) {
    assert.ok((found.guide[basis].value?.clean ?? 0) > 0, `guide ${basis}`);
    assert.ok((found.live[basis].value?.pounds.clean ?? 0) > 0, `live ${basis}`);
    assert.ok((found.liveByMileage[basis].value?.length ?? 0) > 1, `live, all mileages, ${basis}`);
    const days = found.liveWeeks[basis].value?.map(({ day }) => day) ?? [];
    assert.ok(days.length > 1, `live weeks ${basis}`);
    assert.deepEqual(days, days.toSorted());
  }
  const live = operations.filter((name) => name.startsWith('GetUsedLive')).toSorted();
  assert.equal(new Set(live).size, 9);
  assert.ok(found.market.date.value === null && found.guideByMileage.date.value === null);
});

test('the list of all mileages has the value of the mileage in it', async () => {
  const { guide, guideByMileage } = await read(CAR);
  for (const basis of ['plate', 'month'] as const) {
    const listed = guideByMileage[basis].value?.find(({ mileage }) => mileage === CAR.mileage);
    assert.ok(listed, basis);
    assert.deepEqual(guide[basis].value, listed.pounds, basis);
  }
});

test('a van has guide values, and a sentence where the live service has none', async () => {
  const { guide, live } = await read({ kind: 'van', identifier: 50075, registered: '2021-03-15', mileage: 40_000 });
  assert.ok((guide.month.value?.clean ?? 0) > 0);
  assert.ok(live.date.value === null && 'because' in live.date && /cars only/.test(live.date.because.reason));
});

test('if the guide has nothing, no part refers to it, and none to a month without a value', async () => {
  const { guide, live, market, guideByMileage, liveByMileage, liveWeeks } = await read({ ...CAR, mileage: 900_000 });
  for (const parts of [guide, live, market, liveWeeks])
    for (const basis of AGE_BASES) {
      const part = parts[basis];
      assert.ok(part.value === null && !/^Use|other sources/.test(part.because.next), JSON.stringify(part));
    }
  for (const basis of ['plate', 'month'] as const) assert.ok(guideByMileage[basis].value && liveByMileage[basis].value);
});

test('a date without a plate, and one in the future, are refused at the field', async () => {
  for (const registered of ['1950-01-01', '2030-01-01'])
    await assert.rejects(
      read({ ...CAR, registered }),
      (fault) => fault instanceof Fault && fault.field === 'registered',
    );
});
