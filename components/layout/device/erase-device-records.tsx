'use client';

import { useEffect } from 'react';
import { removeAllFromDevice } from './device-records';

/**
 * On the sign-in page: the session has ended, wherever it was ended from. Saved valuations go; cars that wait stay,
 * since they were typed and are nowhere else. They go when somebody else signs in.
 */
export function EraseDeviceRecords() {
  useEffect(() => void removeAllFromDevice(), []);
  return null;
}
