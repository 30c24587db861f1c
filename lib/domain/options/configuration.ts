import type { Pick } from './pricing/free-items';
import type { RuleTypeCode } from './rule-book/rule-book';

/** Everything here speaks in the provider's option and rule codes. */
export type Status = 'chosen' | 'standard' | 'in pack' | 'available' | 'blocked' | 'dead';

/** Whether an option with this status cannot be had with the selections. */
export const isUnavailable = (status: Status): boolean => status === 'blocked' || status === 'dead';

export interface OptionState {
  readonly code: number;
  readonly status: Status;
  /** Available by taking this wish's place. */
  readonly replaces: number | null;
}

/** Known pence and the options whose price is on application: "£x + POA" when there are any. */
export interface Total {
  readonly pence: number;
  readonly onApplication: readonly number[];
}

export interface PriceLine {
  readonly option: number;
  readonly kind: 'wish' | 'standard' | 'in pack';
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
  /** RA: each of them is still needed; RO and IO: one of them is. */
  readonly missing: readonly number[];
  readonly sentence: string;
}

/** An IO of the present build: what it frees, and what another pick would cost. */
export interface FreeChoice {
  readonly rule: number;
  readonly primary: number;
  readonly free: number | null;
  readonly isPicked: boolean;
  /** Charged options that could be the free one instead, with what that would change; `null` when unknown. */
  readonly others: readonly { readonly option: number; readonly deltaPence: number | null }[];
  /** The dearest it could free of what can be had, while none is fitted. */
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

/** Why something cannot be had: a smallest conflict in three depths. */
export interface ConflictReason {
  readonly selections: readonly number[];
  readonly rules: readonly RuleWords[];
  /** Items that clash though nobody ordered them: they come with a pack. */
  readonly through: readonly { readonly item: number; readonly pack: number }[];
  readonly chip: string;
  readonly sentence: string;
}

export interface Repair {
  /** Wishes to lose outright. */
  readonly drops: readonly number[];
  readonly adds: readonly number[];
  /** Wishes to lose whose place in an OO something takes: an addition or the option itself. */
  readonly swaps: readonly { readonly out: number; readonly in: number }[];
  /** All wishes afterwards, in order. */
  readonly selections: readonly number[];
  readonly total: Total;
  /** Against the known price shown now. */
  readonly deltaPence: number;
  /** False where a hard bundle left something cheaper possible: valid and lean all the same. */
  readonly isProvenCheapest: boolean;
  readonly sentence: string;
}

/** One way to meet an open need. */
export interface NeedChoice {
  readonly option: number;
  /** What is chosen to have it: the option itself, or of what comes only inside packs the cheapest; `null` where it is covered or cannot be had. */
  readonly choose: number | null;
  readonly isCovered: boolean;
  readonly status: Status;
  /** What the options then cost, before further needs; `null` where nothing can be chosen to have it. */
  readonly total: Total | null;
  readonly residualPence: number | null;
}

export interface Payloads {
  /** Option codes for the P11D: never what a pack contains, an IN covers or an IO makes free. */
  readonly p11d: readonly number[];
  readonly optionValues: { readonly options: readonly number[]; readonly packs: readonly number[] };
  /** Everything fitted. */
  readonly wltp: readonly number[];
}

export interface OptionConfiguration {
  /** In table order, every option of the book. */
  readonly states: readonly OptionState[];
  /** Wishes in their order, then standard options, then what packs bring. */
  readonly lines: readonly PriceLine[];
  readonly fitted: readonly number[];
  readonly total: Total;
  readonly openNeeds: readonly OpenNeed[];
  readonly displaced: readonly Displaced[];
  readonly doublePacks: readonly DoublePack[];
  readonly freeChoices: readonly FreeChoice[];
  /** Wishes that are no options of this book, or come only inside packs: they count for nothing. */
  readonly ignored: readonly number[];
  /** False when the wishes clash on their own; `clash` then says how, `buildRepairs` what to do. */
  readonly isPossible: boolean;
  state(option: number): OptionState | null;
  /** Why an option is blocked or dead; `null` when it is not. */
  reasonFor(option: number): ConflictReason | null;
  /** Up to three, best first; none for a dead option. For an available one, what choosing it completely takes. */
  repairsFor(option: number): readonly Repair[];
  clash(): ConflictReason | null;
  buildRepairs(): readonly Repair[];
  /** The cheapest completion of every open need; `null` when the selections clash. */
  completion(): Repair | null;
  /**
   * The cheapest packs and single options that fit everything the selections fit, when they cost less than the
   * selections and no need is open; `null` when there is nothing to save.
   */
  cheaperSet(): Repair | null;
  /** Sorted already covered, cheapest, best kept value (`keptPence`, where known). */
  choicesFor(need: OpenNeed, residualPence?: (option: number) => number | null): readonly NeedChoice[];
  payloads(): Payloads;
}

export interface BuildSelection {
  /** Ordered option codes; each counts once. */
  readonly selections: readonly number[];
  readonly picks: readonly Pick[];
}
