/** What a purchase at another price than the offer leaves, against cases worked out by hand and against the offer itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '../appraisal-sums';
import { VALUES } from '../appraisal-values.fixture';
import type { Entries } from '../entries';
import { frozenOutcomeWords } from '../outcome-words';
import { boughtForWords, purchaseOutcome } from './purchase-outcome';

/** As it is frozen when the offer is made. */
function frozenOf(entries: Entries) {
  const sums = appraisalSums(entries, {
    vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
    forecast: { value: null, because: 'loading' },
    options: { value: null, because: 'loading' },
  });
  const { offer, settlement, retail } = sums;
  assert.ok(offer && settlement);
  const { vatPence, financePence, depositPence, inHandPence, words } = settlement;
  return {
    pounds: settlement.offerPence / 100,
    profitPence: offer.profitPence,
    vatPence,
    settlement: { financePence, depositPence, inHandPence, words },
    retail: { basis: retail.basis },
  };
}

/** £950 of preparation with VAT costs £791.67. */
const PART_EXCHANGE = {
  handOver: '2026-11',
  salePrice: '4975',
  preparation: '950',
  preparationVat: 'with',
  finance: '3200',
  deposit: '300',
  offer: '2800',
};

/**
 * Worked out by hand. Margin scheme: VAT is (4,975 − price) ÷ 6, the profit 4,975 − price − VAT − 791.67. At £2,750 the
 * VAT is 370.83. VAT-qualifying: the VAT is 829.17 less price ÷ 6; at £2,750 that is 458.33, so 370.84 is due.
 */
const CASES: readonly (readonly [
  scheme: string,
  paid: number,
  profitPence: number,
  inHandPence: number,
  words: readonly string[],
])[] = [
  [
    'margin',
    2_750,
    106_250,
    -75_000,
    [
      'Profit at the asking price: £1,062.50, after £370.83 VAT and all costs above.',
      'The finance owed is £450 more than the price paid, and the customer has to pay that to settle it. Nothing is left for the deposit of £300, which the customer pays too.',
    ],
  ],
  [
    'margin',
    5_000,
    -81_667,
    150_000,
    [
      'Loss at the asking price: £816.67, after all costs above. There is no VAT to pay.',
      'The customer gets £1,500 in hand.',
    ],
  ],
  [
    'margin',
    3_500,
    43_750,
    0,
    [
      'Profit at the asking price: £437.50, after £245.83 VAT and all costs above.',
      'Finance and deposit take the whole price paid.',
    ],
  ],
  [
    'qualifying',
    2_750,
    106_249,
    -75_000,
    [
      'Profit at the asking price: £1,062.49, after £370.84 VAT and all costs above.',
      '£2,750 paid. This includes £458.33 VAT, reclaimed on the seller’s VAT invoice.',
      'The finance owed is £450 more than the price paid, and the customer has to pay that to settle it. Nothing is left for the deposit of £300, which the customer pays too.',
    ],
  ],
];
for (const [vatScheme, paid, profitPence, inHandPence, words] of CASES)
  test(`${vatScheme}: £2,800 offered and £${paid} paid leave ${profitPence} pence`, () => {
    assert.deepEqual(purchaseOutcome(frozenOf({ ...PART_EXCHANGE, vatScheme }), paid), {
      profitPence,
      inHandPence,
      words,
    });
  });

test('whatever was offered, a price paid leaves what an offer of that price would, to the penny', () => {
  let compared = 0;
  for (const vatScheme of ['margin', 'qualifying'])
    for (const preparation of ['', '950', '437.55'])
      for (const salePrice of ['', '4975', '10995.50'])
        for (const finance of ['', '3200.25'])
          for (const deposit of ['', '300'])
            for (const offer of ['1', '2800', '9001'])
              for (const paid of [0, 1, 2_749, 2_750, 9_000]) {
                const entries = { handOver: '2026-11', vatScheme, preparation, salePrice, finance, deposit };
                const outcome = purchaseOutcome(frozenOf({ ...entries, offer }), paid);
                const same = frozenOf({ ...entries, offer: String(paid) });
                assert.equal(outcome.profitPence, same.profitPence);
                assert.equal(outcome.inHandPence, same.settlement.inHandPence);
                const [profit] = outcome.words;
                if (same.profitPence !== null) assert.equal(profit, frozenOutcomeWords(same));
                assert.equal(
                  outcome.words.at(-1),
                  same.settlement.words
                    .replaceAll('the offer', 'the price paid')
                    .replaceAll('whole offer', 'whole price paid')
                    .replace('The offer', 'The price paid'),
                );
                compared += 1;
              }
  assert.equal(compared, 1_080);
});

test('of an offer made before its costs were saved only the settlement is known', () => {
  const offer = { ...frozenOf(PART_EXCHANGE), retail: { basis: null } };
  assert.deepEqual(purchaseOutcome(offer, 2_750).words.slice(0, 1), [
    'The profit at the price paid is not known: this offer was made before its costs were saved.',
  ]);
  assert.equal(purchaseOutcome(offer, 2_750).profitPence, null);
});

for (const [finance, deposit, paid, words] of [
  ['', '', 2_750, 'Bought on 1 Dec 2026.'],
  [
    '3200',
    '300',
    2_750,
    'Bought on 1 Dec 2026. At this price, after finance of £3,200 and a deposit of £300, you pay £750.',
  ],
  ['1200', '', 2_750, 'Bought on 1 Dec 2026. At this price, after finance of £1,200, you get £1,550.'],
  [
    '',
    '300',
    300,
    'Bought on 1 Dec 2026. At this price, after a deposit of £300, nothing is left to pay on either side.',
  ],
] as const)
  test(`the customer of £${paid} with finance of “${finance}” and a deposit of “${deposit}” reads: ${words}`, () =>
    assert.equal(boughtForWords(frozenOf({ offer: '2800', finance, deposit }), paid, '2026-12-01'), words));
