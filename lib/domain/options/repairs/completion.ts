import { accountOf, type PriceSum } from '@/lib/domain/options/pricing/build-account';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { OptimumSearch, type SoftLiteral } from '@/lib/domain/options/solver/optimum-search';
import { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { fittedBy } from '@/lib/domain/options/status/fitted-options';
import { pricedEncoding } from './priced-encoding';

/** What a search completes. All lines by index. */
export interface CompletionGoal {
  readonly book: RuleBook;
  /** Lines that stay. */
  readonly base: readonly number[];
  /** Lines that stay as far as possible: as many as can. */
  readonly wanted: readonly number[];
  /** Options that must be fitted in the end. */
  readonly required: readonly number[];
  readonly picks: readonly Pick[];
  /** Of each list at least one line stays. */
  readonly keepOneOf?: readonly (readonly number[])[];
  /** Lines that may be added; any when left out. */
  readonly allowed?: ReadonlySet<number>;
}

export interface Completion extends PriceSum {
  /** Of the wanted lines those that cannot stay, in table order. */
  readonly lost: readonly number[];
  /** Lines to add, in table order. */
  readonly adds: readonly number[];
  /** Those of the additions that nothing needs: with them the build costs less than without. */
  readonly savers: readonly number[];
  /** Whether nothing can cost less. False when the budget ran out before that was certain. */
  readonly isProven: boolean;
}

export type CompletionResult = Completion | 'impossible' | 'not decided';

/** Steps for tidying up what a search found, whatever it has left: the lines involved are few. */
const TIDYING_STEPS = 400_000;

/** Fewer unknown prices, then £, then additions, then table order. */
export function compareCompletions(one: Completion, other: Completion): number {
  return (
    one.unknown - other.unknown ||
    one.pence - other.pence ||
    one.adds.length - other.adds.length ||
    compareInTableOrder(one.adds, other.adds)
  );
}

/** By the first line in which the two lists differ. */
export function compareInTableOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The best valid build with the base: the fewest wanted lines lost, then the fewest unknown prices, then the least £,
 * then the fewest additions, then the dearest of them at list price, then table order. So no addition can be spared, unless
 * it lowers the total. The result depends on the goal alone, never on earlier searches. When the budget ends first, the best
 * build found until then, or `not decided`.
 */
export function cheapestCompletion(goal: CompletionGoal, budget: SearchBudget): CompletionResult {
  const found = search(goal, budget);
  if (typeof found === 'string') return found;
  const pared = found.isLean ? found : paredTo(goal, found);
  const savers = saversOf(goal, pared);
  const { pence, unknown } = accountOf(goal.book, fittedBy(goal.book, linesWith(goal, pared)), goal.picks);
  return { lost: found.lost, adds: pared.adds, savers, pence, unknown, isProven: found.isProven };
}

interface FoundLines {
  readonly lost: readonly number[];
  readonly adds: readonly number[];
  readonly isProven: boolean;
  /** Whether there are provably no more additions than needed at this price. */
  readonly isLean: boolean;
}

function search(goal: CompletionGoal, budget: SearchBudget): FoundLines | 'impossible' | 'not decided' {
  const { book, wanted, picks } = goal;
  const encoding = pricedEncoding(book, picks);
  const { lines } = encoding;
  const optimum = new OptimumSearch(encoding.clauses, encoding.empty, budget);
  const lineOf = (option: number) => lines[option] ?? -1;
  const staying = new Set([...goal.base, ...wanted]);
  requireGoal(goal, optimum, lines, encoding.fits);
  const levels = [
    wanted.map((line) => ({ literal: lineOf(line), weight: 1 })),
    priceLevel(encoding.paid, (option) => Number(book.options[option]?.pence === null)),
    priceLevel(encoding.paid, (option) => book.options[option]?.pence ?? 0),
    lines.flatMap((line, option) => (line < 0 || staying.has(option) ? [] : [{ literal: line ^ 1, weight: 1 }])),
  ];
  let decided = 0;
  for (const level of levels) {
    const result = optimum.minimize(level);
    if (result === 'impossible') return 'impossible';
    if (result === 'cut') break;
    decided += 1;
  }
  if (decided === levels.length) {
    const candidates = book.options.flatMap((_, option) => (lineOf(option) < 0 || staying.has(option) ? [] : [option]));
    const listPence = (option: number) => book.options[option]?.pence ?? Number.MIN_SAFE_INTEGER;
    // More value for the same money: the item that an IO makes free is the dearest.
    optimum.prefer(candidates.sort((a, b) => listPence(b) - listPence(a) || a - b).map(lineOf));
  }
  const { model } = optimum;
  if (model === null) return 'not decided';
  const isLine = (option: number) => lineOf(option) >= 0 && model[lineOf(option) >> 1] === 1;
  return {
    lost: wanted.filter((line) => !isLine(line)).sort((a, b) => a - b),
    adds: book.options.flatMap((_, option) => (isLine(option) && !staying.has(option) ? [option] : [])),
    isProven: decided >= levels.length - 1,
    isLean: decided === levels.length,
  };
}

function requireGoal(
  { base, required, keepOneOf = [], wanted, allowed }: CompletionGoal,
  optimum: OptimumSearch,
  lines: readonly number[],
  fits: readonly number[],
): void {
  // In table order: the order in which lines were chosen decides nothing.
  for (const line of [...base].sort((a, b) => a - b)) optimum.require(lines[line] ?? 0);
  for (const option of required) optimum.require(fits[option] ?? 0);
  for (const set of keepOneOf) optimum.requireOne(set.map((line) => lines[line] ?? 0));
  if (allowed === undefined) return;
  const may = new Set([...base, ...wanted, ...allowed]);
  for (const [option, line] of lines.entries()) if (line >= 0 && !may.has(option)) optimum.require(line ^ 1);
}

/** A price above £0 is saved when it is not paid, one below £0 when it is. */
const priceLevel = (paid: readonly number[], weightOf: (option: number) => number): SoftLiteral[] =>
  paid.flatMap((literal, option) => {
    const weight = weightOf(option);
    if (literal < 0 || weight === 0) return [];
    return [weight > 0 ? { literal: literal ^ 1, weight } : { literal, weight: -weight }];
  });

const linesWith = (
  { base, wanted }: CompletionGoal,
  { lost, adds }: { lost: readonly number[]; adds: readonly number[] },
): number[] => [...new Set([...base, ...wanted.filter((line) => !lost.includes(line)), ...adds])];

/** The same search among the lines found alone: what costs nothing less with them than without is left out. */
function paredTo(goal: CompletionGoal, found: FoundLines): FoundLines {
  const { book, required, picks } = goal;
  const base = linesWith(goal, { lost: found.lost, adds: [] });
  const among = { book, base, wanted: [], required, picks, allowed: new Set(found.adds) };
  const pared = search(among, new SearchBudget(TIDYING_STEPS));
  return typeof pared === 'string' ? found : { ...found, adds: pared.adds };
}

/** The additions that could be left out together. Since all of them together are the cheapest, leaving them out costs. */
function saversOf(goal: CompletionGoal, { lost, adds }: FoundLines): readonly number[] {
  if (adds.length === 0) return [];
  const { book, required } = goal;
  const encoding = pricedEncoding(book, []);
  const optimum = new OptimumSearch(encoding.clauses, encoding.empty, new SearchBudget(TIDYING_STEPS));
  const base = linesWith(goal, { lost, adds: [] });
  requireGoal(
    { book, base, wanted: [], required, picks: [], allowed: new Set(adds) },
    optimum,
    encoding.lines,
    encoding.fits,
  );
  const softLiterals = adds.map((line) => ({ literal: (encoding.lines[line] ?? 0) ^ 1, weight: 1 }));
  if (optimum.minimize(softLiterals) === 'impossible') return [];
  const { model } = optimum;
  return model === null ? [] : adds.filter((line) => model[(encoding.lines[line] ?? 0) >> 1] === 0);
}
