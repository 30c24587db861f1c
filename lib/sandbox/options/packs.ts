/** Packs of a derivative, from the table of packs and the other options offered. */
import { draw } from '@/lib/sandbox/seeded-random';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { packTable } from '@/lib/sandbox/options/pack-table';
import { retentionByLetter } from '@/lib/sandbox/options/read-options';
import type { RetentionClass } from '@/lib/sandbox/options/option-book';

interface AuthoredPackRow {
  readonly code: number;
  readonly name: string;
  readonly share: number;
  readonly chance: number;
  readonly retention: RetentionClass;
  /** Codes, `wheels`, or texts of items that only the pack has. */
  readonly contents: readonly (number | 'wheels' | { readonly words: string })[];
}

function readPack(line: string): AuthoredPackRow {
  const [code, name = '', share, chance, retentionLetter = '', contents = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const retention = retentionByLetter[retentionLetter];
  if (retention === undefined) throw new Error(`pack row: ${line}`);
  return {
    code: Number(code),
    name,
    share: Number(share),
    chance: Number(chance),
    retention,
    contents: contents.split(', ').map((content) => {
      if (content.startsWith('"')) return { words: content.slice(1, -1) };
      return content === 'wheels' ? content : Number(content);
    }),
  };
}

const rowsOf = (text: string): readonly AuthoredPackRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readPack);
const packRows: Readonly<Record<CatalogueDatabase, readonly AuthoredPackRow[]>> = {
  CAR: rowsOf(packTable.CAR),
  LCV: rowsOf(packTable.LCV),
};

export interface PackOffer {
  readonly offer: OptionOffer;
  /** Options of the list in it. */
  readonly codes: readonly number[];
  /** Texts of the items that only the pack has. */
  readonly words: readonly string[];
}

/** Pounds of an item that only a pack has, on the scale of the tables' prices. */
const wordsPounds = 75;

/** Whether a model has a pack, by its chance in the table. */
const byChance = ({ line, model }: CatalogueDerivative, code: number, chance: number): boolean =>
  draw(`${line.make.letters} ${model.range.name} ${line.from} ${code}`) < chance;

/**
 * Packs after the packs inside them. `offers` may be their contents; `sportWheels` is the design that packs call
 * `wheels`.
 */
export function packsOf(
  derivative: CatalogueDerivative,
  offers: readonly OptionOffer[],
  sportWheels: number | undefined,
  isOffered = byChance,
): PackOffer[] {
  const known = new Map(offers.map((offer) => [offer.code, offer]));
  const packs: PackOffer[] = [];
  for (const { code, name, share, chance, retention, contents } of packRows[derivative.database]) {
    if (!isOffered(derivative, code, chance)) continue;
    const held = contents.flatMap((content) => {
      if (typeof content === 'object') return [];
      return known.get(content === 'wheels' ? (sportWheels ?? 0) : content) ?? [];
    });
    const words = contents.flatMap((content) => (typeof content === 'object' ? [content.words] : []));
    if (
      held.length + words.length < 2 ||
      (held.length === 0 && contents.some((content) => typeof content === 'number'))
    )
      continue;
    const sum = held.reduce((pounds, offer) => pounds + (offer.pounds ?? wordsPounds), words.length * wordsPounds);
    const offer: OptionOffer = {
      code,
      category: 'Packs',
      description: name,
      pounds: sum * share,
      isDefault: false,
      kind: 'pack',
      // A pack weighs what its contents weigh.
      kg: 0,
      dragCm2: 0,
      rolling: 0,
      retention,
      generic: 18,
    };
    known.set(code, offer);
    packs.push({ offer, codes: held.map((content) => content.code), words });
  }
  return packs;
}

export const packCodes = (database: CatalogueDatabase): readonly number[] => packRows[database].map(({ code }) => code);
