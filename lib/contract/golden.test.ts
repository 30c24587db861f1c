/** Every golden exchange, four ways, and each operation held by one at least. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { goldenExchanges } from './golden/exchanges';
import { holdExchange } from './golden/four-ways.fixture';
import { images, resources, webOperations } from './operations';

const goldens = goldenExchanges();

describe('golden exchanges', () => {
  for (const golden of goldens) holdExchange(golden, { webOperations, resources, images });
});

describe('coverage', () => {
  const answered = new Set(
    goldens.filter((each) => each.stated.value !== undefined).map((each) => each.stated.operation),
  );
  for (const each of [...webOperations, ...resources, ...images]) {
    test(`${each.name} has an exchange that our code did not make`, () => assert.ok(answered.has(each.name)));
  }
});
