/** The words of an offer match its outcome, over every state before and after its last day. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionWords } from '@/lib/domain/valuations/edition';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { OFFER_STATES } from './appraisal-state';
import { answerWords, expiredWords, withdrawnWords } from './customer/answer-words';
import { CONDITIONS } from './entries';
import { includedVatWords, pricePaidLabel, schemeOf, vatOnPurchasePence } from './vat';
import {
  changedOfferWords,
  courseWords,
  customerConditionWords,
  longerMonth,
  handOverDaysLeft,
  lossWords,
  passedMonthWords,
  appraisedMileageWords,
  savedOfferWords,
  shortenedWords,
  validityWords,
  type OfferCourse,
} from './offer-words';

const REQUESTED: OfferCourse = {
  state: 'requested',
  requestedBy: 'Val',
  requestedAt: '2026-11-27T08:03:00.000Z',
  decidedBy: null,
  madeAt: null,
  validUntil: null,
  answeredAt: null,
  answeredBy: null,
  withdrawnAt: null,
};
const MADE: OfferCourse = { ...REQUESTED, state: 'made', madeAt: REQUESTED.requestedAt, validUntil: '2026-12-04' };
const ANSWERED = { answeredAt: '2026-11-28T23:30:00.000Z' };
const [BEFORE, LAST, AFTER] = ['2026-11-30', '2026-12-04', '2026-12-05'];

for (const [state, today, words] of [
  ['made', BEFORE, 'Valid until 4 Dec 2026.'],
  ['made', LAST, 'Valid until 4 Dec 2026.'],
  ['made', AFTER, 'Was valid until 4 Dec 2026.'],
  ['accepted', BEFORE, 'Accepted on 28 Nov 2026.'],
  ['accepted', AFTER, 'Accepted on 28 Nov 2026.'],
  ['declined', BEFORE, 'Declined on 28 Nov 2026.'],
  ['declined', AFTER, 'Declined on 28 Nov 2026.'],
  ['withdrawn', BEFORE, ''],
] as const) {
  test(`the sheet of an offer that is ${state} says on ${today}: ${words}`, () => {
    assert.equal(validityWords({ ...MADE, ...(state === 'made' ? {} : ANSWERED), state }, today), words);
  });
}

test('a customer’s answer is shown as theirs, and one that the dealer entered as the dealer’s', () => {
  for (const state of ['accepted', 'declined'] as const) {
    const [own, entered] = [true, false].map((isByCustomer) =>
      answerWords({ state, isByCustomer, organisation: 'Demo Motors' }),
    );
    assert.equal(own?.title, `You have ${state} this offer`);
    assert.equal(own?.text, 'Demo Motors can see your answer.');
    assert.equal(entered?.title, `This offer is ${state}`);
    assert.equal(entered?.text, 'Demo Motors entered this answer. Contact them if it is not yours.');
  }
});

test('an offer that was withdrawn is shown as accepted before, where it was, and by whom', () => {
  const texts = [null, ANSWERED.answeredAt].flatMap((answeredAt) =>
    [true, false].map((isByCustomer) =>
      withdrawnWords({ answeredAt, isOver: false, isByCustomer, organisation: 'Demo Motors' }),
    ),
  );
  const never = {
    title: 'This offer was withdrawn',
    text: 'Demo Motors withdrew it, so it can no longer be accepted. Ask them for a new one.',
  };
  const title = 'This offer was withdrawn after it was accepted';
  assert.deepEqual(texts, [
    never,
    never,
    { title, text: 'You accepted it on 28 Nov 2026. Demo Motors withdrew it afterwards. Contact them about it.' },
    {
      title,
      text: 'Demo Motors entered it as accepted on 28 Nov 2026. They withdrew it afterwards. Contact them about it.',
    },
  ]);
});

const ofStart = 'Made 27 Nov 2026, 08:03 by Val';
const link = '28 Nov 2026, 23:30 by the customer’s link';
for (const [offer, today, words] of [
  [REQUESTED, BEFORE, 'Requested 27 Nov 2026, 08:03 by Val.'],
  [
    { ...REQUESTED, state: 'refused', decidedBy: 'Max' },
    BEFORE,
    'Requested 27 Nov 2026, 08:03 by Val, declined by Max.',
  ],
  [{ ...REQUESTED, state: 'withdrawn' }, BEFORE, 'Requested 27 Nov 2026, 08:03 by Val, withdrawn since.'],
  [MADE, LAST, `${ofStart}, valid until 4 Dec 2026.`],
  [MADE, AFTER, `${ofStart}, was valid until 4 Dec 2026.`],
  [{ ...MADE, decidedBy: 'Max' }, BEFORE, `${ofStart}, approved by Max, valid until 4 Dec 2026.`],
  [{ ...MADE, state: 'withdrawn' }, BEFORE, `${ofStart}, was to be valid until 4 Dec 2026, withdrawn since.`],
  [{ ...MADE, ...ANSWERED, state: 'accepted' }, BEFORE, `${ofStart}, valid until 4 Dec 2026, accepted ${link}.`],
  [{ ...MADE, ...ANSWERED, state: 'accepted' }, AFTER, `${ofStart}, was valid until 4 Dec 2026, accepted ${link}.`],
  [{ ...MADE, ...ANSWERED, state: 'declined' }, BEFORE, `${ofStart}, valid until 4 Dec 2026, declined ${link}.`],
  [
    { ...MADE, ...ANSWERED, state: 'accepted', answeredBy: 'Val' },
    BEFORE,
    `${ofStart}, valid until 4 Dec 2026, accepted 28 Nov 2026, 23:30 as entered by Val.`,
  ],
  [
    { ...MADE, ...ANSWERED, state: 'withdrawn' },
    BEFORE,
    `${ofStart}, was to be valid until 4 Dec 2026, accepted ${link}, withdrawn since.`,
  ],
] as const) {
  test(`of an offer on ${today}: ${words}`, () => assert.equal(courseWords(offer, today), words));
}

const HAS_EXPIRED = { title: 'This offer has expired', text: 'Demo Motors can make you a new one.' };
for (const [answeredAt, withdrawnAt, isExpired] of [
  [null, '2026-12-04T23:59:00.000Z', false],
  [null, '2026-12-05T00:00:00.000Z', true],
  [ANSWERED.answeredAt, '2026-12-04T12:00:00.000Z', false],
  [ANSWERED.answeredAt, '2026-12-05T12:00:00.000Z', false],
] as const) {
  const since = answeredAt === null ? 'open' : 'accepted';
  test(`an ${since} offer withdrawn at ${withdrawnAt} is ${isExpired ? 'expired' : 'withdrawn'} to dealer and customer, on every day`, () => {
    for (const isByCustomer of [true, false]) {
      const isOver = withdrawnAt > '2026-12-05';
      const { title, text } = withdrawnWords({ answeredAt, isOver, isByCustomer, organisation: 'Demo Motors' });
      assert.equal(title === HAS_EXPIRED.title && text === HAS_EXPIRED.text, isExpired);
      assert.equal(/withdr/.test(`${title} ${text}`), !isExpired);
    }
    for (const today of [LAST, AFTER]) {
      const course = courseWords({ ...MADE, answeredAt, withdrawnAt, state: 'withdrawn' }, today);
      const isCutShort = withdrawnAt < '2026-12-05';
      assert.match(course, isCutShort ? /was to be valid until 4 Dec 2026/ : /was valid until 4 Dec 2026/);
      assert.equal(/, withdrawn [45] Dec 2026, /.test(course), !isExpired, course);
      assert.equal(course.includes('withdrawn'), !isExpired, course);
    }
  });
}

test('no state is without its words', () => {
  const all = OFFER_STATES.map((state) =>
    courseWords(
      state === 'requested' || state === 'refused'
        ? { ...REQUESTED, state }
        : { ...MADE, ...(state === 'made' || state === 'withdrawn' ? {} : ANSWERED), state },
      BEFORE,
    ),
  );
  assert.equal(new Set(all).size, OFFER_STATES.length, all.join('\n'));
});

test('of an offer that has changed since it was shown, each state has different words, with the sum', () => {
  const all = OFFER_STATES.map((state) => changedOfferWords({ state, pounds: 1_500 }));
  assert.equal(new Set(all).size, OFFER_STATES.length);
  for (const words of all) assert.match(words, /^The offer has changed: £1,500( [a-z ]+)? now\.$/);
});

for (const [given, words] of [
  [editionWords('valuation', '2026-06-05'), 'Guide values on 5 Jun 2026.'],
  [editionWords('internetPrices', '2026-06-05'), 'Guide values on 5 Jun 2026.'],
  [
    'The guide as it stood on 5 Jun 2026; this service does not name its edition.',
    'The guide as it stood on 5 Jun 2026.',
  ],
  ['Guide values of June 2026.', 'Guide values of June 2026.'],
  ['', ''],
  [null, ''],
] as const) {
  test(`an offer from “${given}” names its day, and no edition that is not known`, () => {
    const [first, last] = ['Saved as it was then.', 'Later editions do not change it.'];
    assert.equal(savedOfferWords(given), words === '' ? `${first} ${last}` : `${first} ${words} ${last}`);
  });
}

for (const [note, words] of [
  ['', 'Lost on 27 Nov 2026: Price too low.'],
  ['  ', 'Lost on 27 Nov 2026: Price too low.'],
  ['Went to a rival.', 'Lost on 27 Nov 2026: Price too low. Note: “Went to a rival.”'],
  ['went elsewhere', 'Lost on 27 Nov 2026: Price too low. Note: “went elsewhere”'],
] as const) {
  test(`lost with the note “${note}”: ${words}`, () =>
    assert.equal(lossWords('2026-11-27', { reason: 'Price too low', note }), words));
}

test('each condition of the trade has other words for the customer than for the trade', () => {
  const words = CONDITIONS.map((condition) => customerConditionWords(BAND_WORDS[condition].label));
  assert.equal(new Set(words).size, CONDITIONS.length);
  for (const [index, condition] of CONDITIONS.entries()) {
    assert.ok(!words[index]?.includes(BAND_WORDS[condition].label));
    assert.match(words[index] ?? '', /for its age and mileage$/);
  }
  assert.equal(customerConditionWords('As new'), 'As new for its age and mileage');
});

for (const [days, handOver, today, month] of [
  [7, '2026-11', '2026-11-29', '2026-12'],
  [60, '2026-12', '2026-12-01', '2027-01'],
  [1, '2026-11', '2026-11-29', null],
  [7, '', '2026-11-29', null],
  [7, '2026-10', '2026-11-29', null],
] as const)
  test(`on ${today}, ${days} days, handed over in “${handOver}”: ${month ?? 'no later month'} is offered`, () =>
    assert.equal(longerMonth(days, handOver, today), month));

const LATER = 'For longer, choose a later month of hand-over.';
const FOR_LONGER = `the end of the hand-over month. ${LATER}`;
for (const [today, handOver, days, left, words] of [
  ['2026-11-20', '2026-11', 7, 10, null],
  ['2026-11-23', '2026-11', 7, 7, null],
  ['2026-11-24', '2026-11', 7, 6, `Valid until 30 Nov 2026 only, ${FOR_LONGER}`],
  ['2026-11-30', '2026-11', 7, 0, `Valid today only, the end of November 2026, the hand-over month. ${LATER}`],
  ['2026-11-30', '2026-12', 7, 31, null],
  ['2026-11-30', '2026-12', 60, 31, `Valid until 31 Dec 2026 only, ${FOR_LONGER}`],
  ['2028-02-20', '2028-02', 60, 9, `Valid until 29 Feb 2028 only, ${FOR_LONGER}`],
  ['2026-11-30', '', 7, null, null],
  ['2026-11-30', undefined, 7, null, null],
  ['2026-11-30', 'soon', 7, null, null],
  // The field of the month says that it is over.
  ['2026-12-01', '2026-11', 7, null, null],
] as const) {
  test(`${days} days on ${today} for a hand-over in “${handOver}”: ${words ?? 'all of them count'}`, () => {
    assert.equal(handOverDaysLeft(handOver, today), left);
    assert.equal(shortenedWords(days, handOver, today), words);
  });
}

const PASSED = 'The hand-over month of this offer, November 2026, has passed.';
for (const [handOver, isOver, today, passed, expired] of [
  ['2026-11', false, '2026-11-30', null, null],
  ['2026-11', false, '2026-12-01', PASSED, `${PASSED} Demo Motors can make you a new one.`],
  ['2026-11', true, '2026-12-01', PASSED, 'Demo Motors can make you a new one.'],
  ['2026-12', true, '2026-12-01', null, 'Demo Motors can make you a new one.'],
  [null, false, '2026-12-01', null, null],
] as const) {
  test(`an offer for ${handOver}, ${isOver ? 'past' : 'within'} its days, on ${today}: ${expired ?? 'can be accepted'}`, () => {
    assert.equal(passedMonthWords(handOver, today), passed);
    assert.equal(expiredWords({ isOver, handOver }, 'Demo Motors', today), expired);
  });
}

for (const [entered, valuedAt, words] of [
  [12_345, 12_000, '12,345 mi, valued at 12,000 mi'],
  [600, 1_000, '600 mi, valued at 1,000 mi'],
  [12_000, 12_000, '12,000 mi'],
  [12_345, null, '12,345 mi'],
  [null, 12_000, 'valued at 12,000 mi'],
  [null, null, null],
] as const)
  test(`a vehicle of ${entered} mi, valued at ${valuedAt}: ${words}`, () =>
    assert.equal(appraisedMileageWords(entered, valuedAt), words?.replaceAll(' mi', '\u00a0mi') ?? null));

for (const [basis, vatPence, scheme, label] of [
  ['qualifying', 165_283, 'qualifying', 'Price paid, with VAT'],
  ['margin', 0, 'margin', 'Price paid'],
  [null, 165_283, 'qualifying', 'Price paid, with VAT'], // made before the scheme was saved, or without an asking price
  [null, 0, 'margin', 'Price paid'],
] as const)
  test(`an offer with ${vatPence} pence of VAT, ${basis ?? 'without a scheme saved'}, was ${scheme}: “${label}”`, () => {
    const found = schemeOf({ vatPence, retail: { basis: basis && { scheme: basis } } });
    assert.deepEqual([found, pricePaidLabel(found)], [scheme, label]);
  });

test('VAT is stated beside a price that includes it: £9,917 has £1,652.83', () => {
  assert.equal(
    includedVatWords(vatOnPurchasePence(991_700, 'qualifying')),
    'This includes £1,652.83 VAT, reclaimed on the seller’s VAT invoice.',
  );
  assert.equal(includedVatWords(vatOnPurchasePence(991_700, 'margin')), '');
});
