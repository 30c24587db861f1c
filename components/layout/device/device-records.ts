/**
 * The last valuations opened on this device, for reading them without a connection. They are in the browser's cache
 * storage, which a page has over HTTPS and on this machine; elsewhere, and where the browser refuses, nothing is saved.
 */
import { DEVICE_DAYS_MAX, DEVICE_RECORDS_MAX } from '@/lib/domain/privacy/retention';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { isDeviceOthers } from './page-owner';

export interface DeviceRecord {
  readonly record: ValuationRecord;
  readonly contentHash: string;
  /** When it was saved on this device, as an ISO instant. */
  readonly savedAt: string;
}

const CACHE_NAME = 'valuations';
const DAY_MS = 86_400_000;

const keyOf = (id: string) => `/device/valuations/${id}`;

async function withCache<T>(work: (cache: Cache) => Promise<T>, otherwise: T): Promise<T> {
  if (typeof caches === 'undefined') return otherwise;
  try {
    return await work(await caches.open(CACHE_NAME));
  } catch {
    return otherwise; // Refused or full: the product works without it.
  }
}

/** Saves a record as the newest, unless the device is another person's by now; the oldest beyond 200 go. */
export async function saveOnDevice(record: ValuationRecord, contentHash: string): Promise<void> {
  if (isDeviceOthers()) return;
  const saved: DeviceRecord = { record, contentHash, savedAt: new Date().toISOString() };
  await withCache(async (cache) => {
    // A cache lists its entries in the order they were put in.
    await cache.delete(keyOf(record.id));
    await cache.put(keyOf(record.id), Response.json(saved));
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - DEVICE_RECORDS_MAX)).map((request) => cache.delete(request)),
    );
  }, undefined);
}

/** The newest first, without those that have become too old, which are erased. */
export function readDeviceRecords(now: Date): Promise<readonly DeviceRecord[]> {
  return withCache(async (cache) => {
    const requests = (await cache.keys()).toReversed();
    const records = await Promise.all(
      requests.map(async (request) => {
        const response = await cache.match(request);
        const saved: DeviceRecord | undefined = await response?.json();
        if (saved && now.getTime() - Date.parse(saved.savedAt) <= DEVICE_DAYS_MAX * DAY_MS) return [saved];
        await cache.delete(request);
        return [];
      }),
    );
    return records.flat();
  }, []);
}

/** Of every record on this device, without reading them. */
export function deviceRecordIds(): Promise<readonly string[]> {
  return withCache(async (cache) => {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.map((path) => path.slice(keyOf('').length));
  }, []);
}

export function removeFromDevice(id: string): Promise<void> {
  return withCache(async (cache) => void (await cache.delete(keyOf(id))), undefined);
}

export async function removeAllFromDevice(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE_NAME).catch(() => false);
}
