/** What comes back with a loss that is taken back. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import type { OfferState } from '../appraisal-state';

interface LostChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The state that an appraisal comes back to, as its history has it; null if it has none.
 * @param changes the newest first @param offer the newest
 */
export function lostFrom(
  changes: readonly LostChange[],
  offer: { readonly validUntil: Day | null } | undefined,
  today: Day,
): string | null {
  const stored = changes.find(({ field, after }) => field === 'state' && after === 'lost')?.before ?? null;
  const isOver = offer !== undefined && offer.validUntil !== null && offer.validUntil < today;
  return stored === 'offered' && isOver ? 'expired' : stored;
}

/** @param from the state that it comes back to @param offer the newest one, as it is now; null: there was none */
export function reopenWords(
  from: string | null,
  offer: { readonly state: OfferState; readonly hasLink: boolean } | null,
): string {
  const back = 'Reopening returns it to the state before the loss.';
  // Any other loss ended no offer.
  if (offer?.state !== 'withdrawn' || (from !== 'offered' && from !== 'accepted')) return back;
  const counts = `The ${from === 'accepted' ? 'accepted ' : ''}offer counts again`;
  return `${back} ${counts}${offer.hasLink ? ', and its customer link works again' : ''}.`;
}
