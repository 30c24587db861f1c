/** Values the vehicle of a record again. The submission ends in one frozen record. */
import type { revalue } from '@/lib/api/endpoints/valuations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { britishDay } from '@/lib/domain/time/calendar';
import type { RevaluationRequest } from '@/lib/domain/valuations/already-valued';
import { recordOffersDerivative, registrationFromRecord } from '@/lib/domain/valuations/registration-from-record';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { acceptKnownRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import { Fault } from '@/lib/fault';
import { storedValuationRecord } from '@/lib/features/stored';
import type { Ledger } from '@/lib/lookups/ledger';
import { requestLookUp } from '@/lib/lookups/look-up';
import { pricesNotRequested } from '@/lib/lookups/missing-answers';
import { valueByPlate } from '@/lib/lookups/questions';
import { valuationSubmission, type ValuationRequest } from '@/lib/lookups/record';
import { existingValueOf } from './existing-value';
import { requestValueByIdentifier } from './recent-plate-value';
import { recordAnswered, type ValuationServices } from './valuations';

interface RevalueServices extends ValuationServices {
  readonly ledger: ValuationServices['ledger'] & Pick<Ledger, 'preview' | 'cachedResult'>;
}

/**
 * Values the vehicle of a record, or one of its alternatives, by guide ID; the register’s answer comes from the record.
 */
export async function runRevalue({ input, session, ids }: EndpointCall<typeof revalue>, services: RevalueServices) {
  const base = await storedValuationRecord(services, session, input.id);
  const { kind, identifier, fresh, mostCredits } = input;
  if (!recordOffersDerivative(base, kind, identifier)) {
    throw new Fault('invalid_input', {
      message: 'This valuation does not list that derivative.',
      fix: 'Choose one of its alternatives, or value by guide ID.',
      field: 'identifier',
    });
  }
  const registered = acceptKnownRegistrationDate(input.registered, base, britishDay(services.now()));
  const mileage = acceptMileage(input.mileage ?? base.mileage.entered ?? '');
  const vehicle = { kind, identifier, registered, mileage };
  const existing = fresh ? null : await existingValueOf(base, vehicle, session, services);
  if (existing?.laterRecord) return { ...existing.laterRecord, limitNotice: null };
  const byIdentifier = requestByIdentifier(base, vehicle);
  const request = existing ? requestByPlate(base) : byIdentifier;
  // Which of the two answers the submission changes when a value by plate arrives.
  const submission = valuationSubmission(request, { session, ...ids, fresh, mostCredits }, { submitted: byIdentifier });
  const valuation = await (existing
    ? requestLookUp(
        valueByPlate(existing.byPlate.plate, existing.byPlate.mileage, services.now()),
        submission,
        services,
      )
    : requestValueByIdentifier(base, vehicle, submission, services));
  const answers = { registration: registrationFromRecord(base), valuation, internetPrices: pricesNotRequested };
  return recordAnswered({ answers, results: [valuation] }, submission, services);
}

const requestByIdentifier = (base: ValuationRecord, vehicle: RevaluationRequest): ValuationRequest => ({
  kind: 'identifier',
  basedOn: base.id,
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  asked: { plate: base.asked.plate, vin: base.asked.vin, ...vehicle },
  warnings: [],
});

/** The valuation by plate that a record lacks: its answer is reused, or joined while it is in flight. */
const requestByPlate = ({ id, fileId, asked: subject, warnings }: ValuationRecord): ValuationRequest => ({
  kind: 'plate',
  basedOn: id,
  ...(fileId !== undefined && { fileId }),
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  asked: subject,
  warnings,
});
