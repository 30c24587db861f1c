/** What a record advises where the guide has no vehicle to value: only what its page offers, for each way to look up. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { noAppraisalWords } from '@/lib/domain/valuations/missing/no-vehicle-words';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { call, NOW, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runCreateValuationByIdentifier, runCreateValuationByVin } from './valuations';

let opened: RecordedServices;
let dealer: Awaited<ReturnType<RecordedServices['dealer']>>;
before(async () => {
  opened = await openRecordedServices();
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  dealer = await opened.dealer({ ...demoSubscriber, transport: inProcess((request) => sandbox.serve(request)) });
});
after(() => opened.close());

const recordOf = (saved: unknown): ValuationRecord => savedValuation.parse(saved).record;
const byPlate = async (plate: string) => {
  const input = { plate, mileage: 40_000, internetPrices: false, fresh: false };
  return recordOf(await runCreateValuation(call(input, dealer.session), dealer.services));
};
const byVin = async (vin: string) =>
  recordOf(await runCreateValuationByVin(call({ vin, fresh: false }, dealer.session), dealer.services));
const vinOf = async (plate: string) => (await byPlate(plate)).identity.vin ?? assert.fail(plate);
const byIdentifier = async (identifier: number) => {
  const input = { kind: 'car', identifier, registered: '2019-03-01', mileage: 40_000, fresh: false } as const;
  return recordOf(await runCreateValuationByIdentifier(call(input, dealer.session), dealer.services));
};

const RECORDS: readonly [words: string, make: () => Promise<ValuationRecord>, isInGuide: boolean][] = [
  ['a plate in the guide', () => byPlate('AB21 CDE'), true],
  ['a plate that the guide does not have', () => byPlate('P123 ABC'), false],
  ['a plate that no source knows', () => byPlate('NF19 UND'), false],
  ['a VIN in the guide', async () => byVin(await vinOf('AB21 CDE')), true],
  ['a VIN that the guide does not have', async () => byVin(await vinOf('P123 ABC')), false],
  ['a VIN that no source knows', () => byVin('WVWZZZAUZKW123456'), false],
  ['a guide ID that the guide does not have', () => byIdentifier(999_999), false],
];

for (const [words, make, isInGuide] of RECORDS)
  test(`${words}: adding the mileage is advised only where the page has a form for it`, async () => {
    const record = await make();
    assert.equal(record.identity.vehicle !== null, isInGuide);
    const hasForm = isInGuide || record.alternatives.some(({ kind }) => kind !== null);
    const texts = [JSON.stringify(record), noAppraisalWords(record) ?? ''];
    const advises = texts.some((text) => /Add the mileage|values by guide ID/.test(text));
    if (advises) assert.ok(hasForm, texts.join('\n'));
    // A VIN has no value until then.
    assert.equal(advises, record.kind === 'vin' && isInGuide);
  });
