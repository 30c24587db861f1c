/** The registration of an earlier record, for a record that builds on it without another look-up. */
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
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
  const { asked: request, matches, autoCorrection, register, trade, book, alternatives } = record;
  return {
    answer: {
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: { plate: request.plate, vin: request.vin },
      found: register !== null || trade !== null || book !== null,
      auditId: provenance.auditId,
      answeredAtUk: null,
      autoCorrection,
      matches,
      register,
      trade,
      book,
      candidates: alternatives
        .filter(({ identifier, kind }) => identifier !== book?.identifier || kind !== book.kind)
        .map(({ identifier, code, name, kind, kindName }) => ({ identifier, code, name, kind, kindName })),
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
