/**
 * The options of one derivative on one date, as the rule engine takes them: neutral of any provider's field names.
 * Prices are pence without and of VAT; `null` where the provider gives none.
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
  /** The provider's order of display: ties everywhere are settled by it, then by code. */
  readonly order: number;
}

/** One option's place in a rule; rows with one code and type make up the rule. */
export interface RuleRow {
  readonly ruleCode: number;
  readonly optionCode: number;
  readonly isPrimary: boolean;
  /** `OO`, `RO`, `RA`, `NW`, `IN` or `IO`; anything else is reported and has no effect. */
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
  /** Of what nobody knows which go with which colours: it could not be read. Elsewhere no table says that all do. */
  readonly unread?: readonly ('trim' | 'hood')[];
}
