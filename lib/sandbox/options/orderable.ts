/** Whether a whole set of equipment can be ordered: a check of the set, not a search for additions. */
import { contentsOf, type BookPackContents } from '@/lib/sandbox/options/pack-contents';
import type { ColourLinks, Option, OptionBook, BookRule } from '@/lib/sandbox/options/option-book';

export interface OrderableBuild {
  /** Everything on the car: the selected options, the contents of packs, and standard items until replaced. */
  readonly fitted: ReadonlySet<number>;
  /** Why it cannot be ordered: the first reason in the order of the rules; null if it can. */
  readonly refusal: string | null;
}

/** `chosen` may name the contents of its packs, or leave them out; defaults need not be named. */
export function buildOf(book: OptionBook, chosen: readonly number[]): OrderableBuild {
  const contents = contentsOf(book);
  const listed = new Map(book.options.map((option) => [option.code, option]));
  const selectedCodes = new Set<number>();
  for (const code of chosen) {
    if (!listed.has(code)) return { fitted: selectedCodes, refusal: `Option ${code} is not available.` };
    selectedCodes.add(code);
    for (const held of contents.allOptionsIn(code)) selectedCodes.add(held);
  }
  const rules = book.rules.map((rule) => readRule(rule, listed));
  const isDefault = (code: number): boolean => listed.get(code)?.isDefault ?? false;
  const fitted = withDefaults(book, rules, contents, selectedCodes);
  const alone = chosen.find(
    (code) => contents.isPackOnly(code) && !chosen.some((pack) => contents.allOptionsIn(pack).has(code)),
  );
  if (alone !== undefined) return { fitted, refusal: `Option ${alone} is available only as part of a pack.` };
  for (const rule of rules) {
    const refusal = refusalOf(rule, fitted, isDefault);
    if (refusal !== null) return { fitted, refusal };
  }
  return {
    fitted,
    refusal: linkRefusal(book.colourTrims, selectedCodes) ?? linkRefusal(book.colourHoods, selectedCodes),
  };
}

interface ParsedBookRule {
  readonly code: number;
  readonly type: BookRule['type'];
  readonly primaries: readonly number[];
  readonly secondaries: readonly number[];
  readonly marked: readonly number[];
}

/** Options that are not listed are removed from a rule. */
function readRule({ code, type, members }: BookRule, listed: ReadonlyMap<number, Option>): ParsedBookRule {
  const known = members.filter(({ option }) => listed.has(option));
  const memberCodes = (isPrimary: boolean): number[] =>
    known.filter((member) => member.isPrimary === isPrimary).map((member) => member.option);
  return {
    code,
    type,
    primaries: memberCodes(true),
    secondaries: memberCodes(false),
    marked: [...new Set(known.map((member) => member.option))],
  };
}

/** A secondary that is also the primary has no effect. */
const otherSecondaries = ({ secondaries }: ParsedBookRule, primary: number): number[] =>
  secondaries.filter((code) => code !== primary);

/**
 * A standard item stays while it conflicts with nothing fitted, in table order; of two that conflict the first stays.
 */
function withDefaults(
  { options }: OptionBook,
  rules: readonly ParsedBookRule[],
  contents: BookPackContents,
  selectedCodes: ReadonlySet<number>,
): ReadonlySet<number> {
  const clashing = rules.filter(({ type }) => type === 'OO' || type === 'NW');
  const fitted = new Set(selectedCodes);
  const defaults = options
    .filter(({ isDefault }) => isDefault)
    .sort((a, b) => a.tableOrder - b.tableOrder || a.code - b.code);
  for (const { code } of defaults) {
    if (fitted.has(code)) continue;
    const addedCodes = [code, ...contents.allOptionsIn(code)].filter((added) => !fitted.has(added));
    const together = new Set([...fitted, ...addedCodes]);
    const clash = clashing.some(
      (rule) => addedCodes.some((added) => rule.marked.includes(added)) && isBroken(rule, together),
    );
    if (!clash) for (const added of addedCodes) fitted.add(added);
  }
  return fitted;
}

const isBroken = (rule: ParsedBookRule, fitted: ReadonlySet<number>): boolean =>
  refusalOf(rule, fitted, () => true) !== null;

/**
 * The objection of a rule to a build. Needs do not apply to standard items, which never make a build impossible; a
 * caller that lists everything fitted names them as if they were selected.
 */
function refusalOf(
  rule: ParsedBookRule,
  fitted: ReadonlySet<number>,
  isDefault: (code: number) => boolean,
): string | null {
  const { code, type, primaries, marked } = rule;
  const ruleReason = (words: string): string => `Rule ${code} (${type}): ${words}`;
  if (type === 'OO') {
    const fittedMembers = marked.filter((option) => fitted.has(option));
    return fittedMembers.length > 1 ? ruleReason(`only one of ${fittedMembers.join(', ')} may be fitted.`) : null;
  }
  for (const primary of primaries) {
    if (!fitted.has(primary)) continue;
    const secondaries = otherSecondaries(rule, primary);
    const fittedSecondaries = secondaries.filter((option) => fitted.has(option));
    if (type === 'NW' && fittedSecondaries.length > 0)
      return ruleReason(`${primary} may not be fitted with ${fittedSecondaries.join(', ')}.`);
    if (secondaries.length === 0 || isDefault(primary)) continue;
    if ((type === 'RO' || type === 'IO') && fittedSecondaries.length === 0) {
      return ruleReason(`${primary} requires one of ${secondaries.join(', ')}.`);
    }
    if (type === 'RA' && fittedSecondaries.length < secondaries.length) {
      return ruleReason(`${primary} requires ${secondaries.filter((option) => !fitted.has(option)).join(', ')}.`);
    }
  }
  return null;
}

/** A colour with any pair goes only with its pairs. */
function linkRefusal({ linkedOptions: trims, pairs }: ColourLinks, selectedCodes: ReadonlySet<number>): string | null {
  for (const [colour] of pairs) {
    if (!selectedCodes.has(colour)) continue;
    const trim = trims.find(
      ({ code }) => selectedCodes.has(code) && !pairs.some((pair) => pair[0] === colour && pair[1] === code),
    );
    if (trim !== undefined) return `Option ${trim.code} is not available with colour ${colour}.`;
  }
  return null;
}
