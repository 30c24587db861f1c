/**
 * The meaning of the rules by exhaustive enumeration of every set of lines. Written from the definitions, on the raw
 * bundle, sharing nothing with the product but the shape of a bundle. Sets of options are bit masks; bit 0 is the first
 * option in table order.
 */
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';
import {
  bansOf,
  bits,
  count,
  readLinkBans,
  readPacks,
  readStatements,
  type Ban,
  type Demand,
} from './oracle-bundle.fixture';
import { leastCost, type OracleCost } from './oracle-cost.fixture';

export interface OracleBuild {
  readonly lines: number;
  readonly ordered: number;
  readonly standard: number;
  readonly fit: number;
  readonly isValid: boolean;
}

export interface OraclePick {
  readonly rule: number;
  readonly primary: number;
  readonly option: number;
}

export class Oracle {
  readonly codes: readonly number[];
  readonly demands: readonly Demand[];
  readonly bans: readonly Ban[];
  readonly orderable: number;
  readonly prices: readonly (number | null)[];
  readonly defaults: readonly number[];
  readonly #holds: readonly number[];
  readonly #direct: readonly number[];
  readonly #against: readonly number[];
  #all: readonly OracleBuild[] | undefined;

  constructor(bundle: OptionBundle) {
    const sorted = [...bundle.options].sort((a, b) => (a.order === b.order ? a.code - b.code : a.order - b.order));
    const rows = sorted.filter((row, at) => sorted.findIndex(({ code }) => code === row.code) === at);
    this.codes = rows.map(({ code }) => code);
    const statements = readStatements(bundle, this.codes);
    const { direct, packOnly } = readPacks(bundle, this.codes, statements);
    this.orderable = ((1 << rows.length) - 1) & ~packOnly;
    this.#direct = direct;
    this.#holds = rows.map((_, start) => {
      let held = 1 << start;
      for (let before = 0; before !== held;) {
        before = held;
        for (const item of bits(held)) held |= direct[item] ?? 0;
      }
      return held;
    });
    this.bans = [...statements.flatMap(bansOf), ...readLinkBans(bundle, this.codes)];
    const against = rows.map(() => 0);
    for (const [a, b] of this.bans.flatMap(({ pairs }) => pairs)) {
      against[a] = (against[a] ?? 0) | (1 << b);
      against[b] = (against[b] ?? 0) | (1 << a);
    }
    this.#against = against;
    this.demands = statements.flatMap(({ type, code, primary, among }) =>
      type === 'RO' || type === 'RA' || type === 'IO' ? [{ type, code, primary, among }] : [],
    );
    this.prices = rows.map((row, index) => {
      if ((packOnly >> index) & 1) return 0;
      if (row.onApplication || row.basicPence === null || row.vatPence === null) return null;
      return row.basicPence + row.vatPence;
    });
    this.defaults = rows.flatMap((row, index) => (row.isDefault ? [index] : []));
  }

  mask(codes: readonly number[]): number {
    return codes.reduce((sum, code) => (this.codes.includes(code) ? sum | (1 << this.codes.indexOf(code)) : sum), 0);
  }

  build(lines: number): OracleBuild {
    let ordered = 0;
    for (const line of bits(lines)) ordered |= this.#holds[line] ?? 0;
    let fit = ordered;
    let standard = 0;
    for (const option of this.defaults) {
      const own = this.#holds[option] ?? 0;
      if (this.#clash(own, fit | own)) continue;
      standard |= 1 << option;
      fit |= own;
    }
    const isMet = ({ type, primary, among }: Demand) =>
      ((ordered >> primary) & 1) === 0 || (type === 'RA' ? (fit & among) === among : (fit & among) !== 0);
    return { lines, ordered, standard, fit, isValid: !this.#clash(ordered, ordered) && this.demands.every(isMet) };
  }

  #clash(some: number, others: number): boolean {
    for (let rest = some; rest !== 0; rest &= rest - 1) {
      if (((this.#against[31 - Math.clz32(rest & -rest)] ?? 0) & others) !== 0) return true;
    }
    return false;
  }

  /** Every set of lines there is. */
  get all(): readonly OracleBuild[] {
    if (this.#all) return this.#all;
    const found: OracleBuild[] = [];
    for (let lines = this.orderable; ; lines = (lines - 1) & this.orderable) {
      found.push(this.build(lines));
      if (lines === 0) break;
    }
    this.#all = found;
    return found;
  }

  get valid(): readonly OracleBuild[] {
    return this.all.filter(({ isValid }) => isValid);
  }

  /** Status by option, `replaces` with its selection, from the definitions. */
  statuses(selections: number): string[] {
    const now = this.build(selections);
    const { valid } = this;
    let [ever, compatible] = [0, 0];
    for (const build of valid) {
      ever |= build.fit;
      if ((build.lines & selections) === selections) compatible |= build.fit;
    }
    const possible = new Set(valid.map(({ lines }) => lines));
    return this.codes.map((_, option) => {
      const bit = 1 << option;
      if (selections & bit) return 'chosen';
      if (now.standard & bit) return 'standard';
      if (now.fit & bit) return 'in pack';
      if (compatible & bit) return 'available';
      for (const selection of bits(selections)) {
        const inOneGroup = this.bans.some(
          ({ type, pairs }) =>
            type === 'OO' &&
            pairs.some(([a, b]) => (a === selection && b === option) || (a === option && b === selection)),
        );
        if (!inOneGroup || (this.orderable & bit) === 0) continue;
        const others = (selections & ~(1 << selection)) | bit;
        if (this.#isNeeded(selection, now, this.build(others))) continue;
        for (const lines of possible) if ((lines & others) === others) return `replaces ${this.codes[selection]}`;
      }
      return ever & bit ? 'blocked' : 'dead';
    });
  }

  /** Whether a demand that is made before and after is served by a line, or by what it holds, before and worse after. */
  #isNeeded(line: number, before: OracleBuild, after: OracleBuild): boolean {
    const lost = (this.#holds[line] ?? 0) & before.fit & ~after.fit;
    return this.demands.some(({ type, primary, among }) => {
      const isMade = ((before.ordered & after.ordered) >> primary) & 1;
      if (!isMade || (among & lost) === 0) return false;
      return type === 'RA' || (among & after.fit) === 0;
    });
  }

  /** What the lines cost: unknown prices and pence. */
  price(lines: number, picks: readonly OraclePick[] = []): OracleCost {
    const { fit, standard } = this.build(lines);
    const isHeldFree = (option: number) =>
      bits(fit).some(
        (pack) => ((this.#direct[pack] ?? 0) >> option) & 1 && (((this.#holds[option] ?? 0) >> pack) & 1) === 0,
      );
    const charged = bits(lines | standard).filter((option) => !isHeldFree(option) && this.prices[option] !== 0);
    const gifts = this.demands.filter(({ type, primary }) => type === 'IO' && (fit >> primary) & 1);
    const assigned = new Map<Demand, number>();
    for (const gift of gifts) {
      const pick = picks.find(({ rule, primary }) => rule === gift.code && this.codes[gift.primary] === primary);
      const option = pick === undefined ? -1 : this.codes.indexOf(pick.option);
      if (option < 0 || ((gift.among >> option) & 1) === 0) continue;
      if (charged.includes(option) && ![...assigned.values()].includes(option)) assigned.set(gift, option);
    }
    const open = gifts.filter((gift) => !assigned.has(gift));
    const taken = [...assigned.values()];
    const paid = charged.filter((option) => !taken.includes(option));
    return leastCost(paid, open, this.prices);
  }

  /**
   * The best repairs as `[selections lost, unknown prices, pence, additions]`, best first: for every loss that contains no
   * smaller one, the cheapest of all valid builds, of those that cost the same the one with fewest additions. The option must
   * be a line when any valid build has it as one. Otherwise it is enough that it is fitted: it comes only inside packs,
   * or it is a default, or comes with one, and its needs cannot be met.
   */
  repairs(selections: number, option: number | null, picks: readonly OraclePick[] = []): number[][] {
    const bit = option === null ? 0 : 1 << option;
    const asLine = this.valid.some(({ lines }) => (lines & bit) !== 0) ? bit : 0;
    const does = ({ lines, fit }: OracleBuild) => (lines & asLine) === asLine && (fit & bit) === bit;
    const byLoss = new Map<number, number[]>();
    for (const build of this.valid.filter(does)) {
      const lost = selections & ~build.lines;
      byLoss.set(lost, [...(byLoss.get(lost) ?? []), build.lines & ~selections & ~asLine]);
    }
    const losses = [...byLoss.keys()].filter(
      (lost) => ![...byLoss.keys()].some((less) => less !== lost && (less & lost) === less),
    );
    const best = losses.map((lost) => {
      const evaluated = (byLoss.get(lost) ?? []).map((adds) => [
        count(lost),
        ...this.price((selections & ~lost) | asLine | adds, picks),
        count(adds),
      ]);
      return evaluated.sort(byFigures)[0] ?? [];
    });
    return best.sort(byFigures).slice(0, 3);
  }

  /** Whether every build with these selections (and the option) breaks one of these bans or demands. */
  isConflict(selections: number, option: number | null, bans: readonly Ban[], demands: readonly Demand[]): boolean {
    const bit = option === null ? 0 : 1 << option;
    return this.all.every(({ lines, ordered, fit }) => {
      if ((lines & selections) !== selections || (fit & bit) !== bit) return true;
      const has = (index: number) => ((ordered >> index) & 1) === 1;
      return (
        bans.some(({ pairs }) => pairs.some(([a, b]) => has(a) && has(b))) ||
        demands.some(
          ({ type, primary, among }) => has(primary) && (type === 'RA' ? (fit & among) !== among : (fit & among) === 0),
        )
      );
    });
  }
}

function byFigures(one: readonly number[], other: readonly number[]): number {
  for (const [at, figure] of one.entries()) if (figure !== other[at]) return figure - (other[at] ?? 0);
  return 0;
}
