import type { Finding } from './finding';

export type RuleTypeCode = 'OO' | 'RO' | 'RA' | 'NW' | 'IN' | 'IO';

/**
 * One rule as it applies to one primary. A colour with links is a rule too, of type `trim` or `hood`: it excludes the
 * partners that it has no link to. Options are indices into the book, in table order.
 */
export interface CompiledRule {
  /** The provider's code; `null` for links, which have none. */
  readonly code: number | null;
  readonly type: RuleTypeCode | 'trim' | 'hood';
  /** −1 for OO, whose members are all in `secondaries`. */
  readonly primary: number;
  readonly secondaries: readonly number[];
}

export interface BookOption {
  readonly code: number;
  readonly name: string;
  readonly category: string;
  /** With VAT, pence; `null` is price on application. */
  readonly pence: number | null;
  readonly isDefault: boolean;
  /** Comes only inside a pack: never a line, and without a price. */
  readonly isPackOnly: boolean;
  /** Contents of a pack that are no option: words only. */
  readonly packTexts: readonly string[];
}

/** A compiled bundle. Every list below is by option index; index order is table order, then code. */
export interface RuleBook {
  readonly options: readonly BookOption[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly rules: readonly CompiledRule[];
  /** What a pack holds directly. */
  readonly contents: readonly (readonly number[])[];
  /** The option itself and all it holds, packs inside packs too. */
  readonly brings: readonly (readonly number[])[];
  /** Packs that hold an option, at any depth. */
  readonly packsOf: readonly (readonly number[])[];
  /** Options that make this one £0 while they are fitted: the packs that hold it directly, except within a circle. */
  readonly includedBy: readonly (readonly number[])[];
  /** Options that cannot be fitted with this one. */
  readonly clashes: readonly (readonly number[])[];
  /** Options that clash with this one or with what it brings. */
  readonly bringClashes: readonly (readonly number[])[];
  /** Whether an option clashes with its own contents: then it can never be fitted. */
  readonly clashesWithItself: readonly boolean[];
  /** RO, RA and IO by primary. */
  readonly needs: readonly (readonly CompiledRule[])[];
  /** OO, NW and links by member. */
  readonly exclusions: readonly (readonly CompiledRule[])[];
  readonly defaults: readonly number[];
  /** What reading the bundle found. The rule doctor adds what the reasoner finds. */
  readonly findings: readonly Finding[];
}

/** Whether this rule forbids the two options together. */
function forbids(rule: CompiledRule, one: number, other: number): boolean {
  if (one === other) return false;
  if (rule.type === 'OO') return rule.secondaries.includes(one) && rule.secondaries.includes(other);
  if (rule.type !== 'NW' && rule.type !== 'trim' && rule.type !== 'hood') return false;
  return (
    (rule.primary === one && rule.secondaries.includes(other)) ||
    (rule.primary === other && rule.secondaries.includes(one))
  );
}

/** The rules that forbid the two together. */
export const exclusionsBetween = (book: RuleBook, one: number, other: number): readonly CompiledRule[] =>
  (book.exclusions[one] ?? []).filter((rule) => forbids(rule, one, other));
