/** Whether a whole set of equipment can be ordered: a check of what is there, not a search for what could be added. */
import { contentsOf, type Contents } from '@/lib/sandbox/options/contents';
import type { ColourLinks, Option, OptionBook, Rule } from '@/lib/sandbox/options/model';

export interface Build {
  /** Everything on the car: what was chosen, what packs bring, and what is standard until displaced. */
  readonly fitted: ReadonlySet<number>;
  /** Why it cannot be ordered, first reason in the order of the rules; null: it can. */
  readonly refusal: string | null;
}

/** `chosen` may name what packs of it hold, or leave that out; defaults need not be named. */
export function buildOf(book: OptionBook, chosen: readonly number[]): Build {
  const contents = contentsOf(book);
  const listed = new Map(book.options.map((option) => [option.code, option]));
  const wished = new Set<number>();
  for (const code of chosen) {
    if (!listed.has(code)) return { fitted: wished, refusal: `Option ${code} is not available.` };
    wished.add(code);
    for (const held of contents.allOf(code)) wished.add(held);
  }
  const rules = book.rules.map((rule) => readRule(rule, listed));
  const isDefault = (code: number): boolean => listed.get(code)?.isDefault ?? false;
  const fitted = withDefaults(book, rules, contents, wished);
  const alone = chosen.find(
    (code) => contents.isPackOnly(code) && !chosen.some((pack) => contents.allOf(pack).has(code)),
  );
  if (alone !== undefined) return { fitted, refusal: `Option ${alone} is available only as part of a pack.` };
  for (const rule of rules) {
    const refusal = refusalOf(rule, fitted, isDefault);
    if (refusal !== null) return { fitted, refusal };
  }
  return { fitted, refusal: linkRefusal(book.colourTrims, wished) ?? linkRefusal(book.colourHoods, wished) };
}

interface ReadRule {
  readonly code: number;
  readonly type: Rule['type'];
  readonly primaries: readonly number[];
  readonly secondaries: readonly number[];
  readonly marked: readonly number[];
}

/** Options that are not listed are struck from a rule. */
function readRule({ code, type, members }: Rule, listed: ReadonlyMap<number, Option>): ReadRule {
  const known = members.filter(({ option }) => listed.has(option));
  const of = (isPrimary: boolean): number[] =>
    known.filter((one) => one.isPrimary === isPrimary).map((one) => one.option);
  return {
    code,
    type,
    primaries: of(true),
    secondaries: of(false),
    marked: [...new Set(known.map((one) => one.option))],
  };
}

/** A secondary that is the primary itself says nothing. */
const others = ({ secondaries }: ReadRule, primary: number): number[] => secondaries.filter((code) => code !== primary);

/** Standard is what clashes with nothing fitted, in table order; of two that clash the first stays. */
function withDefaults(
  { options }: OptionBook,
  rules: readonly ReadRule[],
  contents: Contents,
  wished: ReadonlySet<number>,
): ReadonlySet<number> {
  const clashing = rules.filter(({ type }) => type === 'OO' || type === 'NW');
  const fitted = new Set(wished);
  const defaults = options
    .filter(({ isDefault }) => isDefault)
    .sort((a, b) => a.tableOrder - b.tableOrder || a.code - b.code);
  for (const { code } of defaults) {
    if (fitted.has(code)) continue;
    const brought = [code, ...contents.allOf(code)].filter((each) => !fitted.has(each));
    const together = new Set([...fitted, ...brought]);
    const clash = clashing.some(
      (rule) => brought.some((each) => rule.marked.includes(each)) && isBroken(rule, together),
    );
    if (!clash) for (const each of brought) fitted.add(each);
  }
  return fitted;
}

const isBroken = (rule: ReadRule, fitted: ReadonlySet<number>): boolean => refusalOf(rule, fitted, () => true) !== null;

/**
 * What a rule holds against a build. Needs are not asked of what is standard, which never makes a build impossible; a
 * caller that lists all that is fitted names it like what was chosen.
 */
function refusalOf(rule: ReadRule, fitted: ReadonlySet<number>, isDefault: (code: number) => boolean): string | null {
  const { code, type, primaries, marked } = rule;
  const says = (words: string): string => `Rule ${code} (${type}): ${words}`;
  if (type === 'OO') {
    const there = marked.filter((option) => fitted.has(option));
    return there.length > 1 ? says(`only one of ${there.join(', ')} may be fitted.`) : null;
  }
  for (const primary of primaries) {
    if (!fitted.has(primary)) continue;
    const secondaries = others(rule, primary);
    const there = secondaries.filter((option) => fitted.has(option));
    if (type === 'NW' && there.length > 0) return says(`${primary} may not be fitted with ${there.join(', ')}.`);
    if (secondaries.length === 0 || isDefault(primary)) continue;
    if ((type === 'RO' || type === 'IO') && there.length === 0) {
      return says(`${primary} requires one of ${secondaries.join(', ')}.`);
    }
    if (type === 'RA' && there.length < secondaries.length) {
      return says(`${primary} requires ${secondaries.filter((option) => !fitted.has(option)).join(', ')}.`);
    }
  }
  return null;
}

/** A colour with any pair goes only with those it is paired with. */
function linkRefusal({ others: trims, pairs }: ColourLinks, wished: ReadonlySet<number>): string | null {
  for (const [colour] of pairs) {
    if (!wished.has(colour)) continue;
    const trim = trims.find(
      ({ code }) => wished.has(code) && !pairs.some((pair) => pair[0] === colour && pair[1] === code),
    );
    if (trim !== undefined) return `Option ${trim.code} is not available with colour ${colour}.`;
  }
  return null;
}
