/** Whose data is on this device. Plates are personal data, so no one else may find them here. */
import { removeAllFromDevice } from './device-records';
import { readDeviceOwner, removeDeviceOwner, saveDeviceOwner, storedText } from './page-owner';
import { claimUnsavedEntries, removeUnsavedEntries } from './unsaved-on-device';
import { removeAllWaitingCars } from './waiting-cars';

/** Present where the owner may not value vehicles. */
const READS_ONLY_KEY = 'device-reads-only';

/** At sign-out: erases every valuation and plate from this device, and what was typed and not saved. */
export async function eraseDevice(): Promise<void> {
  // First: the page of another person may not change what is on this device, but it may sign out.
  forgetOwner();
  removeAllWaitingCars();
  removeUnsavedEntries();
  await removeAllFromDevice();
}

/** The device's person, from the last page that they loaded. */
interface DeviceOwner {
  /** The person in the organisation. */
  readonly owner: string;
  /** May value vehicles, by their role. */
  readonly mayValue: boolean;
}

/** Data of any other owner is erased, even of the same person in another organisation. */
export async function claimDevice({ owner, mayValue }: DeviceOwner): Promise<void> {
  const erased = readDeviceOwner() === owner ? null : eraseDevice();
  // Before any await: from now on the page stores what this person types.
  claimUnsavedEntries(owner);
  await erased;
  try {
    if (mayValue) localStorage.removeItem(READS_ONLY_KEY);
    else localStorage.setItem(READS_ONLY_KEY, '1');
    saveDeviceOwner(owner);
  } catch {
    // The browser refused: the next page claims it again, and nothing outlasts a page.
  }
}

/** Whether the device's person may value vehicles; true where that is not known. */
export const mayDeviceValue = (): boolean => storedText(READS_ONLY_KEY) === null;

function forgetOwner(): void {
  try {
    removeDeviceOwner();
    localStorage.removeItem(READS_ONLY_KEY);
  } catch {
    // The browser refused, so nothing was stored either.
  }
}
