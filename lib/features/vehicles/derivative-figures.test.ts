/** The tax figures of a list of derivatives, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { derivativeFigures } from '@/lib/domain/tax/company-car/derivative-figures';
import { runListDerivativeFigures } from './derivative-figures';
import { inputCall as call, openGuideServices as openServices } from './guide-services.fixture';
import { runListDerivatives, runListManufacturers, runListModels } from './vehicle-levels';

const queryOf = (input: object) => listDerivativeFigures.input.parse(input);

async function longModel({ services }: ReturnType<typeof openServices>) {
  const kinds = { kind: 'car', show: 'current', runOut: false, styles: [] } as const;
  for (const { code: manufacturer } of await runListManufacturers(call(kinds), services)) {
    for (const { code: model } of await runListModels(call({ ...kinds, manufacturer }), services)) {
      const query = queryOf({ kind: 'car', show: 'current', model });
      const derivatives = await runListDerivatives(call(query), services);
      if (derivatives.length > 8) return { query, derivatives };
    }
  }
  return assert.fail('no model with so many derivatives');
}

test('every derivative of a list has its figures, in the list’s order, by one question each and few at a time', async () => {
  const opened = openServices();
  const { query, derivatives } = await longModel(opened);
  opened.operations.length = 0;
  opened.inFlight.most = 0;
  const figures = await runListDerivativeFigures(call(query), opened.services);
  assert.deepEqual(
    figures.map(({ identifier }) => identifier),
    derivatives.map(({ identifier }) => identifier),
  );
  assert.equal(opened.operations.length, derivatives.length, 'the list itself is cached');
  assert.ok(opened.inFlight.most > 1 && opened.inFlight.most <= 8, String(opened.inFlight.most));
  for (const { because, ...figure } of figures)
    assert.equal(because === null, figure.p11dPence !== null || figure.benefitPercent !== null);
  let taxed = 0;
  for (const { p11dPence, benefitPercent, basicTaxPencePerMonth } of figures) {
    if (p11dPence === null || benefitPercent === null || basicTaxPencePerMonth === null) continue;
    taxed += 1;
    const expected = (p11dPence * benefitPercent * 0.2) / 100 / 12;
    assert.ok(Math.abs(basicTaxPencePerMonth - expected) <= 1, `${basicTaxPencePerMonth} is not ${expected}`);
  }
  assert.ok(taxed > derivatives.length / 2, `${taxed} of ${derivatives.length} have figures`);
  opened.operations.length = 0;
  await runListDerivativeFigures(call(query), opened.services);
  assert.deepEqual(opened.operations, [], 'the second reader asks nothing');
});

test('nothing more is requested for a reader who has gone', async () => {
  const opened = openServices();
  const { query } = await longModel(opened);
  opened.operations.length = 0;
  await runListDerivativeFigures(call(query, AbortSignal.abort()), opened.services);
  assert.deepEqual(opened.operations, []);
});

test('vans have none, and nothing is requested for them', async () => {
  const opened = openServices();
  assert.deepEqual(await runListDerivativeFigures(call(queryOf({ kind: 'van', model: 1 })), opened.services), []);
  assert.deepEqual(opened.operations, []);
});

test('figures of another tax year than the one wanted are left out', () => {
  const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence: 3_000_000 };
  const year = { pricePence: null, limitPence: null, benefitPence: null, higherTaxPence: null };
  const years = [
    { ...year, ending: 2026, percent: 30, basicTaxPence: 180_000 },
    { ...year, ending: 2027, percent: 31, basicTaxPence: 186_000 },
  ];
  const value = {
    co2GramsPerKm: 125,
    euroClass: 6,
    capacityCc: 1,
    fuelType: 'Petrol',
    vehicle: price,
    p11d: price,
    years,
  };
  const percents = [2026, 2027, 2028].map((ending) => derivativeFigures(1, { value }, ending).benefitPercent);
  assert.deepEqual(percents, [30, 31, null]);
});
