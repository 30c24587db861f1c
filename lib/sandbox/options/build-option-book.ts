/** `optionsOf`: the options of a derivative on a day, for all services on options. */
import { draw } from '@/lib/sandbox/seeded-random';
import { modelYearOn } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';
import { listPriceLevel, vatPercent } from '@/lib/sandbox/catalogue/prices';
import { awkwardBook, isAwkwardCar } from '@/lib/sandbox/options/awkward-car';
import { withDefects } from '@/lib/sandbox/options/book-defects';
import { goldenBook, isGoldenCar } from '@/lib/sandbox/options/golden-car';
import { isLargeCar, largeBook } from '@/lib/sandbox/options/large-car';
import { linksOf } from '@/lib/sandbox/options/links';
import type { Option, OptionBook } from '@/lib/sandbox/options/option-book';
import { offersOf } from '@/lib/sandbox/options/offers';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { coloursOf } from '@/lib/sandbox/options/paint';
import { hoodsOf, isLeather, trimsOf, wheelsOf } from '@/lib/sandbox/options/trims-and-wheels';
import { packsOf, type PackOffer } from '@/lib/sandbox/options/packs';
import { personalOffers, personalRules } from '@/lib/sandbox/options/personal';
import { numbered, oneOf, tableRules, type PlainRule } from '@/lib/sandbox/options/rules';

/**
 * The options of a derivative on a day: the list of the model year in force, because makers change options and their
 * prices with the model year. Days before the introduction give the first list, days after the end the last.
 */
export function optionsOf(derivative: CatalogueDerivative, date: string): OptionBook {
  const year = modelYearOn(derivative, date);
  if (isGoldenCar(derivative)) return goldenBook(year);
  if (isLargeCar(derivative)) return largeBook(derivative, year);
  return isAwkwardCar(derivative) ? awkwardBook(year) : withDefects(derivative, year, flawlessBook(derivative, year));
}

/** The list without the defects that a few have. */
function flawlessBook(derivative: CatalogueDerivative, { reference, effectiveFrom }: CatalogueModelYear): OptionBook {
  const { offers, standard } = offersOf(derivative, effectiveFrom, reference);
  const colours = coloursOf(derivative, 2000 + Number(reference.slice(0, 2)));
  const trims = trimsOf(derivative);
  const hoods = hoodsOf(derivative);
  const wheels = wheelsOf(derivative);
  const single = [...colours, ...trims, ...hoods, ...wheels, ...offers];
  const packs = packsOf(derivative, single, wheels[1]?.code);
  const inPacks = new Set(packs.flatMap(({ codes }) => codes));
  const listed = [
    ...single.filter(({ code, pounds }) => pounds !== null || inPacks.has(code)),
    ...packs.map(({ offer }) => offer),
    ...personalOffers(derivative),
  ];
  const options = listed.map((offer, i) => priced(derivative, effectiveFrom, offer, i + 1));
  const known = new Map(options.map((option) => [option.code, option]));
  const plain = [
    ...[colours, trims, hoods, wheels].filter((group) => group.length > 1).map((group) => oneOf(group.map(codeOf))),
    ...wheelRules(wheels, (code) => known.has(code)),
    ...leatherRules(trims, (code) => known.has(code)),
    ...tableRules(derivative.database, (code) => known.has(code), standard),
    ...packs.flatMap((pack) => includedRules(pack, known)),
    ...personalRules(derivative),
  ];
  return {
    modelYear: reference,
    from: effectiveFrom,
    options,
    rules: numbered(plain, known),
    packItems: packs.flatMap(({ offer, codes, words }) =>
      [...codes.map((code) => known.get(code)?.description ?? ''), ...words].map((description) => ({
        pack: offer.code,
        description,
      })),
    ),
    ...linksOf(derivative, options),
  };
}

const codeOf = ({ code }: OptionOffer): number => code;

/** The largest wheels need a firmer suspension where there is one, and exclude a towbar. */
function wheelRules(wheels: readonly OptionOffer[], has: (code: number) => boolean): PlainRule[] {
  const suspensions = [71031, 71033, 71034].filter(has);
  const towbars = [71040, 71043].filter(has);
  return wheels
    .filter(({ retention }) => retention === 'style')
    .flatMap(({ code }) => [
      ...(suspensions.length > 0 ? [{ type: 'RO', primaries: [code], secondaries: suspensions } as const] : []),
      ...(towbars.length > 0 ? [{ type: 'NW', primaries: [code], secondaries: towbars } as const] : []),
    ]);
}

/** Ventilation needs leather, where leather is not standard. */
function leatherRules(trims: readonly OptionOffer[], has: (code: number) => boolean): PlainRule[] {
  const leathers = trims.map(codeOf).filter(isLeather);
  const isStandard = trims.some(({ code, isDefault }) => isDefault && isLeather(code));
  return has(71015) && leathers.length > 0 && !isStandard
    ? [{ type: 'RO', primaries: [71015], secondaries: leathers }]
    : [];
}

/** An item of a pack that can also be ordered alone is included in the pack's price. */
function includedRules({ offer, codes }: PackOffer, known: ReadonlyMap<number, Option>): PlainRule[] {
  const alone = codes.filter((code) => known.get(code)?.basicPence !== null);
  return alone.length === 0 ? [] : [{ type: 'IN', primaries: [offer.code], secondaries: alone }];
}

/** Expensive cars have expensive options: in steps, so that a model's derivatives agree where they are close. */
function optionPriceFactor({ basicPriceNewPence, database }: CatalogueDerivative): number {
  if (database === 'LCV') return 1;
  const step = Math.round(Math.log(basicPriceNewPence / 1_660_000) / 0.45);
  return Math.min(3.2, Math.max(0.7, Math.exp(step * 0.225)));
}

/** Prices end in £0 or £5: with VAT for a car, without it for a van. */
function priced(derivative: CatalogueDerivative, from: string, offer: OptionOffer, tableOrder: number): Option {
  const { code, description, category, isDefault, kind, retention, pounds } = offer;
  const level = listPriceLevel(from) / listPriceLevel('2018-01-01');
  const own = kind === 'pack' ? 1 : 0.85 + 0.3 * draw(`${derivative.line.make.letters} ${code} price`);
  const exact = (pounds ?? 0) * own * level * optionPriceFactor(derivative);
  const pence = exact === 0 ? 0 : Math.max(1, Math.round(exact / 5)) * 500;
  const percent = vatPercent(from);
  const basicPence = derivative.database === 'CAR' ? Math.round(pence / (1 + percent / 100)) : pence;
  const vatPence = derivative.database === 'CAR' ? pence - basicPence : Math.round((pence * percent) / 100);
  return {
    code,
    description,
    category,
    basicPence: pounds === null ? null : basicPence,
    vatPence: pounds === null ? null : vatPence,
    isDefault,
    isPoa: false,
    tableOrder,
    kind,
    load: { kg: offer.kg, dragArea: offer.dragCm2 / 10_000, rolling: offer.rolling },
    retention,
  };
}
