/**
 * The same questions put to `logic-solver` (MiniSat), in an encoding of its own: named variables and formulas from the
 * definitions, one for what is ordered, one for what is fitted, one for each default.
 */
import { createRequire } from 'node:module';
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';

type Formula = string | object;
interface Solution {
  getTrueVars(): string[];
  getWeightedSum(formulas: readonly Formula[], weights: readonly number[]): number;
}
interface Logic {
  Solver: new () => {
    require(...formulas: Formula[]): void;
    solve(): Solution | null;
    solveAssuming(formula: Formula): Solution | null;
    minimizeWeightedSum(start: Solution, formulas: readonly Formula[], weights: readonly number[]): Solution;
  };
  or(...formulas: Formula[]): Formula;
  and(...formulas: Formula[]): Formula;
  not(formula: Formula): Formula;
  implies(one: Formula, other: Formula): Formula;
  equiv(one: Formula, other: Formula): Formula;
  atMostOne(...formulas: Formula[]): Formula;
  FALSE: Formula;
}
// The package has no types of its own.
const logic = createRequire(import.meta.url)('logic-solver') as Logic;

export interface ReferenceCost {
  /** Prices on application. */
  readonly unknown: number;
  readonly pence: number;
}

export interface ReferenceSolver {
  /** Codes of all options some valid build with these lines fits. */
  availableWith(lines: readonly number[]): Set<number>;
  /** Whether some valid build with these lines fits the option; of other lines it may have the further ones alone. */
  canHave(lines: readonly number[], option: number, further?: readonly number[]): boolean;
  /** The same without one at least of the further lines. */
  canSpare(lines: readonly number[], option: number, further: readonly number[]): boolean;
  /** What the cheapest such build costs. The last question: it narrows all others. */
  leastCost(lines: readonly number[], option: number, further?: readonly number[]): ReferenceCost | null;
}

/** All prices of the large bundles are whole so many pence. */
const PRICE_STEP = 500;
/** A price on application outweighs all known ones together. */
const UNKNOWN_WEIGHT = 2 ** 20;

/** For bundles without bad rows and with whole packs in IN rules. */
export function createReferenceSolver(bundle: OptionBundle): ReferenceSolver {
  const solver = new logic.Solver();
  const codes = [...bundle.options].sort((a, b) => a.order - b.order || a.code - b.code).map(({ code }) => code);
  const rules = new Map<number, { type: string; primary: number; others: number[] }>();
  for (const { ruleCode, type, optionCode, isPrimary } of bundle.rules) {
    const rule = rules.get(ruleCode) ?? { type, primary: 0, others: [] };
    if (isPrimary) rule.primary = optionCode;
    else rule.others.push(optionCode);
    rules.set(ruleCode, rule);
  }
  const all = [...rules.values()];
  const named = new Map(bundle.options.map(({ code, name }) => [name.trim().toLowerCase(), code]));
  const held = new Map<number, Set<number>>(codes.map((code) => [code, new Set()]));
  const inRules = new Set<number>();
  for (const { type, primary, others } of all) {
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
  const brought = new Map(codes.map((code) => [code, whole(code)]));

  const line = (code: number) => `line ${code}`;
  const ordered = (code: number) => `ordered ${code}`;
  const standard = (code: number) => `standard ${code}`;
  const fitted = (code: number) => `fitted ${code}`;
  const pairs: [number, number][] = [];
  for (const { type, primary, others } of all) {
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
  const against = new Map<number, Set<number>>(codes.map((code) => [code, new Set()]));
  for (const [one, other] of pairs) {
    against.get(one)?.add(other);
    against.get(other)?.add(one);
  }
  for (const code of codes) {
    if (packOnly.has(code)) solver.require(logic.not(line(code)));
    const holders = codes.filter((holder) => brought.get(holder)?.has(code));
    solver.require(logic.equiv(ordered(code), logic.or(...holders.map(line))));
  }
  const defaults = codes.filter((code) => bundle.options.some((option) => option.code === code && option.isDefault));
  for (const [at, option] of defaults.entries()) {
    const own = brought.get(option) ?? new Set();
    const enemies = new Set([...own].flatMap((item) => [...(against.get(item) ?? [])]));
    const earlier = defaults
      .slice(0, at)
      .filter((one) => [...(brought.get(one) ?? [])].some((item) => enemies.has(item)));
    const isImpossible = [...own].some((item) => enemies.has(item));
    const obstacles = [...[...enemies].map(ordered), ...earlier.map(standard)];
    solver.require(
      isImpossible ? logic.not(standard(option)) : logic.equiv(standard(option), logic.not(logic.or(...obstacles))),
    );
  }
  for (const code of codes) {
    const alternatives = defaults.filter((holder) => brought.get(holder)?.has(code)).map(standard);
    solver.require(logic.equiv(fitted(code), logic.or(ordered(code), ...alternatives)));
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
      const charged = (code: number) => {
        const packs = codes.filter((pack) => pack !== code && brought.get(pack)?.has(code));
        return logic.and(line(code), logic.not(logic.or(...packs.map(fitted))));
      };
      // Each IO that is fitted takes one charged item away, each item by one IO: which, the solver chooses.
      const gifts = all.flatMap(({ type, primary, others }, at) =>
        type === 'IO' ? others.map((item) => ({ at, primary, item, name: `free ${item} by ${at}` })) : [],
      );
      for (const { primary, item, name } of gifts)
        solver.require(logic.implies(name, logic.and(fitted(primary), charged(item))));
      for (const at of all.keys())
        solver.require(logic.atMostOne(...gifts.filter((gift) => gift.at === at).map(({ name }) => name)));
      const paid = codes.map((code) => {
        const names = gifts.filter(({ item }) => item === code).map(({ name }) => name);
        solver.require(logic.atMostOne(...names));
        return logic.and(charged(code), logic.not(logic.or(...names)));
      });
      const prices = codes.map((code) => {
        const { basicPence = null, vatPence = null } = bundle.options.find((row) => row.code === code) ?? {};
        return basicPence === null || vatPence === null ? null : basicPence + vatPence;
      });
      const weights = prices.map((pence) => (pence === null ? UNKNOWN_WEIGHT : pence / PRICE_STEP));
      const start = solver.solve();
      if (start === null) return null;
      const least = solver.minimizeWeightedSum(start, paid, weights).getWeightedSum(paid, weights);
      return { unknown: Math.floor(least / UNKNOWN_WEIGHT), pence: (least % UNKNOWN_WEIGHT) * PRICE_STEP };
    },
    availableWith(lines) {
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
    },
  };
}
