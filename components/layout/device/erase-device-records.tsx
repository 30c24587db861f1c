'use client';

import { useEffect } from 'react';
import { removeAllFromDevice } from './device-records';

/**
 * For the sign-in page, where the session has ended, from whichever device. Erases saved valuations; waiting cars stay,
 * since they were typed and exist nowhere else, until somebody else signs in.
 */
export function EraseDeviceRecords() {
  useEffect(() => void removeAllFromDevice(), []);
  return null;
}
