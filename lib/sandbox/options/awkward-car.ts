/**
 * The other reference car: every known defect and corner case of option lists, on one derivative, so that a reader of
 * option lists meets all of them. SAMPLE › AWKWARD CAR in the book; its guide code is always `ZZAR15R5HPTM  6   1 `.
 */
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';
import type { ColourLinks, Option, OptionBook, BookRule } from '@/lib/sandbox/options/option-book';
import { referencePrice } from '@/lib/sandbox/options/reference-price';
import type { PlainRule } from '@/lib/sandbox/options/rules';

export const isAwkwardCar = ({ line, model }: CatalogueDerivative): boolean =>
  line.make.name === 'SAMPLE' && model.range.name.startsWith('AWKWARD');

type AwkwardOptionRow = readonly [
  code: number,
  words: string | null,
  category: string | null,
  pounds: number | null,
  mark?: AwkwardMark,
];
type AwkwardMark =
  'default' | 'poa' | 'pack' | 'colour' | 'colour default' | 'trim' | 'trim default' | 'hood' | 'hood default';

const rows: readonly AwkwardOptionRow[] = [
  [110, '17" alloy wheels', 'Wheels', 0, 'default'],
  [111, '18" alloy wheels', 'Wheels', 0, 'default'],
  [112, '19" alloy wheels', 'Wheels', 500],
  [120, 'Carpet mats', 'Floor', 0, 'default'],
  [121, 'Rubber mats', 'Floor', 0, 'default'],
  [130, 'Sunroof', 'Roof', 800],
  [131, 'Roof motor', 'Roof', 100],
  [140, 'Snorkel', 'Off-road', 400],
  [141, 'Raised intake', 'Off-road', 150],
  [142, 'Sealed bay', 'Off-road', 250],
  [150, 'Dash camera', 'Safety', 220],
  [151, 'Reversing camera', 'Safety', 300],
  [160, 'Bike rack', 'Exterior', 180],
  [161, 'Spoiler', 'Exterior', 240],
  [170, 'Media screen', 'Audio', 600],
  [171, 'Headphones', 'Audio', 90],
  [172, 'Rear airbag', 'Safety', 150],
  [180, 'Bespoke stitching', 'Interior', null],
  [181, 'Engraved plate', 'Interior', 75, 'poa'],
  [200, 'Touring Pack', 'Packs', 700, 'pack'],
  [201, 'Seat Pack', 'Packs', 400, 'pack'],
  [202, 'Heated seats', 'Interior', 200],
  [203, '  Memory seats  ', 'Interior', 300],
  [210, 'Day Pack', 'Packs', 120, 'pack'],
  [211, 'Night Pack', 'Packs', 130, 'pack'],
  [220, 'Roof box', 'Roof', 350],
  [221, 'Roof bars', 'Roof', 140],
  [230, null, null, 60],
  [270, 'Aero Pack', 'Packs', 350, 'pack'],
  [240, 'White paint', 'Paintwork', 0, 'colour default'],
  [241, 'Red paint', 'Paintwork', 500, 'colour'],
  [242, 'Blue paint', 'Paintwork', 600, 'colour'],
  [250, 'Cloth trim', 'Trim', 0, 'trim default'],
  [251, 'Leather trim', 'Trim', 900, 'trim'],
  [252, 'Suede trim', 'Trim', 1100, 'trim'],
  [260, 'Black hood', 'Hood', 0, 'hood default'],
  [261, 'Red hood', 'Hood', 200, 'hood'],
  [280, 'Fog lamps', 'Exterior', 160],
  [281, 'Lamp wash', 'Exterior', null],
];

const oneOf = (...codes: number[]): PlainRule => ({
  type: 'OO',
  primaries: codes.slice(0, 1),
  secondaries: codes.slice(1),
});
const rule = (type: PlainRule['type'], primary: number, ...secondaries: number[]): PlainRule => ({
  type,
  primaries: [primary],
  secondaries,
});

const rules: readonly PlainRule[] = [
  // Two defaults in one group; two defaults that exclude each other.
  oneOf(110, 111, 112),
  rule('NW', 121, 120),
  // One atomic pair.
  rule('RA', 130, 131),
  rule('RA', 131, 130),
  // The snorkel can never be ordered.
  rule('RO', 140, 141),
  rule('RA', 141, 142),
  rule('NW', 142, 140),
  // An option that is not listed, no secondaries, no primary.
  rule('RA', 150, 199),
  rule('RO', 151),
  { type: 'RA', primaries: [], secondaries: [150, 151] },
  // The same pair three times over.
  rule('NW', 160, 161),
  rule('NW', 161, 160),
  rule('NW', 160, 161, 161),
  // The only free item is excluded by something else.
  rule('IO', 170, 171),
  rule('NW', 171, 172),
  // A pack in a pack; two packs that contain each other; a pack that conflicts through its contents.
  rule('IN', 200, 201),
  rule('IN', 201, 202, 203),
  rule('IN', 210, 211),
  rule('IN', 211, 210),
  rule('IN', 270, 161),
  // An option that is its own secondary; a default that needs something.
  rule('RO', 220, 220, 221),
  rule('RA', 250, 150),
  oneOf(240, 241, 242),
  oneOf(250, 251, 252),
  oneOf(260, 261),
  // A need that only the contents of a pack can meet.
  rule('RO', 280, 281),
];

const contents: readonly (readonly [pack: number, words: string | null])[] = [
  [200, 'SEAT PACK '],
  [200, 'Travel cushion'],
  [201, 'Heated seats'],
  [201, null],
  [270, 'Lamp wash'],
  [298, 'Withdrawn content'],
];

const trimPairs: ColourLinks['pairs'] = [
  [241, 250],
  [241, 251],
  [242, 252],
];
const hoodPairs: ColourLinks['pairs'] = [
  [241, 260],
  [242, 260],
  [242, 261],
];

/** The same in every model year. */
export function awkwardBook({ reference, effectiveFrom }: CatalogueModelYear): OptionBook {
  const options = rows.map(([code, description, category, pounds, mark = ''], i): Option => {
    const [kind] = mark.split(' ');
    return {
      code,
      description,
      category,
      ...referencePrice(pounds),
      isDefault: mark.endsWith('default'),
      isPoa: mark === 'poa',
      tableOrder: i + 1,
      kind: kind === 'pack' || kind === 'colour' || kind === 'trim' || kind === 'hood' ? kind : 'option',
      load: { kg: 0, dragArea: 0, rolling: 0 },
      retention: 'ordinary',
    };
  });
  const words = new Map(options.map(({ code, description }) => [code, description]));
  const optionsOfKind = (kind: Option['kind']) => options.filter((option) => option.kind === kind);
  return {
    modelYear: reference,
    from: effectiveFrom,
    options,
    rules: rules.map(({ type, primaries, secondaries }, i): BookRule => {
      const member = (option: number, isPrimary: boolean) => ({
        option,
        isPrimary,
        description: words.get(option) ?? null,
      });
      const members = [
        ...primaries.map((code) => member(code, true)),
        ...secondaries.map((code) => member(code, false)),
      ];
      return { code: 901 + i, type, members };
    }),
    packItems: contents.map(([pack, description]) => ({ pack, description })),
    colourTrims: { colours: optionsOfKind('colour'), linkedOptions: optionsOfKind('trim'), pairs: trimPairs },
    colourHoods: { colours: optionsOfKind('colour'), linkedOptions: optionsOfKind('hood'), pairs: hoodPairs },
  };
}
