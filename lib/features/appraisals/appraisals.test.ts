/** Appraisals on a real database: numbers, entries by two people, offers, the customer's link, and outcomes. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { saveAppraisalEntries } from '@/lib/api/endpoints/appraisals/appraisals';
import { entriesByField } from '@/lib/domain/appraisals/entries';
import { conditionLines } from '@/lib/domain/appraisals/condition-lines';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRows } from '@/lib/store/rows';
import { faultOf } from '@/lib/features/testing/fault-of';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import { runExportAppraisalReport, runReadAppraisalReport } from './appraisal-report';
import { runSaveAppraisalTerms, termsOf } from './appraisal-terms';
import * as appraisals from './appraisals';
import * as answers from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const dealer = () => openAppraisalDealer(recorded);

let own: Awaited<ReturnType<typeof dealer>>;
before(async () => void (own = await dealer()));

const LOSS = { reason: 'price' as const, note: '' };
const NO_OFFER = { offer: randomUUID(), offerState: 'made' as const };

test('numbers rise by one without gaps, even for forty started at the same time and one submitted twice', async () => {
  const { start, valuer } = await dealer();
  const key = randomUUID();
  const ids = await Promise.all([...Array.from({ length: 40 }, () => start()), start(key), start(key), start(key)]);
  assert.equal(new Set(ids).size, 41);
  const rows = await selectRows(
    database,
    z.object({ number: z.int() }),
    'select number from appraisals where organisation_id = $1 order by number',
    [valuer.organisationId],
  );
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 41 }, (_, index) => index + 1),
  );
});

test('an appraisal begins with the record’s values and the organisation’s terms', async () => {
  const { summary, entries, vehicle, changes } = await own.read(await own.start());
  assert.match(summary.number, /^A-20\d\d-00000\d$/);
  assert.deepEqual([summary.state, summary.plate], ['draft', 'AB21 CDE']);
  assert.equal(vehicle?.values.clean.value, own.clean);
  const texts = entriesByField(entries);
  assert.equal(texts['salePrice'], String(own.valuation.values.retail.value));
  assert.deepEqual([texts['margin'], texts['preparation'], texts['handOver']], ['10%', '350', '2026-06']);
  assert.deepEqual(
    changes.map(({ field, after: to, by }) => [field, to, by]),
    [['state', 'draft', 'Val']],
  );
});

test('a text that another person changed meanwhile is not overwritten; the answer has theirs', async () => {
  const { start, read, services, valuer, manager } = own;
  const id = await start();
  const price = (await read(id)).entries.find(({ field }) => field === 'salePrice');
  const save = (value: string, version: number, who: Session) =>
    appraisals.runSaveAppraisalEntries(call({ id, changes: [{ field: 'salePrice', value, version }] }, who), services);
  const version = price?.version ?? 0;
  const [first] = (await save('9000', version, manager)).entries;
  assert.deepEqual([first?.isSaved, first?.version], [true, version + 1]);
  const [second] = (await save('8000', version, valuer)).entries;
  assert.deepEqual([second?.isSaved, second?.value, second?.changedBy], [false, '9000', 'Max']);
  // Repeating a save whose answer was lost: it is saved already.
  const [repeated] = (await save('9000', version, manager)).entries;
  assert.deepEqual([repeated?.isSaved, repeated?.version], [true, version + 1]);
  const [mine] = (await save('8000', version + 1, valuer)).entries;
  assert.equal(mine?.isSaved, true);
  assert.deepEqual(
    (await read(id)).changes.slice(0, 2).map(({ by, before: from, after: to }) => [by, from, to]),
    [
      ['Val', '9000', '8000'],
      ['Max', price?.value, '9000'],
    ],
  );
});

test('of many simultaneous saves on one version, exactly one succeeds', async () => {
  const { start, services, valuer } = own;
  const id = await start();
  const saves = Array.from({ length: 12 }, (_, index) =>
    appraisals.runSaveAppraisalEntries(
      call({ id, changes: [{ field: 'finance', value: String(index), version: 0 }] }, valuer),
      services,
    ),
  );
  const saved = (await Promise.all(saves)).filter(({ entries }) => entries[0]?.version === 1 && entries[0].isSaved);
  assert.equal(saved.length, 1);
});

test('condition lines are in the order they were added, whatever their ids', async () => {
  const id = await own.start();
  for (const line of ['f0000001', '0000000a', '80000001'])
    await own.enter(id, { [`line.${line}.part`]: '', [`line.${line}.vat`]: 'with', [`line.${line}.source`]: 'own' });
  await own.enter(id, { 'line.80000001.part': 'Door' });
  await own.enter(id, { 'line.0000000a.cost': '60' });
  const { entries } = await own.read(id);
  const lines = conditionLines(entriesByField(entries));
  assert.deepEqual(
    lines.map((line) => line.id),
    ['f0000001', '0000000a', '80000001'],
  );
});

test('a field changed twice in one request is refused before anything is written', () => {
  const change = (value: string) => ({ field: 'finance', value, version: 0 });
  const { success } = saveAppraisalEntries.input.safeParse({ id: randomUUID(), changes: [change('1'), change('2')] });
  assert.equal(success, false);
  assert.ok(saveAppraisalEntries.input.safeParse({ id: randomUUID(), changes: [change('1')] }).success);
});

test('an offer within the limit is made, frozen, and accepts no more entries', async () => {
  const { start, read, enter, offer, clean } = own;
  const id = await start();
  await enter(id, {
    'line.0000000a.part': 'Front bumper',
    'line.0000000a.damage': 'scuffed',
    customerName: 'Jo Bloggs',
  });
  assert.deepEqual(await offer(id, clean), { state: 'made', reasons: [] });
  const { summary, offers: made } = await read(id);
  assert.deepEqual([summary.state, summary.offerPounds], ['offered', clean]);
  assert.deepEqual(made[0]?.frozen.deductions, ['Front bumper: scuffed']);
  assert.equal(made[0]?.frozen.trade.totalPence, clean * 100);
  assert.equal((await faultOf(enter(id, { salePrice: '1' }))).code, 'conflict');
  assert.equal((await enter(id, { customerTelephone: '01632 960001' })).entries[0]?.isSaved, true);
});

for (const [vatScheme, share] of [
  ['margin', 0],
  ['qualifying', 6],
  ['', 0],
] as const) {
  test(`the customer’s sheet of an offer under “${vatScheme}” has ${share ? 'a sixth as its' : 'no'} VAT`, async () => {
    const { start, enter, offer, services, clean } = own;
    const id = await start();
    await enter(id, { vatScheme });
    await offer(id, clean);
    const token = await own.link(id);
    const vatPence = (await answers.offerAtLink(token, services))?.sheet?.vatPence;
    assert.equal(vatPence, share === 0 ? 0 : Math.round((clean * 100) / share));
  });
}

test('an offer whose figures changed since they were shown is not made', async () => {
  const { start, enter, services, valuer, clean } = own;
  const id = await start();
  await enter(id, { offer: '5000' });
  const make = (pounds: number, tradePence: number) =>
    faultOf(offers.runMakeOffer(call({ id, pounds, tradePence }, valuer), services));
  const unchosen = await make(5_000, clean * 100);
  assert.deepEqual([unchosen.code, unchosen.field], ['invalid_input', 'entries.condition']);
  await enter(id, { condition: 'clean' });
  assert.equal((await make(5_000, clean * 100 - 1)).code, 'conflict');
  assert.equal((await make(5_001, clean * 100)).code, 'conflict');
  // A colleague enters finance, or another VAT scheme, after the figures were shown.
  const settled = (inHandPence: number, vatPence: number) => {
    const shown = { pounds: 5_000, tradePence: clean * 100, settlement: { inHandPence, vatPence } };
    const input = { id, ...shown, isConfirmed: true };
    return offers.runMakeOffer(call(input, valuer), services);
  };
  await enter(id, { finance: '6000', vatScheme: 'qualifying' });
  assert.equal((await faultOf(settled(500_000, 83_333))).code, 'conflict');
  assert.equal((await faultOf(settled(-100_000, 0))).code, 'conflict');
  await enter(id, { preparation: 'much' });
  const unread = await make(5_000, clean * 100);
  assert.deepEqual([unread.code, unread.field], ['invalid_input', 'entries.preparation']);
  await enter(id, { preparation: '' });
  assert.equal((await settled(-100_000, 83_333)).state, 'made');
});

test('beyond the limit a valuer requests approval, and the first manager’s decision counts', async () => {
  const { start, read, enter, offer, services, valuer, manager, clean } = own;
  const id = await start();
  await enter(id, { customerName: 'Grace Hopper' });
  const requested = await offer(id, clean + 251);
  assert.equal(requested.state, 'requested');
  assert.match(requested.reasons[0] ?? '', /£251 above the trade value; a valuer may go £250 above it/);
  assert.deepEqual([(await read(id)).summary.state, (await read(id)).summary.isRequested], ['draft', true]);
  assert.equal((await faultOf(enter(id, { salePrice: '1' }))).code, 'conflict');
  const requests = await offers.runListOfferRequests(call({}, manager), services);
  assert.ok(requests.items.some((item) => item.id === id && item.reasons.length === 1 && item.plate !== null));
  const shown = requests.items.find((item) => item.id === id);
  const frozen = (await read(id)).offers[0]?.frozen;
  assert.deepEqual([shown?.mostPounds, shown?.profitPence], [frozen?.retail.mostPounds, frozen?.profitPence]);
  assert.equal(shown?.customerName, 'Grace Hopper');
  const { flag, otherFlags } = (await read(id)).summary;
  assert.ok(flag !== null);
  assert.deepEqual([shown.flag, shown.otherFlags], [flag, otherFlags], 'the alerts stand beside the amounts');
  assert.equal(shown.isDerivativeUncertain, true);
  await appraisals.runEraseAppraisalCustomer(call({ id }, manager), services);
  const erased = (await offers.runListOfferRequests(call({}, manager), services)).items.find((item) => item.id === id);
  assert.equal(erased?.customerName, null);
  const decide = async (approve: boolean) =>
    offers.runDecideOffer(call(await withOffer(services, { id, approve }), manager), services);
  const outcomes = await Promise.allSettled([decide(true), decide(false), decide(true)]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  const other = await start();
  assert.equal((await offer(other, clean + 251, manager)).state, 'made');
  await offers.runReviseAppraisal(call(await withOffer(services, { id: other }), valuer), services);
  assert.equal((await read(other)).summary.state, 'draft');
});

test('the reason of a declined request is shown with its offer alone, and in the history; an approval has none', async () => {
  const { start, read, offer, services, manager, clean } = own;
  const id = await start();
  const decide = async (decision: { approve: boolean; reason?: string }) =>
    offers.runDecideOffer(call(await withOffer(services, { id, ...decision }), manager), services);
  for (const reason of [undefined, 'Two owners too many', '']) {
    assert.equal((await offer(id, clean + 1_000)).state, 'requested');
    await assert.rejects(decide({ approve: true, reason: 'Fine' }), { code: 'invalid_input', field: 'reason' });
    await decide({ approve: false, ...(reason !== undefined && { reason }) });
  }
  const { offers: declined, changes } = await read(id);
  assert.deepEqual(
    declined.map(({ state, declineReason }) => [state, declineReason]),
    [
      ['refused', null],
      ['refused', 'Two owners too many'],
      ['refused', null],
    ],
  );
  const noted = changes.filter(({ field }) => field === 'declineReason');
  assert.deepEqual(
    noted.map(({ by, before: from, after: to }) => [by, from, to]),
    [[manager.personName, null, 'Two owners too many']],
  );
});

test('withdrawing a request is recorded as a change of the request, and a new empty field is not a change', async () => {
  const { start, read, enter, offer, services, valuer, clean } = own;
  const id = await start();
  await enter(id, { deposit: '', finance: '500' });
  await enter(id, { finance: '' });
  assert.deepEqual(await offer(id, clean + 1_000), {
    state: 'requested',
    reasons: (await read(id)).offers[0]?.frozen.reasons,
  });
  await offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
  const noted = (await read(id)).changes.map(({ field, before: from, after: to }) => [field, from, to]);
  assert.deepEqual(noted[0], ['approval', 'requested', 'withdrawn']);
  assert.deepEqual(
    noted.filter(([field]) => ['state', 'finance', 'deposit'].includes(field ?? '')),
    [
      ['finance', '500', ''],
      ['finance', null, '500'],
      ['state', null, 'draft'],
    ],
  );
  await offer(id, clean - 10);
  assert.deepEqual(
    (await read(id)).changes
      .filter(({ field }) => field.startsWith('offer') && field !== 'offer')
      .map(({ field, before: from, after: to }) => [field, from, to]),
    [
      ['offerMade', null, String(clean - 10)],
      ['offerRequested', null, String(clean + 1_000)],
    ],
  );
});

test('the customer answers by the link once; it shows no trade figure, and ends when the offer is revised', async () => {
  const { start, read, offer, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean - 10);
  const link = () => own.link(id);
  const earlier = await link();
  const token = await link();
  assert.equal(await answers.offerAtLink(earlier, services), null, 'a new link ends the earlier one');
  const seen = await answers.offerAtLink(token, services);
  assert.equal(seen?.sheet?.pounds, clean - 10);
  assert.deepEqual(Object.keys(seen?.sheet ?? {}).sort(), [
    'condition',
    'deductions',
    'handOver',
    'isConditionChosen',
    'photos',
    'pounds',
    'settlement',
    'vatPence',
    'vehicle',
  ]);
  assert.ok(!JSON.stringify(seen).includes('AB21'));
  const answer = (accept: boolean) =>
    answers.runAnswerOfferByLink(call({ token, accept, signature: null, reason: null }, null), services);
  const outcomes = await Promise.allSettled([answer(true), answer(true), answer(false)]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  const again = await faultOf(answer(true));
  assert.equal(again.code, 'conflict');
  assert.match(again.message, /^You have already (accepted|declined) this offer\.$/);
  const { summary, changes } = await read(id);
  assert.ok(summary.state === 'accepted' || summary.state === 'declined');
  assert.deepEqual([changes[0]?.by, changes[0]?.field], ['The customer', 'state']);
  await offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
  const left = await answers.offerAtLink(token, services);
  assert.deepEqual(
    [left?.state, left?.sheet?.pounds],
    [summary.state === 'accepted' ? 'withdrawn' : 'declined', clean - 10],
  );
});

for (const accept of [true, false]) {
  test(`an answer that the dealer entered, ${accept ? 'yes' : 'no'}, is not shown to the customer as their own`, async () => {
    const { start, offer, services, valuer, clean } = own;
    for (const isByLink of [true, false]) {
      const id = await start();
      await offer(id, clean - 10);
      const token = await own.link(id);
      if (isByLink)
        await answers.runAnswerOfferByLink(call({ token, accept, signature: null, reason: null }, null), services);
      else await answers.runAnswerOffer(call(await withOffer(services, { id, accept }), valuer), services);
      const seen = await answers.offerAtLink(token, services);
      assert.deepEqual([seen?.state, seen?.isByCustomer], [accept ? 'accepted' : 'declined', isByLink]);
      assert.ok(seen?.answeredAt);
    }
  });
}

test('an offer past its date is expired, and cannot be accepted', async () => {
  const { start, read, offer, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean);
  const token = await own.link(id);
  await database.query(`update appraisals set valid_until = valid_until - 30 where id = $1`, [id]);
  await database.query(`update appraisal_offers set valid_until = valid_until - 30 where appraisal_id = $1`, [id]);
  assert.equal((await read(id)).summary.state, 'expired');
  const listed = await appraisals.runListAppraisals(
    call({ state: 'expired' as const, mine: true, limit: 25, after: undefined }, valuer),
    services,
  );
  assert.ok(listed.items.some((item) => item.id === id));
  assert.equal(
    (
      await faultOf(
        answers.runAnswerOfferByLink(call({ token, accept: true, signature: null, reason: null }, null), services),
      )
    ).code,
    'conflict',
  );
  assert.equal((await answers.offerAtLink(token, services))?.isOver, true);
});

test('bought and lost end an appraisal, and the report counts them by person and month', async () => {
  const { start, read, offer, services, valuer, manager, clean } = await dealer();
  const bought = await start();
  await offer(bought, clean - 100);
  const buy = async (pounds: number, on: string) =>
    offers.runBuyAppraisal(
      call(await withOffer(services, { id: bought, pounds, on, isConfirmed: true }), valuer),
      services,
    );
  assert.equal((await faultOf(buy(1, '2026-06-05'))).code, 'conflict', 'not accepted yet');
  await answers.runAnswerOffer(call(await withOffer(services, { id: bought, accept: true }), valuer), services);
  assert.equal((await faultOf(buy(1, '2026-06-06'))).field, 'on');
  await buy(clean - 100, '2026-06-05');
  assert.deepEqual([(await read(bought)).summary.state, (await read(bought)).endedOn], ['bought', '2026-06-05']);
  const lost = await start();
  await offers.runLoseAppraisal(call(await withAnyOffer(services, { id: lost, ...LOSS }), valuer), services);
  assert.equal(
    (await faultOf(offers.runReviseAppraisal(call({ id: lost, ...NO_OFFER }, valuer), services))).code,
    'conflict',
  );
  const year = new Date().getUTCFullYear();
  const report = await runReadAppraisalReport(
    call({ from: `${year - 1}-01`, to: `${year + 1}-12` }, manager),
    services,
  );
  const sum = (key: 'offered' | 'bought' | 'boughtPounds' | 'lost') =>
    report.rows.reduce((all, row) => all + row[key], 0);
  assert.deepEqual([sum('offered'), sum('bought'), sum('boughtPounds'), sum('lost')], [1, 1, clean - 100, 1]);
  assert.deepEqual(report.rows.find(({ offered }) => offered === 1)?.aboveTradePounds, -100);
  assert.deepEqual(
    report.rows.flatMap(({ reasons }) => reasons),
    [{ reason: 'Price too low', count: 1 }],
  );
});

test('each sum of money in the report’s file names whether it is with VAT, which the page says under its table', async () => {
  const input = { from: '2026-06', to: '2026-06', format: 'csv' as const };
  const file = await runExportAppraisalReport(call(input, own.manager), own.services);
  const headers = (await text(file.body)).replace('\uFEFF', '').trim().split(',');
  assert.deepEqual(
    headers.filter((header) => header.includes('VAT')),
    [
      'Offered (with VAT where VAT-qualifying)',
      'Mean above trade value (with VAT where VAT-qualifying)',
      'Paid (with VAT where VAT-qualifying)',
      'Sold for (VAT-qualifying vans without VAT)',
      'Mean sold above paid (VAT-qualifying vans without VAT)',
      'Profit after VAT and appraisal costs',
    ],
  );
});

/** An accepted offer: at the trade value, or beyond a valuer's limit and approved. */
async function accepted(isApproved: boolean): Promise<{ id: string; pounds: number }> {
  const { start, offer, services, valuer, manager, clean } = own;
  const id = await start();
  const pounds = isApproved ? clean + 300 : clean;
  await offer(id, pounds);
  if (isApproved)
    await offers.runDecideOffer(call(await withOffer(services, { id, approve: true }), manager), services);
  await answers.runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services);
  return { id, pounds };
}

for (const role of ['valuer', 'manager', 'admin'] as const)
  for (const isApproved of [false, true])
    for (const more of [-1, 0, 250, 251]) {
      const isRefused = role === 'valuer' && (isApproved ? more > 0 : more > 250);
      const offered = isApproved ? 'an approved offer beyond the limit' : 'an offer within it';
      test(`£${more} above ${offered} is ${isRefused ? 'refused to' : 'paid by'} a person as ${role}`, async () => {
        const { id, pounds } = await accepted(isApproved);
        const buyer = { ...own.valuer, role };
        const buy = offers.runBuyAppraisal(
          call(
            await withOffer(own.services, { id, pounds: pounds + more, on: '2026-06-05', isConfirmed: true }),
            buyer,
          ),
          own.services,
        );
        if (isRefused) {
          const { code, field, message, fix } = await faultOf(buy);
          assert.deepEqual([code, field], ['forbidden', 'pounds']);
          assert.match(message, /^A manager has to approve this price: the price is £\d+ above the trade value;/);
          assert.match(fix, /^Buy at the accepted £[\d,]+, revise the offer to this price and request approval, or /);
        } else await buy;
        const { state, boughtPounds } = (await own.read(id)).summary;
        assert.deepEqual([state, boughtPounds], isRefused ? ['accepted', null] : ['bought', pounds + more]);
      });
    }

test('an appraisal is found by its number or the whole plate in any spelling, or by part of the customer’s details', async () => {
  const { start, read, enter, services, valuer } = own;
  const id = await start();
  await enter(id, { customerName: 'Ada Lovelace', customerEmail: 'ada@engine.example' });
  const found = async (text: string) =>
    (await appraisals.runFindAppraisals(call({ text }, valuer), services)).items.some((item) => item.id === id);
  const { number } = (await read(id)).summary;
  const [, year = '', digits = ''] = /^A-(\d{4})-(\d{6})$/.exec(number) ?? [];
  const numbers = [number, number.toLowerCase(), `A ${year} ${Number(digits)}`, `${year}–${digits}`, digits];
  for (const text of [...numbers, 'ab21 cde', 'AB21CDE', 'AB2I CDE', 'lovelace', 'engine.example'])
    assert.equal(await found(text), true, text);
  assert.equal(await found(`A-${Number(year) - 1}-${digits}`), false, 'of another year');
  for (const text of ['AB21', 'Babbage']) assert.equal(await found(text), false, text);
});

test('the customer’s data is erased everywhere, by hand and by retention; the rest stays', async () => {
  const { start, read, enter, services, valuer } = await dealer();
  const [first, second] = [await start(), await start()];
  for (const id of [first, second]) await enter(id, { customerName: 'Grace Hopper', finance: '1000' });
  await appraisals.runEraseAppraisalCustomer(call({ id: first }, valuer), services);
  assert.ok(!JSON.stringify(await read(first)).includes('Hopper'));
  await appraisals.runEraseAppraisalCustomer(call({ id: first }, valuer), services);
  const noted = (await read(first)).changes.filter(({ field }) => field === 'erased').map(({ after: what }) => what);
  assert.deepEqual(noted, [null, 'details'], 'the newest first: the second time nothing was left');
  assert.ok(JSON.stringify(await read(second)).includes('Hopper'));
  await openPrivacy(database).eraseOlder({
    organisationId: valuer.organisationId,
    before: new Date(Date.now() + 86_400_000),
    answers: 0,
  });
  const left = await read(second);
  assert.ok(!JSON.stringify(left).includes('Hopper'));
  assert.deepEqual([left.summary.plate, left.vehicle], [null, null]);
  assert.equal(left.entries.find(({ field }) => field === 'finance')?.value, '1000');
});

test('each organisation has its own terms; an unreadable one is refused at its field', async () => {
  const { services, manager } = await dealer();
  const terms = await termsOf(manager.organisationId, services);
  const save = (changed: Partial<typeof terms>) =>
    runSaveAppraisalTerms(call({ ...terms, ...changed, version: 0 }, manager), services);
  await save({ margin: '900', valuerLimitPounds: 100 });
  assert.equal((await termsOf(manager.organisationId, services)).margin, '900');
  assert.equal((await faultOf(save({ margin: 'a lot' }))).field, 'margin');
  assert.equal((await termsOf(own.manager.organisationId, services)).margin, '10%');
});
