/** The value that a record by plate lacks, where it was paid for already: it has arrived since, or still may. */
import type { Session } from '@/lib/access';
import {
  missingValuationOf,
  type PlateValuation,
  type RevaluationRequest,
} from '@/lib/domain/valuations/already-valued';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { findLaterRecord } from '@/lib/lookups/later-record';
import type { Ledger } from '@/lib/lookups/ledger';
import type { LookUpPreview } from '@/lib/lookups/preview';
import * as questions from '@/lib/lookups/questions';
import type { RecordServices } from '@/lib/lookups/record';

type SavedRecord = NonNullable<Awaited<ReturnType<typeof findLaterRecord>>>;

interface ExistingValueServices extends Pick<RecordServices, 'valuations' | 'now'> {
  readonly ledger: Pick<Ledger, 'preview'>;
}

type ExistingValue =
  /** In the record that completes this one. */
  | { readonly laterRecord: SavedRecord }
  /** A recent answer to the valuation by plate, or one in flight. */
  | { readonly laterRecord: null; readonly byPlate: PlateValuation; readonly preview: LookUpPreview };

/** @param record without its valuation @returns null where the request is for another value, or must be sent */
export async function existingValueOf(
  record: ValuationRecord,
  request: RevaluationRequest,
  session: Pick<Session, 'organisationId'>,
  services: ExistingValueServices,
): Promise<ExistingValue | null> {
  const byPlate = missingValuationOf(record, request);
  if (byPlate === null) return null;
  const { ledger, now } = services;
  const question = questions.valueByPlate(byPlate.plate, byPlate.mileage, now());
  const [laterRecord, preview] = await Promise.all([
    findLaterRecord(record.id, session, services),
    ledger.preview(session.organisationId, question),
  ]);
  const answeredAt = laterRecord?.record.sources.valuation?.answeredAt;
  // The next month may bring another edition.
  if (laterRecord && answeredAt !== undefined && monthOf(britishDay(answeredAt)) === monthOf(britishDay(now()))) {
    return { laterRecord };
  }
  return preview.cached || preview.inFlight ? { laterRecord: null, byPlate, preview } : null;
}
