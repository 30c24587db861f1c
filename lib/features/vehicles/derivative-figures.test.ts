/** The tax figures of a list of derivatives, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { derivativeFigures, isPlugInHybrid } from '@/lib/domain/tax/company-car/derivative-figures';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { runReadCompanyCar } from '@/lib/features/tax/company-car';
import { runListDerivativeFigures } from './derivative-figures';
import { inputCall as call, openGuideServices as openServices } from './guide-services.fixture';
import { runListDerivatives, runListManufacturers, runListModels } from './vehicle-levels';
import { runReadVehicle } from './vehicles';

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

test('a plug-in hybrid has the percentage and tax of its company car page, in a list of any model', async () => {
  const { services } = openServices();
  const kinds = { kind: 'car', show: 'current', runOut: false, styles: [] } as const;
  let compared = 0;
  for (const { code: manufacturer, name } of await runListManufacturers(call(kinds), services)) {
    if (!/hyundai|kia/i.test(name)) continue;
    for (const { code: model } of await runListModels(call({ ...kinds, manufacturer }), services)) {
      const query = queryOf({ kind: 'car', show: 'current', model });
      const derivatives = await runListDerivatives(call(query), services);
      if (!derivatives.some((derivative) => /PHEV|plug.?in/i.test(derivative.name))) continue;
      for (const { identifier, benefitPercent, basicTaxPencePerMonth } of await runListDerivativeFigures(
        call(query),
        services,
      )) {
        const car = await runReadCompanyCar(call({ kind: 'car', identifier }), services);
        const shown = driverYears(car)[0]?.shown ?? assert.fail(String(identifier));
        assert.equal(benefitPercent, shown.percent, String(identifier));
        assert.equal(basicTaxPencePerMonth, perMonth(shown.basicPence), String(identifier));
        compared += 1;
      }
    }
  }
  assert.ok(compared > 20, String(compared));
});

test('the certificates of a list’s plug-in hybrids are one request, and cached', async () => {
  const opened = openServices();
  const { modelCode } = await runReadVehicle(call({ kind: 'car', identifier: 57292 }), opened.services);
  const query = queryOf({ kind: 'car', show: 'current', model: modelCode });
  const requests = async () => {
    opened.operations.length = 0;
    const figures = await runListDerivativeFigures(call(query), opened.services);
    assert.ok(figures.filter(({ benefitPercent }) => benefitPercent === 14).length > 2);
    return opened.operations.filter((name) => name === 'wltp').length;
  };
  assert.deepEqual([await requests(), await requests(), opened.operations.length], [1, 0, 0]);
});

// ITEPA 2003 s.139(5): 64 km is 39.8 miles, rounded down 39: 14% in 2026-27; 65 km is 40 miles: 10%. Of £52,819.20 14%
// is £7,394.69, 20% of that £1,478.94, and a twelfth £123.25; 10% £5,281.92, £1,056.38 and £88.03.
const PRICE = 5_281_920;
for (const [title, fuelType, totalPence, km, percent, month] of [
  ['of 64 km', 'Petrol/PlugIn Elec Hybrid', PRICE, 64, 14, 12_325],
  ['of 65 km', 'Petrol/PlugIn Elec Hybrid', PRICE, 65, 10, 8_803],
  ['of 64 km by a name of both fuels', 'Petrol/Electric', PRICE, 64, 14, 12_325],
  ['of an unknown range, with no figure', 'Petrol/PlugIn Elec Hybrid', PRICE, null, null, null],
  ['of 64 km without a price', 'Petrol/PlugIn Elec Hybrid', null, 64, 14, null],
  ['of an unknown range without a price', 'Petrol/PlugIn Elec Hybrid', null, null, null, null],
] as const)
  test(`the list has a plug-in hybrid ${title}, at ${percent ?? '–'}%`, () => {
    const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence };
    const year = { pricePence: null, limitPence: null, benefitPence: 528_192, higherTaxPence: null };
    const years = [{ ...year, ending: 2027, percent: 10, basicTaxPence: 105_638 }];
    const value = { co2GramsPerKm: 28, euroClass: 6, capacityCc: 1, fuelType, vehicle: price, p11d: price, years };
    assert.ok(isPlugInHybrid(value));
    const ranges = km === null ? [] : [{ name: 'Equivalent All Electric Range EAER', miles: 40, km }];
    const { figures } = configuredEmissions({ co2: { ...NO_PHASES, weighted: 28 }, ranges });
    const found = derivativeFigures(1, { value }, 2027, { registered: '2026-11-02', figures });
    assert.deepEqual([found.benefitPercent, found.basicTaxPencePerMonth], [percent, month]);
  });

test('no other car needs its emissions for the list', () => {
  for (const [fuelType, co2GramsPerKm] of [
    ['Petrol Unleaded', 129],
    ['Diesel', 101],
    ['Electric', 0],
    ['Petrol/Electric Hybrid', 101],
    ['Petrol/PlugIn Elec Hybrid', null],
  ] as const) {
    const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence: null };
    const value = { co2GramsPerKm, euroClass: 6, capacityCc: 1, fuelType, vehicle: price, p11d: price, years: [] };
    assert.equal(isPlugInHybrid(value), false, fuelType);
  }
});
