/** An appraisal that goes on into another month, on a sandbox whose clock is moved: that month has the value of its edition. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readRecordForecast } from '@/lib/api/endpoints/valuation-outlook';
import { comparisonDay } from '@/lib/domain/appraisals/guide/comparison-day';
import { heldValues } from '@/lib/domain/appraisals/guide/held-values';
import { guideValueAt, plateForecastOf } from '@/lib/domain/appraisals/guide-value';
import { VEHICLE_NOT_FORECAST } from '@/lib/domain/forecasts/no-forecast';
import { retailValue } from '@/lib/domain/appraisals/guide/retail-value';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadGuideComparison } from './guide-comparison';
import { forecastOfRecord, runReadRecordForecast } from './record-panels';
import { runCreateValuation } from './valuations';

const recorded = await openRecordedServices();
after(() => recorded.close());

async function movingDealer() {
  let now = new Date('2026-06-28T10:00:00Z');
  const sandbox = createSandbox({ clock: () => now, base: 'https://provider.example' });
  const broken = new Set<string>();
  const transport = inProcess(async (request) => {
    const operation = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (operation.startsWith('byRegistrationDate') && broken.has('byRegistrationDate')) return noForecast();
    return broken.has(operation) ? new Response('down', { status: 500 }) : sandbox.serve(request);
  });
  const opened = await recorded.dealer({ ...demoSubscriber, transport });
  const cached = createProviderAnswerCache(opened.services.caller, () => now.getTime());
  const services = { ...opened.services, now: () => now, cached };
  const { session } = opened;
  const input = { plate: 'AB21CDE', mileage: 46_000, internetPrices: false, fresh: false };
  const { record } = await runCreateValuation(call(input, session), services);
  const forecast = async () => {
    const answer = readRecordForecast.output.parse(
      await runReadRecordForecast(call({ id: record.id }, session), services),
    );
    return answer.value ?? assert.fail('the car has a forecast');
  };
  return { services, record, broken, forecast, moveTo: (day: string) => void (now = new Date(`${day}T09:00:00Z`)) };
}

/** As the provider writes it. */
const noForecast = () =>
  new Response(JSON.stringify({ error: 'No short term forecast data found' }), {
    status: 404,
    headers: { 'content-type': 'application/json' },
  });

test('a record that is not forecast says so without advice on a search, and its appraisal names what has a value', async () => {
  const { services, record, broken } = await movingDealer();
  broken.add('byRegistrationDate');
  const answer = await forecastOfRecord(record, services);
  assert.deepEqual(answer, { value: null, because: VEHICLE_NOT_FORECAST });
  const vehicle = { valuedOn: britishDay(record.valuedAt), mileage: 46_000, values: record.values };
  const value = guideValueAt(vehicle, 'clean', '2026-08', plateForecastOf(answer));
  assert.deepEqual(value, {
    pounds: null,
    because: {
      ...VEHICLE_NOT_FORECAST,
      next: 'Only June 2026, the month of the valuation, has a value: choose it, or value the vehicle again in the month of the hand-over.',
    },
  });
});

for (const [today, editionDay] of [
  ['2026-06-28', null],
  ['2026-06-30', null],
  ['2026-07-01', '2026-07-01'],
  ['2026-07-15', '2026-07-01'],
  ['2026-09-02', '2026-09-01'],
] as const) {
  test(`on ${today} a valuation of 28 June has ${editionDay === null ? 'its own values alone' : `the edition of ${editionDay} too`}, and trade value and held value are of one month`, async () => {
    const { services, record, forecast, moveTo } = await movingDealer();
    moveTo(today);
    const answer = await forecast();
    assert.equal(answer.edition?.day ?? null, editionDay);
    const plate = plateForecastOf({ value: answer }).value ?? assert.fail('a plate is forecast');
    const { kind, identifier, registered, mileage } = answer;
    const vehicle = { valuedOn: britishDay(record.valuedAt), mileage, values: record.values };
    const handOver = monthOf(today);
    const trade = guideValueAt(vehicle, 'clean', handOver, { value: plate });
    const day = comparisonDay(vehicle.valuedOn, today);
    const { guide } = await runReadGuideComparison({ input: { kind, identifier, registered, mileage, day } }, services);
    // The panel beside the draft has the month of its trade value.
    assert.equal(monthOf(guide.value?.editionDay ?? ''), trade.pounds === null ? '' : monthOf(trade.day));
    const expected = editionDay === null ? record.values.clean.value : guide.value?.pounds.clean;
    assert.ok(expected);
    assert.deepEqual(
      [trade.pounds, trade.pounds === null ? '' : trade.source],
      [expected, editionDay === null ? 'guide' : 'edition'],
    );
    const retail = retailValue(vehicle, handOver, { value: plate });
    const retailPounds = editionDay === null ? record.values.retail.value : guide.value?.pounds.retail;
    assert.ok(retailPounds);
    assert.deepEqual(retail, {
      pounds: retailPounds,
      source: editionDay === null ? 'guide' : 'edition',
      day: editionDay ?? '2026-06-28',
    });
    const [first] = heldValues(vehicle, 'clean', plate, { handOver, today });
    assert.equal(first?.day, today);
    if (editionDay === today) assert.equal(first.pence, expected * 100);
  });
}

test('without the edition the month has no value, and none is made up between those beside it', async () => {
  const { record, broken, forecast, moveTo } = await movingDealer();
  moveTo('2026-07-01');
  broken.add('GetUsedValuation');
  const answer = await forecast();
  assert.equal(answer.edition, null);
  const plate = plateForecastOf({ value: answer }).value ?? assert.fail('a plate is forecast');
  const vehicle = { valuedOn: britishDay(record.valuedAt), mileage: answer.mileage, values: record.values };
  assert.equal(guideValueAt(vehicle, 'clean', '2026-07', { value: plate }).pounds, null);
  assert.deepEqual(heldValues(vehicle, 'clean', plate, { handOver: '2026-07', today: '2026-07-01' }), []);
  assert.ok(heldValues(vehicle, 'clean', plate, { handOver: '2026-08', today: '2026-07-01' }).length > 1);
});
