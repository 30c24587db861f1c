import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownershipParams } from './whole-life-costs';

const buyer = { purchasePounds: 30_000, depositPounds: 0, currentMiles: 0, milesPerYear: 10_000, years: 4 };
const rest = { insurancePoundsPerYear: 600, age: 42, postCode: 'ZZ1 1ZZ' };

const rates: { typed: number; sent: string }[] = [
  { typed: 6.9, sent: '6.9' },
  { typed: 12.75, sent: '12.75' },
  { typed: 7.49, sent: '7.49' },
  { typed: 12.682503, sent: '12.6825' },
  { typed: 0, sent: '0' },
  { typed: 0.0000001, sent: '0' },
];
for (const { typed, sent } of rates) {
  test(`a rate of ${typed} % is sent as ${sent}`, () => {
    assert.equal(ownershipParams(50001, '2026-06-01', { ...buyer, ...rest, aprPercent: typed }).FinanceAPR, sent);
  });
}
