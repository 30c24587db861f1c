/**
 * Every sentence about tax, over all fuels, bodies, orders, dates and years: each fits its case by the calculation and by
 * the law's own dates, and no two of a case contradict each other.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Day } from '@/lib/domain/time/calendar';
import { noCo2 } from './company-car/certified-co2';
import { computeYear, taxedCarOf } from './company-car/computed-years';
import { vanYear } from './company-car/company-van';
import { NO_DATED_TERMS, type DatedTerms } from './company-car/dated-terms';
import { taxYear, taxYearOn } from './fiscal-years';
import { TAX_SENTENCES, taxSentences, type TaxCase, type TaxTopic } from './tax-sentences';

const BODIES: readonly Pick<TaxCase, 'kind' | 'isDoubleCab'>[] = [
  { kind: 'car', isDoubleCab: false },
  { kind: 'van', isDoubleCab: false },
  { kind: 'van', isDoubleCab: true },
];
/** The guide's name of the fuel, its meaning, and g/km. */
const FUELS = [
  ['Petrol Unleaded', 'petrol', 129],
  ['Diesel', 'diesel', 160],
  ['Petrol/PlugIn Elec Hybrid', 'alternative', 30],
  ['Electric Petrol REX', 'alternative', 13],
  ['Electric', 'electric', 0],
  ['Hydrogen Fuel Cell', 'electric', 0],
  [null, null, null],
] as const;
const ORDERS: readonly (Day | null)[] = [null, '2019-01-01', '2025-04-05', '2025-04-06', '2026-11-23'];
const REGISTERED: readonly Day[] =
  '2017-04-06 2017-12-01 2018-06-01 2019-06-01 2020-06-01 2021-04-05 2021-04-06 2024-06-01'
    .concat(' 2025-04-05 2025-04-06 2026-11-23 2027-04-05 2028-04-06 2029-04-05 2029-04-06')
    .split(' ');
/** First and last day, days away, and pounds of salary given up a year. */
const TERMS: readonly (readonly [from: Day | null, until: Day | null, away: string | null, salary: number])[] = [
  [null, null, null, 0],
  ['2026-11-23', null, null, 0],
  ['2029-04-05', null, null, 3000],
  [null, '2027-01-31', null, 0],
  [null, null, '2026-12-01 2026-12-30', 0],
  [null, null, '2026-12-01 2026-12-29', 3000],
  ['2026-09-01', '2027-01-31', null, 3000],
  ['2026-09-01', '2027-01-31', '2026-08-15 2026-10-15', 0],
  [null, '2027-04-20', '2027-04-01 2027-06-30', 3000],
];
const termsOf = ([from, until, away, salary]: (typeof TERMS)[number]): DatedTerms => {
  const [first, last] = away?.split(' ') ?? [];
  const absence = first && last ? { from: first, to: last } : null;
  return { ...NO_DATED_TERMS, forgonePence: salary * 100, availability: { from, until, absence } };
};

const TOPICS: readonly TaxTopic[] = ['treatment', 'order', 'scope', 'charge', 'fuel', 'days'];

function* everyCase(): Generator<{ taxCase: TaxCase; fuelType: string | null; co2: number | null }> {
  for (const body of BODIES)
    for (const [fuelType, fuel, co2] of FUELS)
      for (const ordered of ORDERS)
        for (const registered of REGISTERED)
          for (const terms of TERMS.map(termsOf))
            for (const later of [0, 1, 2])
              for (const hasFigures of [true, false])
                yield {
                  taxCase: {
                    kind: body.kind,
                    isDoubleCab: body.isDoubleCab,
                    ordered,
                    fuel,
                    runsOnHydrogen: fuelType === 'Hydrogen Fuel Cell',
                    registered,
                    year: taxYear(taxYearOn(registered).ending + later),
                    terms,
                    hasFigures,
                  },
                  fuelType,
                  co2,
                };
}

/** EIM23151, by its dates alone. */
function isCarByLaw({ kind, isDoubleCab, ordered, registered, year }: TaxCase): boolean {
  if (kind === 'car') return true;
  if (!isDoubleCab || year.ending <= 2025) return false;
  return !(isSpared({ ordered, registered }) && year.ending <= 2029);
}

/** What is registered before the day was bought, leased or ordered before it, unless a later day is stated. */
const isSpared = ({ ordered, registered }: Pick<TaxCase, 'ordered' | 'registered'>): boolean =>
  (ordered ?? registered) < '2025-04-06';

const DAY_MS = 86_400_000;
const daysOf = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days of the year that are charged, counted one by one; under thirty days away count as with it (s.143). */
function daysWith({ year, terms: { availability } }: TaxCase): number {
  const { from, until, absence } = availability;
  const isLong = absence !== null && daysOf(absence.from, absence.to) >= 30;
  const days = Array.from({ length: daysOf(year.from, year.to) }, (_, index) =>
    new Date(Date.parse(year.from) + index * DAY_MS).toISOString().slice(0, 10),
  );
  const isWith = (day: Day) =>
    (from === null || from <= day) &&
    (until === null || day <= until) &&
    !(isLong && absence.from <= day && day <= absence.to);
  return days.filter(isWith).length;
}

/** Pence; null where the law's charge for the year is not published. */
function vanBenefitOf({ year, terms, fuel, runsOnHydrogen }: TaxCase): number | null {
  const worked = vanYear(year, { isZeroEmission: fuel === 'electric', runsOnHydrogen }, terms);
  return 'because' in worked ? null : worked.benefit.benefitPence;
}

/** What the words of a sentence claim, and whether that is so. */
const CLAIMS: readonly (readonly [words: RegExp, isTrue: (taxCase: TaxCase) => boolean])[] = [
  [/is taxed as a car/, (taxCase) => isCarByLaw(taxCase) && taxCase.isDoubleCab && taxCase.year.ending >= 2026],
  [/taxed as a van until it is disposed/, (taxCase) => isSpared(taxCase) && taxCase.year.ending <= 2029],
  [/transitional rule .* ended on 5 Apr 2029/, (taxCase) => isSpared(taxCase) && taxCase.year.ending >= 2030],
  [/Until 5 Apr 2025 .* taxed as a van/, ({ year, isDoubleCab }) => isDoubleCab && year.ending <= 2025],
  [
    /stays a van until 5 Apr 2029 at the latest/,
    ({ ordered, registered, year, isDoubleCab }) =>
      isDoubleCab && ordered === null && registered >= '2025-04-06' && year.ending >= 2026 && year.ending <= 2029,
  ],
  [
    /taken as bought, leased or ordered before/,
    ({ ordered, registered, isDoubleCab }) => isDoubleCab && ordered === null && registered < '2025-04-06',
  ],
  [/^For vans/, (taxCase) => !isCarByLaw(taxCase)],
  [/zero-emission van/, (taxCase) => !isCarByLaw(taxCase) && taxCase.fuel === 'electric'],
  [/No van benefit/, (taxCase) => taxCase.year.ending >= 2022 && (vanBenefitOf(taxCase) ?? 0) === 0],
  [/salary sacrificed for it counts/, (taxCase) => (vanBenefitOf(taxCase) ?? 1) > 0],
  [/20% of the van benefit/, ({ year }) => year.ending === 2018],
  [/40% of the van benefit/, ({ year }) => year.ending === 2019],
  [/60% of the van benefit/, ({ year }) => year.ending === 2020],
  [/80% of the van benefit/, ({ year }) => year.ending === 2021],
  [/zero-emission car is not fuel/, (taxCase) => isCarByLaw(taxCase) && taxCase.fuel === 'electric'],
  [/Hydrogen is fuel/, ({ runsOnHydrogen }) => runsOnHydrogen],
  [
    /whole tax year/,
    (taxCase) => taxCase.hasFigures && daysWith(taxCase) === daysOf(taxCase.year.from, taxCase.year.to),
  ],
  [/is a part year/, (taxCase) => daysWith(taxCase) > 0],
  [/^Not available in/, (taxCase) => daysWith(taxCase) === 0],
];

const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/is taxed as a car/, /For vans with private use/],
  [/is taxed as a car|ended on/, /taxed as a van until/],
  [/No fuel benefit charge/, /is charged/],
  [/zero-emission car/, /zero-emission van/],
  [/No van benefit/, /% of the van benefit/],
  [/whole tax year/, /is a part year|Not available/],
];

test('every sentence of every case is true of it, and none contradicts another', () => {
  const shown = new Set<string>();
  let cases = 0;
  for (const { taxCase } of everyCase()) {
    cases += 1;
    const sentences = taxSentences(taxCase, ...TOPICS);
    const texts = sentences.map(({ id, text }) => (shown.add(id), text));
    const topics = TAX_SENTENCES.filter(({ id }) => sentences.some((sentence) => sentence.id === id)).map(
      ({ topic }) => topic,
    );
    const where = () => `${JSON.stringify(taxCase)}: ${texts.join(' ')}`;
    if (new Set(topics).size < topics.length) assert.fail(`two of one topic: ${where()}`);
    for (const [words, isTrue] of CLAIMS)
      if (texts.some((text) => words.test(text)) && !isTrue(taxCase)) assert.fail(`${words} is not so: ${where()}`);
    for (const text of texts) if (!CLAIMS.some(([words]) => words.test(text))) assert.fail(`nothing checks “${text}”`);
    for (const [one, other] of CONTRADICTIONS)
      if (texts.some((text) => one.test(text)) && texts.some((text) => other.test(text))) assert.fail(where());
    if (taxCase.isDoubleCab && !topics.includes('treatment')) assert.fail(`how it is taxed is not stated: ${where()}`);
    const [, most, ofAll] = /at most (\d+) of the (\d+) days/.exec(texts.join(' ')) ?? [];
    const yearDays = daysOf(taxCase.year.from, taxCase.year.to);
    if (most)
      assert.deepEqual([+most, +(ofAll ?? 0)], [daysOf(taxCase.registered, taxCase.year.to), yearDays], where());
    const [, counted, all] = /[,:] (\d+) of (\d+) days/.exec(texts.join(' ')) ?? [];
    if (counted) assert.deepEqual([+counted, +(all ?? 0)], [daysWith(taxCase), yearDays], where());
    if (daysWith(taxCase) < yearDays && counted === undefined) assert.fail(`lost days are not stated: ${where()}`);
  }
  assert.ok(cases > 10_000, String(cases));
  assert.deepEqual([...shown].toSorted(), TAX_SENTENCES.map(({ id }) => id).toSorted(), 'each is shown somewhere');
});

test('what the sentences claim of free fuel is what the calculation charges', () => {
  for (const { taxCase, fuelType, co2 } of everyCase()) {
    const { year, registered } = taxCase;
    const texts = taxSentences(taxCase, 'fuel').map(({ text }) => text);
    let isFree: boolean;
    if (isCarByLaw(taxCase)) {
      const car = taxedCarOf({ fuelType, figures: null, registered }, co2);
      const worked = computeYear(car ?? noCo2(registered), { listPence: 5_000_000, optionsPence: 0 }, year.ending);
      if ('because' in worked) continue;
      isFree = !worked.isFuelTaxed;
    } else {
      const van = { isZeroEmission: taxCase.fuel === 'electric', runsOnHydrogen: taxCase.runsOnHydrogen };
      const worked = vanYear(year, van, NO_DATED_TERMS);
      if ('because' in worked) continue;
      isFree = worked.benefit.fuelPence === 0;
    }
    const isCalledFree = texts.some((text) => text.startsWith('No fuel benefit charge'));
    assert.equal(isCalledFree, isFree, `${JSON.stringify(taxCase)} ${texts.join(' ')}`);
  }
});
