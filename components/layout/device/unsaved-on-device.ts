/** The names of the stores of unsaved entries on this device, which are erased when the device changes hands. */

const UNSAVED = 'unsaved ';

/** The name of a store that outlives its tab. */
export const deviceStoreName = (about: string): string => `${UNSAVED}${about}`;

/** Names under which earlier versions stored unsaved entries in a tab, without the person. */
const EARLIER = ['appraisal ', 'bids '];

/** Set once they are removed at sign-out, so that a page still open does not store them again. */
let isRemoved = false;
export const mayStoreUnsaved = (): boolean => !isRemoved;

/** At sign-out, and when another person has signed in. */
export function removeUnsavedEntries(): void {
  isRemoved = true;
  removeWhere('localStorage', (name) => name.startsWith(UNSAVED));
  removeWhere('sessionStorage', (name) => [UNSAVED, ...EARLIER].some((start) => name.startsWith(start)));
}

/**
 * Claims the device for this person (`subjectOf`): the same person in another organisation is another owner. Erases what
 * others left in this tab, which a sign-out in another tab did not reach, what a tab that is still theirs stored on the
 * device since, and the entries that earlier versions stored without the person, since their owner is unknown.
 */
export function claimUnsavedEntries(owner: string): void {
  isRemoved = false;
  const isOthers = (name: string) => name.startsWith(UNSAVED) && !name.endsWith(` ${owner}`);
  removeWhere('sessionStorage', (name) => isOthers(name) || name.startsWith('appraisal '));
  // The names of auction sheets end with the person alone.
  removeWhere('localStorage', (name) => isOthers(name) && name.startsWith(`${UNSAVED}appraisal `));
}

function removeWhere(area: 'localStorage' | 'sessionStorage', isIncluded: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(window[area])) if (isIncluded(name)) window[area].removeItem(name);
  } catch {
    // The browser refuses access, so it stored nothing either.
  }
}
