import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { costNewPounds } from '@/lib/sandbox/market/values';
import { technical } from '@/lib/sandbox/catalogue/technical';

function find(car: string, day: string): CatalogueDerivative {
  const [make = '', ...rest] = car.split(' ');
  const sold = catalogue().onSale('CAR', day);
  const found = sold.find((derivative) => {
    const name = `${derivative.model.range.manufacturer.name} ${derivative.model.range.name} ${derivative.name}`;
    return name.startsWith(make) && rest.every((word) => name.split(' ').includes(word));
  });
  assert.ok(found, `${car} on ${day}`);
  return found;
}

// Published prices new: nextgreencar and zap-map 2020-21, Fleet News, Regit 2024, public price lists.
const prices: readonly (readonly [car: string, day: string, pounds: number])[] = [
  ['FORD ECOSPORT 1.0 EcoBoost 140 ST-Line', '2022-01-15', 24350],
  ['FORD FIESTA 1.0 EcoBoost 95 Trend', '2021-06-01', 16410],
  ['FORD MUSTANG MACH-E Standard Range', '2021-06-01', 40215],
  ['FORD MUSTANG MACH-E GT', '2021-06-01', 67170],
  ['FORD KUGA 2.5 FHEV ST-Line X', '2023-03-01', 36185],
  ['FORD PUMA Titanium', '2026-03-15', 25500],
  ['VOLKSWAGEN ID.3 58kWh Life', '2021-06-01', 31615],
  ['VOLKSWAGEN ID.4 GTX', '2021-06-01', 48455],
  ['ALFA GIULIA 2.0 280 Veloce', '2021-03-01', 45910],
  ['BMW SERIES M440i 2dr', '2024-07-01', 59585],
  ['BMW I4 eDrive40', '2024-07-01', 60215],
  ['BMW SERIES 320d ES', '2010-06-01', 25936],
  ['BMW SERIES 520d SE', '2011-06-01', 28045],
  ['JAGUAR I-PACE S', '2020-06-15', 64495],
  ['DACIA SANDERO TCe 90 Expression', '2024-03-01', 14795],
  ['HYUNDAI TUCSON Hybrid Ultimate', '2024-03-01', 40640],
  ['TESLA MODEL 3 Long Range', '2020-06-15', 46490],
];

for (const [car, day, pounds] of prices) {
  test(`${car} costs within 12 % of the published £${pounds} in ${day.slice(0, 4)}`, () => {
    const ours = costNewPounds(find(car, day), day);
    assert.ok(Math.abs(ours / pounds - 1) <= 0.12, `£${ours}`);
  });
}

// CO2 g/km as published (VCA 2025, fleet press); electric range in miles (Open EV Data, zap-map).
const emissions: readonly (readonly [car: string, day: string, co2: number])[] = [
  ['FORD KUGA 2.5 FHEV 190', '2023-03-01', 134],
  ['FORD FIESTA 1.0 EcoBoost 95', '2021-06-01', 116],
  ['KIA XCEED 1.4 140 3', '2021-03-01', 150],
  ['TOYOTA COROLLA 1.8 Hybrid 140 Icon', '2024-03-01', 101],
  ['HYUNDAI TUCSON Hybrid Ultimate', '2024-03-01', 133],
];

for (const [car, day, co2] of emissions) {
  test(`${car} emits within 8 % of the published ${co2} g/km`, () => {
    const ours = technical(find(car, day), day).co2GramsPerKm;
    assert.ok(Math.abs(ours / co2 - 1) <= 0.08, `${ours} g/km`);
  });
}

test('A car on sale through September 2018 has NEDC figures before and higher WLTP figures after', () => {
  const golf = find('VOLKSWAGEN GOLF 1.5 TSI 150', '2018-08-31');
  const before = technical(golf, '2018-08-31');
  const after = technical(golf, '2018-09-01');
  assert.equal(before.cycle, 'NEDC');
  assert.equal(after.cycle, 'WLTP');
  assert.ok(after.co2GramsPerKm > before.co2GramsPerKm);
  assert.equal(after.nedcCo2, before.co2GramsPerKm);
});

test('Consumption follows CO2: 2,824.81 over litres, 22.62 g a litre of petrol', () => {
  const { co2GramsPerKm, mpgCombined } = technical(find('FORD FIESTA 1.0 EcoBoost 95', '2021-06-01'), '2021-06-01');
  assert.ok(Math.abs(mpgCombined - 282.481 / (co2GramsPerKm / 22.62)) < 0.06);
});
