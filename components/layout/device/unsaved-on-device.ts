/** What was typed on this device and not saved yet, by the names of its stores: it goes when the device changes hands. */

const UNSAVED = 'unsaved ';

/** A person in an organisation: the same person in another one is another owner. */
export const deviceOwner = ({ organisationId, personId }: { organisationId: string; personId: string }): string =>
  `${organisationId} ${personId}`;

/** The name of a store that outlives its tab. */
export const deviceStoreName = (about: string): string => `${UNSAVED}${about}`;

/** Names under which earlier versions stored in a tab what was typed, without the person. */
const EARLIER = ['appraisal ', 'bids '];

/** Since it was removed at sign-out: a page that is still open does not store it again. */
let isRemoved = false;
export const mayStoreUnsaved = (): boolean => !isRemoved;

/** At sign-out, and when another person has signed in. */
export function removeUnsavedEntries(): void {
  isRemoved = true;
  removeWhere('localStorage', (name) => name.startsWith(UNSAVED));
  removeWhere('sessionStorage', (name) => [UNSAVED, ...EARLIER].some((start) => name.startsWith(start)));
}

/**
 * The device is this person's: what others left in this tab goes, which a sign-out in another tab did not reach. Of the
 * appraisals that earlier versions stored without the person, no one can say whose they are.
 */
export function claimUnsavedEntries(owner: string): void {
  isRemoved = false;
  const isOthers = (name: string) => name.startsWith(UNSAVED) && !name.endsWith(` ${owner}`);
  removeWhere('sessionStorage', (name) => isOthers(name) || name.startsWith('appraisal '));
}

function removeWhere(area: 'localStorage' | 'sessionStorage', isIncluded: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(window[area])) if (isIncluded(name)) window[area].removeItem(name);
  } catch {
    // The browser refuses access: it stored nothing either.
  }
}
