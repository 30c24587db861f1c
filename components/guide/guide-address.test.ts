import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGuideAddress, writeGuideAddress } from './guide-address';

const read = (query: string) => readGuideAddress(new URLSearchParams(query));

test('an address says again what was read from it', () => {
  for (const address of [
    '',
    '?edition=2026-11-01',
    '?edition=2026-11-01&against=2026-10-01',
    '?edition=2026-11-01&against=2026-10-01&band=below&show=changeShare&plate=2021+21',
    '?band=retail&show=share',
    '?against=2026-10-01&show=pounds',
  ])
    assert.equal(writeGuideAddress(read(address)), address);
});

test('changes are shown where two editions are, and not where there is one', () => {
  assert.equal(read('against=2026-10-01').measure, 'change');
  assert.equal(read('show=changeShare').measure, 'pounds');
  assert.equal(read('show=nonsense&against=2026-10-01').measure, 'change');
});

test('the day of the other pages of a vehicle names the edition', () => {
  assert.equal(read('date=2025-03-14').edition, '2025-03-14');
  assert.equal(read('date=2025-03-14&edition=2026-01-01').edition, '2026-01-01');
  assert.equal(read('date=2025-02-31').edition, null);
});
