/** What an offer rests on: it holds when a request is approved too, and the customer's sheet has it or it is the trade's alone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { frozenOfferSchema, offerSheetSchema } from '@/lib/domain/appraisals/appraisal';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { LINE_PARTS, lineField, type Entries, type EntryField, type LinePart } from '@/lib/domain/appraisals/entries';
import { handOverWords } from '@/lib/domain/appraisals/offer-words';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import { storedAppraisal } from '@/lib/features/stored';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import { vehicleOf } from './appraisal-view';
import * as appraisals from './appraisals';
import { frozenOffer } from './offer-sums';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());

async function dealer() {
  const opened = await openAppraisalDealer(recorded);
  const { services, manager } = opened;
  /** Beyond a valuer's limit. */
  const request = async () => {
    const id = await opened.start();
    const made = await opened.offer(id, opened.clean + 1_000);
    assert.equal(made.state, 'requested');
    return id;
  };
  const decide = async (id: string, approve: boolean) =>
    offers.runDecideOffer(call(await withOffer(services, { id, approve }), manager), services).then(
      () => 'decided',
      (error: unknown) => (error instanceof Fault ? `${error.message} ${error.fix}` : String(error)),
    );
  return { ...opened, request, decide };
}

const OVER =
  'The hand-over month of this request, June 2026, has passed. Withdraw the request, and make the offer again for a later month.';
for (const [days, approve, outcome] of [
  [0, true, 'decided'],
  [25, true, 'decided'], // 30 June
  [26, true, OVER], // 1 July
  [26, false, 'decided'],
  [60, true, OVER],
] as const) {
  test(`${days} days after 5 June a request for June is ${approve ? 'approved' : 'declined'}: ${outcome}`, async () => {
    const { request, decide, wait, services, manager } = await dealer();
    const id = await request();
    const requested = (await offers.runListOfferRequests(call({}, manager), services)).items;
    assert.deepEqual(
      requested.map(({ handOver }) => handOver),
      ['2026-06'],
    );
    wait(days * 24 * 60);
    assert.equal(await decide(id, approve), outcome);
    const { summary } = await appraisals.runReadAppraisal(call({ id }, manager), services);
    assert.deepEqual(
      [summary.state, summary.isRequested],
      [outcome === 'decided' && approve ? 'offered' : 'draft', outcome === OVER],
    );
  });
}

/**
 * `sheet`: the customer reads it. `trade`: it moves the figures of the trade alone. `apart`: the offer has it beside the
 * sheet, or not at all.
 */
type Place = 'sheet' | 'trade' | 'apart';
const ENTERED: Readonly<Record<EntryField, readonly [text: string, Place]>> = {
  condition: ['average', 'sheet'],
  handOver: ['2026-07', 'sheet'],
  options: ['3', 'trade'],
  adjustment: ['-250', 'trade'],
  adjustmentReason: ['Tyres', 'trade'],
  salePrice: ['9999', 'trade'],
  preparation: ['351', 'trade'],
  preparationVat: ['without', 'trade'],
  warranty: ['151', 'trade'],
  warrantyVat: ['without', 'trade'],
  fees: ['61', 'trade'],
  feesVat: ['without', 'trade'],
  margin: ['11%', 'trade'],
  vatScheme: ['qualifying', 'sheet'],
  finance: ['1000', 'sheet'],
  deposit: ['500', 'sheet'],
  offer: ['5001', 'sheet'],
  validDays: ['9', 'apart'],
  customerName: ['Jo Bloggs', 'apart'],
  customerTelephone: ['01632 960001', 'apart'],
  customerEmail: ['jo@customer.example', 'apart'],
};
const OF_LINE: Readonly<Record<LinePart, readonly [text: string, Place]>> = {
  part: ['Roof', 'sheet'],
  damage: ['dented', 'sheet'],
  cost: ['90', 'trade'],
  vat: ['without', 'trade'],
  treatment: ['price_in', 'trade'],
  source: ['price_list', 'trade'],
  removed: ['yes', 'sheet'],
};
const LINE = '0000000a';

test('each entry that moves an offer is on the customer’s sheet, or is the trade’s alone', async () => {
  const { start, services, valuer } = await dealer();
  const appraisal = await storedAppraisal(services, valuer, await start());
  const record = valuationRecordSchema.parse(appraisal.record);
  const vehicle = vehicleOf(record);
  const loading = { value: null, because: 'loading' as const };
  const sheetOf = (changed: Entries) => {
    const line = { part: 'Door', damage: 'scuffed', cost: '60', vat: 'with', treatment: 'mend', source: 'own' };
    const lines = Object.entries(line).map(([part, text]) => [`line.${LINE}.${part}`, text]);
    const first = { condition: 'clean', handOver: '2026-06', offer: '5000', salePrice: '9000', preparation: '350' };
    const costs = { warranty: '150', fees: '60', margin: '10%', vatScheme: 'margin', validDays: '7' };
    const entries: Entries = { ...first, ...costs, ...Object.fromEntries(lines), ...changed };
    const sums = appraisalSums(entries, { vehicle, forecast: loading, options: { value: { pounds: 300, words: '' } } });
    const { settlement } = sums;
    assert.ok(settlement);
    return JSON.stringify(
      offerSheetSchema.parse(frozenOffer(record, { entries, sums, settlement, reasons: [], photos: [] })),
    );
  };
  const unchanged = sheetOf({});
  const cases = [
    ...Object.entries(ENTERED),
    ...LINE_PARTS.map((part) => [lineField(LINE, part), OF_LINE[part]] as const),
  ];
  for (const [field, [text, place]] of cases)
    assert.equal(sheetOf({ [field]: text }) !== unchanged, place === 'sheet', `${field}: ${text}`);
});

test('the month of the hand-over is frozen, and an offer made before it was saved opens without it', async () => {
  const { request, services, valuer } = await dealer();
  const {
    offers: [offer],
  } = await appraisals.runReadAppraisal(call({ id: await request() }, valuer), services);
  assert.ok(offer);
  assert.equal(offer.frozen.handOver, '2026-06');
  assert.equal(handOverWords(offer.frozen.handOver), 'For hand-over in June 2026.');
  const { handOver: _, ...before } = offer.frozen;
  const opened = frozenOfferSchema.parse(before);
  assert.deepEqual([opened.handOver, handOverWords(opened.handOver)], [null, '']);
});

const CHANGED = ['conflict', 'The figures have changed since they were shown.'];

test('an entry that a colleague changes while the offer is being made is not frozen in it', async () => {
  const { start, enter, read, services, valuer, manager, clean } = await openAppraisalDealer(recorded);
  const id = await start();
  await enter(id, {
    condition: 'clean',
    offer: String(clean),
    'line.0000000a.part': 'Door',
    'line.0000000a.damage': 'scuffed',
  });
  const input = { id, pounds: clean, tradePence: clean * 100 };
  let isFirst = true;
  const offer: typeof services.appraisals.offers.offer = async (made) => {
    // The entries are read by now. A text alone: no figure of the offer changes.
    if (isFirst) await enter(id, { 'line.0000000a.damage': 'dented' }, manager);
    isFirst = false;
    return services.appraisals.offers.offer(made);
  };
  const late = {
    ...services,
    appraisals: { ...services.appraisals, offers: { ...services.appraisals.offers, offer } },
  };
  const fault = await faultOf(offers.runMakeOffer(call(input, valuer), late));
  assert.deepEqual([fault.code, fault.message], CHANGED);
  assert.deepEqual([(await read(id)).summary.state, (await read(id)).offers], ['draft', []]);
  await offers.runMakeOffer(call(input, valuer), late);
  assert.deepEqual((await read(id)).offers[0]?.frozen.deductions, ['Door: dented']);
});

test('an offer is not made of entries that its maker did not see', async () => {
  const { start, enter, read, services, valuer, manager, clean } = await openAppraisalDealer(recorded);
  const id = await start();
  const priced = { offer: String(clean), salePrice: String(clean * 2), margin: '' };
  await enter(id, { ...priced, condition: 'clean', 'line.0000000a.part': 'Door', customerName: 'Jo Bloggs' });
  const shown = (await read(id)).entries.map(({ field, version }) => ({ field, version }));
  const make = (entries: typeof shown) =>
    offers.runMakeOffer(call({ id, pounds: clean, tradePence: clean * 100, entries }, valuer), services);
  // Saved after the page was read: a text that changes no figure, and a new line without a cost.
  await enter(id, { 'line.0000000a.damage': 'dented', customerName: 'Jo A. Bloggs' }, manager);
  const fault = await faultOf(make(shown));
  assert.deepEqual([fault.code, fault.message], CHANGED);
  assert.equal((await faultOf(make([]))).code, 'conflict');
  const now = (await read(id)).entries.map(({ field, version }) => ({ field, version }));
  const withOldName = now.map((entry) => (entry.field === 'customerName' ? { ...entry, version: 1 } : entry));
  assert.equal((await make(withOldName)).state, 'made', 'the customer’s name is no part of an offer');
});
