/** The last step of a submission: freezes the answers of its look-ups into one record. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { valuationRecordSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { composeRecord, valuationSummaryOf, type RecordParts } from '@/lib/domain/valuations/valuation-record';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { StoredRecord } from '@/lib/store/records/records';
import type { ValuationKind, ValuationStore } from '@/lib/store/records/valuations';
import { keyUsedTwice } from './faults';
import type { SubmissionTerms } from './reserve';
import type { LookUpResult } from './result';
import { writeRecord } from './write-record';

export interface RecordServices {
  readonly valuations: ValuationStore;
  /** The key for the hashes by which records are found: no table outside a record holds its plate or VIN. */
  readonly secret: string;
  readonly now: () => Date;
}

/** The request of a submission, as its record stores it. */
export type ValuationRequest = Pick<RecordParts, 'kind' | 'basedOn' | 'fileId' | 'asked' | 'warnings'>;

/** What makes two requests the same one: the day of a repeat may change their warnings. */
const fingerprintOf = ({ kind, basedOn, fileId, asked: subject }: ValuationRequest) => {
  return { kind, basedOn, fileId: fileId ?? null, subject };
};

interface SubmittedRequest {
  /** What was submitted, if another request answers it. */
  readonly submitted?: ValuationRequest;
  readonly internetPrices?: boolean;
}

/** A request with its fingerprint, so that neither is submitted without the other. */
export function valuationSubmission(
  request: ValuationRequest,
  { session, idempotencyKey, fresh, mostCredits }: SubmissionTerms,
  { submitted = request, ...others }: SubmittedRequest = {},
) {
  const fingerprint = { ...fingerprintOf(submitted), ...others };
  return { session, idempotencyKey, fingerprint, fresh, mostCredits, request };
}

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
    subjectHash: keyedHash(secret, 'valuation', subjectOf(record)),
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

/** What a record's vehicle is known by, so that it is one in lists however it was valued. */
function subjectOf({ asked: request, identity }: ValuationRecord): string {
  const plate = request.plate ?? (identity.plate && normalisePlate(identity.plate));
  return plate ?? request.vin ?? identity.vin ?? `${request.kind} ${request.identifier}`;
}

/** A stored record as endpoints answer it. */
export function valuationAnswer({ record, contentHash }: StoredRecord<ValuationKind>) {
  // The endpoint's schema parses every answer, so it is not parsed here too.
  return { record: record as ValuationRecord, contentHash };
}

const listedSchema = z.object({ listed: z.boolean().default(false) });
/** The record of a submission that was joined is written as soon as its answers are there. */
const WRITTEN_WITHIN_MS = 1_000;
const POLL_MS = 20;

/**
 * The record that shows every answer of a submission already, as that of the same request under the key that it joined.
 * @returns null if it joined none, has an answer that the other lacks, or that record is not written within a second
 */
export async function findJoinedRecord(
  request: ValuationRequest,
  results: readonly LookUpResult<unknown>[],
  { organisationId }: Pick<Session, 'organisationId'>,
  { valuations }: Pick<RecordServices, 'valuations'>,
): Promise<ReturnType<typeof valuationAnswer> | null> {
  const idempotencyKey = results.find(({ joinedKey }) => joinedKey !== undefined)?.joinedKey;
  const isOwn = (result: LookUpResult<unknown>) => !('provenance' in result) || result.provenance.charged !== 'no';
  if (idempotencyKey === undefined || results.some(isOwn)) return null;
  const giveUpAt = performance.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const found = await valuations.findByKey({ organisationId, idempotencyKey });
    if (found !== null) {
      const record = valuationRecordSchema.parse(found.record);
      return !listedSchema.parse(found.summary).listed && isSameRequest(record, request) && showsAll(record, results)
        ? valuationAnswer(found)
        : null;
    }
    if (performance.now() > giveUpAt) return null;
    await sleep(POLL_MS);
  }
}

const isSameRequest = (record: ValuationRecord, request: ValuationRequest): boolean =>
  canonicalJson(fingerprintOf(record)) === canonicalJson(fingerprintOf(request));

const showsAll = ({ sources }: ValuationRecord, results: readonly LookUpResult<unknown>[]): boolean =>
  results.every(
    (result) =>
      'provenance' in result &&
      Object.values(sources).some(
        (source) =>
          source?.operation === result.provenance.operation &&
          source.auditId === result.provenance.auditId &&
          source.answeredAt === result.provenance.answeredAt,
      ),
  );
