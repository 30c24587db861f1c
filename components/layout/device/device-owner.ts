/** Whose data is on this device. Plates are personal data, so no one else may find them here. */
import { removeAllFromDevice } from './device-records';
import { claimUnsavedEntries, removeUnsavedEntries } from './unsaved-on-device';
import { removeAllWaitingCars } from './waiting-cars';

const OWNER_KEY = 'device-owner';
/** Present where the owner may not value vehicles. */
const READS_ONLY_KEY = 'device-reads-only';

/** At sign-out: erases every valuation and plate from this device, and what was typed and not saved. */
export async function eraseDevice(): Promise<void> {
  removeAllWaitingCars();
  removeUnsavedEntries();
  forgetOwner();
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
  const erased = storedText(OWNER_KEY) === owner ? null : eraseDevice();
  // Before any await: from now on the page stores what this person types.
  claimUnsavedEntries(owner);
  await erased;
  try {
    if (mayValue) localStorage.removeItem(READS_ONLY_KEY);
    else localStorage.setItem(READS_ONLY_KEY, '1');
    localStorage.setItem(OWNER_KEY, owner);
  } catch {
    // The browser refused: the next page claims it again, and nothing outlasts a page.
  }
}

/** Whether the device's person may value vehicles; true where that is not known. */
export const mayDeviceValue = (): boolean => storedText(READS_ONLY_KEY) === null;

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function forgetOwner(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
    localStorage.removeItem(READS_ONLY_KEY);
  } catch {
    // The browser refused, so nothing was stored either.
  }
}
