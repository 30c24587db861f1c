/** Colours, trims, hoods and wheels: what a car has one of, and so the first of them by default. */
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { OptionOffer } from '@/lib/sandbox/options/offer';

/** Codes of vans stand two thousand above those of cars. */
const vanBase = 2000;
const colourBase = 71100;
const wheelBase = 71200;
const trimBase = 71300;
const hoodBase = 71400;

const finishes = {
  S: { word: 'Solid paint', pounds: 275, generic: 12 },
  M: { word: 'Metallic paint', pounds: 595, generic: 11 },
  P: { word: 'Pearlescent paint', pounds: 795, generic: 11 },
  X: { word: 'Special paint', pounds: 1650, generic: 13 },
} as const;

type Finish = keyof typeof finishes;

/** Finish and name. The place in the list is in the code: add at the end. */
const colourNames: readonly (readonly [Finish, string])[] = [
  ...['Polar White', 'Alpine White', 'Candy White', 'Signal Red', 'Racing Red', 'Brilliant Black', 'Urban Grey'].map(
    (name) => ['S', name] as const,
  ),
  ...['Sunset Yellow', 'Marine Blue', 'Pastel Blue'].map((name) => ['S', name] as const),
  ...[
    'Étoile Blue',
    'Ocean Blue',
    'Midnight Blue',
    'Petrol Blue',
    'Silver Ice',
    'Glacier Silver',
    'Tungsten Silver',
  ].map((name) => ['M', name] as const),
  ...['Mineral Grey', 'Graphite', 'Daytona Grey', 'Shadow Black', 'Phantom Black', 'Mythos Black'].map(
    (name) => ['M', name] as const,
  ),
  ...['Ruby Red', 'Garnet Red', 'Copper Orange', 'Bronze', 'Sand Beige', 'Moss Green', 'British Green'].map(
    (name) => ['M', name] as const,
  ),
  ...['Pearl White', 'Oryx White', 'Soul Red', 'Carbon Black', 'Lapis Blue', 'Champagne'].map(
    (name) => ['P', name] as const,
  ),
  ...['Frozen Grey, matt', 'Satin Black, matt', 'Individual Purple', 'Heritage Green', 'Liquid Gold'].map(
    (name) => ['X', name] as const,
  ),
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

const materials: readonly (readonly [
  words: string,
  pounds: number,
  generic: number,
  keep: OptionOffer['retention'],
])[] = [
  ['Cloth trim', 0, 15, 'none'],
  ['Part leather trim', 450, 14, 'ordinary'],
  ['Leather trim', 1150, 14, 'wanted'],
  ["Leather trim - 'Nappa'", 1850, 14, 'wanted'],
  ['Alcantara trim', 1300, 14, 'ordinary'],
];
const trimColours = ['Black', 'Anthracite', 'Beige', 'Chestnut Brown', 'Red', 'Ivory', 'Dark Blue', 'Grey'] as const;

/** Materials of a trim's code, for rules on leather. */
export const isLeather = (code: number): boolean => {
  const material = Math.floor(((code % vanBase) - (trimBase % vanBase)) / trimColours.length);
  return material >= 1 && material <= 3;
};

/** Upholstery; the first is standard: cloth, or on better trims leather. */
export function trimsOf(derivative: CatalogueDerivative): OptionOffer[] {
  const { model, line, trim, database } = derivative;
  const van = database === 'LCV';
  const dear = derivative.basicPriceNewPence > 3_000_000;
  const standard = van ? 0 : dear ? (trim.level > 0.5 ? 2 : 1) : trim.level > 0.85 ? 1 : 0;
  const highest = van ? 1 : dear ? 4 : trim.level > 0.2 ? 2 : 1;
  const offers: OptionOffer[] = [];
  for (let material = standard; material <= highest; material++) {
    const [words, pounds, generic, retention] = materials[material] ?? ['', 0, 15, 'none'];
    const own = trimColours.filter(
      (name, i) => (material === standard && i === 0) || draw(`${model.code} ${words} ${name}`) < (dear ? 0.5 : 0.25),
    );
    for (const name of own) {
      const isDefault = offers.length === 0;
      offers.push({
        code: trimBase + (van ? vanBase : 0) + material * trimColours.length + trimColours.indexOf(name),
        category: 'Trim',
        description: `${words}, ${name}`,
        pounds: material === standard ? 0 : pounds - (materials[standard]?.[1] ?? 0),
        kind: 'trim',
        isDefault,
        kg: (material - standard) * 2,
        dragCm2: 0,
        rolling: 0,
        retention,
        generic,
      });
    }
  }
  return line.body === 'CH' ? offers.slice(0, 1) : offers;
}

const hoodNames = ['Black fabric hood', 'Dark blue fabric hood', "'Bordeaux' hood", 'Beige fabric hood', 'Grey hood'];

/** Hoods of a convertible; the first is standard. */
export function hoodsOf(derivative: CatalogueDerivative): OptionOffer[] {
  if (derivative.line.body !== 'K') return [];
  return hoodNames
    .map((description, i): OptionOffer => ({
      code: hoodBase + i,
      category: 'Hood',
      description,
      pounds: i === 0 ? 0 : 260,
      kind: 'hood',
      isDefault: i === 0,
      kg: 0,
      dragCm2: 0,
      rolling: 0,
      retention: 'none',
      generic: 17,
    }))
    .filter(({ description, isDefault }) => isDefault || draw(`${derivative.model.code} ${description}`) < 0.75);
}

const inches: Readonly<Record<string, number>> = {
  A: 14,
  B: 15,
  C: 16,
  D: 17,
  E: 18,
  F: 19,
  BS: 16,
  CS: 17,
  DS: 18,
  ES: 19,
  FS: 20,
  SP: 18,
  GT: 19,
  MB: 15,
  MC: 16,
  ML: 16,
  VB: 15,
  VC: 16,
  VL: 16,
  PU: 17,
};
const designs = ['alloy wheels', "'Turbine' alloy wheels", 'multi-spoke alloy wheels, diamond cut'] as const;

/** Wheels; the first is standard. One inch more is 3.2 kg a set, 0.35 kg/t of rolling resistance and 25 cm² of drag area. */
export function wheelsOf(derivative: CatalogueDerivative): OptionOffer[] {
  const { line, trim, model, database } = derivative;
  const van = database === 'LCV';
  const standard = (inches[line.segment] ?? 16) + Math.round(trim.level * 1.4);
  const steps = van ? [0, 1] : draw(`${model.code} wheel sizes`) < 0.3 ? [0, 1] : [0, 1, 2];
  return steps.flatMap((step) =>
    designs
      .filter((design, i) => (step === 0 ? i === 0 : step === 1 ? i > 0 : i === 2 || draw(design + model.code) < 0.3))
      .map((design): OptionOffer => {
        const inch = standard + step;
        return {
          code: wheelBase + (van ? vanBase : 0) + (inch - 14) * designs.length + designs.indexOf(design),
          category: 'Wheels',
          description: `${inch}" ${design}`,
          pounds: step === 0 ? 0 : step * 520 + (design === designs[2] ? 130 : 0),
          kind: 'option',
          isDefault: step === 0,
          kg: step * 3.2,
          dragCm2: step * 25,
          rolling: step * 0.35,
          retention: step === 2 ? 'style' : 'wanted',
          generic: 16,
        };
      }),
  );
}

/** Every code of these families that a car or van may have, with its generic option. */
export function familyCodes(database: CatalogueDatabase): { code: number; generic: number }[] {
  const base = database === 'CAR' ? 0 : vanBase;
  const wheels = 9 * designs.length; // 14 to 22 inches
  return [
    ...colourNames.map(([finish], i) => ({ code: colourBase + base + i, generic: finishes[finish].generic })),
    ...kindsOfPaint(database).map(([finish, code]) => ({ code, generic: finishes[finish].generic })),
    ...materials.flatMap(([, , generic], material) =>
      trimColours.map((_, i) => ({ code: trimBase + base + material * trimColours.length + i, generic })),
    ),
    ...Array.from({ length: wheels }, (_, i) => ({ code: wheelBase + base + i, generic: 16 })),
    ...(database === 'CAR' ? hoodNames.map((_, i) => ({ code: hoodBase + i, generic: 17 })) : []),
  ];
}
