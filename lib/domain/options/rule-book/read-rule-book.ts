/**
 * The option rules of one derivative: read once, asked at every click. The meaning of the six rule types, packs,
 * defaults and money is the product's specification of the configurator; what it leaves open is decided so:
 *
 * - Twins: two rules that say the same of one primary count once, whatever their codes. A rule code given with two
 *   types is two rules. Options given twice: the first in table order stands.
 * - Packs: an option named by a row of a pack is among its contents and £0 while that pack is fitted, like the
 *   secondaries of IN: nothing is paid twice. A member of a circle of packs is not made free by that circle.
 * - Pack only: named by a row of a pack and in no IN rule, neither as pack nor as item. Never a line, always £0.
 * - Clashes are looked for among the lines and what their packs bring. A default enters, in table order, if it and
 *   its contents clash with nothing fitted so far, nor with one another.
 * - A default that a pack brings is standard too, if nothing clashes; it is charged unless a fitted pack includes it.
 * - Needs (RO, RA, IO) arise from lines and what their packs bring. A default nobody asked for demands nothing (the
 *   doctor lists it), but it may meet a need. Asked for, it demands like any line: if the wishes rule that out, the
 *   choice is refused with the clash, though its status says that it is or can be fitted.
 * - Available: some valid set of lines keeps every wish and fits the option. Dead: no valid set of lines fits it.
 * - Replaces: the option is blocked, shares an OO with a wish that nothing needs, and takes its place in some valid set.
 *   A need (RO, RA, IO) of what stays in the order needs the wish if it would lack what the wish, or its contents, gave
 *   it: for RA each option counts, for RO and IO the last one that is left.
 * - IO frees one charged line or standard option for each IO of whatever is fitted. Without a pick the assignment that
 *   saves most: prices on application first, then pence, ties by table order. What is £0 already does not count.
 * - A pick that cannot apply (not fitted, £0 already, freed by another pick) waits and has no effect.
 * - A price below £0 is bad data and read as price on application.
 * - Reasons name wishes and rules of OO, NW, RO, RA, IO and links; packs and defaults are facts all of them rest on.
 * - Repairs: for every smallest set of wishes to lose, the completion with the fewest unknown prices, then least £,
 *   then fewest additions, then most value at list price. No set of its additions can be left out.
 */
import type { BundleOption, OptionBundle } from './bundle';
import type { Finding } from './finding';
import { readPackContents } from './pack-contents';
import { ascending, readLinks, readRules } from './read-rules';
import type { CompiledRule, RuleBook } from './rule-book';

/** Compiles a bundle. Bad rules are reported in `findings` and have no effect; nothing here throws. */
export function readRuleBook(bundle: OptionBundle): RuleBook {
  const findings: Finding[] = [];
  const report = (finding: Finding) => void findings.push(finding);
  const sorted = [...bundle.options].sort((a, b) => a.order - b.order || a.code - b.code);
  const indexOf = new Map<number, number>();
  const rows: BundleOption[] = [];
  for (const row of sorted) {
    if (indexOf.has(row.code)) {
      report({
        kind: 'duplicate option',
        rules: [],
        options: [row.code],
        sentence: `Option ${row.code} is given more than once: the first in table order stands.`,
      });
      continue;
    }
    indexOf.set(row.code, rows.length);
    rows.push(row);
  }
  const named = readRules(bundle.rules, indexOf, report);
  const trims = readLinks('trim', bundle.trims, indexOf, named.length, report);
  const hoods = readLinks('hood', bundle.hoods, indexOf, named.length + trims.length, report);
  const rules = [...named, ...trims, ...hoods];
  const packs = readPackContents(
    rows.map(({ name }) => name),
    rules,
    bundle.packs,
    indexOf,
    report,
  );
  const clashes = clashesOf(rows.length, rules);
  const givenFree = new Set(rules.flatMap(({ type, secondaries }) => (type === 'IO' ? secondaries : [])));
  const barring = new Set<string>(['OO', 'NW', 'trim', 'hood']);
  const byMember = (wanted: (rule: CompiledRule) => boolean, members: (rule: CompiledRule) => readonly number[]) => {
    const lists = rows.map((): CompiledRule[] => []);
    for (const rule of rules) if (wanted(rule)) for (const member of members(rule)) lists[member]?.push(rule);
    return lists;
  };
  return {
    options: rows.map((row, index) => ({
      code: row.code,
      name: row.name.trim(),
      category: row.category.trim(),
      pence: packs.isPackOnly[index] ? 0 : penceOf(row, report),
      isDefault: row.isDefault,
      isPackOnly: packs.isPackOnly[index] === true,
      packTexts: packs.packTexts[index] ?? [],
    })),
    indexOf,
    rules,
    contents: packs.contents,
    brings: packs.brings,
    packsOf: packs.packsOf,
    includedBy: packs.includedBy,
    mayBeFree: rows.map((_, index) => givenFree.has(index)),
    clashes,
    bringClashes: packs.brings.map((brought) => {
      if (brought.length === 1) return clashes[brought[0] ?? 0] ?? [];
      return ascending(brought.flatMap((item) => clashes[item] ?? []));
    }),
    clashesWithItself: packs.brings.map((brought) => {
      const set = new Set(brought);
      return brought.length > 1 && brought.some((item) => clashes[item]?.some((other) => set.has(other)));
    }),
    needs: byMember(
      ({ type }) => type === 'RO' || type === 'RA' || type === 'IO',
      ({ primary }) => [primary],
    ),
    exclusions: byMember(
      ({ type }) => barring.has(type),
      ({ primary, secondaries }) => (primary < 0 ? secondaries : [primary, ...secondaries]),
    ),
    defaults: rows.flatMap(({ isDefault }, index) => (isDefault ? [index] : [])),
    findings,
  };
}

function penceOf(row: BundleOption, report: (finding: Finding) => void): number | null {
  const { code, basicPence, vatPence, onApplication } = row;
  const pence = basicPence === null || vatPence === null ? Number.NaN : Math.round(basicPence + vatPence);
  if (onApplication || !Number.isFinite(pence)) {
    report({
      kind: 'price on application',
      rules: [],
      options: [code],
      sentence: `Option ${code} has ${onApplication ? 'the obsolete "price on application" flag' : 'no price'}.`,
    });
    return null;
  }
  if (pence >= 0) return pence;
  report({
    kind: 'negative price',
    rules: [],
    options: [code],
    sentence: `Option ${code} has a price below £0: read as price on application.`,
  });
  return null;
}

function clashesOf(size: number, rules: readonly CompiledRule[]): number[][] {
  const lists = Array.from({ length: size }, (): number[] => []);
  const bar = (one: number, others: readonly number[]) => {
    for (const other of others) if (other !== one) lists[one]?.push(other);
  };
  for (const { type, primary, secondaries } of rules) {
    if (type === 'OO') {
      for (const one of secondaries) bar(one, secondaries);
    } else if (type === 'NW' || type === 'trim' || type === 'hood') {
      bar(primary, secondaries);
      for (const other of secondaries) bar(other, [primary]);
    }
  }
  return lists.map(ascending);
}
