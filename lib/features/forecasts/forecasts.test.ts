/** The five ways to request a forecast, the report card and the history, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForecast, readReportCard } from '@/lib/api/endpoints/forecasts';
import { readHistory } from '@/lib/api/endpoints/history';
import { Fault } from '@/lib/fault';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadForecast, runReadReportCard } from './forecasts';
import { runReadHistory } from './value-history';
import { call } from '@/lib/features/testing/recorded-services';

const now = () => new Date('2026-06-05T12:00:00Z');
const arrivals: string[] = [];
const sandbox = createSandbox({ clock: now, base: 'https://provider.example' });
const base = 'https://provider.example';
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  wltpClientId: '',
  wltpClientSecret: '',
  ...demoSubscriber,
  transport: inProcess((request) => {
    arrivals.push(`${new URL(request.url).pathname.split('/').at(-1)}`);
    return sandbox.serve(request);
  }),
});
const services = { cached: createProviderAnswerCache(caller, () => now().getTime()), now };
const CAR = { kind: 'car', identifier: 50032 } as const;

const forecastOf = async (query: Partial<(typeof readForecast)['input']['_zod']['input']>) => {
  const input = readForecast.input.parse({ ...CAR, ...query });
  return readForecast.output.parse(await runReadForecast(call(input, null as never), services)).forecast;
};

test('all five routes lead to the same plate', async () => {
  const all = await forecastOf({});
  assert.ok(all && all.plates.length > 1);
  const plate = all.plates.find(({ name }) => name.endsWith(' 21'));
  assert.ok(plate && plate.sequence !== null);
  assert.equal(plate.days.length, 12);
  const year = Number(plate.name.slice(0, 4));
  for (const query of [
    { by: 'letter', year, letter: '21' },
    { by: 'month', year, month: 5 },
    { by: 'plate', plateId: plate.sequence },
    { by: 'date', registered: `${year}-05-15` },
  ] as const)
    assert.deepEqual((await forecastOf(query))?.plates, [plate], query.by);
});

test('an older forecast is the latest made on or before the requested day; before the first there is none', async () => {
  const query = { by: 'letter', year: 2021, letter: '21' } as const;
  assert.equal((await forecastOf({ ...query, snapshot: '2026-03-17' }))?.snapshotDay, '2026-03-01');
  assert.equal(await forecastOf({ ...query, snapshot: '2010-01-01' }), null);
});

test('a route without its parameters is refused before anything is sent', async () => {
  await assert.rejects(
    forecastOf({ by: 'date' }),
    (error: unknown) => error instanceof Fault && error.code === 'invalid_input' && error.field === 'registered',
  );
});

test('the same forecast is requested from the provider once, however often a page needs it', async () => {
  await forecastOf({ by: 'letter', year: 2021, letter: '21' });
  arrivals.length = 0;
  await forecastOf({ by: 'letter', year: 2021, letter: '21' });
  assert.deepEqual(arrivals, []);
});

test('the report card compares as many forecasts as have come due, each horizon with its own n', async () => {
  const input = readReportCard.input.parse({ ...CAR, year: 2021, letter: '21', mileage: 40_000 });
  const { card } = readReportCard.output.parse(await runReadReportCard(call(input, null as never), services));
  assert.equal(card?.snapshots.length, 9);
  const counts = card?.judgements
    .filter(({ band }) => band === 'clean')
    .map((judgement) => [judgement.monthsAhead, judgement.count]);
  assert.deepEqual(counts, [
    [1, 9],
    [3, 7],
    [6, 4],
  ]);
  for (const { errorPounds, biasPounds } of card?.judgements ?? [])
    assert.ok(errorPounds !== null && biasPounds !== null && Math.abs(biasPounds) <= errorPounds);
});

test('a history has every edition of the requested period, and the days the specification changed', async () => {
  const query = { ...CAR, year: 2021, letter: '21', from: '2026-01-01', to: '2026-06-05' };
  const { history, changes } = readHistory.output.parse(
    await runReadHistory(call(readHistory.input.parse(query), null as never), services),
  );
  assert.deepEqual(
    history?.editions,
    ['01', '02', '03', '04', '05', '06'].map((month) => `2026-${month}-01`),
  );
  assert.ok((history?.costNewPounds ?? 0) > 0);
  assert.ok(changes !== null && changes.length > 0);
});

test('a year and letter that never occurred together has no history, and gets the next step', async () => {
  const input = readHistory.input.parse({ ...CAR, year: 1999, letter: '21' });
  const answer = readHistory.output.parse(await runReadHistory(call(input, null as never), services));
  assert.equal(answer.history, null);
  assert.match(answer.because?.next ?? '', /another plate/);
});
