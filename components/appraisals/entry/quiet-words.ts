/** The word beside the entries while no sentence about saving is needed. */
import { saveStateOf } from '@/components/layout/entries/save-entries';
import type { EntriesState } from '@/components/layout/entries/entries-store';

export type QuietWords = (states: readonly EntriesState[]) => string;

/**
 * For one visit of a page: empty until something is unsaved, so that “Saved” is never shown where nothing was entered.
 * @returns to be given every state that follows
 */
export function openQuietWords(): QuietWords {
  let hasChanged = false;
  return (states) => {
    const isSaved = states.every((state) => saveStateOf(state) === 'saved');
    hasChanged ||= !isSaved;
    if (!hasChanged) return '';
    return isSaved ? 'Saved' : 'Saving…';
  };
}
