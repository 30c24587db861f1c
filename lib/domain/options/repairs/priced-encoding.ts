/**
 * The rules and the price of a build as clauses. Beside the variables of the rules (`status/encoding.ts`) each option has
 * a literal that is true when it is a line, and one that is true when its price is paid. What is paid follows
 * `pricing/build-account.ts`: nothing for what a fitted pack includes or an IO makes free, and a standard option its own
 * price.
 */
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { type Clauses, ClauseSet, negative, positive } from '@/lib/domain/options/solver/clauses';
import { encodeRules } from '@/lib/domain/options/status/encoding';
import { fittedBy, type Fitted } from '@/lib/domain/options/status/fitted-options';

export interface PricedEncoding {
  readonly clauses: Clauses;
  /** By option: the literal that is true when it is a line; −1 for what is never one. */
  readonly lines: readonly number[];
  /** By option: the literal that is true only when it is fitted. */
  readonly fits: readonly number[];
  /**
   * By option: the literal that is true when its price is paid; −1 where there is none to pay. Of a price above £0 or on
   * application it may also be true without need, of a price below £0 it may also be false without need.
   */
  readonly paid: readonly number[];
  /** The empty build: it satisfies every clause. */
  readonly empty: Uint8Array;
}

/** Pairs up to this size of a list exclude one another one by one; beyond it in a chain. */
const PAIRWISE_LIMIT = 6;

const encodings = new WeakMap<RuleBook, PricedEncoding>();

/** The clauses of a rule book with prices. Without picks they are encoded once for each book. */
export function pricedEncoding(book: RuleBook, picks: readonly Pick[]): PricedEncoding {
  if (picks.length > 0) return encodePrices(book, picks);
  const encoding = encodings.get(book) ?? encodePrices(book, picks);
  encodings.set(book, encoding);
  return encoding;
}

/** What the parts of the encoding share. */
interface PriceClauses {
  readonly book: RuleBook;
  readonly set: ClauseSet;
  /** The variable of each default. */
  readonly standard: ReadonlyMap<number, number>;
  readonly fits: readonly number[];
  readonly lines: readonly number[];
  readonly emptyBuild: Fitted;
  /** The variables added here that are true in the empty build. */
  readonly trueInEmpty: Set<number>;
}

function encodePrices(book: RuleBook, picks: readonly Pick[]): PricedEncoding {
  const set = new ClauseSet(book.options.length);
  const all = book.options.map((_, index) => index);
  const { standard, fits } = encodeRules(book, set, { options: all, defaults: book.defaults, rules: book.rules });
  const lines = encodeLines(book, set);
  const emptyBuild = fittedBy(book, []);
  const shared = { book, set, standard, fits, lines, emptyBuild, trueInEmpty: new Set<number>() };
  const free = encodeFreeItems(shared, picks);
  const paid = all.map((option) => encodePaid(shared, option, free.get(option) ?? []));
  const clauses = set.freeze();
  return { clauses, lines, fits, paid, empty: emptyModel(shared, clauses.variables) };
}

/** An option in no pack is a line exactly when it is ordered. */
function encodeLines(book: RuleBook, set: ClauseSet): number[] {
  const lines = book.options.map(({ isPackOnly }, option) => {
    if (isPackOnly) return -1;
    return positive(book.packsOf[option]?.length === 0 ? option : set.variable());
  });
  for (const [option, line] of lines.entries()) {
    const packs = book.packsOf[option] ?? [];
    if (packs.length === 0) continue;
    const holders = [option, ...packs].flatMap((holder) => {
      const literal = lines[holder] ?? -1;
      return literal < 0 ? [] : [literal];
    });
    set.add([negative(option), ...holders]);
    if (line >= 0) set.imply(line, positive(option));
  }
  return lines;
}

/** By option: the literals of which one must be true for it to be charged by itself, if no pack includes it. */
function rowsOf({ lines, standard }: PriceClauses, option: number): number[] {
  const line = lines[option] ?? -1;
  const variable = standard.get(option);
  return [...(line < 0 ? [] : [line]), ...(variable === undefined ? [] : [positive(variable)])];
}

/** The literals of which one must be true for an option to be fitted: as ordered, or with a standard default. */
function holdersOf({ book, standard }: PriceClauses, option: number): number[] {
  return [
    positive(option),
    ...[option, ...(book.packsOf[option] ?? [])].flatMap((holder) => {
      const variable = standard.get(holder);
      return variable === undefined ? [] : [positive(variable)];
    }),
  ];
}

const packFits = ({ book, fits }: PriceClauses, option: number): number[] =>
  (book.includedBy[option] ?? []).map((pack) => fits[pack] ?? 0);

/** Returns the literal of an option that is paid. @param free the literals that make it free */
function encodePaid(shared: PriceClauses, option: number, free: readonly FreeItem[]): number {
  const { book, set, emptyBuild, trueInEmpty } = shared;
  const pence = book.options[option]?.pence ?? null;
  const rows = rowsOf(shared, option);
  const [row, ...moreRows] = rows;
  if (pence === 0 || row === undefined) return -1;
  const packs = packFits(shared, option);
  if (packs.length + free.length + moreRows.length === 0) return row;
  const paid = set.variable();
  if (pence === null || pence > 0) {
    const exempt = [...packs, ...free.map(({ literal }) => literal)];
    for (const literal of rows) set.add([literal ^ 1, positive(paid), ...exempt]);
  } else {
    set.add([negative(paid), ...rows]);
    for (const pack of book.includedBy[option] ?? [])
      for (const holder of holdersOf(shared, pack)) set.imply(positive(paid), holder ^ 1);
    for (const { literal, isPicked } of free) if (isPicked) set.imply(positive(paid), literal ^ 1);
  }
  if ((pence === null || pence > 0) && emptyBuild.standard.includes(option)) trueInEmpty.add(paid);
  return positive(paid);
}

interface FreeItem {
  readonly literal: number;
  readonly isPicked: boolean;
}

/** By option: the literals that make it free, each true only while the primary of its IO is fitted. */
function encodeFreeItems(shared: PriceClauses, picks: readonly Pick[]): ReadonlyMap<number, FreeItem[]> {
  const { book, set, fits } = shared;
  const free = new Map<number, FreeItem[]>();
  const add = (option: number, item: FreeItem) => {
    const list = free.get(option);
    if (list) list.push(item);
    else free.set(option, [item]);
  };
  const pickedBefore = new Map<number, number[]>();
  for (const rule of book.rules) {
    if (rule.type !== 'IO') continue;
    const fitsPrimary = fits[rule.primary] ?? 0;
    const exclusive: number[] = [];
    const picked = pickedOption(book, rule, picks);
    if (picked !== null) {
      const literal = encodePick(shared, rule, picked, pickedBefore.get(picked) ?? []);
      pickedBefore.set(picked, [...(pickedBefore.get(picked) ?? []), literal]);
      add(picked, { literal, isPicked: true });
      exclusive.push(literal);
    }
    for (const option of rule.secondaries) {
      const pence = book.options[option]?.pence ?? null;
      // A price below £0 is never spared.
      if (pence !== null && pence <= 0) continue;
      const literal = positive(set.variable());
      set.imply(literal, fitsPrimary);
      add(option, { literal, isPicked: false });
      exclusive.push(literal);
    }
    atMostOne(set, exclusive);
  }
  return free;
}

function pickedOption(book: RuleBook, rule: CompiledRule, picks: readonly Pick[]): number | null {
  const pick = picks.find(
    (candidate) => candidate.rule === rule.code && book.indexOf.get(candidate.primary) === rule.primary,
  );
  const option = pick && book.indexOf.get(pick.option);
  return option !== undefined && rule.secondaries.includes(option) && book.options[option]?.pence !== 0 ? option : null;
}

/** A literal that is true while the pick applies: the primary is fitted, and the option is paid and not free already. */
function encodePick(shared: PriceClauses, rule: CompiledRule, option: number, before: readonly number[]): number {
  const { set, fits, emptyBuild, trueInEmpty } = shared;
  const applies = set.variable();
  set.imply(positive(applies), fits[rule.primary] ?? 0);
  const packs = packFits(shared, option);
  for (const primary of holdersOf(shared, rule.primary)) {
    for (const row of rowsOf(shared, option)) set.add([primary ^ 1, row ^ 1, ...packs, ...before, positive(applies)]);
  }
  if (emptyBuild.fit[rule.primary] === 1 && emptyBuild.standard.includes(option)) trueInEmpty.add(applies);
  return positive(applies);
}

function atMostOne(set: ClauseSet, literals: readonly number[]): void {
  let open = literals;
  while (open.length > PAIRWISE_LIMIT) {
    // A few of them with the rest in a chain: `rest` is true when one of the rest is.
    const rest = positive(set.variable());
    const later = open.slice(PAIRWISE_LIMIT - 1);
    for (const literal of later) set.imply(literal, rest);
    excludeOneAnother(set, [...open.slice(0, PAIRWISE_LIMIT - 1), rest]);
    open = later;
  }
  excludeOneAnother(set, open);
}

function excludeOneAnother(set: ClauseSet, literals: readonly number[]): void {
  for (const [at, one] of literals.entries()) for (const other of literals.slice(at + 1)) set.imply(one, other ^ 1);
}

function emptyModel({ emptyBuild, standard, fits, trueInEmpty }: PriceClauses, variables: number): Uint8Array {
  const empty = new Uint8Array(variables);
  for (const option of emptyBuild.standard) empty[standard.get(option) ?? 0] = 1;
  for (const [option, literal] of fits.entries())
    if (literal >> 1 !== option) empty[literal >> 1] = emptyBuild.fit[option] ?? 0;
  for (const variable of trueInEmpty) empty[variable] = 1;
  return empty;
}
