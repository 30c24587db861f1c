/** A choice of columns as it is sent, and why it cannot be used. Without schemas: pages load it. */
import { Fault } from '@/lib/fault';
import { formatPlural } from '@/lib/format';
import type { PriceAsMileage } from './price-doubt';

/** Columns by position, from 0; null for none. */
export type ColumnChoice<Field extends string> = Readonly<Record<Field, number | null>>;

/** Positions in the order of the fields, with nothing between two commas for none: `0,,3,4`. */
export const choiceText = <Field extends string>(fields: readonly Field[], choice: ColumnChoice<Field>): string =>
  fields.map((field) => choice[field] ?? '').join(',');

/** What `choiceText` writes of that many fields. */
export const choiceTextPattern = (fields: number): RegExp => new RegExp(`^(\\d{0,3},){${fields - 1}}\\d{0,3}$`);

/** @param text of `choiceTextPattern` */
export function readChoiceText<Field extends string>(fields: readonly Field[], text: string) {
  const places = text.split(',');
  return (field: Field): number | null => {
    const typed = places[fields.indexOf(field)] ?? '';
    return typed === '' ? null : Number(typed);
  };
}

/** The input of a field whose column was sent in the text of `choiceText`, in the input `columns`. */
export const inColumns = (field: string): string => `columns.${field}`;

/** Whether a fault is about the column of a field, however it was sent. */
export const isAboutColumn = (fault: Pick<Fault, 'field'> | null, field: string): boolean =>
  fault?.field === field || fault?.field === inColumns(field);

interface ChoiceTerms<Field extends string> {
  readonly words: Readonly<Record<Field, string>>;
  /** The heading of each column of the file. */
  readonly labels: readonly string[];
  /** Whether each column looks like prices, and why. */
  readonly doubts: readonly (string | null)[];
  readonly priceAsMileage: PriceAsMileage | undefined;
  /** The input that the choice of a column was sent in; by default it is a separate one with the field's name. */
  readonly inputOf?: (field: Field | 'mileage') => string;
}

/**
 * @throws Fault at the field, for a column that the file does not have, one column for two things, or prices as the
 * mileages that no one has confirmed
 */
export function refuseChoice<Field extends string>(
  choice: Readonly<Partial<Record<Field | 'mileage', number | null | undefined>>>,
  fields: readonly Field[],
  { words, labels, doubts, priceAsMileage, inputOf = (field) => field }: ChoiceTerms<Field>,
): void {
  const chosen = new Map<number, Field>();
  for (const field of fields) {
    const place = choice[field] ?? null;
    if (place === null) continue;
    if (place >= labels.length)
      throw new Fault('invalid_input', {
        message: `${words[field]}: the file has ${formatPlural(labels.length, 'column')}, and no column ${place + 1}.`,
        fix: 'Choose one of its columns.',
        field: inputOf(field),
      });
    const other = chosen.get(place);
    if (other !== undefined)
      throw new Fault('invalid_input', {
        message: `The column “${labels[place] ?? ''}” is chosen for ${words[other]} and for ${words[field]}.`,
        fix: 'Choose another column, or none, for one of them.',
        field: inputOf(field),
      });
    chosen.set(place, field);
  }
  const doubt = doubts[choice.mileage ?? -1] ?? null;
  if (doubt !== null && priceAsMileage !== 'accept')
    throw new Fault('invalid_input', {
      message: doubt,
      fix: 'Choose the column of mileages, or confirm that these are mileages.',
      field: inputOf('mileage'),
    });
}

/** "Columns: 9 of 11 read". A column without a heading counts if it is read. */
export function columnsReadWords(labels: readonly string[], used: readonly (number | null | undefined)[]): string {
  const isRead = (place: number) => used.includes(place);
  const counted = labels.flatMap((label, place) => (isRead(place) || label !== `Column ${place + 1}` ? [place] : []));
  return `Columns: ${counted.filter(isRead).length} of ${counted.length} read`;
}
