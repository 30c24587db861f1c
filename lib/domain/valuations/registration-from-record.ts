/** The registration of an earlier record, for a record that builds on it without another look-up. */
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
import { savedFindings } from '@/lib/domain/vehicles/registration/registration-record';
import type { ValuationRecord } from './valuation';
import type { LookUpOutcome } from './valuation-record';
import { SOURCES } from '@/lib/domain/source-names';

/** The registration look-up of a record, as answered then: cached, and not charged again. */
export function registrationFromRecord(record: ValuationRecord): LookUpOutcome<Registration> {
  const provenance = record.sources.registration;
  if (!provenance)
    return {
      answer: null,
      because: {
        reason: `The vehicle was not checked against ${SOURCES.register.inText}.`,
        next: `Value it by reg to see its ${SOURCES.register.beforeNoun} record.`,
      },
    };
  const { asked: request } = record;
  return {
    answer: {
      ...savedFindings(record),
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: { plate: request.plate, vin: request.vin },
      auditId: provenance.auditId,
      answeredAtUk: null,
    },
    // oxlint-disable-next-line code/plain-words -- a value that saved records contain
    provenance: { ...provenance, answer: 'kept', charged: 'no' },
  };
}

/** Whether a record contains this derivative: as its vehicle, or as one of its alternatives. */
export function recordOffersDerivative(record: ValuationRecord, kind: string, identifier: number): boolean {
  return [record.identity.vehicle, ...record.alternatives].some(
    (vehicle) => vehicle?.identifier === identifier && vehicle.kind === kind,
  );
}
