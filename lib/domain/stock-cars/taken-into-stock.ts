/** The result of taking a vehicle into stock, in words for each case. Without schemas: pages load it. */
import type { StockCarFields } from './car-fields';
import { isInStock } from './stock-car-state';

export const TAKEN_OUTCOMES = [
  'added',
  'filled',
  'derivative_chosen',
  'unchanged',
  'other_appraisal',
  'sold',
  'removed',
] as const;
export type TakenOutcome = (typeof TAKEN_OUTCOMES)[number];

export const TAKEN_WORDS: Readonly<Record<TakenOutcome, string>> = {
  added: 'The car is in stock.',
  filled: 'This car was in stock already. Its empty fields were filled in; the others stay as they are.',
  derivative_chosen: 'This car was in stock already, as one of several derivatives. It has the chosen one now.',
  unchanged: 'This car was in stock already. Nothing was changed.',
  other_appraisal: 'This car was in stock already, from another appraisal. Nothing was changed.',
  sold: 'The car of this appraisal came into stock earlier and is sold. Nothing was changed.',
  removed: 'The car of this appraisal came into stock earlier and was removed. Nothing was changed.',
};

/**
 * For an existing car: the one that came from the appraisal, whatever its state, or the one in stock with the plate.
 * @param isMore whether something of it changes @param isChosen whether that is its derivative, which was uncertain
 */
export function outcomeOf(
  { status, appraisalId }: Pick<StockCarFields, 'status' | 'appraisalId'>,
  given: Pick<StockCarFields, 'appraisalId'>,
  isMore: boolean,
  isChosen: boolean,
): TakenOutcome {
  if (!isInStock(status)) return status === 'sold' ? 'sold' : 'removed';
  const isOther = given.appraisalId !== null && appraisalId !== null && appraisalId !== given.appraisalId;
  if (isOther) return 'other_appraisal';
  if (!isMore) return 'unchanged';
  return isChosen ? 'derivative_chosen' : 'filled';
}
