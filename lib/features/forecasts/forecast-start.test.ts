/** A forecast begins with the value of its record: in the panel beside it, and on the page that the panel leads to. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readHistory } from '@/lib/api/endpoints/history';
import { forecastFromToday, latestEdition, withExactValues } from '@/lib/domain/forecasts/forecast-from-today';
import { parseYearLetter } from '@/lib/domain/plates/year-letter';
import { valueAt } from '@/lib/domain/valuations/value-grid';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { movingDealer } from '@/lib/features/stock-cars/moving-dealer.fixture';
import { runReadGuideComparison } from '@/lib/features/valuations/guide-comparison';
import { runReadRecordForecast } from '@/lib/features/valuations/record-panels';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { runReadHistory } from './value-history';

const recorded = await openRecordedServices();
after(() => recorded.close());

test('a record’s forecast begins with its value in the panel and on the whole page, not with that of its plate', async () => {
  const { services: opened, session, value } = await movingDealer(recorded);
  const cached = createProviderAnswerCache(opened.caller, () => opened.now().getTime());
  const services = { ...opened, cached };
  let apart = 0;
  for (const [plate, mileage] of [
    ['AB21CDE', 46_000],
    ['KV65ABC', 123_000],
    ['CD20EFG', 33_400],
    ['KV65ABC', 80_000],
  ] as const) {
    const id = await value(plate, mileage);
    const panel = await runReadRecordForecast(call({ id }, session), services);
    assert.ok(panel.value, plate);
    const { kind, identifier, registered, mileage: used, valued, forecast } = panel.value;
    const [ahead = assert.fail()] = forecast.plates;
    const { clean, average, below, day } = valued;
    const inPanel = { day, mileages: [used], clean: [clean], average: [average], below: [below] };
    const slice = parseYearLetter(ahead.name) ?? assert.fail();
    const input = readHistory.input.parse({ kind, identifier, ...slice, from: '2026-05-01' });
    const { history } = await runReadHistory(call(input, session), services);
    const { guide } = await runReadGuideComparison(
      { input: { kind, identifier, registered, mileage: used } },
      services,
    );
    assert.ok(guide.value, plate);
    const exact = { ...guide.value.pounds, day: guide.value.editionDay, mileage: used };
    const ofPlate = latestEdition(history);
    const begins = (today: typeof ofPlate) => {
      const { mileages, clean: grid } = forecastFromToday(ahead, today, forecast.snapshotDay);
      return valueAt(mileages, grid[0] ?? [], used).pounds;
    };
    assert.deepEqual([begins(inPanel), begins(withExactValues(ofPlate, exact))], [clean, clean], plate);
    if (begins(ofPlate) !== clean) apart += 1;
  }
  assert.ok(apart > 0, 'no plate’s value is other than the record’s, so this shows nothing');
});
