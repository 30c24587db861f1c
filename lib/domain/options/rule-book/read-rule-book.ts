/** Compiles an option bundle. The semantics of the rules are in `lib/domain/options/README.md`. */
import type { BundleOption, OptionBundle } from './bundle';
import type { Finding } from './finding';
import { readPackContents } from './pack-contents';
import { ascending, readLinks, readRules } from './read-rules';
import type { CompiledRule, RuleBook } from './rule-book';

const EXCLUDING: ReadonlySet<string> = new Set(['OO', 'NW', 'trim', 'hood']);

/** Bad rules are reported in `findings` and have no effect. Nothing here throws. */
export function readRuleBook(bundle: OptionBundle): RuleBook {
  const findings: Finding[] = [];
  const report = (finding: Finding) => void findings.push(finding);
  const rows = distinctRows(bundle.options, report);
  const indexOf = new Map(rows.map(({ code }, index) => [code, index]));
  const named = readRules(bundle.rules, indexOf, report);
  const trims = readLinks('trim', bundle.trims, indexOf, report);
  const hoods = readLinks('hood', bundle.hoods, indexOf, report);
  const rules = [...named, ...trims, ...hoods];
  const packs = readPackContents(
    rows.map(({ name }) => name),
    rules,
    bundle.packs,
    indexOf,
    report,
  );
  const clashes = clashesOf(rows.length, rules);
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
      ({ type }) => EXCLUDING.has(type),
      ({ primary, secondaries }) => (primary < 0 ? secondaries : [primary, ...secondaries]),
    ),
    defaults: rows.flatMap(({ isDefault }, index) => (isDefault ? [index] : [])),
    findings,
  };
}

/** In table order. Of options with one code the first stands. */
function distinctRows(options: readonly BundleOption[], report: (finding: Finding) => void): BundleOption[] {
  const rows = new Map<number, BundleOption>();
  for (const row of [...options].sort((a, b) => a.order - b.order || a.code - b.code)) {
    if (!rows.has(row.code)) rows.set(row.code, row);
    else
      report({
        kind: 'duplicate option',
        rules: [],
        options: [row.code],
        sentence: `Option ${row.code} is given more than once: the first in table order stands.`,
      });
  }
  return [...rows.values()];
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
  if (pence < 0) {
    report({
      kind: 'negative price',
      rules: [],
      options: [code],
      sentence: `Option ${code} has a price below £0: it lowers the total.`,
    });
  }
  return pence;
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
