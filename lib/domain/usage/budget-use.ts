/** What a month's budget has left. Without schemas: every page loads it. */

/** A month's credits. */
export interface BudgetUse {
  readonly used: number;
  /** null: no limit. */
  readonly limit: number | null;
}

/** Below zero if a budget was lowered below what is used; Infinity without one. */
export const leftOf = (use: BudgetUse | null): number =>
  use === null || use.limit === null ? Infinity : use.limit - use.used;
