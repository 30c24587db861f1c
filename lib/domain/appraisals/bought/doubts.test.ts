/** What is confirmed before it is saved: an offer far from its value, a price far from its offer, a day before both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '../appraisal-sums';
import { VALUES } from '../appraisal-values.fixture';
import { offerDoubt, purchaseDayDoubt, purchaseDoubts } from './doubts';

/** The trade value is £9,000 less what is adjusted. */
const doubtOf = (offer: string, adjustment = '', salePrice = '', handOver = '2026-11') =>
  offerDoubt(
    appraisalSums(
      { handOver, adjustment, adjustmentReason: 'Age', salePrice, offer },
      {
        vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
        forecast: { value: null, because: { reason: 'No forecast.', next: 'Choose another month.' } },
        options: { value: null, because: 'loading' },
      },
    ),
  );

/** By hand: 30% of £9,000 is £2,700. Of £1,000 that is £300, so that £500 counts. */
for (const [offer, adjustment, doubt] of [
  ['9000', '', null],
  ['6300', '', null],
  ['6299', '', '£6,299 is £2,701 below the trade value of £9,000.'],
  ['11700', '', null],
  ['11701', '', '£11,701 is £2,701 above the trade value of £9,000.'],
  ['900', '', '£900 is £8,100 below the trade value of £9,000.'],
  ['90000', '', '£90,000 is £81,000 above the trade value of £9,000.'],
  ['0', '', '£0 is £9,000 below the trade value of £9,000.'],
  ['500', '-8000', null],
  ['499', '-8000', '£499 is £501 below the trade value of £1,000.'],
  ['1501', '-8000', '£1,501 is £501 above the trade value of £1,000.'],
  ['', '', null],
] as const)
  test(`an offer of “${offer}” with an adjustment of “${adjustment}” is ${doubt ? 'confirmed' : 'not'}`, () =>
    assert.equal(doubtOf(offer, adjustment), doubt));

test('the suggested offer is not confirmed, however far it is from the trade value', () => {
  // The most to pay at an asking price of £5,000, without costs or margin, is £5,000.
  assert.equal(doubtOf('5000', '', '5000'), null);
  assert.equal(doubtOf('4999', '', '5000'), '£4,999 is £4,001 below the trade value of £9,000.');
});

test('without a trade value an offer is compared with the maximum to pay, and without both with nothing', () => {
  const later = '2027-06';
  assert.equal(doubtOf('50000', '', '', later), null);
  assert.equal(doubtOf('50000', '', '5000', later), '£50,000 is £45,000 above the maximum to pay of £5,000.');
});

const DEAL = { madeAt: '2026-11-27T10:00:00Z', answeredAt: new Date('2026-11-29T00:30:00Z') };
for (const [on, doubt] of [
  ['2026-11-01', '1 Nov 2026 is before the offer was made, on 27 Nov 2026.'],
  ['2026-11-27', '27 Nov 2026 is before the offer was accepted, on 29 Nov 2026.'],
  ['2026-11-29', null],
  ['2026-12-01', null],
] as const)
  test(`a purchase on ${on} of an offer made on 27 and accepted on 29 Nov is ${doubt ? 'confirmed' : 'not'}`, () =>
    assert.equal(purchaseDayDoubt(on, DEAL), doubt));

const ACCEPTED = { ...DEAL, pounds: 4_800 };
const [ODD_PRICE, ODD_DAY] = [
  '£480 is £4,320 below the accepted offer of £4,800.',
  '1 Nov 2026 is before the offer was made, on 27 Nov 2026.',
];
for (const [before, doubts] of [
  [null, [ODD_PRICE, ODD_DAY]],
  [{ pounds: 480, on: '2026-11-29' }, [ODD_DAY]],
  [{ pounds: 4_800, on: '2026-11-01' }, [ODD_PRICE]],
  [{ pounds: 480, on: '2026-11-01' }, []],
] as const)
  test(`£480 on 1 Nov, saved before as ${JSON.stringify(before)}, has ${doubts.length} doubts`, () =>
    assert.deepEqual(purchaseDoubts({ pounds: 480, on: '2026-11-01' }, ACCEPTED, before), doubts));
