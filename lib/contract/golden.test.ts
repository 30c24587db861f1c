/** Every golden exchange in four directions, and at least one for each operation. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { goldenExchanges } from './golden/exchanges';
import { testGoldenExchange } from './golden/golden-exchange.fixture';
import { images, resources, webOperations } from './operations';

const goldens = goldenExchanges();

describe('golden exchanges', () => {
  for (const golden of goldens) testGoldenExchange(golden, { webOperations, resources, images });
});

describe('coverage', () => {
  const operationsWithExchange = new Set(
    goldens.filter((exchange) => exchange.stated.value !== undefined).map((exchange) => exchange.stated.operation),
  );
  for (const declared of [...webOperations, ...resources, ...images]) {
    test(`${declared.name} has an exchange that our code did not make`, () =>
      assert.ok(operationsWithExchange.has(declared.name)));
  }
});
