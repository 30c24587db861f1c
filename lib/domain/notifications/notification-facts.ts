/** What happened, as the sentences of notifications are made of it. No fact holds what a person typed but names of users. */
import type { BuildArea } from '@/lib/domain/builds/build-check';
import type { SavedBuildAddress } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';

/** A value that moved by more than either of the two is worth a notification. */
export interface ValueMoveThresholds {
  readonly pounds: number;
  /** Of the value before. */
  readonly percent: number;
}

/** Where a person has chosen none. */
export const VALUE_MOVE: ValueMoveThresholds = { pounds: 500, percent: 5 };

/** CO2 figures that are valid for no more days than this are about to end. */
export const FIGURES_NOTICE_DAYS = 14;

/** What each kind's sentence is made of. */
export interface NotificationFacts {
  readonly own_budget: BudgetFact;
  readonly organisation_budget: BudgetFact;
  /** `by` may be null: a person who is no longer known. */
  readonly credits_requested: { readonly by: string | null; readonly credits: number };
  /** `granted` is null where the request was refused. */
  readonly credits_decided: { readonly by: string | null; readonly granted: number | null };
  readonly offer_requested: OfferFact & { readonly by: string | null };
  readonly offer_decided: OfferFact & { readonly by: string | null; readonly isApproved: boolean };
  /** `by` is null where the customer answered by the link. */
  readonly offer_answered: OfferFact & { readonly by: string | null; readonly isAccepted: boolean };
  readonly offer_expiring: OfferFact & { readonly validUntil: Day };
  readonly offer_expired: OfferFact & { readonly validUntil: Day };
  readonly stock_run_ended: {
    readonly listId: string;
    readonly state: 'done' | 'stopped';
    readonly cars: number;
    readonly valued: number;
  };
  readonly share_viewed: {
    readonly kind: 'valuation' | 'registration';
    readonly recordId: string;
    readonly sharedOn: Day;
  };
  readonly new_edition: { readonly edition: Day };
  readonly wrong_passwords: { readonly on: Day };
  readonly new_package: { readonly product: string; readonly edition: Day };
  /** Cars whose Clean value moved by more than either of the person's thresholds. */
  readonly value_moved: ValueMoveThresholds & { readonly cars: number; readonly edition: Day };
  readonly profit_ending: { readonly carId: string; readonly edition: Day };
  /** `weeks` counts those for which it has failed; 0 in the first. */
  readonly feed_failed: { readonly createdOn: Day; readonly failingSince: Day; readonly weeks: number };
  readonly build_changed: BuildFact & { readonly areas: readonly BuildArea[] };
  readonly figures_ending: BuildFact & { readonly figuresUntil: Day };
}

export interface BudgetFact {
  /** 80, 90 or 100. */
  readonly percent: number;
  /** Credits. */
  readonly most: number;
  /** Any day of it. */
  readonly month: Day;
}

export interface BuildFact extends SavedBuildAddress {
  readonly savedOn: Day;
}

export interface OfferFact {
  readonly appraisalId: string;
  /** `A-2026-000123`. */
  readonly number: string;
  readonly pounds: number;
}
