/** The dictionary codes that each generic option groups. */
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';
import { genericOptions, type GenericOption } from '@/lib/sandbox/options/generic-options';
import { packCodes } from '@/lib/sandbox/options/packs';
import { familyCodes } from '@/lib/sandbox/options/trims-and-wheels';
import { optionRows } from '@/lib/sandbox/options/read-options';

/** Codes of the reference car, which are not in the dictionary. */
const golden: Readonly<Record<number, readonly number[]>> = {
  11: [70],
  12: [71],
  16: [10, 11, 12],
  18: [30, 31],
  21: [20],
  23: [21],
  24: [40],
  32: [80, 81],
  36: [82],
  41: [61],
  51: [60],
  53: [62],
  61: [50],
  62: [51],
};

export interface GenericLink extends GenericOption {
  readonly codes: readonly number[];
}

/** The generic options of a database, each with at least one code. */
export function genericLinks(database: CatalogueDatabase): readonly GenericLink[] {
  const codes = new Map<number, number[]>();
  const add = (generic: number, code: number): void => void codes.set(generic, [...(codes.get(generic) ?? []), code]);
  for (const { generic, code } of familyCodes(database)) add(generic, code);
  for (const { generic, code } of optionRows[database]) if (generic !== null) add(generic, code);
  for (const code of packCodes(database)) add(18, code);
  return genericOptions.flatMap((option) => {
    const own = database === 'CAR' ? (golden[option.code] ?? []) : [];
    const all = [...(codes.get(option.code) ?? []), ...own];
    return all.length === 0 ? [] : [{ ...option, codes: all.sort((a, b) => a - b) }];
  });
}
