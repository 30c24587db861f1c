/** Paint: a vehicle has one colour, and the first offered is standard. */
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { OptionOffer } from '@/lib/sandbox/options/offer';

/** Codes of vans stand two thousand above those of cars. */
export const vanBase = 2000;
const colourBase = 71100;

const finishes = {
  S: { word: 'Solid paint', pounds: 275, generic: 12 },
  M: { word: 'Metallic paint', pounds: 595, generic: 11 },
  P: { word: 'Pearlescent paint', pounds: 795, generic: 11 },
  X: { word: 'Special paint', pounds: 1650, generic: 13 },
} as const;

type Finish = keyof typeof finishes;

const named = (finish: Finish, names: string) => names.split('; ').map((name) => [finish, name] as const);

/** Finish and name. The place in the list is part of the code: add at the end. */
const colourNames: readonly (readonly [Finish, string])[] = [
  ...named('S', 'Polar White; Alpine White; Candy White; Signal Red; Racing Red; Brilliant Black; Urban Grey'),
  ...named('S', 'Sunset Yellow; Marine Blue; Pastel Blue'),
  ...named('M', 'Étoile Blue; Ocean Blue; Midnight Blue; Petrol Blue; Silver Ice; Glacier Silver; Tungsten Silver'),
  ...named('M', 'Mineral Grey; Graphite; Daytona Grey; Shadow Black; Phantom Black; Mythos Black'),
  ...named('M', 'Ruby Red; Garnet Red; Copper Orange; Bronze; Sand Beige; Moss Green; British Green'),
  ...named('P', 'Pearl White; Oryx White; Soul Red; Carbon Black; Lapis Blue; Champagne'),
  ...named('X', 'Frozen Grey, matt; Satin Black, matt; Individual Purple; Heritage Green; Liquid Gold'),
];

const plain = { category: 'Paintwork', kind: 'colour', kg: 0, dragCm2: 0, rolling: 0, retention: 'ordinary' } as const;

/** Makers that sell kinds of paint and leave the name to the dealer. */
const kindSellers = [
  'ABARTH',
  'CHEVROLET',
  'DACIA',
  'FIAT',
  'ISUZU',
  'IVECO',
  'KGM',
  'MAXUS',
  'MG',
  'SSANGYONG',
  'SUZUKI',
];

const kindsOfPaint = (database: CatalogueDatabase): readonly (readonly [Finish, number, string])[] => {
  const first = database === 'CAR' ? 71001 : 73091;
  return [
    ['S', first + 1, 'Solid paint & lacquer'],
    ['M', first, 'Metallic paint'],
    ['P', first + 2, 'Pearlescent paint <3-coat>'],
  ];
};

/** Paint; the first is standard. */
export function coloursOf(derivative: CatalogueDerivative, year: number): OptionOffer[] {
  const base = derivative.database === 'CAR' ? 0 : vanBase;
  if (kindSellers.includes(derivative.line.make.name)) {
    return kindsOfPaint(derivative.database).map(([finish, code, description], i) => ({
      ...plain,
      code,
      description,
      pounds: i === 0 ? 0 : finishes[finish].pounds,
      isDefault: i === 0,
      generic: finishes[finish].generic,
    }));
  }
  const { model, line, basicPriceNewPence } = derivative;
  const dear = basicPriceNewPence > 3_500_000;
  const counts: Record<Finish, number> = { S: 2, M: drawWhole(`${model.code} metallics`, 4, 8), P: 2, X: dear ? 2 : 0 };
  if (derivative.database === 'LCV') Object.assign(counts, { S: 5, M: 4, P: 0 });
  // A palette changes in part every third year.
  const palette = `${line.make.name} ${model.range.name} ${line.from} paint`;
  const offers: OptionOffer[] = [];
  for (const finish of ['S', 'M', 'P', 'X'] as const) {
    const ranked = colourNames
      .flatMap(([key, name], index) => {
        if (key !== finish) return [];
        const period = Math.floor((year + drawWhole(`${palette} ${name} turn`, 0, 2)) / 3);
        return { name, index, rank: draw(`${palette} ${name} ${period}`) };
      })
      .sort((a, b) => a.rank - b.rank)
      .slice(0, counts[finish]);
    for (const { name, index } of ranked) {
      const isDefault = offers.length === 0;
      offers.push({
        ...plain,
        code: colourBase + base + index,
        description: `${finishes[finish].word} - ${name}`,
        pounds: isDefault ? 0 : finishes[finish].pounds,
        isDefault,
        generic: finishes[finish].generic,
        retention: finish === 'S' ? 'none' : 'ordinary',
      });
    }
  }
  return offers;
}

/** Every paint code that a car or van may have, with its generic option. */
export function paintCodes(database: CatalogueDatabase): { code: number; generic: number }[] {
  const base = database === 'CAR' ? 0 : vanBase;
  return [
    ...colourNames.map(([finish], i) => ({ code: colourBase + base + i, generic: finishes[finish].generic })),
    ...kindsOfPaint(database).map(([finish, code]) => ({ code, generic: finishes[finish].generic })),
  ];
}
