/** The change to the defleet date is measured from where the chart begins, whatever the forecast begins with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { readHistory } from '@/lib/api/addresses/history';
import { answerKey } from '@/lib/api/client/answer-of';
import type { Forecast } from '@/lib/domain/forecasts/forecast';
import { formatMonth, formatPoundsChange } from '@/lib/format';
import { readForecastAddress, todaysEditionFrom } from './forecast-address';
import { ForecastResult } from './forecast-result';

const TODAY = '2026-11-28';
const HAND_OVER = '2027-02-01';
type Months = readonly (readonly [number | null, number | null])[];

const forecastOf = (clean: Months): Forecast => ({
  snapshotDay: '2026-11-10',
  comments: [],
  plates: [
    {
      name: '2021 21',
      sequence: 79,
      days: ['2026-12-01', '2027-01-01', HAND_OVER],
      mileages: [30_000, 50_000],
      clean: clean.map((values) => [...values]),
      average: clean.map((values) => values.map((pounds) => pounds && pounds - 900)),
      below: clean.map((values) => values.map((pounds) => pounds && pounds - 2_000)),
    },
  ],
});

const historyOf = (edition: string) => {
  const grid = (pounds: number) => [[pounds, pounds - 1_500]];
  return {
    editions: [edition],
    mileages: [30_000, 50_000],
    costNewPounds: null,
    retail: grid(14_000),
    clean: grid(12_795),
    average: grid(11_800),
    below: grid(10_500),
  };
};

async function drawn(clean: Months, history: ReturnType<typeof historyOf> | null, mileage: number) {
  const { forecastQuery, view } = readForecastAddress(
    new URLSearchParams({ mileage: String(mileage), handOver: HAND_OVER }),
  );
  const client = new QueryClient();
  const subject = { kind: 'car' as const, identifier: 50_017, year: 2021, letter: '21' };
  const answer = history && { history, changes: [] };
  client.setQueryData(answerKey(readHistory, { ...subject, from: todaysEditionFrom(TODAY) }), answer ?? undefined);
  const forecast = forecastOf(clean);
  const page = createElement(ForecastResult, {
    kind: 'car',
    identifier: 50_017,
    forecastQuery,
    view,
    forecast,
    older: null,
    form: null,
    today: TODAY,
  });
  const { prelude } = await prerenderToNodeStream(createElement(QueryClientProvider, { client }, page));
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('');
}

const FALLING: Months = [
  [12_000, 10_400],
  [11_500, 9_900],
  [11_000, 9_400],
];
const [FIRST, ...LATER] = FALLING;

for (const { title, clean, history, mileage, start } of [
  { title: 'today’s value is known', clean: FALLING, history: '2026-11-01', mileage: 40_000, start: 'Nov 2026' },
  { title: 'at a point of the guide', clean: FALLING, history: '2026-11-01', mileage: 30_000, start: 'Nov 2026' },
  { title: 'it is of another month', clean: FALLING, history: '2026-09-01', mileage: 40_000, start: 'Dec 2026' },
  { title: 'it is not known yet', clean: FALLING, history: null, mileage: 40_000, start: 'Dec 2026' },
  {
    title: 'no value in the first month',
    clean: [[null, null], ...LATER],
    history: null,
    mileage: 40_000,
    start: 'Jan 2027',
  },
  { title: 'rising', clean: LATER.concat([FIRST ?? [null, null]]), history: null, mileage: 40_000, start: 'Dec 2026' },
] satisfies { title: string; clean: Months; history: string | null; mileage: number; start: string }[])
  test(`the cards are measured from the first row of the chart’s table: ${title}`, async () => {
    const html = await drawn(clean, history === null ? null : historyOf(history), mileage);
    const [, chart = ''] = html.split('data-chart="Forecast of');
    const rows = [...(chart.split('</table>')[0] ?? '').matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      row
        .split(/<\/t[hd]>/)
        .map((cell) => cell.replace(/<[^>]*>/g, ''))
        .filter(Boolean),
    );
    const amount = (cell = '') => Number(/£([\d,]+)/.exec(cell)?.[1]?.replaceAll(',', ''));
    const first = rows.find((row) => /^[A-Z][a-z]{2} 20/.test(row[0] ?? '') && /£/.test(row[1] ?? ''));
    const last = rows.find(([month]) => month?.startsWith(formatMonth(HAND_OVER)));
    assert.equal(first?.[0], start);
    const cards = html.slice(html.indexOf('aria-label="Defleet in')).split('</section>')[0] ?? '';
    const changes = cards.replace(/<[^>]*>/g, ' ').match(/[+−-]£[\d,]+ from [A-Z][a-z]{2} \d{4}/g);
    assert.deepEqual(
      changes,
      [1, 2, 3].map((at) => `${formatPoundsChange(amount(last?.[at]) - amount(first?.[at]))} from ${start}`),
    );
  });
