/** The step by mileage beside a record, on the sandbox: what a valuation there gives, and no other mileage in between. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readRecordHistory } from '@/lib/api/endpoints/valuation-outlook';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadRecordHistory } from './record-panels';
import { runCreateValuation } from './valuations';

const PLATES = ['AB21CDE', 'EV22CAR', 'VA20NNN', ...[0, 1_234, 5_678].map((number) => plateAt(number))];
const MILEAGES = [46_000, 62_300, 62_499, 62_500];
const MILES_PER_STEP = 1_000;

let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
before(async () => void (recorded = await openRecordedServices()));
after(() => recorded.close());

async function sandboxDealer() {
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const broken = new Set<string>();
  const transport = inProcess(async (request) =>
    broken.has(new URL(request.url).pathname.split('/').at(-1) ?? '')
      ? new Response('down', { status: 500 })
      : sandbox.serve(request),
  );
  const { session, services: own } = await recorded.dealer({ ...demoSubscriber, transport });
  const services = { ...own, cached: createProviderAnswerCache(own.caller, () => Date.parse(NOW)) };
  const value = async (plate: string, mileage: number) => {
    const input = { plate, mileage, internetPrices: false, fresh: false };
    return (await runCreateValuation(call(input, session), services)).record;
  };
  const cleanAt = async (plate: string, mileage: number) => (await value(plate, mileage)).values.clean.value;
  const panel = async (plate: string, mileage: number) => {
    const { id } = await value(plate, mileage);
    const answer = readRecordHistory.output.parse(await runReadRecordHistory(call({ id }, session), services));
    return answer.value ?? assert.fail(`${plate} has a history`);
  };
  return { cleanAt, panel, broken };
}

describe('The next step by mileage', () => {
  for (const plate of PLATES)
    test(`of ${plate} is where a valuation first gives another Clean, and by how much`, async () => {
      const { cleanAt, panel } = await sandboxDealer();
      for (const mileage of MILEAGES) {
        const { step } = await panel(plate, mileage);
        assert.ok(step !== null && step.miles > mileage, `${plate} at ${mileage} miles has a step`);
        const now = (await cleanAt(plate, mileage)) ?? assert.fail(`${plate} has a value`);
        assert.equal(await cleanAt(plate, step.miles), now + step.changePounds);
        assert.notEqual(step.changePounds, 0);
        for (let before = step.miles - 1; before > mileage; before -= MILES_PER_STEP)
          assert.equal(await cleanAt(plate, before), now, `${plate} at ${before} miles`);
      }
    });

  test('is left out where the service fails, and the history stays', async () => {
    const { panel, broken } = await sandboxDealer();
    broken.add('GetUsedValuation');
    const { step, history } = await panel('AB21CDE', 46_000);
    assert.equal(step, null);
    assert.ok(history.editions.length > 1);
  });
});
