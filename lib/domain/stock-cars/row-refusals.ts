/** Why a readable row of a list or file was not written into the stock. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';

export const ROW_REFUSALS = {
  /** Entered since the rows were compared with the stock. */
  taken: 'Another car in stock has this plate or stock number.',
  changed: 'This car was changed in the meantime, so it was left unchanged.',
} as const;
export type RowRefusal = keyof typeof ROW_REFUSALS;

/** A car that has left the stock, in a row that does not show that it came in again. */
export const leftReason = ({ status, leftOn }: { readonly status: 'sold' | 'removed'; readonly leftOn: Day }): string =>
  `This car was ${status} on ${formatDate(leftOn)}, so it is not taken into stock again.`;

/** What to do if such a car is in stock again. */
export const LEFT_ADVICE =
  'If one is in stock again, its row needs a date in after the day it left. You can also add it with “Add a car”, or return it to stock on its page.';

/** Whether a row is of a car that came in again after it had left: not if the row has no day in. */
export const hasReturned = (inOn: Day | undefined, leftOn: Day): boolean => inOn !== undefined && inOn > leftOn;
