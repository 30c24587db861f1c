/**
 * The papers of a vehicle state its own mileage, not the guide's step that it is valued at: the test provider values
 * 23,499 mi at 1,000.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { frozenOfferSchema, offerSheetSchema } from '@/lib/domain/appraisals/appraisal';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisalDealer } from './appraisal-dealer.fixture';
import { vehicleOf } from './appraisal-view';
import * as appraisals from './appraisals';
import * as answers from './offer-answers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());

const [ENTERED, VALUED_AT] = [23_499, 1_000];

test('list, board, search, sheet, link and frozen offer have the mileage entered', async () => {
  const { services, start, offer, read, link, clean, valuer } = await openAppraisalDealer(recorded);
  const id = await start();
  await offer(id, clean);
  const { summary, vehicle, offers: made } = await read(id);
  assert.deepEqual([summary.mileage, vehicle?.mileageEntered, vehicle?.mileage], [ENTERED, ENTERED, VALUED_AT]);
  const { items } = await appraisals.runListAppraisals(call({ limit: 10, mine: false }, valuer), services);
  const board = await appraisals.runReadAppraisalBoard(call({ mine: false }, valuer), services);
  const found = await appraisals.runFindAppraisals(call({ text: 'AB21 CDE' }, valuer), services);
  const listed = [...items, ...board.states.flatMap((state) => state.items), ...found.items];
  assert.deepEqual(
    listed.map(({ mileage }) => mileage),
    [ENTERED, ENTERED, ENTERED],
  );
  const frozen = made.map((one) => frozenOfferSchema.parse(one.frozen));
  const papers = [
    ...frozen.map((one) => offerSheetSchema.parse(one)),
    (await answers.offerAtLink(await link(id), services))?.sheet,
  ];
  assert.equal(papers.length, 2);
  for (const paper of papers) {
    assert.match(JSON.stringify(paper), new RegExp(`"mileage":${ENTERED}\\b`));
    assert.doesNotMatch(JSON.stringify(paper), new RegExp(`"mileage":${VALUED_AT}\\b`));
  }
});

test('an appraisal of an older version, which saved what it was valued at, is listed with the mileage entered', async () => {
  const { services, start, offer, read, clean, valuer } = await openAppraisalDealer(recorded);
  const id = await start();
  await recorded.database.query('update appraisals set mileage = $2 where id = $1', [id, VALUED_AT]);
  const { items } = await appraisals.runListAppraisals(call({ limit: 10, mine: false }, valuer), services);
  assert.deepEqual([items[0]?.mileage, (await read(id)).summary.mileage], [ENTERED, ENTERED]);
  await offer(id, clean);
  // Its offer opens as it was made.
  await recorded.database.query(
    `update appraisal_offers set frozen = jsonb_set(frozen::jsonb, '{vehicle,mileage}', '${VALUED_AT}')::json where appraisal_id = $1`,
    [id],
  );
  assert.equal((await read(id)).offers[0]?.frozen.vehicle.mileage, VALUED_AT);
  // Without its valuation the saved mileage is all there is.
  await recorded.database.query('update appraisals set valuation_id = null where id = $1', [id]);
  assert.equal((await read(id)).summary.mileage, VALUED_AT);
});

test('an appraisal knows of a mileage that its valuation found outside the guide’s range', async () => {
  const { valuation } = await openAppraisalDealer(recorded);
  for (const outOfBounds of [true, false])
    assert.equal(
      vehicleOf({ ...valuation, mileage: { ...valuation.mileage, outOfBounds } }).isMileageOutOfRange,
      outOfBounds,
    );
});
