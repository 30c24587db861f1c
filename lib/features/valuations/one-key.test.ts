/** A key is for one request: under the key of one billed request, any other is refused before anything is sent. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { savedRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { Fault } from '@/lib/fault';
import { runTryBilledOperation } from '@/lib/features/explorer/explorer';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runListFileAlternatives } from '@/lib/features/vehicles/vehicle-files';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runRevalue } from './revalue';
import { runValueVehicleFile } from './value-vehicle-file';
import { runCreateValuation, runCreateValuationByIdentifier, runCreateValuationByVin } from './valuations';

const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
const answer = inProcess((request) => sandbox.serve(request));
/** Requests that reached the provider. */
let arrivals = 0;

let opened: Awaited<ReturnType<typeof openRecordedServices>>;
let dealer: Awaited<ReturnType<typeof opened.dealer>>;
/** What a dealer has before: a vehicle file and a valuation of one car. */
let car: { readonly fileId: string; readonly recordId: string; readonly vin: string; readonly identifier: number };

before(async () => {
  opened = await openRecordedServices();
  const transport = (request: Parameters<typeof answer>[0]) => {
    arrivals += 1;
    return answer(request);
  };
  dealer = await opened.dealer({ ...demoSubscriber, transport });
  const { record: file } = savedRegistration.parse(await requests['a check by plate'](randomUUID()));
  const { record } = savedValuation.parse(await requests['a valuation by plate'](randomUUID()));
  const { vin, vehicle } = file.identity;
  assert.ok(vin !== null && vehicle !== null);
  car = { fileId: file.id, recordId: record.id, vin, identifier: vehicle.identifier };
});
after(() => opened.close());

const plate = 'AB21 CDE';
const registered = '2021-03-01';
const byPlate = { plate, mileage: '46,000', internetPrices: false, fresh: true };
const check = { plate: undefined, vin: undefined, fresh: true };
const derivative = () => ({ kind: 'car' as const, identifier: car.identifier, registered });
const sent = <I>(input: I, key: string) => call(input, dealer.session, key);

type SendUnderKey = (key: string) => Promise<unknown>;
/** Every billed request there is; each is a new look-up. */
const requests = {
  'a check by plate': (key) => runCreateRegistration(sent({ ...check, plate }, key), dealer.services),
  'a check by VIN': (key) => runCreateRegistration(sent({ ...check, vin: car.vin }, key), dealer.services),
  'the other derivatives of a file': (key) =>
    runListFileAlternatives(sent({ id: car.fileId, fresh: true }, key), dealer.services),
  'a valuation by plate': (key) => runCreateValuation(sent(byPlate, key), dealer.services),
  'the same with market prices': (key) =>
    runCreateValuation(sent({ ...byPlate, internetPrices: true }, key), dealer.services),
  'the same at another mileage': (key) =>
    runCreateValuation(sent({ ...byPlate, mileage: '47,000' }, key), dealer.services),
  'a valuation of a file': (key) =>
    runValueVehicleFile(
      sent({ id: car.fileId, mileage: '46,000', registered: undefined, internetPrices: false, fresh: true }, key),
      dealer.services,
    ),
  'the same of a file, with market prices': (key) =>
    runValueVehicleFile(
      sent({ id: car.fileId, mileage: '46,000', registered: undefined, internetPrices: true, fresh: true }, key),
      dealer.services,
    ),
  'a valuation by guide ID': (key) =>
    runCreateValuationByIdentifier(sent({ ...derivative(), mileage: '46,000', fresh: true }, key), dealer.services),
  'a valuation by VIN': (key) =>
    runCreateValuationByVin(sent({ vin: car.vin, mileage: '46,000', fresh: true }, key), dealer.services),
  'a record valued again': (key) =>
    runRevalue(sent({ ...derivative(), id: car.recordId, mileage: '46,000', fresh: true }, key), dealer.services),
  'a trial of an operation': (key) =>
    runTryBilledOperation(sent({ operation: 'REGLookupVRM', params: { vrm: 'AB21CDE' } }, key), dealer.services),
} satisfies Record<string, SendUnderKey>;

const used = async () => (await dealer.services.ledger.usage(dealer.session)).organisation.used;
const entries: readonly (readonly [string, SendUnderKey])[] = Object.entries(requests);

for (const [first, send] of entries) {
  test(`the key of ${first} is refused for every other request, which is not sent`, async () => {
    const key = randomUUID();
    const before = await used();
    await send(key);
    const taken = await used();
    assert.ok(taken > before, 'it is charged');
    for (const [other, sendOther] of entries.filter(([name]) => name !== first)) {
      const arrived = arrivals;
      const isRefused = (fault: unknown) =>
        fault instanceof Fault && fault.code === 'conflict' && fault.charged === 'no';
      await assert.rejects(sendOther(key), isRefused, other);
      assert.deepEqual([await used(), arrivals], [taken, arrived], other);
    }
    await send(key);
    assert.equal(await used(), taken, 'the same request again is not charged');
  });
}

test('of two requests under one key at the same moment, one is charged', async () => {
  const key = randomUUID();
  const before = await used();
  const ended = await Promise.allSettled([
    requests['a valuation by plate'](key),
    requests['a valuation by guide ID'](key),
  ]);
  assert.deepEqual(ended.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const credits = ended[0]?.status === 'fulfilled' ? 2 : 1;
  assert.equal((await used()) - before, credits);
});
