/**
 * The same queries for `logic-solver` (MiniSat), in another encoding: named variables and formulas from the definitions,
 * for every line, for what is ordered, for what is fitted, and for every default.
 */
import { createRequire } from 'node:module';
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';

type Formula = string | object;
interface Solution {
  getTrueVars(): string[];
  getWeightedSum(formulas: readonly Formula[], weights: readonly number[]): number;
}
interface LogicSolver {
  require(...formulas: Formula[]): void;
  solve(): Solution | null;
  solveAssuming(formula: Formula): Solution | null;
  minimizeWeightedSum(start: Solution, formulas: readonly Formula[], weights: readonly number[]): Solution;
}
interface Logic {
  Solver: new () => LogicSolver;
  or(...formulas: Formula[]): Formula;
  and(...formulas: Formula[]): Formula;
  not(formula: Formula): Formula;
  implies(one: Formula, other: Formula): Formula;
  equiv(one: Formula, other: Formula): Formula;
  atMostOne(...formulas: Formula[]): Formula;
  FALSE: Formula;
}
// The package has no types.
const logic = createRequire(import.meta.url)('logic-solver') as Logic;

export interface ReferenceCost {
  /** Prices on application. */
  readonly unknown: number;
  readonly pence: number;
}

export interface ReferenceSolver {
  /** Codes of all options that some valid build with these lines fits. */
  availableWith(lines: readonly number[]): Set<number>;
  /** Whether some valid build with these lines fits the option. Other lines may come from `further` alone. */
  canHave(lines: readonly number[], option: number, further?: readonly number[]): boolean;
  /** The same without at least one of the further lines. */
  canSpare(lines: readonly number[], option: number, further: readonly number[]): boolean;
  /** What the cheapest such build costs. It must be the last call: it restricts the solver. */
  leastCost(lines: readonly number[], option: number, further?: readonly number[]): ReferenceCost | null;
}

/** Every price of the large bundles is a multiple of this, in pence. */
const PRICE_STEP = 500;
/** A price on application outweighs all known ones together. */
const UNKNOWN_WEIGHT = 2 ** 20;

/** A bundle as the reference reads it: rules by code, and what each option brings. */
interface ReferenceBundle {
  readonly codes: readonly number[];
  readonly rules: readonly ReferenceRule[];
  readonly packOnly: ReadonlySet<number>;
  /** The option itself and all it holds, at any depth. */
  readonly brought: ReadonlyMap<number, ReadonlySet<number>>;
  readonly defaults: readonly number[];
  /** With VAT, by index of `codes`; null on application. */
  readonly prices: readonly (number | null)[];
}

interface ReferenceRule {
  readonly type: string;
  primary: number;
  readonly others: number[];
}

const line = (code: number) => `line ${code}`;
const ordered = (code: number) => `ordered ${code}`;
const standard = (code: number) => `standard ${code}`;
const fitted = (code: number) => `fitted ${code}`;

/** For bundles without bad rows and with whole packs in IN rules. */
export function createReferenceSolver(bundle: OptionBundle): ReferenceSolver {
  const solver = new logic.Solver();
  const read = readReferenceBundle(bundle);
  const { codes } = read;
  const clashes = requireRules(solver, read);
  for (const code of codes) {
    if (read.packOnly.has(code)) solver.require(logic.not(line(code)));
    const holders = codes.filter((holder) => read.brought.get(holder)?.has(code));
    solver.require(logic.equiv(ordered(code), logic.or(...holders.map(line))));
  }
  requireDefaults(solver, read, clashes);
  for (const code of codes) {
    const holders = read.defaults.filter((holder) => read.brought.get(holder)?.has(code));
    solver.require(logic.equiv(fitted(code), logic.or(ordered(code), ...holders.map(standard))));
  }
  const having = (lines: readonly number[], option: number, further: readonly number[] = codes) => {
    const others = codes.filter((code) => !lines.includes(code) && !further.includes(code));
    return logic.and(fitted(option), ...lines.map(line), logic.not(logic.or(...others.map(line))));
  };
  return {
    canHave: (lines, option, further) => solver.solveAssuming(having(lines, option, further)) !== null,
    canSpare: (lines, option, further) =>
      solver.solveAssuming(logic.and(having(lines, option, further), logic.not(logic.and(...further.map(line))))) !==
      null,
    leastCost(lines, option, further) {
      solver.require(having(lines, option, further));
      return leastCost(solver, read);
    },
    availableWith: (lines) => availableWith(solver, codes, lines),
  };
}

function readReferenceBundle(bundle: OptionBundle): ReferenceBundle {
  const rows = [...bundle.options].sort((a, b) => a.order - b.order || a.code - b.code);
  const codes = rows.map(({ code }) => code);
  const byCode = new Map<number, ReferenceRule>();
  for (const { ruleCode, type, optionCode, isPrimary } of bundle.rules) {
    const rule = byCode.get(ruleCode) ?? { type, primary: 0, others: [] };
    if (isPrimary) rule.primary = optionCode;
    else rule.others.push(optionCode);
    byCode.set(ruleCode, rule);
  }
  const rules = [...byCode.values()];
  const named = new Map(bundle.options.map(({ code, name }) => [name.trim().toLowerCase(), code]));
  const held = new Map<number, Set<number>>(codes.map((code) => [code, new Set()]));
  const inRules = new Set<number>();
  for (const { type, primary, others } of rules) {
    if (type !== 'IN') continue;
    for (const other of others) held.get(primary)?.add(other);
    for (const member of [primary, ...others]) inRules.add(member);
  }
  const packOnly = new Set<number>();
  for (const { packCode, description } of bundle.packs) {
    const item = named.get((description ?? '').trim().toLowerCase());
    if (item === undefined || item === packCode) continue;
    held.get(packCode)?.add(item);
    if (!inRules.has(item)) packOnly.add(item);
  }
  const whole = (code: number): Set<number> => {
    const found = new Set([code]);
    for (const current of found) for (const item of held.get(current) ?? []) found.add(item);
    return found;
  };
  return {
    codes,
    rules,
    packOnly,
    brought: new Map(codes.map((code) => [code, whole(code)])),
    defaults: codes.filter((code) => bundle.options.some((option) => option.code === code && option.isDefault)),
    prices: rows.map(({ basicPence, vatPence }) =>
      basicPence === null || vatPence === null ? null : basicPence + vatPence,
    ),
  };
}

/** Returns by option those that cannot be fitted with it. */
function requireRules(solver: LogicSolver, { codes, rules }: ReferenceBundle): ReadonlyMap<number, Set<number>> {
  const pairs: [number, number][] = [];
  for (const { type, primary, others } of rules) {
    const members = [primary, ...others];
    if (type === 'OO') {
      solver.require(logic.atMostOne(...members.map(ordered)));
      for (const [at, one] of members.entries()) for (const other of members.slice(at + 1)) pairs.push([one, other]);
    }
    if (type === 'NW') {
      for (const other of others) {
        solver.require(logic.not(logic.and(ordered(primary), ordered(other))));
        pairs.push([primary, other]);
      }
    }
    if (type === 'RO' || type === 'IO')
      solver.require(logic.implies(ordered(primary), logic.or(...others.map(fitted))));
    if (type === 'RA') solver.require(logic.implies(ordered(primary), logic.and(...others.map(fitted))));
  }
  const clashes = new Map<number, Set<number>>(codes.map((code) => [code, new Set()]));
  for (const [one, other] of pairs) {
    clashes.get(one)?.add(other);
    clashes.get(other)?.add(one);
  }
  return clashes;
}

function requireDefaults(
  solver: LogicSolver,
  { defaults, brought }: ReferenceBundle,
  clashes: ReadonlyMap<number, ReadonlySet<number>>,
): void {
  for (const [at, option] of defaults.entries()) {
    const own = [...(brought.get(option) ?? [])];
    const against = new Set(own.flatMap((item) => [...(clashes.get(item) ?? [])]));
    const earlier = defaults
      .slice(0, at)
      .filter((one) => [...(brought.get(one) ?? [])].some((item) => against.has(item)));
    const isImpossible = own.some((item) => against.has(item));
    const obstacles = [...[...against].map(ordered), ...earlier.map(standard)];
    solver.require(
      isImpossible ? logic.not(standard(option)) : logic.equiv(standard(option), logic.not(logic.or(...obstacles))),
    );
  }
}

/** Of all that the solver was required to hold. */
function leastCost(solver: LogicSolver, { codes, rules, brought, prices }: ReferenceBundle): ReferenceCost | null {
  const charged = (code: number) => {
    const packs = codes.filter((pack) => pack !== code && brought.get(pack)?.has(code));
    return logic.and(line(code), logic.not(logic.or(...packs.map(fitted))));
  };
  // Each fitted IO makes at most one charged item free, each item by at most one IO. The solver chooses which.
  const freeItems = rules.flatMap(({ type, primary, others }, at) =>
    type === 'IO' ? others.map((item) => ({ at, primary, item, name: `free ${item} by ${at}` })) : [],
  );
  for (const { primary, item, name } of freeItems)
    solver.require(logic.implies(name, logic.and(fitted(primary), charged(item))));
  for (const at of rules.keys())
    solver.require(logic.atMostOne(...freeItems.filter((free) => free.at === at).map(({ name }) => name)));
  const paid = codes.map((code) => {
    const names = freeItems.filter(({ item }) => item === code).map(({ name }) => name);
    solver.require(logic.atMostOne(...names));
    return logic.and(charged(code), logic.not(logic.or(...names)));
  });
  const weights = prices.map((pence) => (pence === null ? UNKNOWN_WEIGHT : pence / PRICE_STEP));
  const start = solver.solve();
  if (start === null) return null;
  const least = solver.minimizeWeightedSum(start, paid, weights).getWeightedSum(paid, weights);
  return { unknown: Math.floor(least / UNKNOWN_WEIGHT), pence: (least % UNKNOWN_WEIGHT) * PRICE_STEP };
}

function availableWith(solver: LogicSolver, codes: readonly number[], lines: readonly number[]): Set<number> {
  const found = new Set<number>();
  const selections = logic.and(...lines.map(line));
  for (const code of codes) {
    if (found.has(code)) continue;
    const answer = solver.solveAssuming(logic.and(selections, fitted(code)));
    for (const name of answer?.getTrueVars() ?? []) {
      const [kind, number] = name.split(' ');
      if (kind === 'fitted') found.add(Number(number));
    }
  }
  return found;
}
