/**
 * A new edition for cars in stock: values, then market prices, then live values, through the provider's bulkhead, from
 * a provider with a fixed delay for each answer. The aim: 10,000 cars within ten minutes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openRecordedServices } from '@/lib/features/testing/recorded-services';
import type { Provider } from '@/lib/provider/provider';
import { requestDueLive } from './live-values';
import { requestDueMarket } from './market-ranges';
import { movingDealer } from './moving-dealer.fixture';
import { revalueDue } from './revaluation';

const [CARS, AIM_CARS, ANSWER_MS] = [1_000, 10_000, 100];

const recorded = await openRecordedServices();
const dealer = await movingDealer(recorded);
const id = await dealer.take(await dealer.value('AB21CDE', 30_000));
await dealer.takeMore(id, CARS - 1, 1);
const slow: Pick<Provider, 'call'> = {
  async call(operation, params) {
    await sleep(ANSWER_MS);
    return dealer.services.caller.call(operation, params);
  },
};
const services = { ...dealer.services, caller: slow };
const { signal } = new AbortController();
const times: number[] = [];
for (const [words, run] of [
  ['values', () => revalueDue(services, signal)],
  ['market prices', () => requestDueMarket(services, signal)],
  ['live values', () => requestDueLive(services, signal)],
] as const) {
  const startedAt = performance.now();
  const { cars } = await run();
  if (cars !== CARS) throw new Error(`${cars} of ${CARS} cars`);
  times.push(performance.now() - startedAt);
  console.log(`${words} of ${CARS} cars, ${ANSWER_MS} ms an answer: ${seconds(times.at(-1) ?? 0)} s`);
}
const [values = 0, market = 0] = times;
const share = AIM_CARS / CARS;
console.log(
  `for ${AIM_CARS} cars: values in ${seconds(values * share)} s, with market prices in ${seconds((values + market) * share)} s`,
);
await recorded.close();
process.exit();

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
