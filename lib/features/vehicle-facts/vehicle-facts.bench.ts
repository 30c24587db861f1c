/** Searching 25,000 derivatives by their facts, without HTTP, on PostgreSQL. */
import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { openRecordedServices } from '@/lib/features/testing/recorded-services';
import { inputCall as call } from '@/lib/features/vehicles/guide-services.fixture';
import { openVehicleFacts } from '@/lib/store/vehicle-facts/vehicle-facts';
import { runFindByFacts } from './find-by-facts';

const [MAKES, OF_A_MAKE, TIMES] = [50, 500, 60];
const recorded = await openRecordedServices();
const vehicleFacts = openVehicleFacts(recorded.database);
const asOf = '2026-11-01';
const FUELS = ['Petrol Unleaded', 'Diesel', 'Electric', 'Petrol/Electric Hybrid'];
const vehicle = (make: number, at: number): VehicleFacts => ({
  kind: 'car',
  identifier: make * OF_A_MAKE + at + 1,
  make: `MAKE ${make}`,
  model: `MODEL ${at % 20}`,
  derivative: `${at} 2.0 TSI 150 5dr Auto`,
  fuel: FUELS[at % 4] ?? null,
  body: at % 3 === 0 ? 'Estate' : 'Hatchback',
  pricePounds: 15_000 + ((at * 7_919 + make * 104_729) % 80_000),
  co2: at % 4 === 2 ? 0 : 90 + (at % 150),
  bootLitres: at % 11 === 0 ? null : 200 + ((at * 31) % 500),
  seats: 4 + (at % 4),
  insuranceGroup: 1 + (at % 50),
  powerBhp: 70 + ((at * 13) % 400),
  secondsTo62: 4 + (at % 100) / 10,
  ncapStars: 3 + (at % 3),
  euroClass: 6,
  benefitPercent: at % 4 === 2 ? 4 : 20 + (at % 17),
  basicTaxPounds: 20 + (at % 300),
  higherTaxPounds: 40 + (at % 600),
});
await vehicleFacts.begin({ kind: 'car', asOf, makes: Array.from({ length: MAKES }, (_, make) => make) });
for (let make = 0; make < MAKES; make++) {
  const vehicles = Array.from({ length: OF_A_MAKE }, (_, at) => vehicle(make, at));
  await vehicleFacts.saveMake({ kind: 'car', asOf, makeCode: make, vehicles });
}
const searches: [name: string, input: object][] = [
  ['nothing chosen, by name', {}],
  ['electric, BIK up to 4%, boot from 400 litres', { fuel: 'Electric', benefitPercent: 4, bootLitres: 400 }],
  [
    'six facts, by price, the tenth page',
    {
      pricePounds: 60_000,
      bootLitres: 250,
      seats: 4,
      powerBhp: 80,
      ncapStars: 3,
      secondsTo62: 12,
      sort: 'pricePounds',
      page: 10,
    },
  ],
];
for (const [name, input] of searches) {
  const parsed = findByFacts.input.parse(input);
  const durations: number[] = [];
  let count = 0;
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    ({ count } = findByFacts.output.parse(await runFindByFacts(call(parsed), { vehicleFacts })));
    durations.push(performance.now() - began);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)]?.toFixed(1) ?? '';
  console.log(
    `find by facts: ${name}: ${count} of ${MAKES * OF_A_MAKE} in ${quantile(0.5)} ms at the median, ${quantile(0.95)} ms at p95 (aim 150 ms)`,
  );
}
await recorded.close();
