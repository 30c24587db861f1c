/** What a dealer's table gives about a car besides its plate and mileage, by the headings of its columns. */
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { fieldColumn } from '@/lib/domain/stock/columns/field-headings';
import { unitColumn } from '@/lib/domain/stock/columns/mileage-cell';
import { plainHeading } from '@/lib/domain/stock/columns/plain-heading';
import type { StockColumns } from '@/lib/domain/stock/columns/stock-columns';
import { unusedColumnsWords } from '@/lib/domain/stock/columns/unused-columns';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import type { Day } from '@/lib/domain/time/calendar';
import { formatCount, formatPlural } from '@/lib/format';
import { FIELD_WORDS } from './car-fields';
import { earliestIn, STAY_YEARS_MAX } from './days-in-stock';
import { STATUS_WORDS } from './stock-car-state';

export interface ListCarFacts {
  readonly costPounds?: number;
  readonly preparationPounds?: number;
  readonly advertisedPounds?: number;
  readonly inOn?: Day;
  readonly site?: string;
}

export type ListCarFact = keyof ListCarFacts;

export const LIST_CAR_FACTS: readonly ListCarFact[] = [
  'costPounds',
  'preparationPounds',
  'advertisedPounds',
  'inOn',
  'site',
];
const POUNDS_MAX = 10_000_000;
const SITE_LETTERS_MAX = 60;

/** A column of it is not taken: a car that is sold or removed needs more than a word. */
const STATUS_HEADING = /^((car|stock|vehicle) )?status$/;

/** What a person chose: a column, or null for none; without a choice it is found by the headings. */
export type ChosenFacts = Readonly<Partial<Record<ListCarFact, number | null | undefined>>>;

/**
 * Which column holds what, by position: as chosen, or else the one whose heading is surest. Of two that are as sure, none
 * is taken, and none that is used for something else.
 * @param used the columns of plate, mileage and stock number
 */
export function factColumns(
  labels: readonly string[],
  chosen: ChosenFacts = {},
  used: readonly (number | null)[] = [],
): ReadonlyMap<ListCarFact, number> {
  const taken = new Set([...used, ...LIST_CAR_FACTS.map((fact) => chosen[fact] ?? null)]);
  return new Map(
    LIST_CAR_FACTS.flatMap((fact): [ListCarFact, number][] => {
      const byHeading = chosen[fact] === undefined ? fieldColumn(fact, labels) : null;
      const place = chosen[fact] ?? (taken.has(byHeading) ? null : byHeading);
      return place === null ? [] : [[fact, place]];
    }),
  );
}

/**
 * A cell that cannot be read says nothing: what is known of the car stays. Nor does an amount of 0, which other systems
 * write where none is entered, nor a day in after today.
 */
export function factsOf(cells: readonly string[], columns: ReadonlyMap<ListCarFact, number>, today: Day): ListCarFacts {
  const cell = (fact: ListCarFact) => cells[columns.get(fact) ?? -1]?.trim() ?? '';
  const pounds = (fact: ListCarFact) => {
    const pence = parsePounds(cell(fact));
    return pence === null || pence > POUNDS_MAX * 100 ? undefined : Math.round(pence / 100) || undefined;
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
    ...(inOn !== null && inOn <= today && inOn >= earliestIn(today) && { inOn }),
    ...(site !== '' && { site }),
  };
}

/** Which column holds a status; below 0 where none does. */
export const statusColumn = (labels: readonly string[]): number =>
  labels.findIndex((label) => STATUS_HEADING.test(plainHeading(label)));

/**
 * Names the columns of a table that are not used for stock; null if all are.
 * @param facts the columns of the other fields @param headings as the file has them, where `labels` are others
 */
export const unusedInStock = (
  labels: readonly string[],
  { plate, mileage, reference }: Pick<StockColumns, 'plate' | 'mileage' | 'reference'>,
  facts: ReadonlyMap<ListCarFact, number>,
  headings: readonly string[] = labels,
): string | null =>
  unusedColumnsWords(headings, [
    plate,
    mileage,
    reference,
    ...facts.values(),
    statusColumn(labels),
    unitColumn(labels, mileage),
  ]);

/** A cell of a recognised column that does not come into the stock as it is. */
export interface UntakenCell {
  readonly field: ListCarFact | 'status' | 'stockNumber';
  readonly text: string;
}

/** The cells of a row that hold something and are not taken, or not whole. */
export function untakenCells(
  cells: readonly string[],
  columns: ReadonlyMap<ListCarFact, number>,
  facts: ListCarFacts,
): readonly UntakenCell[] {
  return LIST_CAR_FACTS.flatMap((field) => {
    const text = cells[columns.get(field) ?? -1]?.trim() ?? '';
    const isTaken = field === 'site' ? facts.site === text : facts[field] !== undefined;
    return text === '' || isTaken ? [] : [{ field, text }];
  });
}

const EXAMPLES = 3;
const TEXT_SHOWN = 30;

/**
 * One sentence for each field of which cells are not taken: in how many rows, which, and what is there instead.
 * @param isQuoted whether it quotes the cells: not in what is stored, as a stock number may be a plate
 */
export function untakenWords(
  rows: readonly { readonly row: number; readonly untaken: readonly UntakenCell[] }[],
  { isQuoted }: { readonly isQuoted: boolean },
): string[] {
  return [...LIST_CAR_FACTS, 'stockNumber' as const, 'status' as const].flatMap((field) => {
    const cells = rows.flatMap(({ row, untaken }) =>
      untaken.filter((cell) => cell.field === field).map(({ text }) => ({ row, text })),
    );
    if (cells.length === 0) return [];
    const examples = cells
      .slice(0, EXAMPLES)
      .map(
        ({ row, text }) =>
          `row ${formatCount(row)}${isQuoted ? ` “${text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text}”` : ''}`,
      );
    const more = cells.length > EXAMPLES ? ' and others' : '';
    return [
      `${UNTAKEN_WORDS[field](FIELD_WORDS[field], formatPlural(cells.length, 'row'))} (${examples.join(', ')}${more}). ${INSTEAD[field]}`,
    ];
  });
}

const notEntered = (name: string, rows: string) => `${name} could not be read, or is 0, in ${rows}`;
const UNTAKEN_WORDS: Readonly<Record<UntakenCell['field'], (name: string, rows: string) => string>> = {
  costPounds: notEntered,
  preparationPounds: notEntered,
  advertisedPounds: notEntered,
  inOn: (name, rows) => `${name} could not be read, is in the future or is over ${STAY_YEARS_MAX} years ago in ${rows}`,
  site: (name, rows) => `${name} is longer than ${SITE_LETTERS_MAX} characters in ${rows}`,
  stockNumber: (name, rows) => `${name} belongs to another car in ${rows}`,
  status: (name, rows) => `${name} is not taken; it differs in ${rows}`,
};
const AS_IT_WAS = 'It stays empty, or as it was.';
const INSTEAD: Readonly<Record<UntakenCell['field'], string>> = {
  costPounds: AS_IT_WAS,
  preparationPounds: AS_IT_WAS,
  advertisedPounds: AS_IT_WAS,
  inOn: 'New cars get today; cars in stock stay as they are.',
  site: `The first ${SITE_LETTERS_MAX} are taken.`,
  stockNumber: AS_IT_WAS,
  status: `New cars come in as ${STATUS_WORDS.preparation}; cars in stock stay as they are.`,
};
