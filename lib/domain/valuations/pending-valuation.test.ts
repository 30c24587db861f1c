import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pendingValuationOf } from './pending-valuation';

const NOTHING = { plate: null, vin: null, kind: null, identifier: null, registered: null, mileage: null };

for (const [subject, name, mileage] of [
  [{ plate: 'AB21CDE', mileage: 46_000 }, 'AB21 CDE', 46_000],
  [{ vin: 'WVWZZZCDZMW000001' }, 'VIN WVWZZZCDZMW000001', null],
  [{ kind: 'car', identifier: 50_017, registered: '2021-03-15', mileage: 31_000 }, 'Car 50017', 31_000],
  // Revalued from a record by plate: the plate says more than the number.
  [{ plate: 'AB21CDE', kind: 'car', identifier: 50_017, mileage: 31_000 }, 'AB21 CDE', 31_000],
] as const) {
  test(`a pending valuation is named as it was typed: ${name}`, () => {
    assert.deepEqual(
      pendingValuationOf({
        // oxlint-disable-next-line code/plain-words -- stored in submissions by this name
        request: { kind: 'plate', basedOn: null, asked: { ...NOTHING, ...subject }, warnings: [] },
        submittedAt: new Date('2026-04-06T13:05:00Z'),
        personName: null,
        answered: 'part',
      }),
      { name, mileage, submittedAt: '2026-04-06T13:05:00.000Z', byName: 'a former colleague', answered: 'part' },
    );
  });
}
