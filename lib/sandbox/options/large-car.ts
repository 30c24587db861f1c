/**
 * The third reference car: as many options as the longest published lists, everything in the dictionary and a
 * programme of paints, wheels and upholstery. SAMPLE › LARGE CAR in the book; its code never changes (`largeRefcode`).
 */
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';
import type { Option, OptionBook } from '@/lib/sandbox/options/option-book';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { packsOf } from '@/lib/sandbox/options/packs';
import { optionRows } from '@/lib/sandbox/options/read-options';
import { referencePrice } from '@/lib/sandbox/options/reference-price';
import { numbered, oneOf, tableRules, type PlainRule } from '@/lib/sandbox/options/rules';

export const largeRefcode = 'ZZLR15R5HPTM  6   1 ';

export const isLargeCar = ({ line, model }: CatalogueDerivative): boolean =>
  line.make.name === 'SAMPLE' && model.range.name.startsWith('LARGE');

const colours = 'white, black, grey, silver, blue, red, green, brown'.split(', ');
const morePaints = 'bronze, orange, yellow, violet, turquoise, sand, copper, champagne'.split(', ');
const wheels = 'five-spoke, multi-spoke, turbine, two-tone, forged'.split(', ');
const veneers = 'ash, oak, walnut, eucalyptus, carbon weave, aluminium'.split(', ');

/** One of each group: every grade in every design, with its £. The first is standard. */
const groups = [
  ['Paintwork', 1000, { Solid: 0, Metallic: 595, Pearl: 995, Matt: 1950, 'Special order': 2900 }, colours, morePaints],
  ['Wheels', 2000, { '18"': 0, '19"': 650, '20"': 1200, '21"': 1850, '22"': 2600 }, wheels],
  [
    'Upholstery',
    3000,
    { Cloth: 0, 'Part leather': 650, Leather: 1250, 'Extended leather': 2100, Suede: 2400 },
    colours,
  ],
  ['Interior trim', 4000, { 'High-gloss': 0, 'Open-pore': 390 }, veneers],
  ['Stitching', 5000, { 'Plain stitching in': 0, 'Contrast stitching in': 280 }, colours],
  ['Seat belts', 6000, { 'Seat belts in': 150 }, colours],
] as const;

const offer = (code: number, category: string, description: string, pounds: number | null): OptionOffer => ({
  code,
  category,
  description,
  pounds,
  isDefault: false,
  kind: 'option',
  retention: 'style',
  generic: null,
  kg: 0,
  dragCm2: 0,
  rolling: 0,
});

const grouped = groups.map(([category, from, grades, ...designs]) =>
  Object.entries(grades).flatMap(([grade, pounds], row) =>
    designs.flat().map((design, at): OptionOffer => {
      const isFirst = row + at === 0;
      const code = from + row * 100 + at + 1;
      return { ...offer(code, category, `${grade} ${design}`, isFirst ? 0 : pounds), isDefault: isFirst };
    }),
  ),
);
const [, wheelOffers = [], upholstery = [], , stitching = []] = grouped;
const leathers = upholstery.filter(({ description }) => /leather/i.test(description)).map(({ code }) => code);

const single = optionRows.CAR.map((row): OptionOffer => ({
  ...offer(row.code, row.category, row.description, row.pounds),
  isDefault: row.where.includes('D'),
  retention: row.retention,
  generic: row.generic,
  kg: row.kg,
  dragCm2: row.dragCm2,
}));

/** The largest wheels need a firmer suspension and exclude a towbar; contrast stitching needs leather. */
const ownRules: readonly PlainRule[] = [
  ...wheelOffers
    .filter(({ description }) => description.startsWith('22"'))
    .flatMap(({ code }): PlainRule[] => [
      { type: 'RO', primaries: [code], secondaries: [71033, 71034] },
      { type: 'NW', primaries: [code], secondaries: [71040, 71043, 71044] },
    ]),
  ...stitching
    .filter(({ description }) => description.startsWith('Contrast'))
    .map(({ code }): PlainRule => ({ type: 'RO', primaries: [code], secondaries: leathers })),
];

/** The same in every model year. */
export function largeBook(
  derivative: CatalogueDerivative,
  { reference, effectiveFrom }: CatalogueModelYear,
): OptionBook {
  const packs = packsOf(derivative, [...wheelOffers, ...single], wheelOffers[5]?.code, () => true);
  const offers = [...grouped.flat(), ...single, ...packs.map((pack) => pack.offer)];
  const options = offers.map((offer, i): Option => {
    const { code, description, category, isDefault, kind, retention } = offer;
    return {
      code,
      description,
      category,
      isDefault,
      kind,
      retention,
      isPoa: false,
      tableOrder: i + 1,
      ...referencePrice(offer.pounds === null ? null : Math.round(offer.pounds)),
      load: { kg: offer.kg, dragArea: offer.dragCm2 / 10_000, rolling: offer.rolling },
    };
  });
  const known = new Map(options.map((option) => [option.code, option]));
  const plain = [
    ...grouped.map((group) => oneOf(group.map(({ code }) => code))),
    ...tableRules('CAR', (code) => known.has(code), new Set()),
    ...ownRules,
    ...packs.map(({ offer: pack, codes }): PlainRule => ({
      type: 'IN',
      primaries: [pack.code],
      secondaries: codes.filter((code) => known.get(code)?.basicPence !== null),
    })),
  ];
  const none = { colours: [], linkedOptions: [], pairs: [] };
  return {
    modelYear: reference,
    from: effectiveFrom,
    options,
    rules: numbered(
      plain.filter(({ type, secondaries }) => type === 'OO' || secondaries.length > 0),
      known,
    ),
    packItems: packs.flatMap(({ offer: pack, codes, words }) =>
      [...codes.map((code) => known.get(code)?.description ?? ''), ...words].map((description) => ({
        pack: pack.code,
        description,
      })),
    ),
    colourTrims: none,
    colourHoods: none,
  };
}
