/** Bundles as large as the largest cars', in two kinds: as makers write them, and as hard as chance can make them. */
import type { BundleOption, OptionBundle, BundlePackRow, RuleRow } from '@/lib/domain/options/rule-book/bundle';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import type { Random } from './random-bundles.fixture';

const optionsOf = (random: Random, size: number, defaults: ReadonlySet<number>): BundleOption[] =>
  Array.from({ length: size }, (_, at) => ({
    code: 1000 + at,
    name: `Option ${1000 + at}`,
    category: `Group ${at % 12}`,
    basicPence: defaults.has(at) ? 0 : random.chance(0.02) ? null : 5000 + random.below(400) * 500,
    vatPence: defaults.has(at) ? 0 : 1000,
    isDefault: defaults.has(at),
    onApplication: false,
    order: at,
  }));

/**
 * Groups of one (paints, wheels, trims) with a default each, packs of four to eight items, and needs and clashes
 * between neighbours, until there are as many rule rows as asked for.
 */
export function realisticBundle(random: Random, size: number, ruleRows: number): OptionBundle {
  const rules: RuleRow[] = [];
  const packs: BundlePackRow[] = [];
  const defaults = new Set<number>();
  let ruleCode = 1;
  const rule = (type: string, members: readonly number[]) => {
    ruleCode += 1;
    for (const [at, member] of [...new Set(members)].entries()) {
      rules.push({ ruleCode, type, optionCode: 1000 + member, isPrimary: at === 0 });
    }
  };
  const groupRows = Math.floor(size * 0.4);
  for (let first = 0; first < groupRows;) {
    const members = Math.min(4 + random.below(13), groupRows - first);
    rule(
      'OO',
      Array.from({ length: members }, (_, at) => first + at),
    );
    defaults.add(first);
    first += members;
  }
  const packsFrom = Math.floor(size * 0.92);
  const single = () => groupRows + random.below(packsFrom - groupRows);
  const anywhere = () => random.below(packsFrom);
  for (let pack = packsFrom; pack < size; pack += 1) {
    const items = new Set(Array.from({ length: 4 + random.below(5) }, single));
    rule('IN', [pack, ...items]);
    packs.push(...[...items].map((item) => ({ packCode: 1000 + pack, description: `Option ${1000 + item}` })));
  }
  while (rules.length < ruleRows) {
    const kind = random.next();
    const some = (count: number, pick: () => number) => Array.from({ length: count }, pick);
    if (kind < 0.4) rule('NW', some(2 + random.below(4), anywhere));
    else if (kind < 0.65) rule('RO', some(3 + random.below(3), single));
    else if (kind < 0.85) rule('RA', some(2 + random.below(2), single));
    else if (kind < 0.93) rule('IO', some(3 + random.below(2), single));
    else rule('NW', some(2 + random.below(10), anywhere));
  }
  return { options: optionsOf(random, size, defaults), rules, packs };
}

/** Every option needs one of two others, in `needs` ways each, and clashes at random: the share decides how hard. */
export function hardBundle(random: Random, size: number, ruleRows: number, needShare: number): OptionBundle {
  const rules: RuleRow[] = [];
  for (let ruleCode = 1; rules.length < ruleRows; ruleCode += 1) {
    const type = random.chance(needShare) ? 'RO' : 'NW';
    const members = random.distinct(type === 'RO' ? 3 : 2, size);
    for (const [at, member] of members.entries()) {
      rules.push({ ruleCode, type, optionCode: 1000 + member, isPrimary: at === 0 });
    }
  }
  return { options: optionsOf(random, size, new Set()), rules, packs: [] };
}

/** All the rules on a part of the options, the rest free: harder than any bundle of this size should be. */
export function concentratedBundle(
  random: Random,
  size: number,
  ruled: number,
  ruleRows: number,
  needShare: number,
): OptionBundle {
  const { rules } = hardBundle(random, ruled, ruleRows, needShare);
  return { options: optionsOf(random, size, new Set()), rules, packs: [] };
}

/** Where nothing makes another thing free, the cheapest build has nothing to spare. */
const plain = ({ options, rules }: OptionBundle): OptionBundle => ({
  options,
  rules: rules.filter(({ type }) => type !== 'IN' && type !== 'IO'),
  packs: [],
});

/** What the engine is held against a solver on, by what it is. */
export const LARGE = {
  '40 options as makers write them': (random: Random) => realisticBundle(random, 40, 150),
  '120 options as makers write them': (random: Random) => realisticBundle(random, 120, 400),
  '400 options as makers write them': (random: Random) => realisticBundle(random, 400, 1200),
  '120 options without packs and gifts': (random: Random) => plain(realisticBundle(random, 120, 400)),
  '400 options without packs and gifts': (random: Random) => plain(realisticBundle(random, 400, 1200)),
  '400 options, hard': (random: Random) => hardBundle(random, 400, 1200, 0.5),
  '60 options, rules upon rules': (random: Random) => concentratedBundle(random, 60, 60, 420, 0.5),
  '150 options, rules on half of them': (random: Random) => concentratedBundle(random, 150, 75, 525, 0.55),
};

/** One more selection that replaces no other; null when there is none. */
export function randomSelection(random: Random, { states }: OptionConfiguration): number | null {
  const open = states.filter(({ status, replaces }) => status === 'available' && replaces === null);
  return open.length === 0 ? null : random.choice(open).code;
}
