import type { Pick } from './pricing/free-items';
import type { OptionAvailability } from './status/reasoner';
import type { RuleTypeCode } from './rule-book/rule-book';

/** Everything here names options and rules by the provider's codes. */
/** `not decided`: whether it can be had could not be computed within the budget. */
export type Status = 'chosen' | 'standard' | 'in pack' | 'available' | 'blocked' | 'dead' | 'not decided';

/** Whether an option with this status cannot be had with the selections. */
export const isUnavailable = (status: Status): boolean => status === 'blocked' || status === 'dead';

/** Whether an option with this status cannot be chosen now. */
export const isClosed = (status: Status): boolean => isUnavailable(status) || status === 'not decided';

export interface OptionState {
  readonly code: number;
  readonly status: Status;
  /** Available by taking the place of this selection. */
  readonly replaces: number | null;
}

/** Known pence and the options whose price is on application: "£x + POA" when there are any. */
export interface Total {
  readonly pence: number;
  readonly onApplication: readonly number[];
}

export interface PriceLine {
  readonly option: number;
  readonly kind: 'selection' | 'standard' | 'in pack';
  /** Its own price; `null` on application. */
  readonly listPence: number | null;
  readonly chargedPence: number | null;
  /** Fitted packs that include it. */
  readonly includedIn: readonly number[];
  /** The IO that makes it free. */
  readonly freeBy: { readonly rule: number; readonly primary: number } | null;
}

export interface OpenNeed {
  readonly rule: number;
  readonly type: 'RO' | 'RA' | 'IO';
  readonly primary: number;
  /** RA: all of them are still needed; RO and IO: one of them is. */
  readonly missing: readonly number[];
  readonly sentence: string;
}

/** An IO of the current build: the item it makes free, and what another pick would cost. */
export interface FreeChoice {
  readonly rule: number;
  readonly primary: number;
  readonly free: number | null;
  readonly isPicked: boolean;
  /**
   * Charged options that could be free instead, with the change in price: `null` where prices on application change,
   * `not decided` where the budget ended before it was known.
   */
  readonly others: readonly { readonly option: number; readonly deltaPence: number | null | 'not decided' }[];
  /** While none is fitted: the dearest available option that it could make free. */
  readonly suggestion: number | null;
}

export interface Displaced {
  readonly option: number;
  readonly by: number;
  readonly rules: readonly number[];
}

export interface DoublePack {
  readonly option: number;
  readonly packs: readonly number[];
  readonly sentence: string;
}

export interface RuleWords {
  readonly code: number | null;
  readonly type: RuleTypeCode | 'trim' | 'hood';
  readonly primary: number | null;
  readonly secondaries: readonly number[];
  readonly words: string;
}

/** Why something cannot be had: a minimal conflict as a chip, a sentence and its rules. */
export interface ConflictReason {
  readonly selections: readonly number[];
  readonly rules: readonly RuleWords[];
  /** Items that clash though they were not ordered: they come with a pack. */
  readonly through: readonly { readonly item: number; readonly pack: number }[];
  readonly chip: string;
  readonly sentence: string;
}

export interface Repair {
  /** Selections to lose outright. */
  readonly drops: readonly number[];
  readonly adds: readonly number[];
  /** Selections to lose whose place in an OO is taken, by an addition or by the option itself. */
  readonly swaps: readonly { readonly out: number; readonly in: number }[];
  /** All selections afterwards, in order. */
  readonly selections: readonly number[];
  readonly total: Total;
  /** Against the known price of the current build. */
  readonly deltaPence: number;
  /** Those of the additions that nothing needs: with them the build costs less than without. */
  readonly savers: readonly number[];
  /** Says so in words, with what it saves; `null` without such additions. */
  readonly saverNote: string | null;
  /** False when the search ran out of its budget: then something cheaper may exist. */
  readonly isProvenCheapest: boolean;
  readonly sentence: string;
}

export interface RepairSearch {
  /** Up to three, best first. */
  readonly repairs: readonly Repair[];
  /** False when the budget ended before it was certain that there are no others, nor better ones. */
  readonly isComplete: boolean;
}

/** One way to meet an open need. */
export interface NeedChoice {
  readonly option: number;
  /** The line to choose: the option itself, or for a pack-only item the cheapest pack; `null` when covered or not available. */
  readonly choose: number | null;
  readonly isCovered: boolean;
  readonly status: Status;
  /** What the options then cost, before further needs; `null` when nothing can be chosen to have it. */
  readonly total: Total | null;
  readonly residualPence: number | null;
}

export interface Payloads {
  /** Option codes for the P11D service: never what a pack contains, an IN covers or an IO makes free. */
  readonly p11d: readonly number[];
  readonly optionValues: { readonly options: readonly number[]; readonly packs: readonly number[] };
  readonly wltp: FittedEquipment;
}

/** Option codes of a build for the WLTP service, and fewer of them for one that does not know every code. */
export interface FittedEquipment {
  /** Everything fitted. */
  readonly whole: readonly number[];
  /** What is ordered, and what its packs bring. */
  readonly withoutStandard: readonly number[];
  /** What is ordered by itself. */
  readonly withoutPacks: readonly number[];
}

export interface OptionConfiguration {
  /** In table order, every option of the book. */
  readonly states: readonly OptionState[];
  /** Selections in their order, then standard options, then what packs bring. */
  readonly lines: readonly PriceLine[];
  readonly fitted: readonly number[];
  readonly total: Total;
  readonly openNeeds: readonly OpenNeed[];
  readonly displaced: readonly Displaced[];
  readonly doublePacks: readonly DoublePack[];
  readonly freeChoices: readonly FreeChoice[];
  /** Selections that are no options of this book, or come only inside packs. They have no effect. */
  readonly ignored: readonly number[];
  /** False when the selections clash. `clash` then has the reason, `buildRepairs` the repairs. */
  readonly isPossible: boolean;
  /** False when a status, or whether the selections can stand together, is not decided: the budget was too small. */
  readonly isDecided: boolean;
  /** What the statuses follow from, by index. */
  readonly availability: OptionAvailability;
  state(option: number): OptionState | null;
  /** Why an option is blocked or dead; `null` when it is not, or when the budget ended before a reason was found. */
  reasonFor(option: number): ConflictReason | null;
  /** None for a dead option. For an available one, what choosing it with its needs takes. */
  repairsFor(option: number): RepairSearch;
  /** Why the selections clash; `null` when they do not, or when the budget ended before a reason was found. */
  clash(): ConflictReason | null;
  buildRepairs(): RepairSearch;
  /** The cheapest completion of every open need; `null` when the selections clash, or when none was found in time. */
  completion(): Repair | null;
  /**
   * The cheapest packs and single options that fit everything the selections fit, when they cost less than the
   * selections and no need is open; `null` when there is nothing to save, or nothing was found in time.
   */
  cheaperSet(): Repair | null;
  /** Sorted by: already covered, cheapest, highest residual value where that is known. */
  choicesFor(need: OpenNeed, residualPence?: (option: number) => number | null): readonly NeedChoice[];
  payloads(): Payloads;
}

export interface BuildSelection {
  /** Ordered option codes; each counts once. */
  readonly selections: readonly number[];
  readonly picks: readonly Pick[];
}
