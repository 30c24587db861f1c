/** The car whose every step the product's specification gives with its prices, VAT included, and rules of small shape. */
import type { OptionBundle, RuleRow } from '@/lib/domain/options/rule-book/bundle';

/** `[code, name, pounds, 'default']` rows: a bundle in the shortest form a person can check. */
export interface Sketch {
  readonly options: readonly (readonly [code: number, name: string, pounds: number | null, flag?: 'default' | 'POA'])[];
  /** `RO 60 > 61 62`: type, primaries, secondaries; for OO the members alone. Codes run from 1001. */
  readonly rules?: readonly string[];
  /** `[pack, descriptions]` */
  readonly packs?: readonly (readonly [code: number, ...descriptions: string[]])[];
  readonly trims?: OptionBundle['trims'];
  readonly unread?: OptionBundle['unread'];
  readonly hoods?: OptionBundle['hoods'];
}

export function bundleOf({ options, rules = [], packs = [], trims, hoods, unread }: Sketch): OptionBundle {
  return {
    options: options.map(([code, name, pounds, flag], order) => ({
      code,
      name,
      category: 'Any',
      basicPence: pounds === null ? null : Math.round((pounds * 100) / 1.2),
      vatPence: pounds === null ? null : pounds * 100 - Math.round((pounds * 100) / 1.2),
      isDefault: flag === 'default',
      onApplication: flag === 'POA',
      order,
    })),
    rules: rules.flatMap((line, index) => ruleRows(line, 1001 + index)),
    packs: packs.flatMap(([packCode, ...descriptions]) =>
      descriptions.map((description) => ({ packCode, description })),
    ),
    ...(trims ? { trims } : {}),
    ...(unread ? { unread } : {}),
    ...(hoods ? { hoods } : {}),
  };
}

export function ruleRows(line: string, ruleCode: number): RuleRow[] {
  const [type = '', ...words] = line.split(' ').filter((word) => word !== '');
  const split = words.indexOf('>');
  return words.flatMap((word, at) =>
    word === '>' ? [] : [{ ruleCode, type, optionCode: Number(word), isPrimary: split < 0 ? at === 0 : at < split }],
  );
}

export const GOLDEN_CAR = bundleOf({
  options: [
    [10, '18″ wheels', 0, 'default'],
    [11, '19″ wheels', 650],
    [12, '20″ wheels', 1200],
    [20, 'Heated seats', 325],
    [21, 'Multifunction wheel', 180],
    [22, 'Headlamp wash', null],
    [30, 'Winter Pack', 540],
    [31, 'Comfort Pack', 900],
    [40, 'Electric seats', 780],
    [50, 'Panoramic roof', 1150],
    [51, 'Roof rails', 250],
    [60, 'Tow bar', 700],
    [61, 'Self-levelling', 850],
    [62, 'Trailer assist', 300],
    [70, 'Metallic', 595],
    [71, 'Solid white', 0, 'default'],
    [80, 'Premium audio', 450],
    [81, 'Subwoofer', 200],
    [82, 'DAB+', 120],
  ],
  rules: [
    'OO 10 11 12',
    'OO 70 71',
    'NW 50 > 51',
    'RO 60 > 61 62',
    'RA 62 > 21',
    'IN 30 > 20 21',
    'IN 31 > 20 40',
    'IO 80 > 81 82',
    'NW 12 > 60',
  ],
  packs: [
    [30, 'Heated seats', 'Multifunction wheel', ' HEADLAMP wash '],
    [31, 'Heated seats', 'Electric seats'],
  ],
});
