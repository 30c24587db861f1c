/** The guide page's server time from cached answers, without HTTP: two editions of a car, and the endpoint's checks. */
import { readGuide } from '@/lib/api/endpoints/guide/guide';
import { inputCall as call, openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import { runReadGuide } from './guide';

const TIMES = 200;
const { services } = openGuideServices();
const input = readGuide.input.parse({
  kind: 'car',
  identifier: 50_031,
  edition: '2026-11-01',
  against: '2026-10-01',
});
const read = async () => readGuide.output.parse(await runReadGuide(call(input), services));
const { table } = await read();
const durations: number[] = [];
for (let time = 0; time < TIMES; time++) {
  const began = performance.now();
  JSON.stringify(await read());
  durations.push(performance.now() - began);
}
const sorted = durations.toSorted((a, b) => a - b);
const quantile = (part: number) => sorted[Math.floor(sorted.length * part)]?.toFixed(1) ?? '';
console.log(
  `guide page: ${table?.plates.length} plates by ${table?.mileages.length} mileages, two editions, in ${quantile(0.5)} ms at the median, ${quantile(0.95)} ms at p95, ${TIMES} times (aim 100 ms)`,
);
