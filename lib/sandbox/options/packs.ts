/** Packs of a derivative, from the table of packs and what else is offered. */
import { draw } from '@/lib/sandbox/chance';
import type { Database, Derivative } from '@/lib/sandbox/catalogue/model';
import type { Offer } from '@/lib/sandbox/options/offer';
import { packTable } from '@/lib/sandbox/options/pack-table';
import { keeps } from '@/lib/sandbox/options/read-options';
import type { Keep } from '@/lib/sandbox/options/model';

interface PackRow {
  readonly code: number;
  readonly name: string;
  readonly share: number;
  readonly chance: number;
  readonly keep: Keep;
  /** Codes, `wheels`, or words for what only the pack has. */
  readonly contents: readonly (number | 'wheels' | { readonly words: string })[];
}

function readPack(line: string): PackRow {
  const [code, name = '', share, chance, keep = '', contents = ''] = line.split('|').map((cell) => cell.trim());
  const kept = keeps[keep];
  if (kept === undefined) throw new Error(`pack row: ${line}`);
  return {
    code: Number(code),
    name,
    share: Number(share),
    chance: Number(chance),
    keep: kept,
    contents: contents.split(', ').map((each) => {
      if (each.startsWith('"')) return { words: each.slice(1, -1) };
      return each === 'wheels' ? each : Number(each);
    }),
  };
}

const rowsOf = (text: string): readonly PackRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readPack);
const packRows: Readonly<Record<Database, readonly PackRow[]>> = {
  CAR: rowsOf(packTable.CAR),
  LCV: rowsOf(packTable.LCV),
};

export interface PackOffer {
  readonly offer: Offer;
  /** Options of the list it holds. */
  readonly codes: readonly number[];
  /** Words of what only the pack has. */
  readonly words: readonly string[];
}

/** Pounds of a thing that only a pack has, as the tables' prices are. */
const wordsPounds = 75;

/** Whether a model has a pack, by the chance the table gives it. */
const byChance = ({ line, model }: Derivative, code: number, chance: number): boolean =>
  draw(`${line.make.letters} ${model.range.name} ${line.from} ${code}`) < chance;

/** Packs after packs they hold. `offers` is what they may hold; `sportWheels` the design that packs call `wheels`. */
export function packsOf(
  derivative: Derivative,
  offers: readonly Offer[],
  sportWheels: number | undefined,
  isOffered = byChance,
): PackOffer[] {
  const known = new Map(offers.map((offer) => [offer.code, offer]));
  const packs: PackOffer[] = [];
  for (const { code, name, share, chance, keep, contents } of packRows[derivative.database]) {
    if (!isOffered(derivative, code, chance)) continue;
    const held = contents.flatMap((each) => {
      if (typeof each === 'object') return [];
      return known.get(each === 'wheels' ? (sportWheels ?? 0) : each) ?? [];
    });
    const words = contents.flatMap((each) => (typeof each === 'object' ? [each.words] : []));
    if (held.length + words.length < 2 || (held.length === 0 && contents.some((each) => typeof each === 'number')))
      continue;
    const sum = held.reduce((pounds, offer) => pounds + (offer.pounds ?? wordsPounds), words.length * wordsPounds);
    const offer: Offer = {
      code,
      category: 'Packs',
      description: name,
      pounds: sum * share,
      isDefault: false,
      kind: 'pack',
      // What a pack weighs is what it holds.
      kg: 0,
      dragCm2: 0,
      rolling: 0,
      keep,
      generic: 18,
    };
    known.set(code, offer);
    packs.push({ offer, codes: held.map((each) => each.code), words });
  }
  return packs;
}

export const packCodes = (database: Database): readonly number[] => packRows[database].map(({ code }) => code);
