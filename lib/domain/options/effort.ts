import { SearchBudget } from './solver/search-budget';

/** How much one configuration may compute. Steps are those of `SearchBudget`; a clock sets a limit in time beside them. */
export interface Effort {
  /** For the statuses of all options together. */
  readonly statusSteps: number;
  /** For each reason. */
  readonly reasonSteps: number;
  /** For the repairs of an option, for a completion, and for a cheaper set. */
  readonly repairSteps: number;
  /** For what other picks of free items would cost, all of them together. */
  readonly priceSteps: number;
  readonly time?: TimeAllowance | undefined;
}

export interface TimeAllowance {
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** For the statuses, and for each reason and each search. */
  readonly milliseconds: number;
}

/** Where a person or another request waits: in the page, and in a request to the server. Some ten milliseconds each. */
export const BRIEF_EFFORT: Effort = {
  statusSteps: 1_500_000,
  reasonSteps: 1_000_000,
  repairSteps: 2_500_000,
  priceSteps: 300_000,
};

/** Where nothing else waits: in a worker. Some seconds each. */
export const THOROUGH_EFFORT: Effort = {
  statusSteps: 100_000_000,
  reasonSteps: 50_000_000,
  repairSteps: 100_000_000,
  priceSteps: 10_000_000,
};

/** A budget of so many steps that also ends when the time of the effort is over. */
export function budgetOf({ time }: Effort, steps: number): SearchBudget {
  return new SearchBudget(steps, time ? { clock: time.clock, until: time.clock() + time.milliseconds } : null);
}
