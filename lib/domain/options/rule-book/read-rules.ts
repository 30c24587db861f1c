import type { LinkTable, RuleRow } from './bundle';
import type { Finding } from './finding';
import type { CompiledRule, RuleTypeCode } from './rule-book';

const TYPES: readonly string[] = ['OO', 'RO', 'RA', 'NW', 'IN', 'IO'] satisfies RuleTypeCode[];
const isRuleType = (type: string): type is RuleTypeCode => TYPES.includes(type);

type OptionIndex = ReadonlyMap<number, number>;

/** Each number once, the least first. */
export function ascending(numbers: Iterable<number>): number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.filter((value, at) => value !== sorted[at - 1]);
}

/** Reads rows as rules. Unknown options are struck, rules without effect left out, duplicates read once; all is reported. */
export function readRules(
  rows: readonly RuleRow[],
  known: OptionIndex,
  report: (finding: Finding) => void,
): CompiledRule[] {
  const rules: CompiledRule[] = [];
  const seen = new Map<string, number>();
  for (const { code, type, rows: own } of groupRows(rows, report)) {
    const [unknown, primaries, secondaries] = membersOf(own, known);
    if (unknown.length > 0) {
      report({
        kind: 'unknown option',
        rules: [code],
        options: unknown,
        sentence: `Rule ${type} ${code} names ${missingCodes(unknown)}: struck from it.`,
      });
    }
    const parts = type === 'OO' ? [{ primary: -1, members: ascending([...primaries, ...secondaries]) }] : [];
    if (type !== 'OO') {
      for (const primary of primaries)
        parts.push({ primary, members: secondaries.filter((secondary) => secondary !== primary) });
      if (primaries.some((primary) => secondaries.includes(primary))) {
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
      const duplicateOf = seen.get(key);
      if (duplicateOf !== undefined) {
        report({
          kind: 'duplicate rule',
          rules: [duplicateOf, code],
          options: [],
          sentence: `Rule ${type} ${code} says what ${type} ${duplicateOf} says already: it counts once.`,
        });
        continue;
      }
      seen.set(key, code);
      rules.push({ code, type, primary, secondaries: members });
    }
  }
  return rules;
}

/** The codes in a rule that are no options, its primaries and its secondaries, without duplicates and in table order. */
function membersOf(rows: readonly RuleRow[], known: OptionIndex): [number[], number[], number[]] {
  const [unknown, primaries, secondaries]: [number[], number[], number[]] = [[], [], []];
  for (const { optionCode, isPrimary } of rows) {
    const index = known.get(optionCode);
    if (index === undefined) unknown.push(optionCode);
    else (isPrimary ? primaries : secondaries).push(index);
  }
  return [ascending(unknown), ascending(primaries), ascending(secondaries)];
}

function lacking(type: RuleTypeCode, primaries: number): string {
  if (type === 'OO') return 'it has fewer than two options';
  return primaries === 0 ? 'it has no primary option' : 'it has no secondary option';
}

interface RuleRowGroup {
  readonly code: number;
  readonly type: RuleTypeCode;
  readonly rows: RuleRow[];
}

function groupRows(rows: readonly RuleRow[], report: (finding: Finding) => void): RuleRowGroup[] {
  const groups: RuleRowGroup[] = [];
  const byCode = new Map<number, Map<string, RuleRowGroup | null>>();
  for (const row of rows) {
    const type = row.type.trim().toUpperCase();
    const ofCode = byCode.get(row.ruleCode) ?? new Map<string, RuleRowGroup | null>();
    byCode.set(row.ruleCode, ofCode);
    const group = ofCode.get(type);
    if (group !== undefined) {
      group?.rows.push(row);
    } else if (isRuleType(type)) {
      const first = { code: row.ruleCode, type, rows: [row] };
      groups.push(first);
      ofCode.set(type, first);
    } else {
      ofCode.set(type, null);
      report({
        kind: 'unknown rule type',
        rules: [row.ruleCode],
        options: [],
        sentence: `Rule ${row.ruleCode} is of the unknown type "${type}": it has no effect.`,
      });
    }
  }
  for (const [code, types] of byCode) {
    if (types.size < 2) continue;
    report({
      kind: 'rule of two types',
      rules: [code],
      options: [],
      sentence: `Rule ${code} is given as ${[...types.keys()].join(' and ')}: each is read as one rule.`,
    });
  }
  return groups;
}

const missingCodes = (codes: readonly number[]): string =>
  `${codes.join(', ')}, which ${codes.length === 1 ? 'is' : 'are'} not among the options`;

/** A colour with links excludes the partners that it has no link to. A colour without links goes with all of them. */
export function readLinks(
  type: 'trim' | 'hood',
  table: LinkTable | undefined,
  known: OptionIndex,
  report: (finding: Finding) => void,
): CompiledRule[] {
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
      sentence: `The colour and ${type} links name ${missingCodes(unknown)}: struck.`,
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
  return ascending(partnersOf.keys()).flatMap((colour) => {
    const barred = ascending(partners).filter((partner) => partner !== colour && !partnersOf.get(colour)?.has(partner));
    return barred.length === 0 ? [] : [{ code: null, type, primary: colour, secondaries: barred }];
  });
}
