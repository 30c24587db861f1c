/** The dictionary options that a derivative offers in a model year. */
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { optionRows, type OptionRow } from '@/lib/sandbox/options/read-options';

const dearPence = 3_000_000;

/** Whether the letters of a row's `where` all hold. */
function applies(where: string, derivative: CatalogueDerivative, tows: boolean): boolean {
  const { line, engine, database } = derivative;
  const electric = engine.powertrain === 'electric';
  const holds: Readonly<Record<string, boolean>> = {
    A: true,
    C: database === 'CAR',
    V: database === 'LCV' && line.body !== 'CH' && line.body !== 'DC',
    X: database === 'CAR' && line.segment !== 'A',
    F: line.body !== 'K',
    K: line.body === 'K',
    U: line.body === 'U' || line.body === 'E' || line.body === 'M',
    I: !electric,
    E: electric || engine.powertrain.endsWith('plug-in'),
    B: electric,
    L: derivative.basicPriceNewPence >= dearPence,
    W: tows,
    P: true,
    D: true,
  };
  return Array.from(where).every((letter) => holds[letter] === true);
}

/** Half-years of a model year's reference: `26.50` is 4053. */
const seasonOf = (reference: string): number =>
  (2000 + Number(reference.slice(0, 2))) * 2 + (reference.endsWith('50') ? 1 : 0);

/** Options appear up to a year after they are invented, and some come late or leave early in the life of a model. */
function isSold(row: OptionRow, { line, model }: CatalogueDerivative, season: number): boolean {
  const words = `${line.make.letters} ${model.range.name} ${line.from} ${row.code}`;
  if (draw(words) >= row.chance) return false;
  const launched = Number(line.from.slice(0, 4)) * 2;
  const first = row.fromYear * 2 + drawWhole(`${words} first`, 0, 2);
  const comes = draw(`${words} late`) < 0.1 ? launched + drawWhole(`${words} comes`, 2, 5) : first;
  const goes = draw(`${words} early`) < 0.08 ? launched + drawWhole(`${words} goes`, 4, 9) : row.toYear * 2 + 1;
  return first <= season && comes <= season && season <= goes;
}

export interface OfferedOptions {
  readonly offers: readonly OptionOffer[];
  /** Dictionary codes that are standard equipment of the derivative. */
  readonly standard: ReadonlySet<number>;
}

/** In the dictionary's order; options that only come in packs are included, whether or not a pack has them. */
export function offersOf(derivative: CatalogueDerivative, from: string, reference: string): OfferedOptions {
  const equipment = new Set(standardEquipment(derivative, from).map(({ code }) => code));
  const tows = technical(derivative, from).towBrakedKg > 0;
  const season = seasonOf(reference);
  const standard = new Set<number>();
  const offers: OptionOffer[] = [];
  for (const row of optionRows[derivative.database]) {
    if (!applies(row.where, derivative, tows)) continue;
    if (row.standardAs.some((code) => equipment.has(code))) standard.add(row.code);
    else if (derivative.trim.level >= row.level && isSold(row, derivative, season)) {
      const { code, category, description, pounds, kg, dragCm2, retention, generic } = row;
      const isDefault = row.where.includes('D');
      offers.push({
        code,
        category,
        description,
        pounds,
        isDefault,
        kind: 'option',
        kg,
        dragCm2,
        rolling: 0,
        retention,
        generic,
      });
    }
  }
  return { offers, standard };
}
