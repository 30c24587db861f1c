/**
 * Whom this page belongs to, and whom the device: a person in an organisation (`subjectOf`). They differ once another
 * person has signed in, in another tab of this browser.
 */
const OWNER_KEY = 'device-owner';

let pageOwner: string | null = null;

/** The person of the last page of a signed-in person on this device; null after sign-out. */
export const readDeviceOwner = (): string | null => storedText(OWNER_KEY);

/** From now on the device and this page belong to this person. @throws where the browser stores nothing */
export function saveDeviceOwner(owner: string): void {
  localStorage.setItem(OWNER_KEY, owner);
  pageOwner = owner;
}

/** For a page without a session, which shows what is on this device: it belongs to the device's person. */
export function joinDeviceOwner(): void {
  pageOwner = readDeviceOwner();
}

export const removeDeviceOwner = (): void => localStorage.removeItem(OWNER_KEY);

/** Whether another person has signed in since this page was loaded: it then neither reads nor changes this device. */
export function isDeviceOthers(): boolean {
  const owner = readDeviceOwner();
  return pageOwner !== null && owner !== null && owner !== pageOwner;
}

/** Null too where the browser refuses access. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
