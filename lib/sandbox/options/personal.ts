/** Further options of a few very expensive cars: families of one item in many colours, some hundreds of rows. */
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { OptionOffer } from '@/lib/sandbox/options/offer';
import { oneOf, type PlainRule } from '@/lib/sandbox/options/rules';

const personalBase = 72000;
/** Codes a family may take. */
const familySize = 20;

const hides = 'Black, Graphite Grey, Platinum Grey, Chalk, Ivory, Sand, Luxor Beige, Cohiba Brown, '
  .concat('Truffle, Bordeaux, Crimson, Racing Green, Night Blue, Yachting Blue, Violet, Mandarin')
  .split(', ');
const veneers = [
  'Burr walnut',
  'Open-pore oak',
  'Piano black',
  'Dark fiddleback',
  'Eucalyptus',
  'Carbon',
  'Koa',
  'Ash',
];
const paints = ['Black', 'Red', 'Yellow', 'Blue', 'White', 'Acid Green', 'Gold', 'Silver'];

/** `family, £, kg, choices`; the place in the list is part of the codes. */
const families: readonly (readonly [
  name: string,
  category: string,
  pounds: number,
  kg: number,
  of: readonly string[],
])[] = [
  ['Contrast stitching', 'Interior Personalisation', 320, 0, hides],
  ['Piping', 'Interior Personalisation', 290, 0, hides],
  ['Seat belts', 'Interior Personalisation', 240, 0, hides],
  ['Embroidered emblems', 'Interior Personalisation', 190, 0, hides],
  ['Carpet', 'Interior Personalisation', 260, 2, hides],
  ['Over-mats', 'Interior Personalisation', 150, 3, hides],
  ['Upper dashboard', 'Interior Personalisation', 540, 1, hides],
  ['Steering wheel', 'Interior Personalisation', 310, 0, hides],
  ['Roof lining', 'Interior Personalisation', 620, 1, hides],
  ['Boot carpet', 'Interior Personalisation', 180, 2, hides],
  ['Luggage set', 'Accessories', 1900, 9, hides],
  ['Key', 'Accessories', 140, 0, hides],
  ['Cushions', 'Accessories', 210, 1, hides],
  ['Veneer', 'Interior Personalisation', 780, 2, veneers],
  ['Door panels', 'Interior Personalisation', 690, 1, hides],
  ['Brake calipers painted', 'Exterior Personalisation', 410, 0, paints],
  ['Wheel centres painted', 'Exterior Personalisation', 220, 0, paints],
  ['Coachline', 'Exterior Personalisation', 350, 0, paints],
  ['Dials', 'Interior Personalisation', 280, 0, paints],
  ['Umbrella', 'Accessories', 90, 1, paints],
];

const sellsThem = ({ line, model }: CatalogueDerivative): boolean =>
  ['BENTLEY', 'ROLLS-ROYCE'].includes(line.make.name) || (line.make.name === 'PORSCHE' && model.range.name === '911');

const codeIn = (family: number, index: number): number => personalBase + family * familySize + index;

export function personalOffers(derivative: CatalogueDerivative): OptionOffer[] {
  if (!sellsThem(derivative)) return [];
  return families.flatMap(([name, category, pounds, kg, choices], family) =>
    choices.map((choice, i): OptionOffer => ({
      code: codeIn(family, i),
      category,
      description: `${name}, ${choice}`,
      pounds: pounds / 2,
      kind: 'option',
      isDefault: false,
      kg,
      dragCm2: 0,
      rolling: 0,
      retention: 'none',
      generic: null,
    })),
  );
}

/**
 * One of each family; an emblem needs stitching of its colour, over-mats their carpet, piping excludes its own
 * stitching.
 */
export function personalRules(derivative: CatalogueDerivative): PlainRule[] {
  if (!sellsThem(derivative)) return [];
  const family = (name: string): number => families.findIndex(([familyName]) => familyName === name);
  const pair = (type: PlainRule['type'], from: string, to: string): PlainRule[] =>
    hides.map((_, i) => ({
      type,
      primaries: [codeIn(family(from), i)],
      secondaries: [codeIn(family(to), i)],
    }));
  return [
    ...families.map(([, , , , choices], familyIndex) => oneOf(choices.map((_, i) => codeIn(familyIndex, i)))),
    ...pair('RA', 'Embroidered emblems', 'Contrast stitching'),
    ...pair('RA', 'Over-mats', 'Carpet'),
    ...pair('NW', 'Piping', 'Contrast stitching'),
    ...pair('RO', 'Cushions', 'Door panels'),
    ...pair('IO', 'Luggage set', 'Key'),
  ];
}
