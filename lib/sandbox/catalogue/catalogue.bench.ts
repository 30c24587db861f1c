import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { usedValue } from '@/lib/sandbox/market/values';
import { vehicleByPlate, vehicleByVin } from '@/lib/sandbox/registry/registry';

const today = '2026-11-20';
const letters = 'ABCDEFGHJKLMNPRSTUVWXY';

function plate(i: number): string {
  const at = (step: number) => letters.charAt(Math.floor(i / step) % letters.length);
  return `${at(1)}${at(7)}${15 + (i % 10)}${at(3)}${at(11)}${at(23)}`;
}

function time(what: string, runs: number, run: (i: number) => unknown): void {
  for (let i = 0; i < runs / 4; i++) run(i);
  const start = process.hrtime.bigint();
  for (let i = 0; i < runs; i++) run(i);
  const micros = Number(process.hrtime.bigint() - start) / 1000 / runs;
  console.log(`${what}: ${micros.toFixed(1)} µs`);
}

const start = process.hrtime.bigint();
const book = catalogue();
console.log(`catalogue as authored: ${Math.round(Number(process.hrtime.bigint() - start) / 1e6)} ms`);
console.log(`cars ${book.derivatives('CAR').length}, vans ${book.derivatives('LCV').length}`);

time('plate → vehicle', 4000, (i) => vehicleByPlate(plate(i), today));
const vins = Array.from({ length: 1000 }, (_, i) => vehicleByPlate(plate(i), today)?.vin ?? '');
time('VIN → vehicle', 2000, (i) => vehicleByVin(vins[i % 1000] ?? '', today));
const cars = book.derivatives('CAR');
time('value', 20000, (i) => {
  const derivative = cars[(i * 7919) % cars.length];
  return (
    derivative && usedValue({ derivative, registered: derivative.introduced, mileage: 40000, edition: '2026-11-01' })
  );
});

const before = process.memoryUsage().heapUsed;
const wideStart = process.hrtime.bigint();
const wide = catalogue(100_000);
console.log(
  `catalogue of ${wide.derivatives('CAR').length} cars: ${Math.round(Number(process.hrtime.bigint() - wideStart) / 1e6)} ms`,
);
console.log(`more memory: ${Math.round((process.memoryUsage().heapUsed - before) / 1e6)} MB`);
