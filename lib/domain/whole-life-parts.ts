/** The parts of a whole life cost, in pence and in pence a mile, and how they add up. */
import type { WholeLife } from './costs';

export interface CostPart {
  readonly key: 'depreciation' | 'fuel' | 'maintenance' | 'duty' | 'classOneA';
  readonly words: string;
  readonly pence: number;
  /** The service gives it, or we reckon it from what the service gives. */
  readonly from: 'service' | 'computed';
}

const penceOf = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));
/** Whole parts of a sum, each a number or nothing. */
const sum = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((total, each) => (total === null || each === null ? null : total + each), 0);

/**
 * Depreciation, fuel and maintenance are the service's. Vehicle tax is its first year and its later rate by the month;
 * class 1A its yearly costs, the last by the month: the service gives no sum of either over the term.
 */
export function costParts({ used, legislation }: WholeLife): readonly CostPart[] {
  const of = legislation.value;
  if (of === null) return [];
  const months = used.termMonths;
  const yearly = [of.classOneA1Cost, of.classOneA2Cost, of.classOneA3Cost, of.classOneA4Cost, of.classOneA5Cost];
  const classOneA = yearly.slice(0, Math.ceil(months / 12)).map((cost, index) => {
    const share = Math.min(12, months - index * 12) / 12;
    return cost === null ? null : Math.round(cost * share * 100);
  });
  const duty = sum(
    penceOf(of.dutyFirst),
    of.dutyLater === null ? null : Math.round((of.dutyLater * (months - 12) * 100) / 12),
  );
  const parts: readonly [CostPart['key'], string, number | null, CostPart['from']][] = [
    // Some services write what is lost as a negative number.
    [
      'depreciation',
      'Depreciation',
      of.depreciation === null ? null : Math.abs(penceOf(of.depreciation) ?? 0),
      'service',
    ],
    ['fuel', 'Fuel', penceOf(of.fuel), 'service'],
    ['maintenance', 'Service, maintenance, repair', penceOf(of.maintenance), 'service'],
    ['duty', 'Vehicle tax', duty, 'computed'],
    ['classOneA', 'Class 1A', sum(...classOneA), 'computed'],
  ];
  return parts.flatMap(([key, words, pence, from]) => (pence === null ? [] : [{ key, words, pence, from }]));
}

/** Pence a mile to two decimals; nothing over no miles. */
export const perMile = (pence: number, miles: number): number | null =>
  miles === 0 ? null : Math.round((pence * 100) / miles) / 100;

/** What the service's running costs come to a mile: depreciation, fuel and maintenance. */
export function runningPencePerMile(life: WholeLife): number | null {
  const parts = costParts(life).filter(({ key }) => key !== 'duty' && key !== 'classOneA');
  return parts.length === 3
    ? perMile(
        parts.reduce((total, { pence }) => total + pence, 0),
        life.used.miles,
      )
    : null;
}
