/** The limits that apply unless an administrator has set others. */

/** Billed look-ups; null: no limit. */
export interface LookUpLimits {
  readonly month: number | null;
  /** By hand and by program; a stock list is priced before it runs, and counts only towards the month. */
  readonly minute: number | null;
}

export interface DefaultLimits {
  readonly organisation: LookUpLimits;
  readonly person: LookUpLimits;
}

/** Instead of a person: the limits of every person in an organisation without individual ones. */
export const EACH_PERSON = '*';

/** A valuation is two look-ups. Migration 0021 knows the limits by the month too. */
export const DEFAULT_LIMITS: DefaultLimits = {
  organisation: { month: 5_000, minute: 600 },
  person: { month: 1_000, minute: 180 },
};
