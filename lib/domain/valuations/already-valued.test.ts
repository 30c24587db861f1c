import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isAlreadyValued,
  isSameValuation,
  missingValuationOf,
  type ExistingValuation,
  type MissingValuation,
  type RevaluationRequest,
} from './already-valued';

const record: ExistingValuation = {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  asked: { registered: null },
  identity: { vehicle: { kind: 'car', identifier: 50001 }, registered: '2021-03-15', disagreements: [] },
  kind: 'plate',
  mileage: { used: { value: 23_000, source: 'valuation' }, entered: 23_499, outOfBounds: false },
  sources: { valuation: { answeredAt: '2026-06-05T13:07:09.000Z' } },
};
const request: RevaluationRequest = { kind: 'car', identifier: 50001, registered: '2021-03-15', mileage: 23_499 };
const noneUsed = {
  used: { value: null, because: { reason: 'No value.', next: 'None.' } },
  entered: 23_499,
  outOfBounds: false,
};

const CASES: {
  name: string;
  record?: Partial<ExistingValuation>;
  change?: Partial<RevaluationRequest>;
  today?: string;
  stands: boolean;
}[] = [
  { name: 'the same derivative, mileage and date', stands: true },
  { name: 'another mileage of the same thousand', change: { mileage: 22_500 }, stands: true },
  { name: 'a mileage of another thousand', change: { mileage: 23_500 }, stands: false },
  { name: 'another derivative', change: { identifier: 50003 }, stands: false },
  { name: 'the van of the same number', change: { kind: 'van' }, stands: false },
  { name: 'another date', change: { registered: '2021-03-16' }, stands: false },
  { name: 'the same in the next month, of which there may be another edition', today: '2026-07-01', stands: false },
  {
    name: 'the same, valued by identifier for another date',
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    record: { asked: { registered: '2021-04-01' } },
    stands: false,
  },
  {
    name: 'a date on which the sources disagree',
    record: { identity: { ...record.identity, disagreements: [{ field: 'registered', text: '' }] } },
    stands: false,
  },
  { name: 'what the guide gave no value for by plate', record: { mileage: noneUsed }, stands: false },
  {
    name: 'what the guide gave no value for by this guide ID',
    record: { kind: 'identifier', mileage: noneUsed },
    stands: true,
  },
  { name: 'a mileage out of its range', record: { mileage: { ...noneUsed, outOfBounds: true } }, stands: true },
  {
    name: 'another mileage than the one out of its range',
    record: { mileage: { ...noneUsed, outOfBounds: true } },
    change: { mileage: 40_000 },
    stands: false,
  },
  {
    name: 'a record without a valuation',
    record: { mileage: noneUsed, sources: { valuation: null } },
    stands: false,
  },
];
for (const { name, stands, ...overrides } of CASES) {
  test(`${name} ${stands ? 'is on the record already' : 'needs a new valuation'}`, () => {
    const today = overrides.today ?? '2026-06-30';
    assert.equal(
      isAlreadyValued({ ...record, ...overrides.record }, { ...request, ...overrides.change }, today),
      stands,
    );
  });
}

const halfRecord: MissingValuation = {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  asked: { plate: 'AB21CDE', mileage: 23_000 },
  identity: { vehicle: { kind: 'car', identifier: 50001 }, registered: '2021-03-15' },
  sources: { valuation: null },
};
const LACKING: {
  name: string;
  record?: Partial<MissingValuation>;
  change?: Partial<RevaluationRequest>;
  isOwn: boolean;
}[] = [
  { name: 'the same derivative, mileage and date', isOwn: true },
  { name: 'another mileage of the same thousand', change: { mileage: 22_500 }, isOwn: true },
  { name: 'a mileage of another thousand', change: { mileage: 23_500 }, isOwn: false },
  { name: 'another derivative', change: { identifier: 50003 }, isOwn: false },
  { name: 'the van of the same number', change: { kind: 'van' }, isOwn: false },
  { name: 'another date', change: { registered: '2021-03-16' }, isOwn: false },
  {
    name: 'a date that no source gave',
    record: { identity: { ...halfRecord.identity, registered: null } },
    isOwn: true,
  },
  { name: 'what has its valuation', record: { sources: { valuation: {} } }, isOwn: false },
  {
    name: 'a vehicle by VIN, whose valuation was never requested',
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    record: { asked: { plate: null, mileage: null } },
    isOwn: false,
  },
  { name: 'an unknown vehicle', record: { identity: { vehicle: null, registered: null } }, isOwn: false },
];
for (const { name, record: overrides, change, isOwn } of LACKING) {
  test(`a request for ${name} is ${isOwn ? '' : 'not '}for the valuation that a record by plate lacks`, () => {
    const missing = missingValuationOf({ ...halfRecord, ...overrides }, { ...request, ...change });
    assert.deepEqual(missing, isOwn ? { plate: 'AB21CDE', mileage: 23_000 } : null);
  });
}

const VALUES = { retail: 9_000, clean: 8_000, average: 7_000, below: 6_000 };
const GUIDE_ANSWER: Parameters<typeof isSameValuation>[0] = {
  vehicle: {
    kind: 'car',
    identifier: 50001,
    code: null,
    manufacturer: '',
    range: null,
    model: '',
    derivative: '',
    introduced: null,
    discontinued: null,
  },
  registered: '2021-03-15',
  values: VALUES,
  outOfBounds: false,
};
const ANSWERS: {
  name: string;
  answer?: Partial<typeof GUIDE_ANSWER>;
  change?: Partial<RevaluationRequest>;
  isSame: boolean;
}[] = [
  { name: 'the same derivative and date', isSame: true },
  { name: 'another derivative', change: { identifier: 50003 }, isSame: false },
  { name: 'the van of the same number', change: { kind: 'van' }, isSame: false },
  { name: 'another date', change: { registered: '2021-03-16' }, isSame: false },
  { name: 'an answer without a date', answer: { registered: null }, isSame: false },
  { name: 'a plate that the guide does not know', answer: { vehicle: null, values: null }, isSame: false },
  { name: 'an answer without a value', answer: { values: null }, isSame: false },
  { name: 'a mileage out of range', answer: { values: null, outOfBounds: true }, isSame: true },
];
for (const { name, answer, change, isSame } of ANSWERS) {
  test(`an answer by plate ${isSame ? 'is' : 'is not'} the valuation by guide ID: ${name}`, () => {
    assert.equal(isSameValuation({ ...GUIDE_ANSWER, ...answer }, { ...request, ...change }), isSame);
  });
}
