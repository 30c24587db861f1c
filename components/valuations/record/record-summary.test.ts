import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summariseRecord } from './record-summary';
import { BY_VIN, DOUBTFUL, WHOLE } from './sample-records';

const cases = [
  [WHOLE, 'Volkswagen Golf Hatchback: Retail £17,250, Clean £15,100, Average £14,200 and Below £12,850.'],
  [DOUBTFUL, 'Ford Fiesta Hatchback: 2 alerts, Clean £15,100, Average £14,200 and Below £12,850.'],
  [BY_VIN, 'Volkswagen Golf Hatchback: no values.'],
] as const;
for (const [record, sentence] of cases) {
  test(`a listener hears: ${sentence}`, () => assert.equal(summariseRecord(record), sentence));
}
