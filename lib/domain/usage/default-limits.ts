/** What may be looked up where no administrator has set a limit. */

/** Billed look-ups; null: no limit. */
export interface LookUpLimits {
  readonly month: number | null;
  /** By hand and by program; a stock list is priced before it is run, and counts in the month alone. */
  readonly minute: number | null;
}

export interface DefaultLimits {
  readonly organisation: LookUpLimits;
  readonly person: LookUpLimits;
}

/** In place of a person: the limits of each person of an organisation for whom none were set. */
export const EACH_PERSON = '*';

/** A valuation is two look-ups. Migration 0021 knows the limits by the month too. */
export const DEFAULT_LIMITS: DefaultLimits = {
  organisation: { month: 5_000, minute: 600 },
  person: { month: 1_000, minute: 180 },
};
