import type { Conflict } from './status/minimal-conflict';
import { exclusionsBetween, type CompiledRule, type RuleBook } from './rule-book/rule-book';

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], joint = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

export const nameOf = (book: RuleBook, option: number): string => book.options[option]?.name ?? String(option);

const names = (book: RuleBook, options: readonly number[], joint?: string) =>
  listed(
    options.map((option) => nameOf(book, option)),
    joint,
  );

/**
 * A rule in words, with its code. Of a long list only the options that the conflict involves are named. A name may be in
 * the plural, so no verb depends on it.
 */
export function ruleInWords(book: RuleBook, rule: CompiledRule, touched: ReadonlySet<number>): string {
  const { code, type, primary, secondaries } = rule;
  const met = secondaries.filter((option) => touched.has(option));
  const concerned = met.length > 0 ? met : secondaries;
  const own = nameOf(book, primary);
  const source = code === null ? '' : ` (rule ${type} ${code})`;
  if (type === 'OO') return `only one of ${names(book, met.length > 1 ? met : secondaries)} can be fitted${source}`;
  if (type === 'NW') return `${own} cannot be fitted with ${names(book, concerned, 'or')}${source}`;
  if (type === 'trim' || type === 'hood') return `${own} cannot be combined with ${names(book, concerned, 'or')}`;
  if (type === 'RA') return `${own} must be fitted with ${names(book, secondaries)}${source}`;
  if (type === 'IN') return `${own} would include ${names(book, secondaries)}${source}`;
  const needs = secondaries.length === 1 ? names(book, secondaries) : `one of ${names(book, secondaries, 'or')}`;
  return `${own} must be fitted with ${needs}${type === 'IO' ? ', which is then free' : ''}${source}`;
}

/** An item of a conflict that was not ordered: it comes with a pack. */
export interface IncludedItem {
  readonly item: number;
  readonly pack: number;
}

/** An item of a conflict that cannot be ordered alone. */
export interface PackOnlyItem {
  readonly item: number;
  readonly packs: readonly number[];
}

/** The options that a conflict involves, and those of them that come with a pack. */
export function touchedBy(book: RuleBook, { selections, rules }: Conflict, option: number | null) {
  const direct = new Set([...selections, ...(option === null ? [] : [option])]);
  for (const { type, secondaries } of rules) {
    if (type === 'RO' || type === 'RA' || type === 'IO') for (const secondary of secondaries) direct.add(secondary);
  }
  const touched = new Set(direct);
  const through: IncludedItem[] = [];
  const members = new Set(rules.flatMap(({ primary, secondaries }) => [primary, ...secondaries]));
  const holding = new Set(direct);
  const onlyIn: PackOnlyItem[] = [];
  for (const item of direct) {
    if (!book.options[item]?.isPackOnly) continue;
    // A build with the item has one of its packs, and all that the pack contains.
    const packs = book.packsOf[item] ?? [];
    const isMet = (member: number) => members.has(member) && !direct.has(member);
    if (!packs.some((pack) => (book.brings[pack] ?? []).some(isMet))) continue;
    onlyIn.push({ item, packs });
    for (const pack of packs) holding.add(pack);
  }
  for (const pack of holding) {
    for (const item of book.brings[pack] ?? []) {
      touched.add(item);
      if (members.has(item) && !direct.has(item) && item !== pack) through.push({ item, pack });
    }
  }
  return { touched, through, onlyIn };
}

/**
 * When no rule would be broken, a fact excludes the option: a selection displaces the default that would bring it, or no
 * pack that brings it can be ordered.
 */
function factsBehind(book: RuleBook, { selections, rules }: Conflict, option: number | null): string[] {
  if (rules.length > 0 || option === null) return [];
  const ordered = new Set(selections.flatMap((selection) => book.brings[selection] ?? []));
  const holding = [option, ...(book.packsOf[option] ?? [])].filter((pack) => book.options[pack]?.isDefault);
  const displacing = new Set<CompiledRule>();
  for (const item of holding.flatMap((pack) => book.brings[pack] ?? [])) {
    for (const other of book.clashes[item] ?? []) {
      if (!ordered.has(other)) continue;
      for (const rule of exclusionsBetween(book, item, other)) displacing.add(rule);
    }
  }
  const touched = new Set([option, ...ordered]);
  const words = [...displacing].map((rule) => ruleInWords(book, rule, touched));
  return words.length > 0 ? words : [`it comes only inside packs, and no pack that contains it is available`];
}

export interface ConflictText {
  /** A few words for a chip: `Not with Tow bar`. */
  readonly chip: string;
  readonly sentence: string;
}

/** A conflict in a dealer's words. Without an option the selections themselves clash. */
export function conflictInWords(book: RuleBook, conflict: Conflict, option: number | null): ConflictText {
  const { selections, rules } = conflict;
  const { touched, through, onlyIn } = touchedBy(book, conflict, option);
  const because = [
    ...factsBehind(book, conflict, option),
    ...onlyIn.map(({ item, packs }) => `${nameOf(book, item)} can be had only in ${names(book, packs, 'or')}`),
    ...through.map(({ item, pack }) => `${nameOf(book, pack)} would include ${nameOf(book, item)}`),
    ...rules.map((rule) => ruleInWords(book, rule, touched)),
  ].join('; ');
  const others = names(book, selections);
  if (option === null) {
    const together = selections.length > 1 ? 'cannot be ordered together' : 'cannot be ordered';
    return { chip: `Clash: ${others}`, sentence: sentence(`${others} ${together}`, because) };
  }
  const own = nameOf(book, option);
  if (selections.length === 0)
    return { chip: 'Never available', sentence: sentence(`${own} can never be ordered`, because) };
  const [rule, ...more] = rules;
  const isPlain = rule !== undefined && more.length === 0 && selections.length === 1 && through.length === 0;
  const source = rule?.code == null ? '' : ` (rule ${rule.type} ${rule.code})`;
  return {
    chip: `Not with ${others}`,
    sentence:
      isPlain && touched.has(option) && book.options[option]?.isPackOnly === false
        ? `${own} cannot be fitted with ${others}${source}.`
        : sentence(`${own} cannot be ordered with ${others}`, because),
  };
}

function sentence(claim: string, because: string): string {
  return because === '' ? `${claim}.` : `${claim}: ${because}.`;
}
