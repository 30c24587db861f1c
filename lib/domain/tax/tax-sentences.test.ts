/**
 * Every sentence about tax, over all fuels, bodies, orders, dates and years: each fits its case by the calculation and by
 * the law's own dates, and no two of a case contradict each other.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Day } from '@/lib/domain/time/calendar';
import { computeYear, taxedCarOf } from './company-car/computed-years';
import { vanYear } from './company-car/company-van';
import { NO_DATED_TERMS } from './company-car/dated-terms';
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
const FIRST_DAYS: readonly (Day | null)[] = [null, '2026-11-23', '2029-04-05'];

const TOPICS: readonly TaxTopic[] = ['treatment', 'order', 'scope', 'charge', 'fuel', 'days'];

function* everyCase(): Generator<{ taxCase: TaxCase; fuelType: string | null; co2: number | null }> {
  for (const body of BODIES)
    for (const [fuelType, fuel, co2] of FUELS)
      for (const ordered of ORDERS)
        for (const registered of REGISTERED)
          for (const availableFrom of FIRST_DAYS)
            for (const later of [0, 1, 2])
              yield {
                taxCase: {
                  kind: body.kind,
                  isDoubleCab: body.isDoubleCab,
                  ordered,
                  fuel,
                  runsOnHydrogen: fuelType === 'Hydrogen Fuel Cell',
                  registered,
                  year: taxYear(taxYearOn(registered).ending + later),
                  availableFrom,
                },
                fuelType,
                co2,
              };
}

/** EIM23151, by its dates alone. */
function isCarByLaw({ kind, isDoubleCab, ordered, year }: TaxCase): boolean {
  if (kind === 'car') return true;
  if (!isDoubleCab || year.ending <= 2025) return false;
  return !(ordered !== null && ordered < '2025-04-06' && year.ending <= 2029);
}

const DAY_MS = 86_400_000;
const daysOf = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** What the words of a sentence claim, and whether that is so. */
const CLAIMS: readonly (readonly [words: RegExp, isTrue: (taxCase: TaxCase) => boolean])[] = [
  [/is taxed as a car/, (taxCase) => isCarByLaw(taxCase) && taxCase.isDoubleCab && taxCase.year.ending >= 2026],
  [
    /taxed as a van until it is disposed/,
    ({ ordered, year }) => ordered !== null && ordered < '2025-04-06' && year.ending <= 2029,
  ],
  [
    /transitional rule .* ended on 5 Apr 2029/,
    ({ ordered, year }) => ordered !== null && ordered < '2025-04-06' && year.ending >= 2030,
  ],
  [/Until 5 Apr 2025 .* taxed as a van/, ({ year, isDoubleCab }) => isDoubleCab && year.ending <= 2025],
  [
    /stays a van until 5 Apr 2029 at the latest/,
    ({ ordered, year, isDoubleCab }) => isDoubleCab && ordered === null && year.ending >= 2026 && year.ending <= 2029,
  ],
  [/^For vans/, (taxCase) => !isCarByLaw(taxCase)],
  [/zero-emission van/, (taxCase) => !isCarByLaw(taxCase) && taxCase.fuel === 'electric'],
  [/No van benefit/, ({ year }) => year.ending >= 2022],
  [/20% of the van benefit/, ({ year }) => year.ending === 2018],
  [/40% of the van benefit/, ({ year }) => year.ending === 2019],
  [/60% of the van benefit/, ({ year }) => year.ending === 2020],
  [/80% of the van benefit/, ({ year }) => year.ending === 2021],
  [/zero-emission car is not fuel/, (taxCase) => isCarByLaw(taxCase) && taxCase.fuel === 'electric'],
  [/Hydrogen is fuel/, ({ runsOnHydrogen }) => runsOnHydrogen],
  [/whole tax years/, ({ availableFrom }) => availableFrom === null],
  [
    /is a part year/,
    ({ availableFrom, year }) => availableFrom !== null && availableFrom > year.from && availableFrom <= year.to,
  ],
];

const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/is taxed as a car/, /For vans with private use/],
  [/is taxed as a car|ended on/, /taxed as a van until/],
  [/No fuel benefit charge/, /is charged/],
  [/zero-emission car/, /zero-emission van/],
  [/No van benefit/, /% of the van benefit/],
  [/whole tax years/, /is a part year/],
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
    const part = texts.find((text) => /at most \d+|, \d+ of \d+ days/.test(text));
    if (part !== undefined) {
      const from = taxCase.availableFrom ?? taxCase.registered;
      const [, held, all] = /(\d+) of (?:the )?(\d+) days/.exec(part) ?? [];
      assert.deepEqual(
        [Number(held), Number(all)],
        [daysOf(from, taxCase.year.to), daysOf(taxCase.year.from, taxCase.year.to)],
        where(),
      );
    }
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
      const worked = computeYear(car, { listPence: 5_000_000, optionsPence: 0 }, year.ending);
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
