/** Bundles that take a search to its limits: each of a shape that an engine without budgets does not survive. */
import type { OptionBundle, RuleRow } from '@/lib/domain/options/rule-book/bundle';
import type { BuildSelection } from '@/lib/domain/options/configuration';
import type { Random } from './random-bundles.fixture';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Of each rule the first member is its primary. */
export type RuleSketch = readonly [type: string, members: readonly number[]];

/** Options 1 to `size`, at £1 each unless `pounds` says otherwise. */
export function sketchedBundle(
  size: number,
  rules: readonly RuleSketch[],
  pounds: (code: number) => number = () => 1,
): OptionBundle {
  return {
    options: upTo(size).map((code) => ({
      code,
      name: `Option ${code}`,
      category: 'Any',
      basicPence: pounds(code) * 100,
      vatPence: 0,
      isDefault: false,
      onApplication: false,
      order: code,
    })),
    rules: rules.flatMap(([type, members], rule) =>
      members.map((optionCode, at): RuleRow => ({ ruleCode: rule + 1, type, optionCode, isPrimary: at === 0 })),
    ),
    packs: [],
  };
}

/** A circle in which each option needs the next. */
export const needCircle = (size: number): OptionBundle =>
  sketchedBundle(
    size,
    upTo(size).map((code) => ['RA', [code, (code % size) + 1]]),
  );

export interface GroupedClash {
  readonly bundle: OptionBundle;
  readonly selection: BuildSelection;
  /** The option that cannot be had. */
  readonly blocked: number;
  /** Of the best repair: one selection of each group goes, and its place is taken. */
  readonly best: { readonly drops: number; readonly deltaPence: number };
}

/**
 * An option that needs one item for each of `groups` groups. Each group has `members` items, and each item excludes one
 * selection: so one selection of every group must go, in `members ** groups` ways. All items cost something else.
 */
export function groupedClash(random: Random, groups: number, members: number): GroupedClash {
  const blocked = 1;
  const place = (kind: number, group: number, member: number) =>
    1 + groups + (kind * groups + group) * members + member + 1;
  const need = (group: number) => 2 + group;
  const [selected, item] = [0, 1];
  const all = upTo(groups).flatMap((group) => upTo(members).map((member) => [group - 1, member - 1] as const));
  const pounds = new Map(
    all.flatMap(([group, member]) => [
      [place(selected, group, member), 10 + random.below(90)] as const,
      [place(item, group, member), 20 + random.below(200)] as const,
    ]),
  );
  const rules: RuleSketch[] = [
    ['RA', [blocked, ...upTo(groups).map((group) => need(group - 1))]],
    ...upTo(groups).map((group): RuleSketch => [
      'RO',
      [need(group - 1), ...upTo(members).map((member) => place(item, group - 1, member - 1))],
    ]),
    ...all.map(([group, member]): RuleSketch => ['NW', [place(item, group, member), place(selected, group, member)]]),
  ];
  const bundle = sketchedBundle(1 + groups + 2 * groups * members, rules, (code) => pounds.get(code) ?? 1);
  const cheapestOf = (group: number) =>
    Math.min(
      ...upTo(members).map(
        (member) =>
          (pounds.get(place(item, group, member - 1)) ?? 0) - (pounds.get(place(selected, group, member - 1)) ?? 0),
      ),
    );
  const change = upTo(groups).reduce((sum, group) => sum + cheapestOf(group - 1), 0);
  return {
    bundle,
    selection: { selections: all.map(([group, member]) => place(selected, group, member)), picks: [] },
    blocked,
    best: { drops: groups, deltaPence: (1 + groups + change) * 100 },
  };
}

/** Needs of two each and clashes at random over all options, near where the two are in balance: hard for any solver. */
export function balancedBundle(random: Random, size: number, needs: number, clashes: number): OptionBundle {
  const rules = upTo(needs + clashes).map((at): RuleSketch => {
    const members = random.distinct(at <= needs ? 3 : 2, size).map((index) => index + 1);
    return [at <= needs ? 'RO' : 'NW', members];
  });
  return sketchedBundle(size, rules, () => 10 + random.below(400));
}

/**
 * An option that needs `items` items, each of which needs one of `places` places that holds one item only: the pigeonhole
 * principle, which takes resolution exponentially long to refute. With fewer places than items the option is dead.
 */
export function pigeonholeBundle(items: number, places: number): OptionBundle {
  const place = (item: number, at: number) => 1 + items + (item - 1) * places + at;
  return sketchedBundle(1 + items + items * places, [
    ['RA', [1, ...upTo(items).map((item) => 1 + item)]],
    ...upTo(items).map((item): RuleSketch => ['RO', [1 + item, ...upTo(places).map((at) => place(item, at))]]),
    ...upTo(places).map((at): RuleSketch => ['OO', upTo(items).map((item) => place(item, at))]),
  ]);
}

/**
 * A large bundle of which `dead` options can never be had: each needs, through `links` others, one that it excludes. Each
 * of the others has a need too, so that the rules hang together.
 */
export function deadOptionsBundle(random: Random, size: number, dead: number, links: number): OptionBundle {
  const alive = upTo(size - dead).map((code) => code + dead);
  const rules: RuleSketch[] = [];
  // A need points to an option of a higher code: no circle among those that can be had.
  for (const code of alive.slice(0, -3)) {
    const higher = () => code + 1 + random.below(size - code);
    rules.push(['RO', [code, ...new Set([higher(), higher()])]]);
  }
  for (const code of upTo(dead)) {
    const chain = random.some(alive.slice(0, 200), links).sort((a, b) => a - b);
    rules.push(['RA', [code, ...chain]]);
    rules.push(['NW', [chain.at(-1) ?? 0, code]]);
  }
  return sketchedBundle(size, rules);
}
