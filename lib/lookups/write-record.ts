/** Writes a record of what was paid for, and does not give up easily. */
import { canonicalJson } from '@/lib/encoding/canonical-json';
import type { Provenance } from '@/lib/domain/provenance';
import { Fault, type Charged } from '@/lib/fault';
import { retryWrite } from '@/lib/lookups/retry-write';
import type { AddedRecord, NewStoredRecord, RecordStore } from '@/lib/store/records';

/** The asker waits so long; behind their back it is tried for an hour. */
const RETRY_LIMITS = { patienceMs: 8_000, retryForMs: 3_600_000 };

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
      message: 'The answers arrived and are kept, but the record of them is not written yet.',
      fix: 'Look in the list in a minute. Pressing again costs nothing: the answers are kept.',
      charged: chargedFor(sources),
      cause,
    });
  }
}

function chargedFor(sources: readonly Provenance[]): Charged {
  const charges = sources.map(({ charged }) => charged);
  return charges.includes('yes') ? 'yes' : charges.includes('unknown') ? 'unknown' : 'no';
}

export const keyUsedTwice = (): Fault =>
  new Fault('conflict', {
    message: 'This request was sent before with other details. Nothing was looked up for this one.',
    fix: 'Reload the page and press the button once more.',
  });
