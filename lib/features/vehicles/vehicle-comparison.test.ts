/** Vehicles and builds of them side by side, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareVehicles } from '@/lib/api/endpoints/vehicles';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { Fault } from '@/lib/fault';
import { inputCall as call, openGuideServices } from './guide-services.fixture';
import { runCompareVehicles } from './vehicle-comparison';

const { services } = openGuideServices();
const compare = async (...vehicle: string[]) =>
  compareVehicles.output.parse(await runCompareVehicles(call(compareVehicles.input.parse({ vehicle })), services));

/** An Abarth 600e with metallic paint, £1,260, and a heated windscreen, £415. */
const code = encodeBuild({ identifier: 50_061, date: '2026-11-02', selections: [71_001, 71_022], picks: [] }, 'car');

test('a build is compared at its price with options, beside the same car without', async () => {
  const { vehicles, rows } = await compare('car-50061', `car-50061.${code}`);
  assert.deepEqual(
    vehicles.map(({ build }) => build && { ...build, code: '' }),
    [
      null,
      {
        code: '',
        date: '2026-11-02',
        options: 'Metallic paint, Heated windscreen, £1,675',
        missing: null,
        because: null,
      },
    ],
  );
  const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;
  assert.deepEqual(valuesOf('Price with options (incl. VAT)'), ['£42,180', '£43,855']);
  assert.deepEqual(valuesOf('Options (incl. VAT)'), ['£0', '£1,675']);
  const [one, other] = valuesOf('Length') ?? [];
  assert.ok(one && one === other, 'technical data of both');
});

for (const [what, entry, because] of [
  ['of another vehicle', `car-50031.${code}`, /another vehicle/],
  ['that is cut short', `car-50061.${code.slice(0, 9)}`, /cut short or mistyped/],
] as const)
  test(`a code ${what} has its place in the comparison, with the reason`, async () => {
    const { vehicles, rows } = await compare('car-50061', entry);
    assert.match(vehicles[1]?.build?.because ?? '', because);
    assert.equal(rows.find(({ label }) => label === 'Price with options (incl. VAT)')?.values[1], null);
  });

test('an electric car has its battery and range beside a car without; two cars without have no such rows', async () => {
  const { rows } = await compare('car-50061', 'car-50031');
  const rowOf = (label: string) => rows.find((row) => row.label === label);
  // The maker's figures of an Abarth 600e: 54 kWh, and 198 to 207 miles by its wheels.
  const [battery, noBattery] = rowOf('Battery')?.values ?? [];
  assert.ok(Number(battery) >= 50 && Number(battery) <= 55, `${battery}`);
  assert.equal(noBattery, null);
  assert.equal(rowOf('Battery')?.unit, 'kWh');
  const [range, noRange] = rowOf('Electric range')?.values ?? [];
  assert.ok(Number(range) >= 190 && Number(range) <= 215, `${range}`);
  assert.equal(noRange, null);
  const without = await compare('car-50031');
  assert.deepEqual(
    without.rows.filter(({ label }) => label === 'Battery' || label === 'Electric range'),
    [],
  );
});

test('where the technical data of an electric car fails, the rest is compared', async () => {
  const cached: typeof services.cached = {
    ...services.cached,
    call: async (operation, params) => {
      if (operation.name === 'GetTechnicalData')
        throw new Fault('provider_slow', { message: 'It did not answer.', fix: 'Try again.' });
      return services.cached.call(operation, params);
    },
  };
  const input = compareVehicles.input.parse({ vehicle: ['car-50061'] });
  const { rows } = await runCompareVehicles(call(input), { ...services, cached });
  const labels = rows.map(({ label }) => label);
  assert.ok(labels.includes('Length') && !labels.includes('Battery'), labels.join());
});
