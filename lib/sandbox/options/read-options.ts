/** Reads the dictionaries' rows (their form: car-options.ts). */
import { carOptions } from '@/lib/sandbox/options/car-options';
import type { Keep } from '@/lib/sandbox/options/model';
import { vanOptions } from '@/lib/sandbox/options/van-options';
import type { Database } from '@/lib/sandbox/catalogue/model';

export interface OptionRow {
  readonly code: number;
  readonly category: string;
  readonly description: string;
  /** null: comes in packs alone. */
  readonly pounds: number | null;
  /** Letters that must all hold. */
  readonly where: string;
  readonly fromYear: number;
  readonly toYear: number;
  readonly level: number;
  readonly chance: number;
  readonly kg: number;
  readonly dragCm2: number;
  readonly keep: Keep;
  readonly generic: number | null;
  readonly standardAs: readonly number[];
}

export const keeps: Readonly<Record<string, Keep>> = {
  S: 'style',
  W: 'wanted',
  O: 'ordinary',
  T: 'technical',
  N: 'none',
};

function readRow(line: string): OptionRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [code, category = '', description = '', pounds, where = '', years = '', level, chance, kg, drag] = cells;
  const [, , , , , , , , , , keep = '', generic = '', standard = ''] = cells;
  const [from = '', to = ''] = years.split('-');
  const kept = keeps[keep];
  if (cells.length < 12 || kept === undefined) throw new Error(`option row: ${line}`);
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
    keep: kept,
    generic: generic === '' ? null : Number(generic),
    standardAs: standard === '' ? [] : standard.split(',').map(Number),
  };
}

const read = (text: string): readonly OptionRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRow);

export const optionRows: Readonly<Record<Database, readonly OptionRow[]>> = {
  CAR: read(carOptions),
  LCV: read(vanOptions),
};
