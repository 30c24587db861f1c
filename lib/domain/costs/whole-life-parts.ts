/** The parts of a whole life cost, in pence and in pence per mile, and their sum. */
import { ALWAYS_AVAILABLE, daysIn, daysUnavailableIn, type Availability } from '@/lib/domain/tax/days-unavailable';
import type { WholeLifeClassOneA } from '@/lib/domain/tax/company-car/class-one-a-years';
import { classOneAOf } from '@/lib/domain/tax/legislation-items';
import { taxYear, taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { addDays, dayAfterMonths, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { roundedPerMile } from './pence-per-mile';
import { laterDutyOfTerm, type LaterLicence } from './duty-of-term';
import type { WholeLifeCosts, WholeLifeTerms } from './whole-life-costs';

export interface WholeLifeCostPart {
  readonly key: keyof typeof COST_PARTS;
  readonly words: string;
  readonly pence: number;
  /** Who gives it, or how it is found, for the column of sources. */
  readonly source: string;
}

const SERVICE = 'Service';

/** Labels for charts, in this order. */
const COST_PARTS = {
  depreciation: 'Depreciation',
  fuel: 'Fuel',
  maintenance: 'Service, maintenance, repair',
  duty: 'Vehicle tax',
  classOneA: 'Class 1A NIC',
} as const;
export const COST_PART_NAMES: readonly string[] = Object.values(COST_PARTS);

/** What we calculate in place of the service's figures; null where the service's hold. */
export interface OwnCosts {
  /** Class 1A NIC of whole tax years, from the one that the term begins in. */
  readonly classOneA: WholeLifeClassOneA | null;
  /** First-year vehicle tax; without pounds if it is not known. */
  readonly dutyFirst: { readonly pounds: number | null } | null;
  /** Vehicle tax of the licences after the first, in turn; null if the car's facts are not known. */
  readonly laterLicences: readonly LaterLicence[] | null;
}

const NO_OWN_COSTS: OwnCosts = { classOneA: null, dutyFirst: null, laterLicences: null };

type TermCost = Pick<WholeLifeCosts, 'used' | 'begins' | 'legislation'>;

const penceOf = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));
/** The sum of parts; null if one of them is null. */
const sum = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((total, addend) => (total === null || addend === null ? null : total + addend), 0);

/**
 * Depreciation, fuel and maintenance are the service's. Vehicle tax is its first-year rate, then each licence at the rate
 * of its first day, or its later rate where our tables lack one, by the month. Class 1A is its cost for each tax year in
 * proportion to the days with the car: the service gives no total of either over the term.
 * @param availability when the driver has the car: the term begins on its first day, and ends on its last if that is
 * earlier
 */
export function costParts(
  { used, begins, legislation }: TermCost,
  availability: Availability = ALWAYS_AVAILABLE,
  own: OwnCosts = NO_OWN_COSTS,
): readonly WholeLifeCostPart[] {
  const figures = legislation.value;
  if (figures === null) return [];
  const months = used.termMonths;
  const yearly =
    own.classOneA?.yearlyPence ?? classOneAOf(figures).map(({ pounds }) => (pounds === null ? null : pounds * 100));
  const firstYear = taxYearOn(begins).ending;
  const classOneA = taxYearShares(begins, months, availability).map(({ ending, share, isLastInPart }) => {
    const index = ending - firstYear;
    const cost = yearly[index] ?? (isLastInPart ? (yearly[index - 1] ?? null) : null);
    return cost === null ? null : cost * share;
  });
  const classOneASum = sum(...classOneA);
  const dutyFirst = penceOf(own.dutyFirst === null ? figures.dutyFirst : own.dutyFirst.pounds);
  const later = laterDutyOfTerm(own.laterLicences, figures.dutyLater, months);
  const parts: readonly [WholeLifeCostPart['key'], number | null, source: string][] = [
    // Some services write a loss as a negative number.
    ['depreciation', figures.depreciation === null ? null : Math.abs(penceOf(figures.depreciation) ?? 0), SERVICE],
    ['fuel', penceOf(figures.fuel), SERVICE],
    ['maintenance', penceOf(figures.maintenance), SERVICE],
    ['duty', sum(dutyFirst, later.pence), later.source],
    ['classOneA', classOneASum === null ? null : Math.round(classOneASum), 'Yearly NIC, added up'],
  ];
  return parts.flatMap(([key, pence, source]) =>
    pence === null ? [] : [{ key, words: COST_PARTS[key], pence, source }],
  );
}

/** The sum of the parts, in pence, and the names of those that are missing from it. */
export const wholeLifeTotal = (parts: readonly WholeLifeCostPart[]): { totalPence: number; missing: string[] } => ({
  totalPence: parts.reduce((total, { pence }) => total + pence, 0),
  missing: COST_PART_NAMES.filter((name) => !parts.some(({ words }) => words === name)),
});

/**
 * First and last day with the car in a term: from registration, or later if the car arrives later, and until it leaves.
 */
function daysOfTerm(registered: Day, months: number, { from, until }: Availability): { from: Day; until: Day } {
  const first = from !== null && from > registered ? from : registered;
  const last = addDays(dayAfterMonths(first, months), -1);
  return { from: first, until: until !== null && until < last ? until : last };
}

interface YearShare {
  readonly ending: number;
  /** The days that are charged. */
  readonly share: number;
  readonly isLastInPart: boolean;
}

/**
 * The tax years that a term touches, each with the share of its days with the car (ITEPA 2003 s.143). If the service
 * has no figure for a partial last year, it is charged as the year before.
 */
function taxYearShares(registered: Day, months: number, availability: Availability): YearShare[] {
  const { from, until } = daysOfTerm(registered, months, availability);
  const [first, last] = [taxYearOn(from).ending, taxYearOn(until).ending];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = taxYear(first + index);
    const without = daysUnavailableIn(year, { from, until, absence: availability.absence });
    const isLastInPart = year.ending === last && until < year.to;
    return { ending: year.ending, share: (daysIn(year) - without) / daysIn(year), isLastInPart };
  });
}

/** How Class 1A is counted if the driver's days differ from the term; null if they do not. */
export function classOneADaysText({ from, until, absence }: Availability): string | null {
  if (from === null && until === null && absence === null) return null;
  const days = [
    from === null ? '' : ` from ${formatDate(from)}`,
    until === null ? '' : ` to ${formatDate(until)}`,
    absence === null ? '' : `, without ${formatDate(absence.from)} to ${formatDate(absence.to)}`,
  ];
  return `Class 1A NIC counts the days with the car${days.join('')}.`;
}

/** Pence per mile to two decimals; null over no miles. */
export const perMile = (pence: number, miles: number): number | null =>
  miles === 0 ? null : roundedPerMile(pence / miles);

/** Depreciation, fuel and maintenance, over this many miles; null if one of them is unknown. */
export function runningPerMile(parts: readonly WholeLifeCostPart[], miles: number): number | null {
  const running = parts.filter(({ key }) => key !== 'duty' && key !== 'classOneA');
  const pence = running.reduce((total, part) => total + part.pence, 0);
  return running.length === 3 ? perMile(pence, miles) : null;
}

/** The service's running costs per mile: depreciation, fuel and maintenance. */
export const runningPencePerMile = (life: TermCost): number | null => runningPerMile(costParts(life), life.used.miles);

export interface CostedTerm {
  readonly termMonths: number;
  readonly miles: number;
  /** One for each of `COST_PARTS`; null if the service gives none. */
  readonly pence: readonly (number | null)[];
  /** Null if a part is missing: a partial sum would be wrong. */
  readonly totalPence: number | null;
  readonly isChosen: boolean;
}

/** Each term by its parts; terms without any part are left out. */
export function costedTerms(
  { used: chosen, begins, terms }: WholeLifeTerms,
  availability: Availability = ALWAYS_AVAILABLE,
  own: OwnCosts = NO_OWN_COSTS,
): CostedTerm[] {
  return terms.flatMap(({ used, legislation }) => {
    const parts = costParts({ used, begins, legislation }, availability, own);
    if (parts.length === 0) return [];
    const pence = Object.keys(COST_PARTS).map((name) => parts.find(({ key }) => key === name)?.pence ?? null);
    return { ...used, pence, totalPence: sum(...pence), isChosen: used.termMonths === chosen.termMonths };
  });
}
