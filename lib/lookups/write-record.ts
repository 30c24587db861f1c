/** Writes a record of paid answers, retrying for an hour if storage is down. */
import { canonicalJson } from '@/lib/encoding/canonical-json';
import type { Provenance } from '@/lib/domain/provenance';
import { Fault, type Charged } from '@/lib/fault';
import type { NewStoredRecord } from '@/lib/store/records/add-records';
import type { AddedRecord, RecordStore } from '@/lib/store/records/records';
import { retryWrite, type RetryLimits } from './retry-write';

const RETRY_LIMITS: RetryLimits = { waitMs: 8_000, retryForMs: 3_600_000 };

/** The record is stored in canonical key order, so that its content hash is the hash of its canonical JSON. */
export async function writeRecord<Kind extends string>(
  store: RecordStore<Kind>,
  { record, ...entry }: Omit<NewStoredRecord<Kind>, 'recordText'> & { readonly record: unknown },
  sources: readonly Provenance[],
): Promise<AddedRecord<Kind>> {
  const recordText = canonicalJson(record);
  try {
    return await retryWrite(() => store.add({ ...entry, recordText }), RETRY_LIMITS);
  } catch (cause) {
    throw new Fault('storage_down', {
      message: 'The results have arrived, but the record is not saved yet.',
      fix: 'Look in the list in a minute, or try again, which is free.',
      charged: chargedFor(sources),
      cause,
    });
  }
}

function chargedFor(sources: readonly Provenance[]): Charged {
  const charges = sources.map(({ charged }) => charged);
  return charges.includes('yes') ? 'yes' : charges.includes('unknown') ? 'unknown' : 'no';
}
