/** What a dealer's table says of a car beside its plate and mileage: by the headings of its columns. */
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import type { Day } from '@/lib/domain/time/calendar';

export interface ListCarFacts {
  readonly costPounds?: number;
  readonly preparationPounds?: number;
  readonly advertisedPounds?: number;
  readonly inOn?: Day;
  readonly site?: string;
}

type Fact = keyof ListCarFacts;

/** Whole headings, without what stands in brackets, signs and capitals. */
const HEADINGS: Readonly<Record<Fact, RegExp>> = {
  costPounds: /^(cost|cost price|stand in|stand in value|siv|purchase price|bought for|price paid|paid)$/,
  preparationPounds: /^(prep|preparation|prep cost|preparation cost|reconditioning|recon)$/,
  advertisedPounds: /^(asking|asking price|retail price|selling price|advertised price|screen price|price)$/,
  inOn: /^(date in|stocked|date stocked|stock date|in stock since|purchase date|date purchased|date bought)$/,
  site: /^(site|location|branch|dealership|showroom)$/,
};
const FACTS: readonly Fact[] = ['costPounds', 'preparationPounds', 'advertisedPounds', 'inOn', 'site'];
const POUNDS_MAX = 10_000_000;
const SITE_LETTERS_MAX = 60;

/** Which column holds what, by position; the first that names it. */
export function factColumns(labels: readonly string[]): ReadonlyMap<Fact, number> {
  const plain = labels.map((label) =>
    label
      .replace(/\(.*?\)|[£:*]/g, ' ')
      .replace(/[_\-./]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  return new Map(
    FACTS.flatMap((fact): [Fact, number][] => {
      const place = plain.findIndex((label) => HEADINGS[fact].test(label));
      return place < 0 ? [] : [[fact, place]];
    }),
  );
}

/** A cell that cannot be read says nothing: what is known of the car stays. */
export function factsOf(cells: readonly string[], columns: ReadonlyMap<Fact, number>): ListCarFacts {
  const cell = (fact: Fact) => cells[columns.get(fact) ?? -1]?.trim() ?? '';
  const pounds = (fact: Fact) => {
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
