/**
 * A vehicle file: a registration look-up on its own, frozen as a record. It has the vehicle's identity and no value.
 */
import { z } from 'zod';
import { britishDay } from '@/lib/domain/time/calendar';
import { alternativesOf } from '@/lib/domain/vehicles/alternatives';
import { identityOf } from '@/lib/domain/vehicles/identity/identity-from-sources';
import { vehicleSchema } from '@/lib/domain/vehicles/vehicle';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';
import { redFlags } from '@/lib/domain/vehicles/flags/red-flags';
import { hasDerivativeDoubt } from './match-words';
import type { Registration } from './registration';
import { listedAlerts } from '@/lib/domain/vehicles/flags/listed-alerts';
import { valuationRecordSchema, valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import type { Provenance } from '@/lib/domain/provenance';

/** listed: the look-up listed it · confirmed: the provider was asked whether it is one of the possible derivatives. */
const chosenDerivativeSchema = z.object({ vehicle: vehicleSchema, evidence: z.enum(['listed', 'confirmed']) });
export type ChosenDerivative = z.infer<typeof chosenDerivativeSchema>;

export const registrationRecordSchema = valuationRecordSchema
  .pick({
    version: true,
    id: true,
    warnings: true,
    identity: true,
    matches: true,
    autoCorrection: true,
    flags: true,
    alternatives: true,
    register: true,
    trade: true,
    book: true,
  })
  .extend({
    kind: z.enum(['plate', 'vin']),
    lookedUpAt: valuationRecordSchema.shape.valuedAt,
    lookedUpBy: valuationRecordSchema.shape.valuedBy,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: z.object({ plate: z.string().nullable(), vin: z.string().nullable() }),
    source: valuationRecordSchema.shape.sources.valueType.unwrap(),
    // Absent in records from before vehicle files existed.
    /** The file that this one continues: by its other derivatives, or by a choice among them. */
    basedOn: z.string().optional(),
    /** The derivative a dealer chose, and the evidence for it. */
    choice: chosenDerivativeSchema.optional(),
    /** Other marks that the provider has for this vehicle. */
    otherPlates: z.number().int().nullable().optional(),
    /** UK wall-clock time as the provider wrote it, `2026-06-05T14:07:09`. */
    answeredAtUk: z.string().nullable().optional(),
  });
export type RegistrationRecord = z.infer<typeof registrationRecordSchema>;

const fileStepSchema = z.enum(['look-up', 'alternatives', 'choice']);
export type FileStep = z.infer<typeof fileStepSchema>;

export const registrationSummarySchema = z.object({
  id: z.string(),
  kind: z.enum(['plate', 'vin']),
  lookedUpAt: registrationRecordSchema.shape.lookedUpAt,
  lookedUpBy: registrationRecordSchema.shape.lookedUpBy,
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  derivative: z.string().nullable(),
  isDerivativeUncertain: valuationSummarySchema.shape.isDerivativeUncertain,
  ...listedAlertsSchema.shape,
  /** How the file was created; absent in summaries from before there were other ways than a look-up. */
  step: fileStepSchema.optional(),
});
export type RegistrationSummary = z.infer<typeof registrationSummarySchema>;

type RegistrationHead = 'id' | 'kind' | 'lookedUpAt' | 'lookedUpBy' | 'asked' | 'warnings' | 'basedOn';

export interface RegistrationParts extends Pick<RegistrationRecord, RegistrationHead> {
  readonly registration: Registration;
  readonly provenance: Provenance;
}

export function composeRegistration({ registration, provenance, ...head }: RegistrationParts): RegistrationRecord {
  const { matches, autoCorrection, register, trade, book, otherPlates = null, answeredAtUk } = registration;
  const identity = identityOf(registration, null, { ...head.asked, registered: null });
  return {
    version: 1,
    ...head,
    identity,
    matches,
    autoCorrection,
    flags: redFlags(registration, identity, britishDay(head.lookedUpAt)),
    alternatives: alternativesOf(registration, null),
    register,
    trade,
    book,
    otherPlates,
    answeredAtUk,
    source: provenance,
  };
}

/** The same look-up, narrowed to the derivative that a dealer chose. */
export function recordWithChoice(
  base: RegistrationRecord,
  head: Pick<RegistrationRecord, 'id' | 'lookedUpAt' | 'lookedUpBy'>,
  choice: ChosenDerivative,
): RegistrationRecord {
  const { manufacturer, model, derivative } = choice.vehicle;
  const title = [manufacturer || base.book?.manufacturer, model || base.book?.model].filter(Boolean).join(' ');
  return {
    ...base,
    ...head,
    basedOn: base.id,
    identity: { ...base.identity, title: title || base.identity.title, derivative, vehicle: choice.vehicle },
    choice,
    source: cachedSource(base),
  };
}

/** A file's look-up, for records that build on it: reused, and not charged again. */
const cachedSource = ({ source }: Pick<RegistrationRecord, 'source'>): Provenance => ({
  ...source,
  // oxlint-disable-next-line code/plain-words -- a value that saved records contain
  answer: 'kept',
  charged: 'no',
});

/** A file's answer, as a valuation uses it. */
export function registrationFromFile(record: RegistrationRecord): { answer: Registration; provenance: Provenance } {
  const { asked: request, otherPlates = null, answeredAtUk = null, source } = record;
  const answer: Registration = {
    ...savedFindings(record),
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: request,
    auditId: source.auditId,
    answeredAtUk,
    otherPlates,
  };
  return { answer, provenance: cachedSource(record) };
}

type RegistrationFindings = Pick<Registration, 'matches' | 'autoCorrection' | 'register' | 'trade' | 'book'>;

/** What a look-up found, from a record of it: its alternatives include the vehicle's own derivative, its answer did not. */
export function savedFindings({
  matches,
  autoCorrection,
  register,
  trade,
  book,
  alternatives,
}: RegistrationFindings & Pick<RegistrationRecord, 'alternatives'>) {
  return {
    found: register !== null || trade !== null || book !== null,
    autoCorrection,
    matches,
    register,
    trade,
    book,
    candidates: alternatives
      .filter(({ identifier, kind }) => identifier !== book?.identifier || kind !== book.kind)
      .map(({ identifier, code, name, kind, kindName }) => ({ identifier, code, name, kind, kindName })),
  };
}

export function registrationSummaryOf(record: RegistrationRecord): RegistrationSummary {
  const { id, kind, lookedUpAt, lookedUpBy, identity } = record;
  return {
    id,
    kind,
    lookedUpAt,
    lookedUpBy,
    plate: identity.plate,
    title: identity.title,
    derivative: identity.derivative,
    isDerivativeUncertain: record.choice === undefined && hasDerivativeDoubt(record),
    ...listedAlerts({ ...record, lookUpMissing: null }),
    step: record.choice ? 'choice' : record.basedOn ? 'alternatives' : 'look-up',
  };
}
