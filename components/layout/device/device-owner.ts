/** Whose data is on this device. Plates are personal data: no one else finds them here. */
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

/** @param owner the person in the organisation. What another one, or the same person in another organisation, left is erased. */
export async function claimDevice(owner: string): Promise<void> {
  const erased = ownerOf() === owner ? null : eraseDevice();
  // Before anything waits: the page stores from now on what this person types.
  claimUnsavedEntries(owner);
  if (erased === null) return;
  await erased;
  try {
    localStorage.setItem(KEY, owner);
  } catch {
    // Refused: then the next page claims it again, and nothing outlasts a page.
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
    // Refused: nothing was stored either.
  }
}
