/** The two P11D operations side by side, and whether they agree. Without schemas: a page loads it. */
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { formatCo2, formatCount } from '@/lib/format';
import type { DriverYear } from './driver-years';
import type { P11d } from './p11d';
import type { P11dData } from './p11d-data';

/** The figures of both operations, side by side; null: that operation gives none. */
export interface P11dComparedFact {
  readonly name: string;
  readonly valuation: string | null;
  readonly data: string | null;
  /** Both give it, but they differ. */
  readonly differ: boolean;
}

export function comparedFacts(valuation: P11d, data: P11dData | null): P11dComparedFact[] {
  const fact = <T>(name: string, read: (one: P11d | P11dData) => T | null, words: (value: T) => string) => {
    const [ours, theirs] = [read(valuation), data === null ? null : read(data)];
    return {
      name,
      valuation: ours === null ? null : words(ours),
      data: theirs === null ? null : words(theirs),
      differ: ours !== null && theirs !== null && ours !== theirs,
    };
  };
  return [
    fact('CO2', ({ co2GramsPerKm }) => co2GramsPerKm, formatCo2),
    fact(
      'Euro standard',
      ({ euroClass }) => euroClass,
      (euro) => `Euro ${euro}`,
    ),
    fact(
      'Engine size',
      ({ capacityCc }) => capacityCc,
      (cc) => `${formatCount(cc)} cc`,
    ),
    fact('Fuel', ({ fuelType }) => fuelType, String),
    ...valuation.years.map(({ ending }) =>
      fact(
        `BIK % for ${taxYear(ending).name}`,
        ({ years }) => years.find((year) => year.ending === ending)?.percent ?? null,
        (percent) => `${percent}%`,
      ),
    ),
  ];
}

/** Whether the page shows the valuation's own percentage and benefit in every year: none is calculated by us. */
const followsValuation = (years: readonly Pick<DriverYear, 'shown'>[]): boolean =>
  years.length > 0 && years.every(({ shown }) => shown !== null && !shown.isComputed);

/**
 * Whether the two operations agree; null if one of them has no answer.
 *
 * @param years as the page shows them
 */
export function comparedWords(
  facts: readonly P11dComparedFact[],
  years: readonly Pick<DriverYear, 'shown'>[],
): string | null {
  const compared = facts.filter(({ valuation, data }) => valuation !== null && data !== null);
  if (compared.length === 0) return null;
  const differing = compared.filter(({ differ }) => differ).map(({ name }) => name);
  if (differing.length === 0) return 'Both operations give the same.';
  const sentence = `The two operations differ: ${differing.join(', ')}.`;
  return followsValuation(years)
    ? `${sentence} BIK % and benefit on this page are those of the P11D valuation.`
    : sentence;
}
