/** The record that completes an earlier one of the same submission with answers that arrived late. */
import type { Session } from '@/lib/access';
import type { LookUpOutcome } from '@/lib/domain/valuations/valuation-record';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { ValuationStore } from '@/lib/store/records/valuations';
import { submissionId } from '@/lib/store/submission-id';
import {
  recordValuation,
  valuationAnswer,
  type RecordServices,
  type ValuationAnswers,
  type ValuationRequest,
} from './record';

/** A record never changes, so it has one later record, known by its id. */
const laterRecordKey = (recordId: string): string => submissionId('late answers to a record', recordId);

/** Null: no answer has arrived since. */
export async function findLaterRecord(
  recordId: string,
  { organisationId }: Pick<Session, 'organisationId'>,
  { valuations }: { readonly valuations: Pick<ValuationStore, 'findByKey'> },
): Promise<ReturnType<typeof valuationAnswer> | null> {
  const found = await valuations.findByKey({ organisationId, idempotencyKey: laterRecordKey(recordId) });
  return found && valuationAnswer(found);
}

/**
 * Writes the later record and ends its submission. What the earlier record shows is shown again without its charge.
 * @param answers all that the submission has by now
 * @returns false if the earlier record shows all of them
 */
export async function recordLaterAnswers(
  earlier: ValuationRecord,
  { registration, valuation, internetPrices }: ValuationAnswers,
  services: RecordServices,
  requester: Pick<Session, 'organisationId' | 'personId' | 'personName'>,
  { idempotencyKey, request }: { readonly idempotencyKey: string; readonly request: ValuationRequest },
): Promise<boolean> {
  const recorded = new Set(Object.values(earlier.sources).map((source) => source?.lookupId));
  const isNew = (outcome: LookUpOutcome<unknown>) =>
    'provenance' in outcome && !recorded.has(outcome.provenance.lookupId);
  if (![registration, valuation, internetPrices].some(isNew)) return false;
  const again = <T>(outcome: LookUpOutcome<T>): LookUpOutcome<T> => {
    if (!('provenance' in outcome) || isNew(outcome)) return outcome;
    // oxlint-disable-next-line code/plain-words -- a value that saved records contain
    return { ...outcome, provenance: { ...outcome.provenance, answer: 'kept', charged: 'no' } };
  };
  const answers = {
    registration: again(registration),
    valuation: again(valuation),
    internetPrices: again(internetPrices),
  };
  const laterRequest = { ...request, basedOn: request.basedOn ?? earlier.id };
  await recordValuation(answers, services, requester, laterRecordKey(earlier.id), laterRequest, {
    submissionKey: idempotencyKey,
  });
  return true;
}
