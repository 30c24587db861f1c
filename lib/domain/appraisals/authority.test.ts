/** What may be paid for a vehicle: the accepted offer, or a higher price within the person's authority. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from './appraisal-sums';
import { VALUES } from './appraisal-values.fixture';
import { APPRAISAL_STATES, mayTake } from './appraisal-state';
import { authorityOf, purchaseDayProblem, purchaseDoubt, purchaseProblem, type AcceptedOffer } from './authority';
import type { Entries } from './entries';

const sumsOf = (entries: Entries) =>
  appraisalSums(entries, {
    vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
    forecast: { value: null, because: 'loading' },
    options: { value: null, because: 'loading' },
  });

/** As it is frozen when the offer is made. */
function acceptedOf(entries: Entries, pounds: number): AcceptedOffer {
  const { trade, retail } = sumsOf({ ...entries, offer: String(pounds) });
  return {
    pounds,
    trade: { lines: [...trade.lines], totalPence: trade.totalPence },
    retail: { lines: [...retail.lines], mostPounds: retail.mostPounds, basis: retail.basis },
  };
}

/** Trade value £9,000; £9,300 to pay with the margin wanted. A valuer may pay up to £9,250. */
const ENTRIES = { handOver: '2026-11', salePrice: '10500', margin: '1000' };
const TERMS = { valuerLimitPounds: 250, margin: '1000' };
const ABOVE_TRADE =
  /^A manager has to approve this price: the price is £251 above the trade value; a valuer may go £250/;

for (const [accepted, price, mayApprove, refusal] of [
  [8_000, 7_999, false, null],
  [8_000, 8_000, false, null],
  [8_000, 8_001, false, null],
  [8_000, 9_250, false, null],
  [8_000, 9_251, false, ABOVE_TRADE],
  [8_000, 9_251, true, null],
  [
    8_000,
    50_000,
    false,
    /£41,000 above the trade value.+; to leave the margin wanted, pay at most £9,300: the price is £40,700 above that\.$/,
  ],
  [8_000, 50_000, true, null],
  // Beyond a valuer's limit, and so approved when it was offered.
  [9_400, 9_000, false, null],
  [9_400, 9_400, false, null],
  [
    9_400,
    9_401,
    false,
    /£401 above the trade value.+; to leave the margin wanted, pay at most £9,300: the price is £101 above that\.$/,
  ],
  [9_400, 9_401, true, null],
] as const) {
  const person = mayApprove ? 'a manager' : 'a valuer';
  test(`with £${accepted} accepted, £${price} is ${refusal ? 'refused to' : 'paid by'} ${person}`, () => {
    const problem = purchaseProblem(acceptedOf(ENTRIES, accepted), price, {
      mayApprove,
      state: 'accepted',
      terms: TERMS,
    });
    if (refusal === null) return assert.equal(problem, null);
    assert.match(problem?.message ?? '', refusal);
    assert.equal(
      problem?.fix,
      `Buy at the accepted £${accepted.toLocaleString('en-GB')}, revise the offer to this price and request approval, or have a manager enter the purchase.`,
    );
  });
}

for (const [adjustment, offer, reason] of [
  ['', 9_250, null],
  ['', 9_251, /^The offer is £251 above the trade value; a valuer may go £250 above it\.$/],
  ['+1000', 9_250, null],
  ['+1000', 9_251, /^The offer is £251 above the trade value without the adjustment; a valuer may go £250 above it\.$/],
  ['-1000', 8_250, null],
  ['-1000', 8_251, /^The offer is £251 above the trade value; a valuer may go £250 above it\.$/],
] as const) {
  test(`with an adjustment of “${adjustment}” an offer of £${offer} ${reason ? 'needs approval' : 'is within the limit'}`, () => {
    const entries = { ...ENTRIES, adjustment, adjustmentReason: 'Tow bar', offer: String(offer) };
    const { reasons } = authorityOf(sumsOf(entries), TERMS);
    if (reason === null) return assert.deepEqual(reasons, []);
    assert.equal(reasons.length, 1);
    assert.match(reasons[0] ?? '', reason);
  });
}

/**
 * At an asking price of £10,500 under the margin scheme, worked out by hand: with a margin m the most to pay is
 * (5 × 10,500 − 6 × m) ÷ 5. With m = £1,000 that is £9,300, with 10% (£1,050) £9,240, with 5% (£525) £9,870.
 */
for (const [entered, terms, offer, reason] of [
  ['1000', '1000', 9_300, null],
  ['0', '1000', 9_300, null],
  [
    '0',
    '1000',
    9_301,
    'To leave the margin of your appraisal terms, £1,000, pay at most £9,300: the offer is £1 above that.',
  ],
  [
    '',
    '1000',
    9_500,
    'To leave the margin of your appraisal terms, £1,000, pay at most £9,300: the offer is £200 above that.',
  ],
  ['5%', '10%', 9_240, null],
  [
    '5%',
    '10%',
    9_241,
    'To leave the margin of your appraisal terms, 10%, pay at most £9,240: the offer is £1 above that.',
  ],
  ['5%', '10%', 9_871, 'To leave the margin wanted, pay at most £9,870: the offer is £1 above that.'],
  [
    '1000',
    '10%',
    9_250,
    'To leave the margin of your appraisal terms, 10%, pay at most £9,240: the offer is £10 above that.',
  ],
  ['1000', '', 9_300, null],
  ['1000', '500', 9_301, 'To leave the margin wanted, pay at most £9,300: the offer is £1 above that.'],
  ['0', '', 9_500, null],
] as const) {
  test(`with a margin of “${entered}”, where the terms say “${terms}”, an offer of £${offer} ${reason ?? 'is within the limit'}`, () => {
    const sums = sumsOf({ ...ENTRIES, margin: entered, offer: String(offer) });
    const { reasons } = authorityOf(sums, { valuerLimitPounds: 5_000, margin: terms });
    assert.deepEqual(reasons, reason === null ? [] : [reason]);
  });
}

test('an offer made before its basis was saved is compared with the margin entered in it alone', () => {
  const accepted = acceptedOf({ ...ENTRIES, margin: '0' }, 8_000);
  const terms = { valuerLimitPounds: 5_000, margin: '1000' };
  const person = { mayApprove: false, state: 'accepted' as const, terms };
  assert.match(
    purchaseProblem(accepted, 9_500, person)?.message ?? '',
    /: to leave the margin of your .+: the price is £200 above that/,
  );
  const before = { ...accepted, retail: { ...accepted.retail, basis: null } };
  assert.equal(purchaseProblem(before, 9_500, person), null);
});

for (const [on, problem] of [
  ['2026-11-28', 'This day is in the future.'],
  ['2026-11-27', null],
  ['2025-11-09', null],
  ['2025-11-08', 'This day is more than a year before the valuation of 10 Nov 2026.'],
] as const) {
  test(`on 27 Nov a vehicle valued on 10 Nov ${problem ? 'cannot have been' : 'may have been'} bought on ${on}`, () =>
    assert.equal(purchaseDayProblem(on, '2026-11-10', '2026-11-27'), problem));
}

test('a price above the accepted offer is refused for the reasons for which that offer would need approval, and no others', () => {
  const refused = new Set<string>();
  for (const handOver of ['2026-11', '2027-06'])
    for (const salePrice of ['', '500', '9000', '12000'])
      for (const preparation of ['', '600'])
        for (const margin of ['', '900', '10%'])
          for (const vatScheme of ['margin', 'qualifying'])
            for (const terms of [
              TERMS,
              { valuerLimitPounds: 0, margin: '' },
              { valuerLimitPounds: 250, margin: '12.5%' },
            ])
              for (const price of [101, 8_000, 9_000, 9_251]) {
                const entries = { handOver, salePrice, preparation, margin, vatScheme };
                const problem = purchaseProblem(acceptedOf(entries, 100), price, {
                  mayApprove: false,
                  state: 'accepted',
                  terms,
                });
                const { reasons } = authorityOf(sumsOf({ ...entries, offer: String(price) }), terms);
                const clauses = reasons.map((reason) =>
                  reason.replace(/^./, (first) => first.toLowerCase()).slice(0, -1),
                );
                const expected = clauses.join('; ').replaceAll('the offer is', 'the price is');
                const stated = problem?.message.replace(/^A manager has to approve this price: |\.$/g, '') ?? '';
                assert.equal(stated, expected, JSON.stringify({ ...entries, ...terms, price }));
                assert.doesNotMatch(problem?.message ?? '', /[.!?] +\p{Lu}/u, 'one sentence');
                for (const reason of reasons) refused.add(reason.replaceAll(/£[\d,]+/g, '£'));
              }
  assert.equal(refused.size, 11, [...refused].join('\n'));
});

for (const [paid, words] of [
  [480, '£480 is £4,320 below the accepted offer of £4,800.'],
  [4_319, '£4,319 is £481 below the accepted offer of £4,800.'],
  [4_320, null],
  [4_800, null],
  [5_280, null],
  [5_281, '£5,281 is £481 above the accepted offer of £4,800.'],
  [0, '£0 is £4,800 below the accepted offer of £4,800.'],
] as const)
  test(`£${paid} for an accepted £4,800 ${words ? 'is confirmed' : 'is not'}`, () => {
    assert.equal(purchaseDoubt({ pounds: 4_800 }, paid), words);
  });

test('anything paid on an offer of £0 is confirmed', () => {
  assert.equal(purchaseDoubt({ pounds: 0 }, 0), null);
  assert.equal(purchaseDoubt({ pounds: 0 }, 1), '£1 is £1 above the accepted offer of £0.');
});

for (const state of APPRAISAL_STATES)
  test(`a price beyond the limit, of an appraisal that is ${state}: only steps that can be taken are advised`, () => {
    const problem = purchaseProblem(acceptedOf(ENTRIES, 8_000), 50_000, { mayApprove: false, state, terms: TERMS });
    const fix = problem?.fix ?? '';
    assert.equal(/revise the offer/.test(fix), mayTake(state, 'revise'));
    if (mayTake(state, 'correct')) assert.match(fix, /^Enter at most the accepted £8,000, or have a manager correct/);
    if (mayTake(state, 'buy'))
      assert.match(fix, /^Buy at the accepted £8,000, .+ or have a manager enter the purchase/);
  });
