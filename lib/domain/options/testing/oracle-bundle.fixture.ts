/** How the oracle reads the raw bundle. It shares nothing with the product. */
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';

export interface Demand {
  readonly type: 'RO' | 'RA' | 'IO';
  readonly code: number;
  readonly primary: number;
  readonly among: number;
}

export interface Ban {
  readonly type: string;
  readonly code: number | null;
  /** −1 for OO. */
  readonly primary: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/** A rule as it applies to one primary; −1 for OO. */
export interface OracleStatement {
  readonly type: string;
  readonly code: number;
  readonly primary: number;
  readonly among: number;
}

/** Rules: rows of one code and type belong together; every known primary makes one rule. */
export function readStatements({ rules }: OptionBundle, codes: readonly number[]): OracleStatement[] {
  const at = (code: number) => codes.indexOf(code);
  const statements = new Map<string, OracleStatement>();
  for (const { ruleCode, type: raw } of rules) {
    const type = raw.trim().toUpperCase();
    const own = rules.filter((row) => row.ruleCode === ruleCode && row.type.trim().toUpperCase() === type);
    const known = own.filter((row) => at(row.optionCode) >= 0);
    const mask = (wanted: boolean) =>
      known.filter((row) => row.isPrimary === wanted).reduce((sum, row) => sum | (1 << at(row.optionCode)), 0);
    const [first, second] = [mask(true), mask(false)];
    const addStatement = (primary: number, among: number) => {
      const key = `${type} ${primary} ${among}`;
      if (!statements.has(key)) statements.set(key, { type, code: ruleCode, primary, among });
    };
    if (type === 'OO' && count(first | second) > 1) addStatement(-1, first | second);
    if (['RO', 'RA', 'NW', 'IN', 'IO'].includes(type)) {
      for (const primary of bits(first))
        if ((second & ~(1 << primary)) !== 0) addStatement(primary, second & ~(1 << primary));
    }
  }
  return [...statements.values()];
}

/** What each pack holds directly: what IN and its rows name. */
export function readPacks(
  { options, packs }: OptionBundle,
  codes: readonly number[],
  statements: readonly OracleStatement[],
) {
  const at = (code: number) => codes.indexOf(code);
  const direct = codes.map(() => 0);
  let inRows = 0;
  let inRules = 0;
  for (const { type, primary, among } of statements) {
    if (type !== 'IN') continue;
    direct[primary] = (direct[primary] ?? 0) | among;
    inRules |= among | (1 << primary);
  }
  const clean = (text: string) => text.trim().toLowerCase();
  const names = codes.map((code) => {
    const rows = options.filter((row) => row.code === code);
    const [first] = rows.sort((a, b) => a.order - b.order);
    return clean(first?.name ?? '');
  });
  for (const { packCode, description } of packs) {
    if (at(packCode) < 0 || description === null || clean(description) === '') continue;
    const [one, ...more] = codes.filter((_, index) => names[index] === clean(description));
    if (one === undefined || more.length > 0 || one === packCode) continue;
    direct[at(packCode)] = (direct[at(packCode)] ?? 0) | (1 << at(one));
    inRows |= 1 << at(one);
  }
  return { direct, packOnly: inRows & ~inRules };
}

export function bansOf({ type, code, primary, among }: OracleStatement): Ban[] {
  const members = bits(among);
  if (type === 'OO') {
    const pairs = members.flatMap((a) => members.filter((b) => b > a).map((b) => [a, b] as const));
    return [{ type, code, primary, pairs }];
  }
  return type === 'NW' ? [{ type, code, primary, pairs: members.map((other) => [primary, other] as const) }] : [];
}

export function readLinkBans({ trims, hoods }: OptionBundle, codes: readonly number[]): Ban[] {
  const at = (code: number) => codes.indexOf(code);
  const bans: Ban[] = [];
  for (const [type, table] of [
    ['trim', trims],
    ['hood', hoods],
  ] as const) {
    if (table === undefined) continue;
    const links = table.links.filter((link) => at(link.colour) >= 0 && at(link.partner) >= 0);
    const partners = new Set(
      [...table.partners, ...links.map(({ partner }) => partner)].filter((code) => at(code) >= 0),
    );
    for (const colour of new Set(links.map((link) => link.colour))) {
      const pairs = [...partners]
        .filter(
          (partner) => partner !== colour && !links.some((link) => link.colour === colour && link.partner === partner),
        )
        .map((partner) => [at(colour), at(partner)] as const);
      if (pairs.length > 0) bans.push({ type, code: null, primary: at(colour), pairs });
    }
  }
  return bans;
}

export function bits(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

export const count = (mask: number): number => bits(mask).length;
