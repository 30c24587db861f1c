/** The accuracy of forecasts has rows for what was compared; what was not is named once, above them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import { ReportCardTable } from './report-card-table';

const judgement = (monthsAhead: number, count: number): ReportCard['judgements'][number] => ({
  band: 'clean',
  monthsAhead,
  count,
  errorPounds: count > 0 ? 175 : null,
  biasPounds: count > 0 ? 25 : null,
});

test('no row is about a month ahead for which nothing could be compared', () => {
  const card = {
    mileage: 15_000,
    snapshots: ['2026-09-01', '2026-10-01'],
    judgements: [judgement(1, 2), judgement(3, 0), judgement(6, 0)],
  };
  const html = renderToStaticMarkup(createElement(ReportCardTable, { card }));
  const names = [...html.matchAll(/<th[^>]*scope="row"[^>]*>(.*?)<\/th>/g)].map(([, name]) =>
    name?.replace(/<[^>]*>/g, ''),
  );
  assert.deepEqual(names, ['Clean, 1 month ahead']);
  assert.match(html, /Nothing to compare yet 3 and 6 months ahead\./);
});
