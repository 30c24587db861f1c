/**
 * The options of one derivative on one date, as the rule engine takes them, without any provider's field names. Prices
 * are pence, the net price and its VAT; `null` if the provider gives none.
 */
export interface BundleOption {
  readonly code: number;
  readonly name: string;
  readonly category: string;
  readonly basicPence: number | null;
  readonly vatPence: number | null;
  readonly isDefault: boolean;
  /** The provider's obsolete flag for "price on application". */
  readonly onApplication: boolean;
  /** The provider's order of display. Ties are settled by it, then by code. */
  readonly order: number;
}

/** One option's part in a rule. The rows of one code and type make up the rule. */
export interface RuleRow {
  readonly ruleCode: number;
  readonly optionCode: number;
  readonly isPrimary: boolean;
  /** `OO`, `RO`, `RA`, `NW`, `IN` or `IO`. Any other type is reported and has no effect. */
  readonly type: string;
}

export interface BundlePackRow {
  readonly packCode: number;
  readonly description: string | null;
}

/** Which trims (or hoods) go with which colours. */
export interface LinkTable {
  readonly partners: readonly number[];
  readonly links: readonly { readonly colour: number; readonly partner: number }[];
}

export interface OptionBundle {
  readonly options: readonly BundleOption[];
  readonly rules: readonly RuleRow[];
  readonly packs: readonly BundlePackRow[];
  readonly trims?: LinkTable;
  readonly hoods?: LinkTable;
  /**
   * Tables that could not be read, so the allowed pairs are unknown. A table missing for any other reason allows all
   * pairs.
   */
  readonly unread?: readonly ('trim' | 'hood')[];
}
