/** What can be ordered with a derivative, and under which rules: the common model behind every service on options. */

/** 2 §Bundle option relationship rule types. */
export const ruleTypes = ['OO', 'RO', 'RA', 'NW', 'IN', 'IO'] as const;
export type BookRuleType = (typeof ruleTypes)[number];

/** How much of its price is seen again on the used market; `option-decay.ts` has the figures. */
export type RetentionClass = 'style' | 'wanted' | 'ordinary' | 'technical' | 'none';

/** Its effect on the WLTP vehicle. */
export interface Load {
  /** Against the vehicle as standard, kg; may be negative. */
  readonly kg: number;
  /** Drag area against the vehicle as standard, m²; may be negative. */
  readonly dragArea: number;
  /** Rolling resistance of its tyres against those of the vehicle as standard, kg/t. */
  readonly rolling: number;
}

export interface Option {
  readonly code: number;
  /** null where the guide has the row but no text for it. */
  readonly description: string | null;
  readonly category: string | null;
  /** null: no separate price (an option that only comes in a pack), or on application. */
  readonly basicPence: number | null;
  readonly vatPence: number | null;
  readonly isDefault: boolean;
  /** The obsolete flag "price on application". */
  readonly isPoa: boolean;
  readonly tableOrder: number;
  readonly kind: 'option' | 'pack' | 'colour' | 'trim' | 'hood';
  readonly load: Load;
  readonly retention: RetentionClass;
}

export interface RuleMember {
  readonly option: number;
  readonly isPrimary: boolean;
  /** As the guide repeats it; also for an option that is not, or no longer, in the list. */
  readonly description: string | null;
}

export interface BookRule {
  readonly code: number;
  readonly type: BookRuleType;
  readonly members: readonly RuleMember[];
}

/** One item of a pack, known by its text alone. */
export interface PackItem {
  readonly pack: number;
  readonly description: string | null;
}

/** Allowed pairs. A colour without any pair goes with everything. */
export interface ColourLinks {
  readonly colours: readonly Option[];
  readonly linkedOptions: readonly Option[];
  readonly pairs: readonly (readonly [colour: number, other: number])[];
}

/** The options of one derivative in one model year. */
export interface OptionBook {
  /** `26.50` */
  readonly modelYear: string;
  /** First day of the model year. */
  readonly from: string;
  /** In table order. */
  readonly options: readonly Option[];
  readonly rules: readonly BookRule[];
  readonly packItems: readonly PackItem[];
  readonly colourTrims: ColourLinks;
  readonly colourHoods: ColourLinks;
}
