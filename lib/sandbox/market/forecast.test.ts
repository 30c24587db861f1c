import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '@/lib/sandbox/time/calendar';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { editorsView, forecastValue } from '@/lib/sandbox/market/forecast';
import { usedValue } from '@/lib/sandbox/market/values';

const everyone = [...catalogue().derivatives('CAR'), ...catalogue().derivatives('LCV')];
const anySubject = fc.record({
  derivative: fc.constantFrom(...everyone),
  daysAfter: fc.nat({ max: 700 }),
  snapshot: fc.nat({ max: 125 }).map((months) => addMonths('2016-01-01', months)),
  mileage: fc.nat({ max: 200 }).map((thousands) => thousands * 1000),
});
const settings = { numRuns: 3000, seed: 5 };

test('for no months ahead, a forecast is the edition itself', () =>
  fc.assert(
    fc.property(anySubject, ({ derivative, daysAfter, snapshot, mileage }) => {
      const subject = { derivative, registered: addDays(derivative.introduced, daysAfter), mileage };
      assert.deepEqual(forecastValue(subject, snapshot, 0), usedValue({ ...subject, edition: snapshot }));
    }),
    settings,
  ));

test('from month to month it changes by a few percent at most', () =>
  fc.assert(
    fc.property(anySubject, fc.integer({ min: 1, max: 12 }), ({ derivative, daysAfter, snapshot, mileage }, month) => {
      const subject = { derivative, registered: addDays(derivative.introduced, daysAfter), mileage };
      const before = forecastValue(subject, snapshot, month - 1);
      const after = forecastValue(subject, snapshot, month);
      if (before === null || after === null) return;
      // Age (up to 28 % in a first year), season (1.6 %), the editors' view (0.5 %), and the guide's rounding.
      assert.ok(Math.abs(after.clean - before.clean) <= before.clean * 0.055 + 50, `${before.clean} ${after.clean}`);
    }),
    settings,
  ));

test('editors expect more or less than normal, within half a percent a month', () => {
  const views = everyone
    .slice(0, 50)
    .flatMap((derivative) => Array.from({ length: 60 }, (_, i) => editorsView(derivative, addMonths('2020-01-01', i))));
  assert.ok(views.every((view) => Math.abs(view) <= 0.005));
  assert.ok(views.some((view) => view > 0.002) && views.some((view) => view < -0.002));
});
