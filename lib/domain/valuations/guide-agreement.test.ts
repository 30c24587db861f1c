/** The sentences of a comparison over every combination of its conditions, and cases worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AGREEMENT_RULES, agreementFindings, positionWords, type AgreementCase } from './guide-agreement';
import {
  editionDaysFrom,
  editionInForce,
  editionValuesFrom,
  liveValuesFrom,
  marketRangesFrom,
} from './guide-comparison';

const because = { reason: 'There is none.', next: 'Use another.' };
const none = { value: null, because } as const;
const pounds = (retail: number | null, clean: number | null) => ({ retail, clean, average: null, below: null });
const guideOf = (retail: number | null, clean: number | null) => ({
  value: { editionDay: '2026-06-01', pounds: pounds(retail, clean) },
});
const liveOf = (retail: number | null, clean: number | null) => ({
  value: { day: '2026-06-05', isMonthlyPosition: null, pounds: pounds(retail, clean), comments: [] },
});
const marketOf = (retail: { lowPounds: number; highPounds: number } | null) => ({
  value: { retail, clean: null, average: null, below: null },
});

const RETAILS = [null, 9_000, 10_000, 11_000, 12_000, 13_000];
const CLEANS = [null, 7_900, 8_000, 8_100];

test('each sentence stands exactly where its condition holds, over all combinations', () => {
  const guides = [none, ...RETAILS.flatMap((retail) => CLEANS.map((clean) => guideOf(retail, clean)))];
  const lives = [none, ...[null, 11_000, 20_000].flatMap((retail) => CLEANS.map((clean) => liveOf(retail, clean)))];
  const markets = [none, marketOf(null), marketOf({ lowPounds: 10_000, highPounds: 12_000 })];
  const valuations = [null, ...CLEANS.flatMap((clean) => [pounds(null, clean), pounds(10_000, clean)])];
  let seen = 0;
  for (const guide of guides)
    for (const live of lives)
      for (const market of markets)
        for (const valued of valuations) {
          const expected = new Set<string>();
          const pairsOf = (one: ReturnType<typeof pounds> | undefined | null, other: typeof one) =>
            (['retail', 'clean'] as const).flatMap((band) =>
              one?.[band] && other?.[band] ? [[one[band], other[band]]] : [],
            );
          const livePairs = pairsOf(live.value?.pounds, guide.value?.pounds);
          if (livePairs.length > 0)
            expected.add(livePairs.every(([one, other]) => one === other) ? 'live same' : 'live apart');
          const retail = guide.value?.pounds.retail ?? live.value?.pounds.retail ?? null;
          if (market.value?.retail && retail !== null)
            expected.add(
              retail > 12_000 ? 'retail above market' : retail < 10_000 ? 'retail below market' : 'retail in market',
            );
          if (pairsOf(valued, guide.value?.pounds).some(([one, other]) => one !== other))
            expected.add('valuation apart');
          if ([guide, live, market].filter((source) => source !== none).length === 1) expected.add('one source');
          const found = agreementFindings({ guide, live, market, valued });
          assert.deepEqual(new Set(found.map(({ key }) => key)), expected);
          for (const { words } of found) assert.match(words, /^[A-Z].*\.$/);
          for (const { key } of found) if (key !== 'one source') seen += 1;
        }
  assert.ok(seen > 1_000, `${seen} sentences`);
});

const at = (parts: Partial<AgreementCase>) =>
  agreementFindings({ guide: none, live: none, market: none, valued: null, ...parts }).map(({ words }) => words);

test('the figures of the sentences, worked out by hand, in every band that both have', () => {
  // 7,850 − 8,000 = −150; 150 ÷ 8,000 = 1.875 %. 13,000 − 12,000 = 1,000; ÷ 12,000 = 8.33 %.
  assert.deepEqual(
    at({
      guide: guideOf(13_000, 8_000),
      live: liveOf(null, 7_850),
      market: marketOf({ lowPounds: 10_000, highPounds: 12_000 }),
    }),
    [
      'Guide Retail is £1,000 (8.3%) above the highest of the market prices for Retail.',
      'Live values of 5 Jun 2026 against the June 2026 edition: Clean £150 (1.9%) below.',
    ],
  );
  // 10,400 − 10,000 = 400, 4 %; 7,000 − 7,200 = −200, 2.78 %; 6,100 − 6,000 = 100, 1.67 %.
  const editionDay = '2026-06-01';
  const edition = { editionDay, pounds: { retail: 10_000, clean: 8_000, average: 7_200, below: 6_000 } };
  const position = { day: '2026-06-05', isMonthlyPosition: null, comments: [] };
  const bands = { retail: 10_400, clean: 8_000, average: 7_000, below: 6_100 };
  assert.deepEqual(at({ guide: { value: edition }, live: { value: { ...position, pounds: bands } } }), [
    'Live values of 5 Jun 2026 against the June 2026 edition: Retail £400 (4%) above, Clean the same, Average £200 (2.8%) below, Below £100 (1.7%) above.',
  ]);
  assert.deepEqual(at({ guide: { value: edition }, live: { value: { ...position, pounds: edition.pounds } } }), [
    'Live Retail, Clean, Average and Below of 5 Jun 2026 are the same as in the June 2026 edition.',
  ]);
  // £2 of £10,000 is 0.02 %, which rounds to none.
  assert.deepEqual(at({ guide: guideOf(null, 10_000), valued: pounds(null, 10_002) }), [
    'This valuation against what the guide gives by guide ID: Clean £2 above.',
    'Only one source has values, so there is nothing to compare them with.',
  ]);
  assert.deepEqual(at({ live: liveOf(9_500, null), market: marketOf({ lowPounds: 10_000, highPounds: 12_000 }) }), [
    'Live Retail is £500 (5%) below the lowest of the market prices for Retail.',
  ]);
});

test('live values that moved since the edition are stated without a warning, however little or much', () => {
  for (const live of [7_950, 4_000])
    assert.deepEqual(
      agreementFindings({ guide: guideOf(null, 8_000), live: liveOf(null, live), market: none, valued: null }).map(
        ({ key, isDisagreement }) => [key, isDisagreement],
      ),
      [['live apart', false]],
    );
});

test('every rule has its own key, and the live position is named only where the service says it', () => {
  assert.equal(new Set(AGREEMENT_RULES.map(({ key }) => key)).size, AGREEMENT_RULES.length);
  assert.deepEqual([true, false, null].map(positionWords), [
    'The month’s published values',
    'An update within the month',
    null,
  ]);
});

test('the edition in force on a day is the last one before or on it', () => {
  const editions = editionDaysFrom({
    Success: true,
    FailMessage: '',
    tables: { Grid: [{ Uvt_PubDate: '2025-03-01T00:00:00' }, { Uvt_PubDate: '2025-02-01T00:00:00' }, {}] },
  });
  assert.deepEqual(editions, ['2025-02-01', '2025-03-01']);
  for (const [day, edition] of [
    ['2025-03-03', '2025-03-01'],
    ['2025-03-01', '2025-03-01'],
    ['2025-02-28', '2025-02-01'],
    ['2025-01-31', null],
  ] as const)
    assert.equal(editionInForce(editions, day), edition);
});

test('a 0 on the wire is no value, and a source with no value at all is none', () => {
  const dataset = (rows: { Retail?: number; Clean?: number }[]) => ({
    Success: true,
    FailMessage: '',
    tables: { Valuation: rows },
  });
  assert.deepEqual(
    editionValuesFrom(dataset([{ Retail: 0, Clean: 8_000 }]), '2026-06-01')?.pounds,
    pounds(null, 8_000),
  );
  assert.equal(editionValuesFrom(dataset([{ Retail: 0, Clean: 0 }]), '2026-06-01'), null);
  assert.equal(editionValuesFrom(dataset([]), '2026-06-01'), null);
  assert.equal(liveValuesFrom({ Date: '2026-06-05T00:00:00', Valuations: [] }), null);
  assert.deepEqual(
    liveValuesFrom({
      Date: '2026-06-05T00:00:00',
      IsMonthlyPosition: true,
      Valuations: [{ Mileage: 10_000, Clean: 8_000 }],
      Comments: [' Steady. ', ''],
    }),
    { day: '2026-06-05', isMonthlyPosition: true, pounds: pounds(null, 8_000), comments: ['Steady.'] },
  );
  // A range needs both ends.
  assert.equal(marketRangesFrom({ Success: true, HighRetail: 12_000, LowRetail: 0 }), null);
  assert.deepEqual(marketRangesFrom({ Success: true, HighRetail: 12_000, LowRetail: 10_000 })?.retail, {
    lowPounds: 10_000,
    highPounds: 12_000,
  });
});

test('live values from before the edition are not compared with it: the stock’s list of falls does not count them either', () => {
  const live = (day: string) => ({ value: { ...liveOf(null, 7_900).value, day } });
  const keys = (day: string) =>
    agreementFindings({ guide: guideOf(null, 8_000), live: live(day), market: none, valued: null }).map(
      ({ key }) => key,
    );
  assert.deepEqual(keys('2026-05-31'), []);
  assert.deepEqual(keys('2026-06-01'), ['live apart']);
});
