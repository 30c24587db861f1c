/**
 * The charge on company cars, typed from the Income Tax (Earnings and Pensions) Act 2003, Part 3 Chapter 6, section by
 * section. It is test support: a second reading of the law, which knows nothing of the product's tables. Money is
 * integer pence. A tax year is named by the year in which it begins: 2026 is 2026-27.
 */

export interface StatuteCar {
  /** Grams a kilometre as on the certificate, perhaps with a fraction. */
  readonly co2: number;
  /** Miles the battery drives, perhaps with a fraction; 0 without one. */
  readonly electricMiles: number;
  /** Propelled solely by diesel, which no hybrid is. */
  readonly isSolelyDiesel: boolean;
  /** Meets the Euro 6d standard of real driving emissions (s.141(2)). */
  readonly meetsRde2: boolean;
  /** `YYYY-MM-DD` of first registration. */
  readonly registered: string;
  /** Approved under a standard later than Euro 6e (s.138A). */
  readonly isEasedStandard: boolean;
}

/** s.133(3), s.139: the highest percentage of a year. */
const highest = (year: number): number => (year >= 2029 ? 39 : year >= 2028 ? 38 : 37);

/**
 * s.138A (Finance Act 2026, s.19): a plug-in hybrid first registered from 1 January 2025 to 5 April 2028, approved
 * under a later standard than Euro 6e, with an electric range of a mile or more, is treated as having 1 g/km for the
 * purposes of the Chapter; under arrangements made by then until 5 April 2031.
 */
export function chapterEmissions(car: StatuteCar, year: number): number {
  const isHybrid = car.electricMiles >= 1 && car.co2 > 50;
  const isInTime = car.registered >= '2025-01-01' && car.registered <= '2028-04-05';
  return isHybrid && isInTime && car.isEasedStandard && year <= 2030 ? 1 : Math.floor(car.co2);
}

/** s.139 for no emissions: Finance Acts 2020, 2023 and 2025 raise it step by step. */
function withoutEmissions(year: number): number {
  if (year <= 2019) return upTo50BeforeRanges(year);
  if (year <= 2024) return Math.min(year - 2020, 2);
  if (year <= 2027) return 2 + (year - 2024);
  return 7 + 2 * (year - 2028);
}

/** Finance (No. 2) Act 2015, s.7 and Finance Act 2016, s.8: up to 50 g/km, before electric ranges counted. */
const upTo50BeforeRanges = (year: number): number => 13 + 3 * (year - 2018);

/** s.139(3): from 1 to 50 g/km, by whole miles of electric range. */
function byElectricRange(miles: number, year: number): number {
  if (year >= 2028) return 18 + (year - 2028);
  let percentage = 14;
  if (miles >= 30) percentage = 12;
  if (miles >= 40) percentage = 8;
  if (miles >= 70) percentage = 5;
  if (miles >= 130) percentage = 2;
  return percentage + Math.max(0, year - 2024);
}

/** s.139(4) to (6): above 50 g/km, a point for each whole 5 g/km, from 15% at 51 and from 20% at 75. */
function above50(co2: number, year: number): number {
  if (year <= 2019) return above50BeforeRanges(co2, year);
  if (co2 >= 75) {
    const steps = (co2 - (co2 % 5) - 75) / 5;
    return 20 + steps + (year >= 2028 ? year - 2026 : year >= 2025 ? 1 : 0);
  }
  const steps = Math.floor((co2 - 50) / 5);
  // Finance Act 2023, s.11: a point a year from 2025-26, up to the 21% of 75 g/km. Finance Act 2025, ss.5 and 6: one more.
  const enacted = Math.min(15 + steps + Math.min(Math.max(0, year - 2024), 3), year >= 2025 ? 21 : 19);
  return enacted + Math.max(0, year - 2027);
}

/** The years 2018-19 and 2019-20: 51 to 75, 76 to 94, and from 95 g/km a point for each whole 5. */
function above50BeforeRanges(co2: number, year: number): number {
  const raised = 3 * (year - 2018);
  if (co2 <= 75) return 16 + raised;
  if (co2 <= 94) return 19 + raised;
  return 20 + raised + (co2 - (co2 % 5) - 95) / 5;
}

/**
 * Finance Act 2020, s.10: a car first registered from 6 April 2020 has two points less in 2020-21 and one in 2021-22.
 */
function lessForNewTest(car: StatuteCar, year: number): number {
  if (car.registered < '2020-04-06') return 0;
  return year === 2020 ? 2 : year === 2021 ? 1 : 0;
}

/** The appropriate percentage, ss.133 to 141, for a car first registered from 1998 with a CO2 figure. */
export function statutePercentage(car: StatuteCar, year: number): number {
  const co2 = chapterEmissions(car, year);
  const miles = Math.floor(car.electricMiles);
  if (co2 === 0) return withoutEmissions(year);
  const enacted =
    co2 > 50 ? above50(co2, year) : year <= 2019 ? upTo50BeforeRanges(year) : byElectricRange(miles, year);
  // s.141: 4 points from 2018-19 for diesel alone that does not meet the standard.
  const supplement = car.isSolelyDiesel && !car.meetsRde2 && car.registered >= '1998-01-01' ? 4 : 0;
  return Math.min(Math.max(0, enacted - lessForNewTest(car, year)) + supplement, highest(year));
}

/** s.140 (2020-21 on): a car with no CO2 figure, by cylinder capacity. */
export function percentageWithoutFigure(capacityCc: number, year: number): number {
  const raised = Math.max(0, year - 2027);
  const base = capacityCc <= 1_400 ? 24 : capacityCc <= 2_000 ? 35 : 37;
  return Math.min(base + raised, highest(year));
}

export interface StatuteBenefit {
  readonly listPricePence: number;
  /** Accessories fitted before the car is first made available (s.125, s.126). */
  readonly accessoriesPence: number;
  readonly contributionPence: number;
  readonly privateUsePence: number;
  readonly daysUnavailable: number;
  /** Earnings given up for the car; null where none are. */
  readonly givenUpPence: number | null;
  readonly percentage: number;
  /** CO2 for the purposes of the Chapter. */
  readonly co2: number;
}

export const daysOfYear = (year: number): number => {
  const february = year + 1;
  return february % 4 === 0 && (february % 100 !== 0 || february % 400 === 0) ? 366 : 365;
};

/** s.132: at most £5,000 of a capital contribution counts. */
const CONTRIBUTION_COUNTS_PENCE = 500_000;

/** The cash equivalent of s.121 or, with earnings given up, the relevant amount of s.120A; unrounded pence. */
export function statuteBenefit(given: StatuteBenefit, year: number): number {
  const { listPricePence, accessoriesPence, percentage, daysUnavailable, givenUpPence } = given;
  const share = ((daysOfYear(year) - daysUnavailable) / daysOfYear(year)) * (percentage / 100);
  const deducted = Math.min(given.contributionPence, CONTRIBUTION_COUNTS_PENCE) * share;
  // Step 5 (s.121): price by percentage; step 6 (s.143): days; step 7 (s.144): payments for private use.
  const beforeDeductions = (listPricePence + accessoriesPence) * share;
  const cashEquivalent = Math.max(0, beforeDeductions - deducted - given.privateUsePence);
  // s.119(1)(b): the arrangements do not matter for a car of at most 75 g/km.
  if (givenUpPence === null || given.co2 <= 75) return cashEquivalent;
  // s.121A: the modified cash equivalent has no deduction. Where what is given up is more, s.132A and s.144 deduct.
  if (givenUpPence <= beforeDeductions) return cashEquivalent;
  return Math.max(0, givenUpPence - deducted - given.privateUsePence);
}

/** s.150: the sum in pounds that each year's order sets for fuel, by the year in which the order begins to apply. */
const FUEL_ORDERS: readonly (readonly [from: number, pounds: number])[] = [
  [2018, 23_400],
  [2019, 24_100],
  [2020, 24_500],
  [2021, 24_600],
  [2022, 25_300],
  [2023, 27_800],
  [2025, 28_200],
  [2026, 29_200],
];

/** The sum of the latest order that applies in a year. */
export const latestOrder = (orders: readonly (readonly [from: number, amount: number])[], year: number): number =>
  orders.findLast(([from]) => from <= year)?.[1] ?? 0;

/** ss.149 to 152: fuel for private use, by percentage and days; unrounded pence. */
export const statuteFuelBenefit = (percentage: number, daysUnavailable: number, year: number): number =>
  latestOrder(FUEL_ORDERS, year) * percentage * ((daysOfYear(year) - daysUnavailable) / daysOfYear(year));
