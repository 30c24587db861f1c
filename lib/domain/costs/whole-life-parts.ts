/** The parts of a whole life cost, in pence and in pence per mile, and their sum. */
import { daysHeldIn, daysIn } from '@/lib/domain/tax/days-unavailable';
import { taxYear, taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { addDays, dayAfterMonths, type Day } from '@/lib/domain/time/calendar';
import type { WholeLifeCosts, WholeLifeTerms } from './whole-life-costs';

export interface WholeLifeCostPart {
  readonly key: keyof typeof COST_PARTS;
  readonly words: string;
  readonly pence: number;
  /** The service gives it, or it is computed here from what the service gives. */
  readonly from: 'service' | 'computed';
}

/** Labels for charts, in this order. */
export const COST_PARTS = {
  depreciation: 'Depreciation',
  fuel: 'Fuel',
  maintenance: 'Service, maintenance, repair',
  duty: 'Vehicle tax',
  classOneA: 'Class 1A NIC',
} as const;
export const COST_PART_NAMES: readonly string[] = Object.values(COST_PARTS);

type TermCost = Pick<WholeLifeCosts, 'used' | 'begins' | 'legislation'>;

const penceOf = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));
/** The sum of parts; null where one of them is null. */
const sum = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((total, addend) => (total === null || addend === null ? null : total + addend), 0);

/**
 * Depreciation, fuel and maintenance are the service's. Vehicle tax is its first year and its later rate by the month;
 * class 1A its cost of each tax year by the days of it in the term: the service gives no sum of either over the term.
 */
export function costParts({ used, begins, legislation }: TermCost): readonly WholeLifeCostPart[] {
  const figures = legislation.value;
  if (figures === null) return [];
  const months = used.termMonths;
  const yearly = [
    figures.classOneA1Cost,
    figures.classOneA2Cost,
    figures.classOneA3Cost,
    figures.classOneA4Cost,
    figures.classOneA5Cost,
  ];
  const classOneA = taxYearShares(begins, months).map(({ share, isLastInPart }, index) => {
    const cost = yearly[index] ?? (isLastInPart ? (yearly[index - 1] ?? null) : null);
    return cost === null ? null : cost * share * 100;
  });
  const classOneAPence = sum(...classOneA);
  const duty = sum(
    penceOf(figures.dutyFirst),
    figures.dutyLater === null ? null : Math.round((figures.dutyLater * (months - 12) * 100) / 12),
  );
  const parts: readonly [WholeLifeCostPart['key'], number | null, WholeLifeCostPart['from']][] = [
    // Some services write a loss as a negative number.
    ['depreciation', figures.depreciation === null ? null : Math.abs(penceOf(figures.depreciation) ?? 0), 'service'],
    ['fuel', penceOf(figures.fuel), 'service'],
    ['maintenance', penceOf(figures.maintenance), 'service'],
    ['duty', duty, 'computed'],
    ['classOneA', classOneAPence === null ? null : Math.round(classOneAPence), 'computed'],
  ];
  return parts.flatMap(([key, pence, from]) => (pence === null ? [] : [{ key, words: COST_PARTS[key], pence, from }]));
}

/**
 * The tax years that a term touches, each with the share of its days (ITEPA 2003 s.143). A last year in part whose figure
 * the service does not give is charged as the year before it.
 */
function taxYearShares(begins: Day, months: number): { share: number; isLastInPart: boolean }[] {
  const ends = addDays(dayAfterMonths(begins, months), -1);
  const [first, last] = [taxYearOn(begins).ending, taxYearOn(ends).ending];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = taxYear(first + index);
    const held = daysHeldIn(year, { from: begins, until: ends, absence: null });
    return { share: held / daysIn(year), isLastInPart: year.ending === last && ends < year.to };
  });
}

/** Pence per mile to two decimals; null over no miles. */
export const perMile = (pence: number, miles: number): number | null =>
  miles === 0 ? null : Math.round((pence * 100) / miles) / 100;

/** The service's running costs per mile: depreciation, fuel and maintenance. */
export function runningPencePerMile(life: TermCost): number | null {
  const parts = costParts(life).filter(({ key }) => key !== 'duty' && key !== 'classOneA');
  return parts.length === 3
    ? perMile(
        parts.reduce((total, { pence }) => total + pence, 0),
        life.used.miles,
      )
    : null;
}

export interface CostedTerm {
  readonly termMonths: number;
  readonly miles: number;
  /** One for each of `COST_PARTS`; null where the service gives none. */
  readonly pence: readonly (number | null)[];
  /** Null where a part is missing: a sum of some parts would be wrong. */
  readonly totalPence: number | null;
  readonly isChosen: boolean;
}

/** Each term by its parts; terms without any part are left out. */
export function costedTerms({ used: chosen, begins, terms }: WholeLifeTerms): CostedTerm[] {
  return terms.flatMap(({ used, legislation }) => {
    const parts = costParts({ used, begins, legislation });
    if (parts.length === 0) return [];
    const pence = Object.keys(COST_PARTS).map((name) => parts.find(({ key }) => key === name)?.pence ?? null);
    return { ...used, pence, totalPence: sum(...pence), isChosen: used.termMonths === chosen.termMonths };
  });
}
