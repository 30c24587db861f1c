/** Every sentence of an appraisal about money appears only where it is true, over combinations of entries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums, type AppraisalSums } from './appraisal-sums';
import { VALUES } from './appraisal-values.fixture';
import { authorityOf } from './authority';
import { conditionLines, deductionWords } from './condition-lines';
import { readMargin, readSignedAmount, readVatScheme, type Entries } from './entries';
import { forecastRecordWords } from './forecast-record';
import { guideValueAt } from './guide-value';
import { dayCostWords } from './hold-or-drop';
import { moneyText } from './money-text';
import { outcomeWords } from './outcome-words';
import { roundingWords } from './retail-side';
import { LINE_SOURCE_WORDS } from './sum-line';
import { offerVatWords, vatOnPurchasePence } from './vat';

const sumsOf = (entries: Entries): AppraisalSums =>
  appraisalSums(
    { handOver: '2026-11', ...entries },
    {
      vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
      forecast: { value: null, because: 'loading' },
      options: { value: null, because: 'loading' },
    },
  );

/** Every combination of one value of each field. */
function combinations(fields: Readonly<Record<string, readonly string[]>>): Entries[] {
  return Object.entries(fields).reduce<Entries[]>(
    (all, [field, texts]) => all.flatMap((entries) => texts.map((text) => ({ ...entries, [field]: text }))),
    [{}],
  );
}
/** Names the combination that fails. */
const checkAll = (all: readonly Entries[], check: (entries: Entries, sums: AppraisalSums) => void) => {
  for (const entries of all) {
    try {
      check(entries, sumsOf(entries));
    } catch (error) {
      if (error instanceof assert.AssertionError) error.message = `${JSON.stringify(entries)}: ${error.message}`;
      throw error;
    }
  }
};

const AMOUNTS = ['', '0', '500', '1000', '1500.50'] as const;

test('what the customer gets names finance and deposit only where there are any, and every sum in it is above 0', () => {
  checkAll(combinations({ offer: ['0', '1000', '1500'], finance: AMOUNTS, deposit: AMOUNTS }), (_entries, sums) => {
    const { settlement } = sums;
    assert.ok(settlement);
    const { words, financePence, depositPence, inHandPence } = settlement;
    if (financePence === 0) assert.doesNotMatch(words, /finance/i);
    if (depositPence === 0) assert.doesNotMatch(words, /deposit/i);
    assert.doesNotMatch(words, /\u2212/);
    if (!/^The offer is £0\.$/.test(words)) assert.doesNotMatch(words, /£0(?![.\d])/);
    assert.equal(/the customer gets/i.test(words), inHandPence > 0);
    assert.equal(/customer (has to )?pays?|customer pays/.test(words), inHandPence < 0);
  });
});

test('a profit is no loss, and VAT is taken off, nothing, or given back', () => {
  const seen = new Set<string>();
  const all = combinations({
    salePrice: ['6000', '10000'],
    offer: ['0', '6000', '8000', '14000'],
    fees: ['', '0', '300'],
    vatScheme: ['margin', 'qualifying'],
  });
  checkAll(all, ({ fees }, { offer }) => {
    assert.ok(offer !== null && offer.profitPence !== null);
    const words = outcomeWords(offer);
    const [result] = /^(Profit|Loss|No profit and no loss) at the asking price/.exec(words) ?? [];
    const expected = offer.profitPence === 0 ? 'No profit and no loss' : offer.profitPence > 0 ? 'Profit' : 'Loss';
    assert.equal(result, `${expected} at the asking price`);
    assert.doesNotMatch(words, /\u2212/);
    const vat = offer.vatPence > 0 ? 'after' : offer.vatPence < 0 ? 'reclaimed' : 'no VAT to pay';
    assert.match(words, new RegExp(vat));
    assert.equal(/all costs above/.test(words), fees === '300');
    if (offer.vatPence !== 0) assert.ok(words.includes(moneyText(Math.abs(offer.vatPence))));
    seen.add(`${expected}, ${vat}`);
  });
  const none = 'no VAT to pay';
  assert.deepEqual([...seen].sort(), [
    `Loss, ${none}`,
    'Loss, reclaimed',
    `No profit and no loss, ${none}`,
    'Profit, after',
  ]);
});

test('the profit is what the lines and the VAT beside it leave, to the penny', () => {
  const all = combinations({
    salePrice: ['9995', '10000.01'],
    offer: ['8000', '9999', '12001'],
    preparation: ['', '0.01', '100', '437.55'],
    fees: ['', '59.99'],
    feesVat: ['with', 'without'],
    'line.00000001.cost': ['', '83.33'],
    vatScheme: ['margin', 'qualifying'],
  });
  checkAll(all, (_entries, { offer, retail }) => {
    assert.ok(offer !== null && offer.profitPence !== null);
    const shown = retail.lines.filter(({ source }) => source !== 'law').reduce((sum, { pence }) => sum + pence, 0);
    assert.equal(offer.profitPence, shown - offer.offerPence - offer.vatPence);
  });
});

test('an offer includes VAT only where a VAT invoice shows it, and the sentence has what is reclaimed', () => {
  const all = combinations({
    salePrice: ['10000'],
    offer: ['0', '1', '8450', '9999'],
    vatScheme: ['margin', 'qualifying', ''],
  });
  checkAll(all, (entries, { offer }) => {
    assert.ok(offer);
    const vatPence = vatOnPurchasePence(offer.offerPence, readVatScheme(entries['vatScheme']));
    const words = offerVatWords(vatPence, true);
    const isIncluded = entries['vatScheme'] === 'qualifying' && offer.offerPence > 0;
    assert.equal(words === '', !isIncluded);
    if (!isIncluded) return;
    // The VAT on the sale is a sixth of 10,000; what is due is so much less.
    const reclaimed = moneyText(1_666_67 - offer.vatPence);
    assert.equal(words, `This offer includes VAT of ${reclaimed}, which your VAT invoice has to show.`);
  });
});

test('the margin wanted is named only where one is wanted, and a loss only where there is one', () => {
  const all = combinations({
    salePrice: ['500', '9000', '10000'],
    preparation: ['', '5000'],
    margin: ['', '0', '0%', '1000', '10%'],
    offer: ['0', '9000', '9500'],
    vatScheme: ['margin', 'qualifying'],
  });
  checkAll(all, (_entries, sums) => {
    const { retail, offer } = sums;
    const [words = ''] = authorityOf(sums, { valuerLimitPounds: 100_000, margin: '' }).reasons;
    assert.ok(offer !== null && offer.profitPence !== null);
    const isReached = offer.profitPence >= retail.marginPence;
    assert.equal(words === '', isReached);
    assert.equal(/margin wanted/.test(words), !isReached && retail.marginPence > 0);
    if (/loss/.test(words)) assert.ok(offer.profitPence < 0);
  });
});

test('the retail column adds up to the most to pay, or a sentence says by how much its lines exceed the asking price', () => {
  const all = combinations({
    salePrice: ['1', '350', '420', '5000', '9999.99'],
    preparation: ['', '350', '5000', '33.33'],
    margin: ['', '10%', '12.25%', '70'],
    vatScheme: ['margin', 'qualifying'],
  });
  checkAll(all, ({ preparation, margin }, { retail: { lines, mostPounds, shortPence } }) => {
    assert.ok(mostPounds !== null);
    const left = lines.reduce((sum, { pence }) => sum + pence, 0) - mostPounds * 100;
    const words = roundingWords(lines, mostPounds);
    if (left >= -2 && left < 100) assert.deepEqual([words, shortPence], ['Rounded down to whole pounds.', 0]);
    else {
      assert.equal(mostPounds, 0);
      assert.equal(shortPence, 0 - left);
      assert.ok(words.includes(moneyText(0 - left)), words);
      assert.equal(/costs/i.test(words), preparation !== '');
      assert.equal(/margin/i.test(words), margin !== '');
      assert.match(words, /^(Costs, margin and VAT|Costs and VAT|Margin and VAT) come to £/);
    }
  });
});

for (const [entries, words] of [
  [{ 'line.00000001.cost': '60' }, '1 repair before sale, less reclaimed VAT.'],
  [{ 'line.00000001.cost': '60', 'line.00000001.vat': 'without' }, '1 repair before sale, without VAT.'],
  [{ 'line.00000001.cost': '60', 'line.00000002.cost': '0' }, '1 repair before sale, less reclaimed VAT.'],
  [
    { 'line.00000001.cost': '60', 'line.00000002.cost': '90', 'line.00000002.vat': 'without' },
    '2 repairs before sale, less reclaimed VAT.',
  ],
  [{ 'line.00000001.cost': '60', 'line.00000001.treatment': 'price_in' }, undefined],
] as const) {
  test(`the repairs of ${JSON.stringify(entries)}: ${words}`, () => {
    const { lines } = sumsOf({ salePrice: '9000', ...entries }).retail;
    assert.equal(lines.find(({ name }) => name === 'Repairs')?.words, words);
  });
}

test('a line says the percentage that was typed, and does not repeat where it is from', () => {
  const all = combinations({
    salePrice: ['9000'],
    preparation: ['350'],
    preparationVat: ['with', 'without'],
    margin: ['900', '10%', '12.25%', '0.05 %', '7.50%'],
    adjustment: ['-50'],
    adjustmentReason: ['', 'Tyres'],
    'line.00000001.cost': ['60'],
    'line.00000001.vat': ['with', 'without'],
  });
  checkAll(all, ({ margin = '' }, { trade, retail }) => {
    for (const { words, source } of [...trade.lines, ...retail.lines]) {
      assert.match(words, /^[A-Z£\d].*\.$|^Reason: ./);
      assert.ok(!words.startsWith(LINE_SOURCE_WORDS[source]), words);
    }
    const [, typed] = /^([\d.]+) ?%$/.exec(margin) ?? [];
    const words = retail.lines.find(({ name }) => name === 'Margin wanted')?.words ?? '';
    if (typed !== undefined) assert.equal(words, `${Number(typed)}% of the asking price.`);
  });
});

for (const [salePrice, reason] of [
  ['', 'No asking price is entered.'],
  ['  ', 'No asking price is entered.'],
  ['0', 'The asking price is £0.'],
  ['£0.00', 'The asking price is £0.'],
  ['POA', 'The asking price cannot be read.'],
  ['-500', 'The asking price cannot be read.'],
] as const) {
  test(`with the asking price “${salePrice}” the most to pay is missing: ${reason}`, () => {
    const { missing, lines, mostPounds } = sumsOf({ salePrice, preparation: '350' }).retail;
    assert.equal(roundingWords(lines, mostPounds), '', 'nothing is rounded');
    assert.equal(missing !== null && missing !== 'loading' && missing.reason, reason);
  });
}

for (const [read, typed, problem] of [
  [readMargin, '100%', 'Enter less than 100% of the asking price.'],
  [readMargin, '250 %', 'Enter less than 100% of the asking price.'],
  [readMargin, '12.345%', 'Enter at most two decimals, such as 12.25%.'],
  [readMargin, '-5%', 'Enter pounds, such as 900, or a percentage of the asking price, such as 10%.'],
  [readMargin, 'POA', 'Enter pounds, such as 900, or a percentage of the asking price, such as 10%.'],
  [readMargin, '2000000', 'Enter at most £1,000,000.'],
  [readSignedAmount, '2000000', 'Enter at most £1,000,000, added or taken off.'],
  [readSignedAmount, '-2000000', 'Enter at most £1,000,000, added or taken off.'],
  [readSignedAmount, '-', 'Enter an amount in pounds, such as 250 or -250.'],
  [readSignedAmount, 'POA', 'Enter an amount in pounds, such as 250 or -250.'],
] as const) {
  test(`“${typed}” is refused for its own reason: ${problem}`, () => assert.equal(read(typed).problem, problem));
}

test('a damage line in which nothing is entered is not shown to the customer', () => {
  const line = (id: string, entries: Entries) =>
    Object.fromEntries(Object.entries(entries).map(([part, text]) => [`line.0000000${id}.${part}`, text]));
  const lines = conditionLines({
    ...line('1', { part: '', damage: '', cost: '', vat: 'with', treatment: 'mend' }),
    ...line('2', { part: ' ', damage: '', cost: '0', vat: 'with', treatment: 'price_in' }),
    ...line('3', { part: '', damage: '', cost: '90', vat: 'with', treatment: 'price_in' }),
    ...line('4', { part: 'Roof', damage: '', cost: '', vat: 'with', treatment: 'mend' }),
    ...line('5', { part: 'Door', damage: 'dented', cost: '60', vat: 'with', treatment: 'accept' }),
  });
  assert.deepEqual(deductionWords(lines), ['Damage', 'Roof']);
});

test('a repair that costs just what it brings gains nothing, and one of £0 is not missing', () => {
  const words = (cost: string) =>
    sumsOf({ condition: 'average', 'line.00000001.cost': cost, 'line.00000001.vat': 'without' }).repairs.words;
  assert.match(words('799'), /it pays for itself\.$/);
  assert.match(words('800'), /it costs what it brings, so nothing is gained\.$/);
  assert.match(words('801'), /it does not pay for itself\.$/);
  assert.equal(words('0'), 'The repairs entered cost £0.');
  assert.equal(words(''), 'No repair cost is entered.');
});

test('what is being loaded is not missing: no reason is given, no offer suggested, and the rest of the repairs is not known', () => {
  const entries = { handOver: '2026-12', condition: 'average', salePrice: '9000', 'line.00000001.cost': '60' };
  const known = { vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES } } as const;
  const options = { value: null, because: 'loading' } as const;
  const missing = { reason: 'The service failed.', next: 'Try again.' };
  for (const because of ['loading', missing] as const) {
    const sums = appraisalSums({ ...entries, offer: '100' }, { ...known, options, forecast: { value: null, because } });
    const isLoading = because === 'loading';
    assert.equal(authorityOf(sums, { valuerLimitPounds: 250, margin: '' }).isUndecided, isLoading);
    assert.equal(sums.suggestedPounds, isLoading ? null : 8_940); // 9,000 less 60
    assert.equal(
      sums.repairs.words,
      isLoading
        ? 'Repairing everything costs £50.'
        : 'Repairing everything costs £50. What it returns is not known. The service failed.',
    );
  }
  assert.match(sumsOf({ ...entries, handOver: '' }).repairs.words, /not known\. No hand-over month is chosen\.$/);
});

const forecast = {
  snapshotDay: '2026-11-01',
  days: ['2026-12-01', '2027-01-01'],
  mileages: [30_000, 50_000],
  clean: [
    [9_100, 8_500],
    [9_000, null],
  ],
  average: [],
  below: [],
};
for (const [valuedOn, mileage, handOver, next] of [
  ['2026-09-10', 40_000, '2026-10', 'Choose a later hand-over month, such as December 2026.'],
  ['2026-11-10', 40_000, '2027-01', 'Choose an earlier hand-over month, such as December 2026.'],
  ['2026-11-10', 40_000, '2027-06', 'Choose an earlier hand-over month, such as December 2026.'],
  ['2026-11-10', null, '2026-12', 'Choose an earlier hand-over month, such as November 2026.'],
  ['2026-09-10', null, '2026-12', 'Value the vehicle again, with its mileage.'],
] as const) {
  test(`valued on ${valuedOn} at ${mileage} miles for ${handOver}: ${next}`, () => {
    const value = guideValueAt({ valuedOn, mileage, values: VALUES }, 'clean', handOver, { value: forecast });
    assert.deepEqual(
      [value.pounds, value.pounds === null && value.because !== 'loading' && value.because.next],
      [null, next],
    );
  });
}

test('a value of the forecast says its month, and does not repeat where it is from', () => {
  const vehicle = { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES };
  const value = guideValueAt(vehicle, 'clean', '2026-12', { value: forecast });
  const words = 'Clean condition in December 2026, as forecast in November 2026, interpolated between two mileages.';
  assert.deepEqual(value, { pounds: 8_800, source: 'forecast', day: '2026-11-01', words: `${words} It may be wrong.` });
});

for (const [costPence, cost, words] of [
  [900_000, {}, /^No cost of a day is entered/],
  [0, { moneyPercent: 8 }, /^A day on the forecourt costs £0,/],
  [1_000, { moneyPercent: 8 }, /^A day on the forecourt costs £0,/], // 0.2p
  [365_000, { moneyPercent: 10 }, /^A day on the forecourt costs £1,/],
  [0, { spacePencePerDay: 350, insurancePencePerDay: 50 }, /^A day on the forecourt costs £4,/],
] as const) {
  test(`a day of a vehicle at ${costPence} pence with ${JSON.stringify(cost)}: ${words}`, () => {
    const nothing = { moneyPercent: 0, spacePencePerDay: 0, insurancePencePerDay: 0 };
    assert.match(dayCostWords(costPence, { ...nothing, ...cost }), words);
  });
}

test('the record of the forecast is never of a month that is over', () => {
  const words = (handOver: string) => forecastRecordWords({ judgements: [] }, 'clean', '2026-11-01', handOver);
  for (const handOver of ['2026-10', '2026-11', '2026-12']) assert.match(words(handOver), /for 1 month ahead/);
  assert.match(words('2027-01'), /for 2 months ahead/);
});

test('the VAT on a margin says that there is none only where there is none, and that it is below a penny where it is', () => {
  // The most to pay is in whole pounds: the pence of the asking price are the margin.
  for (const [salePrice, words] of [
    ['1000', /there is no margin at this price/],
    ['1000.01', /one sixth of £0\.01 is less than a penny/],
    ['1000.02', /one sixth of £0\.02 is less than a penny/],
    ['1000.03', /one sixth of the asking price less the price paid/],
  ] as const) {
    const line = sumsOf({ salePrice, vatScheme: 'margin' }).retail.lines.find(
      ({ name }) => name === 'VAT on the margin',
    );
    assert.match(line?.words ?? '', words, salePrice);
  }
});
