import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listResultWords } from './list-result-words';
import { readVehicleListAddress } from './vehicle-list-address';

const cases = [
  [{}, 2, '2 vehicles'],
  [{ search: 'golf', only: 'flagged' }, 2, '2 vehicles match “golf”, with an alert'],
  [{ search: 'golf', only: 'flagged' }, 0, 'No valuations match “golf”, with an alert'],
  [{ search: 'tricycle' }, 0, 'No valuations match “tricycle”'],
  [{ who: 'me', origin: 'list', from: '2026-11-01' }, 0, 'No valuations by you, from a stock list, since 1 Nov 2026'],
] as const;
for (const [address, vehicles, words] of cases)
  test(`the list says what it shows: ${words}`, () =>
    assert.equal(listResultWords(readVehicleListAddress(address), vehicles), words));
