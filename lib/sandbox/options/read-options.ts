/** Reads the dictionaries' rows (their form: car-options.ts). */
import { carOptions } from '@/lib/sandbox/options/car-options';
import type { RetentionClass } from '@/lib/sandbox/options/option-book';
import { vanOptions } from '@/lib/sandbox/options/van-options';
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';

export interface OptionRow {
  readonly code: number;
  readonly category: string;
  readonly description: string;
  /** null: only in packs. */
  readonly pounds: number | null;
  /** Letters that must all hold. */
  readonly where: string;
  readonly fromYear: number;
  readonly toYear: number;
  readonly level: number;
  readonly chance: number;
  readonly kg: number;
  readonly dragCm2: number;
  readonly retention: RetentionClass;
  readonly generic: number | null;
  readonly standardAs: readonly number[];
}

export const retentionByLetter: Readonly<Record<string, RetentionClass>> = {
  S: 'style',
  W: 'wanted',
  O: 'ordinary',
  T: 'technical',
  N: 'none',
};

function readRow(line: string): OptionRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [code, category = '', description = '', pounds, where = '', years = '', level, chance, kg, drag] = cells;
  const [, , , , , , , , , , retentionLetter = '', generic = '', standard = ''] = cells;
  const [from = '', to = ''] = years.split('-');
  const retention = retentionByLetter[retentionLetter];
  if (cells.length < 12 || retention === undefined) throw new Error(`option row: ${line}`);
  return {
    code: Number(code),
    category,
    description,
    pounds: pounds === '-' ? null : Number(pounds),
    where,
    fromYear: 2000 + Number(from),
    toYear: to === '' ? 9999 : 2000 + Number(to),
    level: Number(level),
    chance: Number(chance),
    kg: Number(kg),
    dragCm2: Number(drag),
    retention,
    generic: generic === '' ? null : Number(generic),
    standardAs: standard === '' ? [] : standard.split(',').map(Number),
  };
}

const read = (text: string): readonly OptionRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRow);

export const optionRows: Readonly<Record<CatalogueDatabase, readonly OptionRow[]>> = {
  CAR: read(carOptions),
  LCV: read(vanOptions),
};
