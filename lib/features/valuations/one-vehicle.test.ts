/** A vehicle is one row in every list, with its newest value, however it was valued or looked up. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listValuedVehicles, savedValuation } from '@/lib/api/endpoints/valuations';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { call, NOW, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { runCreateValuation, runCreateValuationByVin, runListValuations } from './valuations';
import { runFindValuations, runListValuedVehicles } from './valued-vehicles';
import { runValueVehicleFile } from './value-vehicle-file';

let opened: RecordedServices;
before(async () => (opened = await openRecordedServices()));
after(() => opened.close());

async function openDealer() {
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => sandbox.serve(request));
  const dealer = await opened.dealer({ ...demoSubscriber, transport, policy: { breakerFailures: 1_000 } });
  const { services, session } = dealer;
  const byPlate = async (plate: string, mileage: number) => {
    const input = { plate, mileage, internetPrices: false, fresh: false };
    return savedValuation.parse(await runCreateValuation(call(input, session), services)).record;
  };
  const byVin = async (vin: string) =>
    savedValuation.parse(await runCreateValuationByVin(call({ vin, fresh: false }, session), services)).record;
  const fromFile = async (subject: { plate?: string; vin?: string }, mileage: number) => {
    const looked = { plate: undefined, vin: undefined, ...subject, fresh: false };
    const { record: file } = await runCreateRegistration(call(looked, session), services);
    const input = { id: file.id, mileage, registered: undefined, internetPrices: false, fresh: false };
    return savedValuation.parse(await runValueVehicleFile(call(input, session), services)).record;
  };
  const vehicles = async () => {
    const valuedVehicles = createValuedVehicleStore(opened.database);
    const input = listValuedVehicles.input.parse({});
    return (await runListValuedVehicles(call(input, session), { valuedVehicles })).items;
  };
  const recent = async () => {
    const { items } = await runListValuations(call({ limit: 20, after: undefined, oneByOne: true }, session), services);
    return items;
  };
  return { ...dealer, byPlate, byVin, fromFile, vehicles, recent };
}

const shown = ({ plate, mileage, retailPounds, cleanPounds }: ValuationSummary) => ({
  plate,
  mileage,
  retailPounds,
  cleanPounds,
});

for (const plate of ['GO19 LFS', 'P123 ABC', 'TB19 ADE', 'AB21 CDE'])
  test(`${plate}: by plate, by VIN and from a vehicle file it is one row, with its newest value`, async () => {
    const { byPlate, byVin, vehicles, recent, fromFile } = await openDealer();
    const first = await byPlate(plate, 40_000);
    const vin = first.identity.vin ?? assert.fail('it has a VIN');
    await byVin(vin);
    const value = { retailPounds: first.values.retail.value, cleanPounds: first.values.clean.value };
    const expected = { plate, ...(value.cleanPounds === null ? {} : { mileage: 40_000 }), ...value };
    for (const items of [(await vehicles()).map(({ latest }) => latest), await recent()]) {
      assert.equal(items.length, 1);
      assert.deepEqual(
        { ...shown(items[0] ?? assert.fail()), ...(value.cleanPounds === null && { mileage: undefined }) },
        {
          ...expected,
          ...(value.cleanPounds === null && { mileage: undefined }),
        },
      );
    }
    const last = await fromFile({ plate }, 60_000);
    const [vehicle, ...others] = await vehicles();
    assert.deepEqual(others, []);
    assert.deepEqual([vehicle?.before, vehicle?.latest.cleanPounds], [2, last.values.clean.value]);
    if (value.cleanPounds !== null) {
      assert.equal(
        vehicle?.changePounds,
        (last.values.clean.value ?? 0) - value.cleanPounds,
        'the look-up by VIN between is passed over',
      );
      assert.equal(vehicle.mileageBefore, 40_000);
    }
  });

test('looked up by VIN first, and valued by its guide ID, it is the row of its plate, found by either', async () => {
  const { byPlate, fromFile, vehicles, services, session } = await openDealer();
  const other = await openDealer();
  const vin = (await other.byPlate('AB21 CDE', 1_000)).identity.vin ?? assert.fail('it has a VIN');
  const first = await fromFile({ vin }, 30_000);
  assert.deepEqual([first.kind, first.asked.plate, first.identity.plate], ['identifier', null, 'AB21 CDE']);
  await byPlate('AB21 CDE', 50_000);
  assert.equal((await vehicles()).length, 1);
  for (const text of ['AB21 CDE', vin]) {
    const { items } = await runFindValuations(call({ text }, session), { ...services, secret: opened.secret });
    assert.equal(items.length, 2, text);
  }
});
