/** What a dealer's table gives about a car besides its plate and mileage, by the headings of its columns. */
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { plainHeading } from '@/lib/domain/stock/plain-heading';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import type { Day } from '@/lib/domain/time/calendar';

export interface ListCarFacts {
  readonly costPounds?: number;
  readonly preparationPounds?: number;
  readonly advertisedPounds?: number;
  readonly inOn?: Day;
  readonly site?: string;
}

export type ListCarFact = keyof ListCarFacts;

/** Whole headings, as `plainHeading` gives them. */
const HEADINGS: Readonly<Record<ListCarFact, RegExp>> = {
  costPounds: /^(cost|cost price|stand in|stand in value|siv|purchase price|bought for|price paid|paid)$/,
  preparationPounds: /^(prep|preparation|prep cost|preparation cost|reconditioning|recon)$/,
  advertisedPounds: /^(asking|asking price|retail price|selling price|advertised price|screen price|price)$/,
  inOn: /^(date in|stocked|date stocked|stock date|in stock since|purchase date|date purchased|date bought)$/,
  site: /^(site|location|branch|dealership|showroom)$/,
};
const FACTS: readonly ListCarFact[] = ['costPounds', 'preparationPounds', 'advertisedPounds', 'inOn', 'site'];
const POUNDS_MAX = 10_000_000;
const SITE_LETTERS_MAX = 60;

/** Which column holds what, by position; the first that names it. */
export function factColumns(labels: readonly string[]): ReadonlyMap<ListCarFact, number> {
  const plainLabels = labels.map(plainHeading);
  return new Map(
    FACTS.flatMap((fact): [ListCarFact, number][] => {
      const place = plainLabels.findIndex((label) => HEADINGS[fact].test(label));
      return place < 0 ? [] : [[fact, place]];
    }),
  );
}

/** Whether a cell is the heading of a column of that fact. */
export const isFactHeading = (fact: ListCarFact, cell: string): boolean => HEADINGS[fact].test(plainHeading(cell));

/** A cell that cannot be read says nothing: what is known of the car stays. */
export function factsOf(cells: readonly string[], columns: ReadonlyMap<ListCarFact, number>): ListCarFacts {
  const cell = (fact: ListCarFact) => cells[columns.get(fact) ?? -1]?.trim() ?? '';
  const pounds = (fact: ListCarFact) => {
    const pence = parsePounds(cell(fact));
    return pence === null || pence > POUNDS_MAX * 100 ? undefined : Math.round(pence / 100);
  };
  const [cost, preparation, advertised] = [
    pounds('costPounds'),
    pounds('preparationPounds'),
    pounds('advertisedPounds'),
  ];
  const [inOn, site] = [readTypedDay(cell('inOn')), cell('site').slice(0, SITE_LETTERS_MAX)];
  return {
    ...(cost !== undefined && { costPounds: cost }),
    ...(preparation !== undefined && { preparationPounds: preparation }),
    ...(advertised !== undefined && { advertisedPounds: advertised }),
    ...(inOn !== null && { inOn }),
    ...(site !== '' && { site }),
  };
}
