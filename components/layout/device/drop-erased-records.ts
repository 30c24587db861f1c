import { findMissingValuations } from '@/lib/api/addresses/valuations';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { DEVICE_RECORDS_MAX } from '@/lib/domain/privacy/retention';
import { deviceRecordIds, removeFromDevice } from './device-records';

/** When this device last did so, in milliseconds since 1970. */
const CHECKED_KEY = 'device-records-checked';
const HOUR_MS = 3_600_000;

/**
 * Erases from this device the valuations that no longer exist, such as those of a plate that was erased elsewhere. At most
 * once an hour, over all tabs; free. @throws Fault if the server does not answer: the next page tries again
 */
export async function dropErasedRecords(): Promise<void> {
  const now = Date.now();
  const since = now - Number(localStorage.getItem(CHECKED_KEY) ?? 0);
  // A clock that was set back does not hold it up.
  if (since >= 0 && since < HOUR_MS) return;
  const ids = await deviceRecordIds();
  if (ids.length === 0) return;
  localStorage.setItem(CHECKED_KEY, String(now));
  try {
    const { missing } = await fetchEndpoint(findMissingValuations, { ids: ids.slice(-DEVICE_RECORDS_MAX) });
    await Promise.all(missing.map(removeFromDevice));
  } catch (error) {
    localStorage.removeItem(CHECKED_KEY);
    throw error;
  }
}
