/** The last step of a submission: freezes the answers of its look-ups into one record. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { composeRecord, valuationSummaryOf, type RecordParts } from '@/lib/domain/valuations/valuation-record';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { StoredRecord } from '@/lib/store/records/records';
import type { ValuationKind, ValuationStore } from '@/lib/store/records/valuations';
import { keyUsedTwice } from './faults';
import { writeRecord } from './write-record';

export interface RecordServices {
  readonly valuations: ValuationStore;
  /** The key for the hashes by which records are found: no table outside a record holds its plate or VIN. */
  readonly secret: string;
  readonly now: () => Date;
}

/** The request of a submission, as its record stores it. */
export type ValuationRequest = Pick<RecordParts, 'kind' | 'basedOn' | 'fileId' | 'asked' | 'warnings'>;

export type ValuationAnswers = Pick<RecordParts, 'registration' | 'valuation' | 'internetPrices'>;

interface RecordOptions {
  /** Valued in a run of a stock list. */
  readonly listed?: boolean;
  /** The submission that ends with this record, if it has another key. */
  readonly submissionKey?: string;
}

/**
 * Freezes the answers in one record, once for each key: the same key and request again get the record that is there.
 * @throws Fault conflict if the key already has the record of another request
 */
export async function recordValuation(
  answers: ValuationAnswers,
  { valuations, secret, now }: RecordServices,
  { organisationId, personId, personName }: Pick<Session, 'organisationId' | 'personId' | 'personName'>,
  idempotencyKey: string,
  request: ValuationRequest,
  { listed = false, submissionKey }: RecordOptions = {},
) {
  const id = randomUUID();
  const valuedBy = { id: personId, name: personName };
  const record = composeRecord({ id, ...request, ...answers, valuedAt: now().toISOString(), valuedBy });
  const { asked: subject } = record;
  const sources = Object.values(record.sources).filter((source) => source !== null);
  const entry = {
    id,
    organisationId,
    createdBy: personId,
    kind: record.kind,
    idempotencyKey,
    ...(submissionKey !== undefined && { submissionKey }),
    subjectHash: keyedHash(
      secret,
      'valuation',
      subject.plate ?? subject.vin ?? `${subject.kind} ${subject.identifier}`,
    ),
    summary: { ...valuationSummaryOf(record), ...(listed && { listed }) },
    record,
    lookUpIds: sources.map(({ lookupId }) => lookupId),
  };
  const { contentHash, before } = await writeRecord(valuations, entry, sources);
  if (before === null) return { record, contentHash };
  // The key was used before: its record is the answer to the same request; another request is an error.
  const answer = valuationAnswer(before);
  if (canonicalJson(answer.record.asked) !== canonicalJson(subject)) throw keyUsedTwice();
  return answer;
}

/** A stored record as endpoints answer it. */
export function valuationAnswer({ record, contentHash }: StoredRecord<ValuationKind>) {
  // The endpoint's schema parses every answer, so it is not parsed here too.
  return { record: record as ValuationRecord, contentHash };
}
