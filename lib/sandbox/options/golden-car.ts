/**
 * The reference car: one derivative whose options hold one of every rule, at round prices, so that a configuration can
 * be checked by hand. SAMPLE › GOLDEN CAR in the book; its code, unlike its identifier, never changes
 * (`goldenRefcode`).
 */
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';
import type { RetentionClass, Option, OptionBook } from '@/lib/sandbox/options/option-book';
import { referencePrice } from '@/lib/sandbox/options/reference-price';
import { numbered, type PlainRule } from '@/lib/sandbox/options/rules';

/** Place 15 on is the emission class, the running number and the blank. */
export const goldenRefcode = 'ZZGR15R5HPTM  6   1 ';

export const isGoldenCar = ({ line, model }: CatalogueDerivative): boolean =>
  line.make.name === 'SAMPLE' && model.range.name.startsWith('GOLDEN');

type GoldenOptionRow = readonly [
  code: number,
  words: string,
  category: string,
  pounds: number | null,
  retention: RetentionClass,
  kg: number,
  drag: number,
];

const rows: readonly GoldenOptionRow[] = [
  [10, '18" alloy wheels', 'Wheels', 0, 'none', 0, 0],
  [11, '19" alloy wheels', 'Wheels', 650, 'wanted', 3.2, 25],
  [12, '20" alloy wheels', 'Wheels', 1200, 'style', 6.4, 50],
  [20, 'Heated seats', 'Interior', 325, 'ordinary', 3, 0],
  [21, 'Multifunction wheel', 'Interior', 180, 'ordinary', 0.5, 0],
  [22, 'Headlamp wash', 'Exterior', null, 'none', 3, 0],
  [30, 'Winter Pack', 'Packs', 540, 'ordinary', 0, 0],
  [31, 'Comfort Pack', 'Packs', 900, 'ordinary', 0, 0],
  [40, 'Electric seats', 'Interior', 780, 'ordinary', 14, 0],
  [50, 'Panoramic roof', 'Roof', 1150, 'wanted', 28, 0],
  [51, 'Roof rails', 'Roof', 250, 'ordinary', 4, 140],
  [60, 'Tow bar', 'Towing', 700, 'wanted', 22, 30],
  [61, 'Self-levelling suspension', 'Towing', 850, 'ordinary', 12, 0],
  [62, 'Trailer assist', 'Towing', 300, 'technical', 0, 0],
  [70, 'Metallic paint', 'Paintwork', 595, 'ordinary', 0, 0],
  [71, 'Solid white paint', 'Paintwork', 0, 'none', 0, 0],
  [80, 'Premium audio', 'Audio', 450, 'ordinary', 6, 0],
  [81, 'Subwoofer', 'Audio', 200, 'none', 7, 0],
  [82, 'DAB+', 'Audio', 120, 'none', 0.3, 0],
];

const rule = (type: PlainRule['type'], primary: number, ...secondaries: number[]): PlainRule => ({
  type,
  primaries: [primary],
  secondaries,
});

const rules: readonly PlainRule[] = [
  rule('OO', 10, 11, 12),
  rule('OO', 70, 71),
  rule('NW', 50, 51),
  rule('RO', 60, 61, 62),
  rule('RA', 62, 21),
  rule('IN', 30, 20, 21),
  rule('IN', 31, 20, 40),
  rule('IO', 80, 81, 82),
  rule('NW', 12, 60),
];

const contents: readonly (readonly [pack: number, words: readonly string[]])[] = [
  [30, ['Heated seats', 'Multifunction wheel', 'Headlamp wash']],
  [31, ['Heated seats', 'Electric seats']],
];

const defaults = [10, 71];
const kinds: Readonly<Record<number, Option['kind']>> = { 30: 'pack', 31: 'pack', 70: 'colour', 71: 'colour' };
const none = { colours: [], linkedOptions: [], pairs: [] };

/** The same in every model year. */
export function goldenBook({ reference, effectiveFrom }: CatalogueModelYear): OptionBook {
  const options = rows.map(([code, description, category, pounds, retention, kg, drag], i): Option => {
    return {
      code,
      description,
      category,
      ...referencePrice(pounds),
      isDefault: defaults.includes(code),
      isPoa: false,
      tableOrder: i + 1,
      kind: kinds[code] ?? 'option',
      load: { kg, dragArea: drag / 10_000, rolling: code === 11 ? 0.35 : code === 12 ? 0.7 : 0 },
      retention,
    };
  });
  return {
    modelYear: reference,
    from: effectiveFrom,
    options,
    rules: numbered(rules, new Map(options.map((option) => [option.code, option]))),
    packItems: contents.flatMap(([pack, words]) => words.map((description) => ({ pack, description }))),
    colourTrims: none,
    colourHoods: none,
  };
}
