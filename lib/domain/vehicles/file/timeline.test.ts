import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { valuationEntry } from './timeline';

const VALUED: ValuationSummary = {
  id: '6f3c0a3e-6a5d-4c0e-9d64-1f1c8a2b3c4d',
  kind: 'plate',
  valuedAt: '2026-06-05T13:07:09.000Z',
  valuedBy: { id: 'p', name: 'J. Smith' },
  plate: 'AB21 CDE',
  title: 'FORD TRANSIT',
  derivative: '2.0 EcoBlue 130ps',
  mileage: 40_000,
  retailPounds: 12_000,
  cleanPounds: 9_000,
  vehicleKind: 'car',
  isDerivativeUncertain: false,
  flag: null,
  otherFlags: [],
};

for (const [name, changes, values] of [
  ['a car', {}, ['Retail £12,000', 'Clean £9,000']],
  ['a van', { vehicleKind: 'van' }, ['Retail £12,000', 'Clean £9,000', 'without VAT']],
  ['a van with Clean alone', { vehicleKind: 'van', retailPounds: null }, ['Clean £9,000', 'without VAT']],
  ['a van without a value', { vehicleKind: 'van', retailPounds: null, cleanPounds: null }, []],
] as const) {
  test(`the valuation of ${name} states ${values.join(', ') || 'no value'}`, () => {
    const { detail } = valuationEntry({ ...VALUED, ...changes });
    assert.deepEqual(detail?.split(' · ').slice(1, -1), values);
  });
}
