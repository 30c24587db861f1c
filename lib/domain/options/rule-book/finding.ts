/** What the rule doctor can report about a bundle. Findings never stop a configuration. */
export type FindingKind =
  | 'dead option'
  | 'not decided'
  | 'clashing defaults'
  | 'default that clashes with itself'
  | 'default under a rule'
  | 'circle of packs'
  | 'packs too deep'
  | 'circle of needs'
  | 'unknown option'
  | 'unknown rule type'
  | 'rule of two types'
  | 'rule without effect'
  | 'duplicate rule'
  | 'several primaries'
  | 'own secondary'
  | 'duplicate option'
  | 'unknown pack'
  | 'ambiguous pack item'
  | 'price on application'
  | 'negative price';

export interface Finding {
  readonly kind: FindingKind;
  /** Codes of the rules concerned. */
  readonly rules: readonly number[];
  /** Codes of the options concerned, unknown ones included. */
  readonly options: readonly number[];
  readonly sentence: string;
}
