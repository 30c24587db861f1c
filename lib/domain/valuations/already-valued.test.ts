import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAlreadyValued, type RevaluationRequest, type ExistingValuation } from './already-valued';

const record: ExistingValuation = {
  asked: { registered: null },
  identity: { vehicle: { kind: 'car', identifier: 50001 }, registered: '2021-03-15', disagreements: [] },
  mileage: { used: { value: 23_000, source: 'valuation' } },
  sources: { valuation: { answeredAt: '2026-06-05T13:07:09.000Z' } },
};
const request: RevaluationRequest = { kind: 'car', identifier: 50001, registered: '2021-03-15', mileage: 23_499 };
const noneUsed = { used: { value: null, because: { reason: 'No value.', next: 'None.' } } };

const CASES: {
  name: string;
  record?: Partial<ExistingValuation>;
  wish?: Partial<RevaluationRequest>;
  today?: string;
  stands: boolean;
}[] = [
  { name: 'the same derivative, mileage and date', stands: true },
  { name: 'another mileage of the same thousand', wish: { mileage: 22_500 }, stands: true },
  { name: 'a mileage of another thousand', wish: { mileage: 23_500 }, stands: false },
  { name: 'another derivative', wish: { identifier: 50003 }, stands: false },
  { name: 'the van of the same number', wish: { kind: 'van' }, stands: false },
  { name: 'another date', wish: { registered: '2021-03-16' }, stands: false },
  { name: 'the same in the next month, of which there may be another edition', today: '2026-07-01', stands: false },
  {
    name: 'the same, valued by identifier for another date',
    record: { asked: { registered: '2021-04-01' } },
    stands: false,
  },
  {
    name: 'a date on which the sources disagree',
    record: { identity: { ...record.identity, disagreements: [{ field: 'registered', text: '' }] } },
    stands: false,
  },
  { name: 'what the guide gave no value for', record: { mileage: noneUsed }, stands: false },
  {
    name: 'what the guide was not asked',
    record: { mileage: noneUsed, sources: { valuation: null } },
    stands: false,
  },
];
for (const { name, stands, ...overrides } of CASES) {
  test(`${name} ${stands ? 'stands on the record already' : 'is a question of its own'}`, () => {
    const today = overrides.today ?? '2026-06-30';
    assert.equal(isAlreadyValued({ ...record, ...overrides.record }, { ...request, ...overrides.wish }, today), stands);
  });
}
