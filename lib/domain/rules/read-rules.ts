import type { LinkTable, RuleRow } from './bundle';
import type { Finding } from './finding';
import type { Rule, RuleType } from './rule-book';

const TYPES: readonly string[] = ['OO', 'RO', 'RA', 'NW', 'IN', 'IO'] satisfies RuleType[];
const isRuleType = (type: string): type is RuleType => TYPES.includes(type);

type Known = ReadonlyMap<number, number>;
const ascending = (set: Iterable<number>) => [...new Set(set)].sort((a, b) => a - b);

/** Rows to rules: unknown options struck, what is left without effect left out, twins once; all of it reported. */
export function readRules(rows: readonly RuleRow[], known: Known, report: (finding: Finding) => void): Rule[] {
  const rules: Rule[] = [];
  const seen = new Map<string, number>();
  for (const { code, type, rows: own } of grouped(rows, report)) {
    const unknown = ascending(own.filter(({ optionCode }) => !known.has(optionCode)).map((row) => row.optionCode));
    if (unknown.length > 0) {
      report({
        kind: 'unknown option',
        rules: [code],
        options: unknown,
        sentence: `Rule ${type} ${code} names ${unknown.join(', ')}, which is not among the options: struck from it.`,
      });
    }
    const indices = (isPrimary: boolean) =>
      ascending(own.flatMap((row) => (row.isPrimary === isPrimary ? (known.get(row.optionCode) ?? []) : [])));
    const [primaries, secondaries] = [indices(true), indices(false)];
    const parts = type === 'OO' ? [{ primary: -1, members: ascending([...primaries, ...secondaries]) }] : [];
    if (type !== 'OO') {
      for (const primary of primaries) parts.push({ primary, members: secondaries.filter((each) => each !== primary) });
      if (primaries.some((each) => secondaries.includes(each))) {
        report({
          kind: 'own secondary',
          rules: [code],
          options: [],
          sentence: `Rule ${type} ${code} has an option that is its own secondary: struck.`,
        });
      }
      if (primaries.length > 1) {
        report({
          kind: 'several primaries',
          rules: [code],
          options: [],
          sentence: `Rule ${type} ${code} has ${primaries.length} primary options: it applies to each of them.`,
        });
      }
    }
    const effective = parts.filter(({ members }) => members.length >= (type === 'OO' ? 2 : 1));
    if (effective.length === 0) {
      report({
        kind: 'rule without effect',
        rules: [code],
        options: [],
        sentence: `Rule ${type} ${code} has no effect: ${lacking(type, primaries.length)}.`,
      });
    }
    for (const { primary, members } of effective) {
      const key = `${type} ${primary} ${members.join()}`;
      const twin = seen.get(key);
      if (twin !== undefined) {
        report({
          kind: 'duplicate rule',
          rules: [twin, code],
          options: [],
          sentence: `Rule ${type} ${code} says what ${type} ${twin} says already: it counts once.`,
        });
        continue;
      }
      seen.set(key, code);
      rules.push({ index: rules.length, code, type, primary, secondaries: members });
    }
  }
  return rules;
}

function lacking(type: RuleType, primaries: number): string {
  if (type === 'OO') return 'it has fewer than two options';
  return primaries === 0 ? 'it has no primary option' : 'it has no secondary option';
}

function grouped(rows: readonly RuleRow[], report: (finding: Finding) => void) {
  const groups = new Map<string, { code: number; type: RuleType; rows: RuleRow[] }>();
  const typesOf = new Map<number, Set<string>>();
  const strange = new Set<string>();
  for (const row of rows) {
    const type = row.type.trim().toUpperCase();
    const key = `${row.ruleCode} ${type}`;
    typesOf.set(row.ruleCode, (typesOf.get(row.ruleCode) ?? new Set()).add(type));
    if (!isRuleType(type)) {
      if (strange.has(key)) continue;
      strange.add(key);
      report({
        kind: 'unknown rule type',
        rules: [row.ruleCode],
        options: [],
        sentence: `Rule ${row.ruleCode} is of the unknown type "${type}": it has no effect.`,
      });
      continue;
    }
    const group = groups.get(key) ?? { code: row.ruleCode, type, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  for (const [code, types] of typesOf) {
    if (types.size < 2) continue;
    report({
      kind: 'rule of two types',
      rules: [code],
      options: [],
      sentence: `Rule ${code} is given as ${[...types].join(' and ')}: each is read as a rule of its own.`,
    });
  }
  return [...groups.values()];
}

/** A colour with links is not with the partners it has no link to; a colour without any fits all of them. */
export function readLinks(
  type: 'trim' | 'hood',
  table: LinkTable | undefined,
  known: Known,
  firstIndex: number,
  report: (finding: Finding) => void,
): Rule[] {
  if (table === undefined) return [];
  const unknown = ascending(
    [...table.partners, ...table.links.flatMap(({ colour, partner }) => [colour, partner])].filter(
      (code) => !known.has(code),
    ),
  );
  if (unknown.length > 0) {
    report({
      kind: 'unknown option',
      rules: [],
      options: unknown,
      sentence: `The colour and ${type} links name ${unknown.join(', ')}, which is not among the options: struck.`,
    });
  }
  const partnersOf = new Map<number, Set<number>>();
  const partners = new Set(table.partners.flatMap((code) => known.get(code) ?? []));
  for (const link of table.links) {
    const [colour, partner] = [known.get(link.colour), known.get(link.partner)];
    if (colour === undefined || partner === undefined) continue;
    partnersOf.set(colour, (partnersOf.get(colour) ?? new Set()).add(partner));
    partners.add(partner);
  }
  return ascending(partnersOf.keys())
    .flatMap((colour) => {
      const barred = ascending(partners).filter((each) => each !== colour && !partnersOf.get(colour)?.has(each));
      return barred.length === 0 ? [] : [{ code: null, type, primary: colour, secondaries: barred }];
    })
    .map((rule, position) => ({ index: firstIndex + position, ...rule }));
}
