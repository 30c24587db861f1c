/** Trims, hoods and wheels: a vehicle has one of each, and the first offered is standard. */
import { draw } from '@/lib/sandbox/seeded-random';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { paintCodes, vanBase } from '@/lib/sandbox/options/paint';

const wheelBase = 71200;
const trimBase = 71300;
const hoodBase = 71400;

const materials: readonly (readonly [
  words: string,
  pounds: number,
  generic: number,
  retention: OptionOffer['retention'],
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

/**
 * Wheels; the first is standard. One inch more is 3.2 kg a set, 0.35 kg/t of rolling resistance and 25 cm² of drag
 * area.
 */
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

/** Every code of paint, trim, hood and wheels that a car or van may have, with its generic option. */
export function familyCodes(database: CatalogueDatabase): { code: number; generic: number }[] {
  const base = database === 'CAR' ? 0 : vanBase;
  const wheels = 9 * designs.length; // 14 to 22 inches
  return [
    ...paintCodes(database),
    ...materials.flatMap(([, , generic], material) =>
      trimColours.map((_, i) => ({ code: trimBase + base + material * trimColours.length + i, generic })),
    ),
    ...Array.from({ length: wheels }, (_, i) => ({ code: wheelBase + base + i, generic: 16 })),
    ...(database === 'CAR' ? hoodNames.map((_, i) => ({ code: hoodBase + i, generic: 17 })) : []),
  ];
}
