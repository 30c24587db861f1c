import { parseCount } from '@/lib/encoding/parse-count';

/** Term and mileage as the services accept them (3 §Legislation service). */
export const TERM_MONTHS = { least: 12, most: 60, step: 6 } as const;
export const TERM_MILES = { least: 10_000, most: 200_000, step: 10_000 } as const;

/** The most miles that may be requested; the services compute with those of `TERM_MILES` nearest to them. */
export const REQUESTED_MILES_MAX = 300_000;

/** A term in months as an address has it; null for any other text. */
export const termMonthsIn = (text: string): number | null => countIn(text, TERM_MONTHS.least, TERM_MONTHS.most);

/** The miles over a whole term as an address has them; null for any other text. */
export const termMilesIn = (text: string): number | null => countIn(text, 0, REQUESTED_MILES_MAX);

function countIn(text: string, least: number, most: number): number | null {
  const count = parseCount(text);
  return count !== null && count >= least && count <= most ? count : null;
}

/** To the nearest multiple; a half goes up. */
const toNearest = (value: number, step: number): number => Math.floor(value / step + 0.5) * step;

/** The term and mileage that a service computes with: the multiples nearest to those requested. */
export const roundedTerm = ({ termMonths, miles }: { termMonths: number; miles: number }) => ({
  termMonths: toNearest(termMonths, TERM_MONTHS.step),
  miles: toNearest(miles, TERM_MILES.step),
});

interface TermAndMileage {
  readonly termMonths: number;
  readonly miles: number;
}

/** Every term of the services at the same miles per month as one of them. Rounded as the services round it. */
export function termsAtPace(chosenTerm: TermAndMileage): TermAndMileage[] {
  const { termMonths: months, miles } = roundedTerm(chosenTerm);
  const { least, most, step } = TERM_MONTHS;
  return Array.from({ length: (most - least) / step + 1 }, (_, index) => {
    const termMonths = least + index * step;
    return roundedTerm({ termMonths, miles: (miles * termMonths) / months });
  });
}
