import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionTotal } from './option-total';
import { appraisalTermsSchema } from './appraisal';
import { readWholePounds, zeroMarginWords } from './entries';
import {
  priceListText,
  PRICE_LIST_LINES_MAX,
  readPriceList,
  emailProblem,
  telephoneProblem,
  USUAL_APPRAISAL_TERMS,
  VALUER_LIMIT_POUNDS_MAX,
} from './terms';
import {
  APPRAISAL_STATES,
  APPRAISAL_STEPS,
  appraisalNumberText,
  mayTake,
  mayUndoDecline,
  readAppraisalNumber,
} from './appraisal-state';

test('a price list is read line by line, and written as it is read', () => {
  const { lines, problem } = readPriceList(
    'Front bumper, scuffed, 150\n\n Alloy wheel ,, £90.50\r\nDoor, dented, 1.2k',
  );
  assert.equal(problem, null);
  assert.deepEqual(lines, [
    { part: 'Front bumper', damage: 'scuffed', costPence: 15_000 },
    { part: 'Alloy wheel', damage: '', costPence: 9_050 },
    { part: 'Door', damage: 'dented', costPence: 120_000 },
  ]);
  assert.deepEqual(readPriceList(priceListText(lines)).lines, lines);
});

for (const [row, damage, costPence] of [
  ['Door, dent, deep, £1,250', 'dent, deep', 125_000],
  ['Door, dent,deep,1250.50', 'dent, deep', 125_050],
  ['Door, dent, £1,250', 'dent', 125_000],
  ['Engine, failed, £1,000,000', 'failed', 100_000_000],
  ['Alloy wheels, 4 scuffed, 250', '4 scuffed', 25_000],
] as const)
  test(`“${row}” is a repair with commas in its damage or its cost`, () => {
    assert.deepEqual(readPriceList(row), { lines: [{ part: row.split(',')[0], damage, costPence }], problem: null });
  });

for (const [row, cost] of [
  ['Front bumper, scuffed, abc', 'abc'],
  ['Front bumper, scuffed, £12,50', '£12,50'],
  // A number of wheels and a cost, or £4,250.
  ['Alloy wheels, scuffed, 4, 250', '4, 250'],
] as const)
  test(`“${row}” names its cost as what cannot be read`, () => {
    assert.equal(readPriceList(row).problem, `Line 1: “${cost}” is not a cost. Enter pounds, such as 150 or £1,250.`);
  });

for (const [text, line] of [
  ['Bumper, scuffed, dear', 1],
  ['Bumper, scuffed, 5\nDoor 90', 2],
  [', scuffed, 5', 1],
] as const) {
  test(`a price list of ${JSON.stringify(text)} names line ${line}`, () => {
    assert.match(readPriceList(text).problem ?? '', new RegExp(`^Line ${line}: `));
  });
}

test('a price list that is too long is refused', () => {
  const rows = Array.from({ length: PRICE_LIST_LINES_MAX + 1 }, () => 'Door, dented, 5').join('\n');
  assert.match(readPriceList(rows).problem ?? '', /at most 200 lines/);
});

for (const [typed, most, expected] of [
  ['0', 100_000, 0],
  ['£8,250', 1_000_000, 8_250],
  ['1000000', 1_000_000, 1_000_000],
  ['100000', 100_000, 100_000],
  ['', 100_000, 'Enter whole pounds, such as 8,250.'],
  ['POA', 100_000, 'Enter whole pounds, such as 8,250.'],
  ['-1', 100_000, 'Enter whole pounds, such as 8,250.'],
  ['8250.50', 100_000, 'Enter whole pounds, such as 8,250.'],
  ['1000001', 1_000_000, 'Enter at most £1,000,000.'],
  ['200k', 100_000, 'Enter at most £100,000.'],
] as const) {
  test(`“${typed}” in whole pounds up to ${most} is ${expected}`, () => {
    const { value, problem } = readWholePounds(typed, most);
    assert.equal(value ?? problem, expected);
  });
}

test('what the form of the terms reads, the endpoint takes: a refusal stands at its field', () => {
  for (const limit of ['0', '100000', '100001', '2000000', 'POA'])
    for (const cost of ['0', '150', '1000000', '1000000.01', '5000k']) {
      const [valuerLimit, list] = [
        readWholePounds(limit, VALUER_LIMIT_POUNDS_MAX),
        readPriceList(`Engine, failed, ${cost}`),
      ];
      if (valuerLimit.value === null || list.problem !== null) continue;
      const terms = { ...USUAL_APPRAISAL_TERMS, valuerLimitPounds: valuerLimit.value, priceList: list.lines };
      assert.ok(appraisalTermsSchema.safeParse(terms).success, `${limit}, ${cost}`);
    }
  assert.match(
    readPriceList('Door, dented, 60\nEngine, failed, 5000k').problem ?? '',
    /^Line 2: .* at most £1,000,000\.$/,
  );
});

const MONTHS = { retail: null, clean: 400, average: 350, below: null };
const option = (code: number, name: string, value: number, isIncluded: boolean) => ({
  code,
  name,
  isPack: false,
  costNewPounds: 1_000,
  valuePounds: [value, value],
  isIncluded: [isIncluded, isIncluded],
  contents: [],
});
const OPTIONS = {
  identifier: 1,
  registered: '2021-03-15',
  mileage: 40_000,
  valuedOn: '2026-11-10',
  maxShareOfPrice: null,
  maxOptions: 1,
  totals: [MONTHS, { ...MONTHS, clean: 380 }],
  options: [option(1, 'Sunroof', 400, true), option(2, 'Tow bar', 90, false)],
};

test('options add the service’s total of the condition and month, and what its limits leave out is named', () => {
  const now = optionTotal(OPTIONS, 'clean', 0);
  assert.equal(now.pounds, 400);
  assert.match(
    now.words,
    /1 of 2 options counts\. At most 1 option counts, highest value first\. Not counted, with what each would add in Clean: Tow bar £90\.$/,
  );
  assert.equal(optionTotal(OPTIONS, 'clean', 1).pounds, 380);
  assert.equal(optionTotal(OPTIONS, 'average', 1).pounds, 350);
  const none = optionTotal(OPTIONS, 'below', 0);
  assert.deepEqual([none.pounds, /nothing is added/.test(none.words)], [null, true]);
});

test('one option is valued, and several are valued together', () => {
  assert.match(optionTotal(OPTIONS, 'clean', 0).words, /as the service values them together\./);
  const one = { ...OPTIONS, options: OPTIONS.options.slice(0, 1) };
  assert.equal(optionTotal(one, 'clean', 0).words, 'Added in Clean condition, as the service values it.');
});

test('every state has a way on or back: a purchase is only corrected, a loss only taken back', () => {
  for (const state of APPRAISAL_STATES) assert.ok(APPRAISAL_STEPS.some((step) => mayTake(state, step)));
  for (const [state, only] of [
    ['bought', 'correct'],
    ['lost', 'reopen'],
  ] as const) {
    assert.deepEqual(
      APPRAISAL_STEPS.filter((step) => mayTake(state, step)),
      [only],
    );
    assert.deepEqual(
      APPRAISAL_STATES.filter((other) => mayTake(other, only)),
      [state],
    );
  }
  assert.deepEqual(
    APPRAISAL_STATES.filter((state) => mayTake(state, 'buy')),
    ['accepted'],
  );
  assert.deepEqual(
    APPRAISAL_STATES.filter((state) => mayTake(state, 'accept')),
    ['offered'],
  );
});

const DECLINED = {
  state: 'declined',
  answeredBy: 'Val',
  validUntil: '2026-12-04',
  frozen: { handOver: '2026-12' },
} as const;
for (const [name, state, newest, today, may] of [
  ['the dealer entered it', 'declined', DECLINED, '2026-11-28', true],
  ['on the last day', 'declined', DECLINED, '2026-12-04', true],
  ['a day later', 'declined', DECLINED, '2026-12-05', false],
  ['in an offer without a month', 'declined', { ...DECLINED, frozen: { handOver: null } }, '2026-12-04', true],
  ['after its month', 'declined', { ...DECLINED, frozen: { handOver: '2026-11' } }, '2026-12-01', false],
  ['the customer declined', 'declined', { ...DECLINED, answeredBy: null }, '2026-11-28', false],
  ['it was accepted', 'accepted', { ...DECLINED, state: 'accepted' }, '2026-11-28', false],
  ['it was revised since', 'draft', DECLINED, '2026-11-28', false],
  ['it was lost since', 'lost', DECLINED, '2026-11-28', false],
  ['without an offer', 'declined', undefined, '2026-11-28', false],
] as const) {
  test(`that a customer declined can ${may ? '' : 'not '}be taken back: ${name}`, () =>
    assert.equal(mayUndoDecline(state, newest, today), may));
}

test('a number is written with its year and six digits', () => {
  assert.equal(appraisalNumberText(2026, 123), 'A-2026-000123');
  for (const text of [
    'A-2026-000123',
    ' a-2026-123 ',
    'A–2026–000123',
    'A\u20112026\u2011000123',
    'A − 2026 − 123',
    'a 2026 000123',
    'a 2026 123',
    'A2026000123',
    'A 2026000123',
    '2026-000123',
  ])
    assert.deepEqual(readAppraisalNumber(text), { year: 2026, number: 123 }, text);
  assert.deepEqual(readAppraisalNumber('000123'), { year: null, number: 123 });
  for (const text of [
    'A-2026',
    '2026000123',
    '2026-123',
    'A-2026-0000000123',
    'BA-2026-123',
    '123',
    '0000123',
    'A202612',
  ])
    assert.equal(readAppraisalNumber(text), null);
});

for (const [problemOf, good, bad] of [
  [
    telephoneProblem,
    ['', ' ', '01234 567890', '+44 (0)20 7946 0000', '0800-123456'],
    ['ring us', '01234', '01234x567890'],
  ],
  [
    emailProblem,
    ['', ' ', 'sales@dealer.example', ' a.b@c.co.uk '],
    ['sales', 'sales@', 'sales@dealer', 'a b@c.example'],
  ],
] as const) {
  for (const typed of good) test(`${problemOf.name}: “${typed}” is taken`, () => assert.equal(problemOf(typed), null));
  for (const typed of bad)
    test(`${problemOf.name}: “${typed}” is not`, () =>
      assert.match(problemOf(typed) ?? '', /^Enter .+, such as .+\.$/));
}

test('terms that ask for no margin say what that means for approval, and no other terms do', () => {
  for (const margin of ['', '0', '£0', '0%', '0.00'])
    assert.match(zeroMarginWords(margin) ?? '', /no margin: .* needs no approval for that\.$/, margin);
  for (const margin of ['1', '900', '0.5%', '10%', 'dear']) assert.equal(zeroMarginWords(margin), null, margin);
});
