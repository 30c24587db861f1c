/**
 * Summarises the vehicle's identity: the guide's names first, the register's additions, and where the sources differ.
 */
import type { Day } from '@/lib/domain/time/calendar';
import { disagreementWords, identityFacts, type ValuedVehicle } from './identity-facts';
import type { Identity } from './identity';
import { vehicleAgeWords } from '@/lib/domain/plates/vehicle-age';
import { NO_VEHICLE_FOUND } from './no-vehicle-found';
import { formatPlate, normalisePlate, readPlate } from '@/lib/domain/plates/plate-shapes';
import type { BookFacts, RegisterFacts, Registration } from '@/lib/domain/vehicles/registration/registration';
import { kindAndNumber } from '@/lib/domain/vehicles/kind-words';
import type { Vehicle, VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { isSameFact, OTHER_VEHICLE } from './same-fact';

interface IdentityInput {
  readonly plate: string | null;
  readonly vin: string | null;
  readonly registered: Day | null;
  /** Of a valuation by guide ID. */
  readonly kind?: VehicleKind | null;
  readonly identifier?: number | null;
}

export function identityOf(found: Registration | null, valued: ValuedVehicle | null, input: IdentityInput): Identity {
  const { register, trade, book } = found ?? { register: null, trade: null, book: null };
  const facts = identityFacts(found, valued);
  const plate = register?.plate ?? trade?.plate ?? input.plate;
  const reading = plate === null ? null : readPlate(normalisePlate(plate));
  const registered = register?.registered ?? trade?.registered ?? valued?.registered ?? input.registered;
  const vehicle = valued?.vehicle ?? vehicleOf(book);
  const make = vehicle?.manufacturer || register?.manufacturer;
  const model = vehicle?.model || register?.model;
  return {
    title: [make, model].filter(Boolean).join(' ') || (found?.found ? 'Make and model not known' : NO_VEHICLE_FOUND),
    derivative: vehicle?.derivative || null,
    vehicle,
    plate: plate === null ? null : formatPlate(plate),
    plateWords: reading && vehicleAgeWords(reading, registered, isUsedImport(register)),
    vin: register?.vin ?? trade?.vin ?? valued?.vin ?? input.vin,
    colour: register?.colour ?? valued?.colour ?? null,
    registered,
    facts,
    disagreements: [
      ...otherVehicle(found, valued, input),
      ...facts
        .filter(({ agreement }) => agreement === 'differ')
        .map((fact) => ({ field: fact.field, text: disagreementWords(fact) })),
    ],
  };
}

/** Or perhaps one: then its plate may be older than its registration here. */
const isUsedImport = (register: RegisterFacts | null): boolean =>
  register !== null &&
  (register.usedBeforeFirstRegistration === true || register.imported.set === true || register.imported.day !== null);

/** An answer about another vehicle than the one requested: answers were mixed up, by the provider or on the way. */
function otherVehicle(
  found: Registration | null,
  valued: ValuedVehicle | null,
  { plate, vin, kind, identifier }: IdentityInput,
): Identity['disagreements'] {
  const answered = {
    plate: found?.register?.plate ?? found?.trade?.plate,
    vin: found?.register?.vin ?? found?.trade?.vin,
  };
  const compared: [field: string, requested: string | null | undefined, answered: string | null | undefined][] = [
    // The record says by itself that a plate was corrected.
    [
      'plate',
      plate && formatPlate(plate),
      found?.autoCorrection ? null : answered.plate && formatPlate(answered.plate),
    ],
    ['vin', vin, answered.vin],
    [
      'identifier',
      kind && identifier ? kindAndNumber({ kind, identifier }) : null,
      valued?.vehicle && kindAndNumber(valued.vehicle),
    ],
  ];
  return compared.flatMap(([field, requested, other]) =>
    requested && other && !isSameFact(field, requested, other)
      ? [{ field: OTHER_VEHICLE, text: `The answer is about ${other}, not ${requested} as requested.` }]
      : [],
  );
}

/** The guide's match as a vehicle to value; null for a kind that valuations do not cover. */
export function vehicleOf(book: BookFacts | null): Vehicle | null {
  if (book === null || book.kind === null || book.identifier === null) return null;
  const { kind, identifier, code, range, introduced, discontinued } = book;
  const names = { manufacturer: book.manufacturer ?? '', model: book.model ?? '', derivative: book.derivative ?? '' };
  return { kind, identifier, code, range, introduced, discontinued, ...names };
}
