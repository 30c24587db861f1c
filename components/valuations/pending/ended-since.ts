import type { PendingValuation } from '@/lib/domain/valuations/pending-valuation';

const keyOf = ({ name, mileage, submittedAt, byName }: PendingValuation): string =>
  JSON.stringify([name, mileage, submittedAt, byName]);

/** Whether one of the valuations is no longer pending, however many others have begun since. */
export function hasEndedSince(before: readonly PendingValuation[], now: readonly PendingValuation[]): boolean {
  const stillPending = new Set(now.map(keyOf));
  return before.some((valuation) => !stillPending.has(keyOf(valuation)));
}
