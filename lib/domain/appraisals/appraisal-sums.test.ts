import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from './appraisal-sums';
import { VALUES } from './appraisal-values.fixture';
import { authorityOf } from './authority';
import { conditionLines, lineReturn, printedLine, repairReturn, TREATMENTS } from './condition-lines';
import type { Entries } from './entries';
import { OFFER_CASES, RETAIL_CASES } from './retail-cases.fixture';
import { SETTLEMENT_CASES } from './settlement-cases.fixture';
import type { AppraisalKnown } from './sum-line';
import { REPAIR_CASES, TRADE_CASES } from './trade-cases.fixture';

const forecast = {
  snapshotDay: '2026-11-01',
  days: ['2026-12-01', '2027-01-01', '2027-02-01'],
  mileages: [30_000, 50_000],
  clean: [
    [9_100, 8_500],
    [9_000, 8_500],
    [8_900, null],
  ],
  average: [
    [8_300, 7_900],
    [8_200, 7_800],
    [8_100, null],
  ],
  below: [
    [7_100, 6_700],
    [6_900, 6_500],
    [6_800, null],
  ],
};
const known = (options: number | null | 'loading' = 0): AppraisalKnown => ({
  vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
  forecast: { value: forecast },
  options: options === 'loading' ? { value: null, because: 'loading' } : { value: { pounds: options, words: '' } },
});
const sums = (entries: Entries, options?: number | null | 'loading') => appraisalSums(entries, known(options));
const pence = (pounds: number) => Math.round(pounds * 100);
const named = (entries: Entries) => JSON.stringify(entries);

test('the table has at least sixty cases', () => {
  const all = [RETAIL_CASES, OFFER_CASES, TRADE_CASES, SETTLEMENT_CASES, REPAIR_CASES].flat();
  assert.ok(all.length >= 60, String(all.length));
});

for (const { entries, most, vat, reclaimed = 0 } of RETAIL_CASES) {
  test(`the most to pay for ${named(entries)} is £${most}, with £${vat} of VAT`, () => {
    const { retail } = sums(entries);
    assert.equal(retail.mostPounds, most);
    assert.equal(0 - (retail.lines.at(-1)?.pence ?? NaN), pence(vat));
    assert.equal(retail.reclaimedPence, pence(reclaimed));
  });
}

for (const { entries, vat, profit } of OFFER_CASES) {
  test(`the offer of ${named(entries)} leaves £${profit} after £${vat} of VAT`, () => {
    const { offer } = sums(entries);
    assert.deepEqual([offer?.vatPence, offer?.profitPence], [pence(vat), profit === null ? null : pence(profit)]);
  });
}

for (const { entries, options, total } of TRADE_CASES) {
  test(`the trade side of ${named(entries)} is £${total}`, () => {
    const { trade } = sums(entries, options);
    assert.equal(trade.totalPence, total === null ? null : pence(total));
    assert.equal(trade.missing === null, total !== null, 'a missing total has its reason');
  });
}

for (const { entries, inHand, words } of SETTLEMENT_CASES) {
  test(`of ${named(entries)} the customer has £${inHand}: ${words}`, () => {
    const { settlement } = sums(entries);
    assert.deepEqual([settlement?.inHandPence, settlement?.words], [pence(inHand), words]);
  });
}

for (const { entries, verdict, gain } of REPAIR_CASES) {
  test(`repairs of ${named(entries)}: ${verdict}`, () => {
    const { repairs } = sums(entries);
    assert.deepEqual([repairs.verdict, repairs.gainPence], [verdict, gain === null ? null : pence(gain)]);
  });
}

for (const [condition, cost, vat, words] of [
  [
    'average',
    '120',
    'without',
    'Repair £120 without VAT, next condition £800 more: returns £680 if nothing else keeps the vehicle from it.',
  ],
  [
    'average',
    '120',
    'with',
    'Repair £100 without VAT, next condition £800 more: returns £700 if nothing else keeps the vehicle from it.',
  ],
  [
    'average',
    '800',
    'without',
    'Repair £800 without VAT, next condition £800 more: nothing is gained. Deduct it or leave it.',
  ],
  [
    'average',
    '860',
    'without',
    'Repair £860 without VAT, next condition £800 more: loses £60 even alone. Deduct it or leave it.',
  ],
  [
    'below',
    '860',
    'without',
    'Repair £860 without VAT, next condition £1,200 more: returns £340 if nothing else keeps the vehicle from it.',
  ],
  ['clean', '120', 'without', null],
  ['average', '0', 'without', null],
  ['average', '', 'without', null],
] as const) {
  test(`a repair of £${cost} ${vat} VAT in ${condition} condition: ${words ?? 'nothing to say'}`, () => {
    const { lines, repairs } = sums({
      condition,
      handOver: '2026-11',
      'line.00000001.cost': cost,
      'line.00000001.vat': vat,
    });
    const [line] = lines;
    assert.ok(line);
    assert.equal(lineReturn(line, repairs), words);
  });
}

for (const treatment of TREATMENTS)
  test(`a repair that is to be left to “${treatment}” is advised on only as what it would return`, () => {
    const { lines, repairs } = sums({
      condition: 'average',
      handOver: '2026-11',
      'line.00000001.cost': '860',
      'line.00000001.vat': 'without',
      'line.00000001.treatment': treatment,
    });
    const words = lines.map((line) => lineReturn(line, repairs))[0] ?? '';
    assert.equal(words.startsWith('Repair £860'), treatment === 'mend');
    assert.equal(words.startsWith('If it is repaired: £860'), treatment !== 'mend');
    assert.equal(words.endsWith('Deduct it or leave it.'), treatment === 'mend');
  });

test('where the next condition is worth no more, no gain is stated', () => {
  const line = conditionLines({ 'line.00000001.cost': '50', 'line.00000001.vat': 'without' });
  const value = (pounds: number) => ({ pounds, source: 'guide' as const, words: '', day: '2026-11-10' });
  const repairs = repairReturn(line, 'average', {
    values: { clean: value(8_000), average: value(8_200), below: value(7_000) },
    scheme: 'margin',
    isWithoutVat: false,
    unread: null,
  });
  assert.match(repairs.words, /Clean is worth no more than Average\. Even if/);
  const words = line.map((one) => lineReturn(one, repairs));
  assert.deepEqual(words, [
    'Repair £50 without VAT, next condition no more: loses £50 even alone. Deduct it or leave it.',
  ]);
});

test('the lower side is suggested, in whole pounds and never below 0', () => {
  const now = { handOver: '2026-11' };
  assert.equal(sums({ ...now, salePrice: '10000', margin: '1000' }).suggestedPounds, 8_800); // of 9,000 and 8,800
  assert.equal(
    sums({ ...now, salePrice: '12000', 'line.00000001.cost': '90.50', 'line.00000001.vat': 'without' }).suggestedPounds,
    8_909,
  ); // 8,909.50
  assert.equal(sums(now).suggestedPounds, 9_000);
  assert.equal(sums({ salePrice: '10000' }).suggestedPounds, 10_000);
  assert.equal(sums({ ...now, adjustment: '-9500', adjustmentReason: 'Flood' }).suggestedPounds, 0);
  assert.equal(sums({}).suggestedPounds, null);
});

const AUTHORITY: readonly { entries: Entries; reasons: readonly RegExp[] }[] = [
  { entries: { handOver: '2026-11', salePrice: '10000', margin: '1000', offer: '8800' }, reasons: [] },
  { entries: { handOver: '2026-11', salePrice: '12000', offer: '9250' }, reasons: [] }, // £250 above 9,000
  {
    entries: { handOver: '2026-11', salePrice: '12000', offer: '9251' },
    reasons: [/£251 above the trade value; a valuer may go £250/],
  },
  {
    entries: { handOver: '2026-11', salePrice: '10000', margin: '1000', offer: '8801' },
    reasons: [/pay at most £8,800: the offer is £1 above that/],
  },
  { entries: { salePrice: '10000', offer: '5000' }, reasons: [/trade value is not known/] },
  { entries: { handOver: '2026-11', offer: '5000' }, reasons: [/Without an asking price/] },
  {
    entries: { handOver: '2026-11', salePrice: '9000', margin: '1000', offer: '9500' },
    reasons: [/£500 above/, /£1,700 above that/],
  }, // 9,000 and 7,800
  { entries: { handOver: '2026-11' }, reasons: [] }, // no offer yet
];
for (const { entries, reasons } of AUTHORITY) {
  test(`a valuer’s offer of ${named(entries)} needs approval for ${reasons.length} reasons`, () => {
    const authority = authorityOf(sums(entries), { valuerLimitPounds: 250, margin: '' });
    assert.equal(authority.isWithin, reasons.length === 0);
    assert.equal(authority.reasons.length, reasons.length);
    reasons.forEach((reason, index) => assert.match(authority.reasons[index] ?? '', reason));
  });
}

test('what cannot be read has a sentence at its field and does not count as nothing', () => {
  const { problems } = sums({
    salePrice: 'lots',
    margin: '10 pounds',
    adjustment: '-',
    fees: '2000000',
    'line.00000001.cost': '1,2',
  });
  assert.deepEqual(Object.keys(problems).sort(), ['adjustment', 'fees', 'line.00000001.cost', 'margin', 'salePrice']);
  for (const problem of Object.values(problems)) assert.match(problem, /^Enter .+\.$/);
  assert.deepEqual(Object.keys(sums({ adjustment: '-50' }).problems), ['adjustmentReason']);
  assert.deepEqual(sums({ adjustment: '-50', adjustmentReason: 'Tyres' }).problems, {});
});

test('every line of the column adds up: the retail side ends at the most to pay', () => {
  for (const { entries, most } of RETAIL_CASES) {
    if (most === 0) continue; // nothing would be left to pay
    const { retail } = sums(entries);
    const left = retail.lines.reduce((sum, { pence: part }) => sum + part, 0) - most * 100;
    assert.ok(left >= -2 && left < 100, `${named(entries)} leaves ${left}`);
  }
});

for (const [part, damage, cost, vat, treatment, words] of [
  ['Front bumper', 'scuffed', '120', 'with', 'mend', 'Front bumper: scuffed, £120 with VAT. Repair before sale.'],
  ['Roof', '', '80.50', 'without', 'price_in', 'Roof, £80.50 without VAT. Deduct, sell as it is.'],
  ['', '', '', 'with', 'accept', 'Damage. No deduction.'],
] as const)
  test(`a damage on paper: ${words}`, () => {
    const entries = { part, damage, cost, vat, treatment };
    const [line] = conditionLines(
      Object.fromEntries(Object.entries(entries).map(([field, text]) => [`line.00000001.${field}`, text])),
    );
    assert.equal(line && printedLine(line), words);
  });
