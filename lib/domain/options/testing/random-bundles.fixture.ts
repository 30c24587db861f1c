/** Random bundles of every shape: all rule types, packs in packs, circles, defaults, links, and bad rows of every kind. */
import type { BundleOption, OptionBundle, BundlePackRow, RuleRow } from '@/lib/domain/options/rule-book/bundle';

/** A seeded generator (mulberry32): the same seed, the same numbers. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  choice<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('Nothing to choose from.');
    return item;
  }

  /** Different whole numbers below a limit. */
  distinct(count: number, limit: number): number[] {
    const found = new Set<number>();
    while (found.size < count) found.add(this.below(limit));
    return [...found];
  }

  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const found: T[] = [];
    while (found.length < count && rest.length > 0) found.push(...rest.splice(this.below(rest.length), 1));
    return found;
  }
}

export interface BundleShape {
  readonly options: number;
  readonly rules: number;
  /** How many rows are bad or odd, 0 to 1. */
  readonly disorder: number;
  readonly defaults: number;
  readonly packRows: number;
  /** How many prices are below £0, 0 to 1; none when left out. */
  readonly negativePrices?: number;
  /** Share of each rule type. */
  readonly types: readonly string[];
}

const NAMES = ['Seats', 'Wheel', 'Roof', 'Audio', 'Lamp', 'Mirror', 'Glass', 'Belt', 'Mat', 'Hook'];

export function randomBundle(random: Random, shape: BundleShape): OptionBundle {
  const codes = random.some(
    Array.from({ length: shape.options * 3 }, (_, index) => index + 1),
    shape.options,
  );
  const options = codes.map((code): BundleOption => {
    const isNegative = shape.negativePrices !== undefined && random.chance(shape.negativePrices);
    const basic = isNegative
      ? -100 * (1 + random.below(4))
      : random.chance(0.1)
        ? null
        : random.choice([0, 100, 200, 300, 500, 5 * random.below(200), 5 * random.below(20)]);
    return {
      code,
      name: `${random.choice(NAMES)} ${random.chance(shape.disorder * 0.2) ? '' : code}`,
      category: 'Any',
      basicPence: basic,
      vatPence: basic === null ? null : random.choice([0, basic / 5]),
      isDefault: random.chance(shape.defaults),
      onApplication: random.chance(0.03),
      order: random.chance(0.5) ? code : random.below(shape.options),
    };
  });
  const rules: RuleRow[] = [];
  for (let rule = 0; rule < shape.rules; rule += 1) rules.push(...randomRule(random, shape, codes, 500 + rule));
  if (random.chance(shape.disorder)) {
    // A rule repeated under another code.
    const again = rules[0]?.ruleCode;
    rules.push(...rules.filter(({ ruleCode }) => ruleCode === again).map((row) => ({ ...row, ruleCode: 900 })));
  }
  const packs = Array.from({ length: shape.packRows }, (): BundlePackRow => {
    const name = random.choice(options).name;
    const odd = random.choice([` ${name} `, name.toUpperCase(), name.toLowerCase(), 'Ashtray']);
    return {
      packCode: random.chance(shape.disorder * 0.1) ? 999 : random.choice(codes),
      description: random.chance(shape.disorder * 0.1) ? null : random.chance(0.3) ? odd : name,
    };
  });
  const colours = random.some(codes, 2);
  const trims = random.some(codes, 3);
  return {
    options: random.chance(shape.disorder * 0.2)
      ? [...options, { ...random.choice(options), basicPence: 900 }]
      : options,
    rules,
    packs,
    ...(random.chance(0.2)
      ? {
          trims: {
            partners: random.chance(shape.disorder * 0.3) ? [...trims, 998] : trims,
            links: colours.flatMap((colour) =>
              random.some(trims, random.below(3)).map((partner) => ({ colour, partner })),
            ),
          },
        }
      : {}),
  };
}

function randomRule(random: Random, shape: BundleShape, codes: readonly number[], ruleCode: number): RuleRow[] {
  const type = random.choice(shape.types);
  const sizes: Record<string, number> = { OO: 1 + random.below(3), IN: 1 + random.below(2), NW: 1 + random.below(2) };
  const [primary = 0, ...secondaries] = random.some(codes, 1 + (sizes[type] ?? 1 + random.below(3)));
  const rows = [
    { ruleCode, type, optionCode: primary, isPrimary: true },
    ...secondaries.map((optionCode) => ({ ruleCode, type, optionCode, isPrimary: false })),
  ];
  if (!random.chance(shape.disorder * 0.4)) return rows;
  const spoilt: (() => RuleRow[])[] = [
    () => rows.slice(1),
    () => rows.slice(0, 1),
    () => [...rows, { ruleCode, type, optionCode: 997, isPrimary: random.chance(0.3) }],
    () => [...rows, { ruleCode, type, optionCode: primary, isPrimary: false }],
    () => [...rows, { ruleCode, type, optionCode: random.choice(codes), isPrimary: true }],
    () => [...rows, ...rows],
    () => rows.map((row) => ({ ...row, type: ` ${type.toLowerCase()} ` })),
    () => [...rows, { ruleCode, type: 'ZZ', optionCode: random.choice(codes), isPrimary: true }],
  ];
  return random.choice(spoilt)();
}

export const ALL_TYPES = ['OO', 'NW', 'NW', 'RO', 'RO', 'RA', 'IN', 'IN', 'IO'];
