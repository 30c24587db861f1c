/** Rule books that are long or deep in every way the format allows: no walk over them may depend on the call stack. */
import type { LinkTable, OptionBundle } from '@/lib/domain/options/rule-book/bundle';
import { sketchedBundle, type RuleSketch } from './demanding-bundles.fixture';
import type { Random } from './random-bundles.fixture';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const TYPES = ['OO', 'RO', 'RA', 'NW', 'IN', 'IO'] as const;
type LongRuleType = (typeof TYPES)[number];

/** Each option with the next, the last with the first. */
export function circleOf(type: LongRuleType, size: number): OptionBundle {
  const links = upTo(size).map((code): RuleSketch => [type, [code, (code % size) + 1]]);
  return sketchedBundle(size, links, (code) => (code % 89) + 1);
}

/** Each colour is linked to the trim behind it alone. */
export function linkedColours(size: number): OptionBundle {
  const links: LinkTable['links'][number][] = upTo(size).map((colour) => ({ colour, partner: size + colour }));
  return { ...sketchedBundle(2 * size, []), trims: { partners: upTo(size).map((at) => size + at), links } };
}

/**
 * Long chains and circles that share their options, of types at random, with defaults, packs named by their rows, prices
 * on application and below £0.
 */
export function mixedChains(random: Random, size: number, chains: number): OptionBundle {
  const rules: RuleSketch[] = [];
  for (let chain = 0; chain < chains; chain += 1) {
    const types = random.chance(0.5) ? [random.choice(TYPES)] : TYPES;
    const [from, step] = [random.below(size), 1 + random.below(3)];
    const length = Math.floor(size * (0.2 + random.next() * 0.8));
    for (let link = 0; link < length; link += 1) {
      const members = [from + link * step, from + (link + 1) * step, from + (link + 2) * step].map(
        (code) => (code % size) + 1,
      );
      rules.push([random.choice(types), members.slice(0, random.chance(0.5) ? 2 : 3)]);
    }
  }
  const bundle = sketchedBundle(size, rules, () => random.below(400) - 20);
  return {
    ...bundle,
    options: bundle.options.map((option) => ({
      ...option,
      isDefault: random.chance(0.1),
      onApplication: random.chance(0.02),
    })),
    packs: upTo(Math.floor(size / 10)).map(() => ({
      packCode: 1 + random.below(size),
      description: `Option ${1 + random.below(size)}`,
    })),
  };
}

/** So many rows over so many options, in rules of two to eight. */
export function manyRows(random: Random, size: number, rows: number): OptionBundle {
  const rules: RuleSketch[] = [];
  for (let left = rows; left > 1;) {
    const members = random.distinct(Math.min(left, 2 + random.below(7)), size).map((index) => index + 1);
    rules.push([random.choice(TYPES), members]);
    left -= members.length;
  }
  return sketchedBundle(size, rules, () => random.below(300));
}
