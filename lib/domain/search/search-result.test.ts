import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import { valuationResult } from './search-result';

const SUMMARY = {
  id: '6b0f5f6e-8f0a-4b4c-9d0e-0d6c2f3f8c11',
  kind: 'plate',
  valuedAt: '2026-06-05T13:07:09.000Z',
  valuedBy: { id: 'p1', name: 'J. Smith' },
  plate: 'AB21 CDE',
  title: 'Ford Transit',
  derivative: '2.0 EcoBlue 130ps',
  mileage: 46_000,
  retailPounds: 12_000,
  cleanPounds: 9_000,
  flag: null,
};

const cases: [string, object, string][] = [
  ['a van', { vehicleKind: 'van' }, '46,000 mi · Retail £12,000 · without VAT'],
  ['a van without a Retail value', { vehicleKind: 'van', retailPounds: null }, '46,000 mi · no Retail value'],
  ['a car', { vehicleKind: 'car' }, '46,000 mi · Retail £12,000'],
  ['a vehicle of unknown kind', { vehicleKind: null }, '46,000 mi · Retail £12,000'],
];
for (const [name, changed, expected] of cases)
  test(`the result of a search states the value of ${name} with or without VAT as it is`, () => {
    const { detail } = valuationResult(valuationSummarySchema.parse({ ...SUMMARY, ...changed }));
    assert.equal(detail.split(' · valued ')[0], expected);
  });
