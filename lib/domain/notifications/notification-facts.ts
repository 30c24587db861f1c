/** The facts from which sentences of notifications are made. The only typed text they contain is names of users. */
import type { BuildArea } from '@/lib/domain/builds/build-check';
import type { SavedBuildAddress } from '@/lib/domain/page-paths';
import type { PauseReason } from '@/lib/domain/webhooks/webhook-tries';
import type { Day } from '@/lib/domain/time/calendar';

/** A value that moved by more than either of these is worth a notification. */
export interface ValueMoveThresholds {
  readonly pounds: number;
  /** Per cent of the previous value. */
  readonly percent: number;
}

/** The default if a person has chosen none. */
export const VALUE_MOVE: ValueMoveThresholds = { pounds: 500, percent: 5 };

/** CO2 figures valid for at most this many days are about to expire. */
export const FIGURES_NOTICE_DAYS = 14;

/** So many days before an API key expires it is about to. */
export const API_KEY_NOTICE_DAYS = 7;

/** The facts for each kind's sentence. */
export interface NotificationFacts {
  readonly own_budget: BudgetFact;
  readonly organisation_budget: BudgetFact;
  /** `by` is null for a person who is no longer known. */
  readonly credits_requested: { readonly by: string | null; readonly credits: number };
  /** `granted` is null if the request was refused. */
  readonly credits_decided: {
    readonly by: string | null;
    readonly granted: number | null;
    readonly hasReason: boolean;
  };
  readonly offer_requested: OfferFact & { readonly by: string | null };
  readonly offer_decided: OfferFact & {
    readonly by: string | null;
    readonly isApproved: boolean;
    readonly hasReason: boolean;
  };
  /** `by` entered the customer's answer; null if the customer gave it by the link. */
  readonly offer_answered: OfferFact & { readonly by: string | null; readonly isAccepted: boolean };
  readonly offer_expiring: OfferFact & { readonly validUntil: Day };
  readonly offer_expired: OfferFact & { readonly validUntil: Day };
  readonly stock_run_ended: {
    readonly listId: string;
    /** When the list was created. */
    readonly listedAt: Date;
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
  /** `weeks` is the number of weeks for which it has failed; 0 in the first. */
  readonly feed_failed: { readonly createdOn: Day; readonly failingSince: Day; readonly weeks: number };
  readonly api_key_ending: { readonly createdOn: Day; readonly expiresOn: Day };
  readonly webhook_paused: {
    readonly createdOn: Day;
    readonly pausedOn: Day;
    readonly reason: Exclude<PauseReason, 'person'>;
  };
  readonly build_changed: BuildFact & { readonly areas: readonly BuildArea[] };
  readonly figures_ending: BuildFact & { readonly figuresUntil: Day };
}

export interface BudgetFact {
  /** One of `LIMIT_LEVELS`. */
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
