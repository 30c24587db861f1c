/** What a file of stock may have, in the order in which a choice of columns is sent. Without schemas: pages load it. */
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, type ProfileField } from '@/lib/domain/stock-cars/sources/column-profile';
import { factColumns, LIST_CAR_FACTS } from '@/lib/domain/stock-cars/list-car';
import { choiceText, choiceTextPattern, readChoiceText, type ColumnChoice } from './column-choice';
import { unitColumn } from './mileage-cell';
import type { StockColumns } from './stock-columns';

export const STOCK_FIELDS: readonly ProfileField[] = PROFILE_FIELD_NAMES;
export const STOCK_FIELD_WORDS: Readonly<Record<ProfileField, string>> = {
  ...PROFILE_FIELDS,
  reference: 'Your reference or lot',
};

export type StockChoice = ColumnChoice<ProfileField>;
export const STOCK_CHOICE_TEXT = choiceTextPattern(STOCK_FIELDS.length);

const choiceBy = (place: (field: ProfileField) => number | null): StockChoice => ({
  plate: place('plate'),
  mileage: place('mileage'),
  reference: place('reference'),
  costPounds: place('costPounds'),
  preparationPounds: place('preparationPounds'),
  advertisedPounds: place('advertisedPounds'),
  inOn: place('inOn'),
  site: place('site'),
});

export const stockChoiceText = (choice: StockChoice): string => choiceText(STOCK_FIELDS, choice);

/** @param text of `STOCK_CHOICE_TEXT` */
export const readStockChoice = (text: string): StockChoice => choiceBy(readChoiceText(STOCK_FIELDS, text));

interface FoundOrChosen extends Partial<Omit<StockColumns, 'plate' | 'mileage'>> {
  readonly plate: number | null;
  readonly mileage: number | null;
}

/** Every field's column: as chosen, or else by the headings. */
export function stockChoice(labels: readonly string[], columns: FoundOrChosen): StockChoice {
  const { plate, mileage, reference = null } = columns;
  const facts = factColumns(labels, columns, [plate, mileage, reference]);
  return choiceBy((field) => {
    const fact = LIST_CAR_FACTS.find((known) => known === field);
    if (fact !== undefined) return facts.get(fact) ?? null;
    return field === 'plate' ? plate : field === 'mileage' ? mileage : reference;
  });
}

/** The columns that are read, that of the units among them. */
export function usedColumns(labels: readonly string[], choice: StockChoice): (number | null)[] {
  const unit = choice.mileage === null ? null : unitColumn(labels, choice.mileage);
  return [...STOCK_FIELDS.map((field) => choice[field]), unit];
}
