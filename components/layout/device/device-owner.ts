/** Whose data is on this device. Plates are personal data, so no one else may find them here. */
import { removeAllFromDevice } from './device-records';
import { claimUnsavedEntries, removeUnsavedEntries } from './unsaved-on-device';
import { removeAllWaitingCars } from './waiting-cars';

const KEY = 'device-owner';

/** At sign-out: erases every valuation and plate from this device, and what was typed and not saved. */
export async function eraseDevice(): Promise<void> {
  removeAllWaitingCars();
  removeUnsavedEntries();
  forgetOwner();
  await removeAllFromDevice();
}

/**
 * @param owner the person in the organisation; data of any other owner is erased, even of the same person in another
 * organisation
 */
export async function claimDevice(owner: string): Promise<void> {
  const erased = ownerOf() === owner ? null : eraseDevice();
  // Before any await: from now on the page stores what this person types.
  claimUnsavedEntries(owner);
  if (erased === null) return;
  await erased;
  try {
    localStorage.setItem(KEY, owner);
  } catch {
    // The browser refused: the next page claims it again, and nothing outlasts a page.
  }
}

function ownerOf(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forgetOwner(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The browser refused, so nothing was stored either.
  }
}
