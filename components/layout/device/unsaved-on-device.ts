/** What was typed on this device and not saved yet, by the names of its stores: it goes when the device changes hands. */

const UNSAVED = 'unsaved ';

/** The name of a store that outlives its tab. */
export const deviceStoreName = (about: string): string => `${UNSAVED}${about}`;

export function removeUnsavedEntries(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(UNSAVED)) localStorage.removeItem(name);
  } catch {
    // The browser refuses access: it stored nothing either.
  }
}
