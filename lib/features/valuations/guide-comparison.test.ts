/**
 * The three free sources of one derivative, over the sandbox's bytes: the operations used, and what remains after each
 * failure.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGuideComparison, readPastValue } from '@/lib/api/endpoints/valuation-outlook';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { Fault } from '@/lib/fault';
import { runReadGuideComparison } from './guide-comparison';
import { runReadPastValue } from './past-value';

const now = () => new Date('2026-06-05T12:00:00Z');
const base = 'https://provider.example';
const arrivals: string[] = [];
const refused = new Set<string>();
const sandbox = createSandbox({ clock: now, base });
const openServices = () => {
  const caller = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    wltpClientId: '',
    wltpClientSecret: '',
    ...demoSubscriber,
    transport: inProcess(async (request) => {
      const operation = new URL(request.url).pathname.split('/').at(-1) ?? '';
      arrivals.push(operation);
      return refused.has(operation) ? new Response('down', { status: 500 }) : sandbox.serve(request);
    }),
  });
  return { cached: createProviderAnswerCache(caller, () => now().getTime()), now };
};
const CAR = { kind: 'car', identifier: 50032, registered: '2021-03-15', mileage: 40_000 } as const;
const compared = async (
  query: Partial<(typeof readGuideComparison)['input']['_zod']['input']>,
  services = openServices(),
) => {
  const input = readGuideComparison.input.parse({ ...CAR, ...query });
  return readGuideComparison.output.parse(await runReadGuideComparison({ input }, services));
};

test('the current edition, the live values and market prices come from four free operations, once', async () => {
  const services = openServices();
  arrivals.length = 0;
  const { guide, live, market, day } = await compared({}, services);
  assert.equal(day, '2026-06-05');
  assert.equal(guide.value?.editionDay, '2026-06-01');
  assert.ok(guide.value && live.value && market.value?.retail);
  assert.ok(live.value.day <= '2026-06-05' && live.value.isMonthlyPosition !== null);
  assert.ok(market.value.retail.lowPounds < market.value.retail.highPounds);
  const operations = [
    'GetInternetPricesForIDYearMonthMileage',
    'GetUsedLive_IdRegDateMileage',
    'GetUsedValuation',
    'GetUsedValuesHistoricDates',
  ];
  assert.deepEqual(arrivals.toSorted(), operations);
  await compared({}, services);
  assert.equal(arrivals.length, operations.length);
});

test('the values of a past day are those of its edition', async () => {
  const { guide, live } = await compared({ day: '2025-03-03' });
  assert.equal(guide.value?.editionDay, '2025-03-01');
  assert.ok((live.value?.day ?? '') <= '2025-03-03');
});

test('before the first edition, and at a mileage the guide does not list, there is a reason for each source', async () => {
  for (const query of [{ day: '1990-01-01' }, { mileage: 900_000 }]) {
    const { guide, live, market } = await compared(query);
    for (const result of [guide, live, market]) assert.ok(result.value === null && result.because.reason.length > 10);
  }
});

test('no source refers to another that has no value either', async () => {
  const { guide, live, market } = await compared({ mileage: 900_000 });
  for (const result of [guide, live, market])
    assert.ok(result.value === null && !/^Use|other sources/.test(result.because.next), JSON.stringify(result));
  const { past, now: current, around } = await pastValue({ mileage: 900_000 });
  for (const result of [past, current, around])
    assert.ok(result.value === null && !result.because.next.startsWith('Use'), JSON.stringify(result));
});

test('a source that fails leaves the others standing', async () => {
  refused.add('GetUsedLive_IdRegDateMileage').add('GetUsedValuesHistoricDates');
  const { guide, live, market } = await compared({});
  refused.clear();
  assert.ok(guide.value && market.value);
  assert.equal(guide.value.editionDay, '2026-06-01');
  assert.equal(live.value, null);
});

test('for a van nothing is requested from the live service, because it covers cars only', async () => {
  arrivals.length = 0;
  const { live } = await compared({ kind: 'van', identifier: 90001 });
  assert.ok(live.value === null && /cars only/.test(live.because.reason));
  assert.ok(!arrivals.includes('GetUsedLive_IdRegDateMileage'));
});

const pastValue = async (
  query: Partial<(typeof readPastValue)['input']['_zod']['input']>,
  services = openServices(),
) => {
  const input = readPastValue.input.parse({ ...CAR, day: '2025-03-03', ...query });
  return readPastValue.output.parse(await runReadPastValue({ input }, services));
};

test('a past value is of the edition of its day, beside today’s and the live values around it, all free', async () => {
  arrivals.length = 0;
  const { past, now: current, around } = await pastValue({});
  assert.equal(past.value?.editionDay, '2025-03-01');
  assert.equal(current.value?.editionDay, '2026-06-01');
  assert.ok((past.value?.pounds.clean ?? 0) > (current.value?.pounds.clean ?? 0));
  const days = (around.value ?? []).map(({ day }) => day);
  assert.ok(days.length >= 2);
  for (const day of days) assert.ok('2025-02-17' <= day && day <= '2025-03-17', day);
  assert.deepEqual([...new Set(arrivals)].toSorted(), [
    'GetUsedLiveHistoric_IdRegDateMileage',
    'GetUsedValuation',
    'GetUsedValuesHistoricDates',
  ]);
});

test('requested again a year later, the value of the day is the same', async () => {
  const first = await pastValue({});
  const later = await pastValue({}, { ...openServices(), now: () => new Date('2027-06-05T12:00:00Z') });
  assert.deepEqual(later.past, first.past);
});

test('a day without a possible value is refused at its field, and nothing is sent', async () => {
  arrivals.length = 0;
  for (const [query, field] of [
    [{ day: '2026-06-06' }, 'day'],
    [{ day: '2021-03-14' }, 'day'],
    [{ registered: '2027-01-01' }, 'registered'],
  ] as const)
    await assert.rejects(pastValue(query), (error) => error instanceof Fault && error.field === field);
  assert.deepEqual(arrivals, []);
});
