/** A registration look-up by itself, frozen as a record: the vehicle's identity, without its value. */
import { z } from 'zod';
import { britishDay } from '@/lib/domain/time/calendar';
import { alternativesOf } from '@/lib/domain/vehicles/alternatives';
import { identityOf } from '@/lib/domain/vehicles/identity/identity-from-sources';
import { flagInList } from '@/lib/domain/vehicles/flags/flags';
import { redFlags } from '@/lib/domain/vehicles/flags/red-flags';
import type { Registration } from './registration';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import type { Provenance } from '@/lib/domain/provenance';

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
  });
export type RegistrationRecord = z.infer<typeof registrationRecordSchema>;

export const registrationSummarySchema = z.object({
  id: z.string(),
  kind: z.enum(['plate', 'vin']),
  lookedUpAt: registrationRecordSchema.shape.lookedUpAt,
  lookedUpBy: registrationRecordSchema.shape.lookedUpBy,
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  derivative: z.string().nullable(),
  /** The most serious flag's title, when it is more than a note. */
  flag: z.string().nullable(),
});
export type RegistrationSummary = z.infer<typeof registrationSummarySchema>;

export interface RegistrationParts extends Pick<
  RegistrationRecord,
  'id' | 'kind' | 'lookedUpAt' | 'lookedUpBy' | 'asked' | 'warnings'
> {
  readonly registration: Registration;
  readonly provenance: Provenance;
}

export function composeRegistration({ registration, provenance, ...head }: RegistrationParts): RegistrationRecord {
  const { matches, autoCorrection, register, trade, book } = registration;
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
    source: provenance,
  };
}

export function registrationSummaryOf(record: RegistrationRecord): RegistrationSummary {
  const { id, kind, lookedUpAt, lookedUpBy, identity, flags } = record;
  return {
    id,
    kind,
    lookedUpAt,
    lookedUpBy,
    plate: identity.plate,
    title: identity.title,
    derivative: identity.derivative,
    flag: flagInList(flags),
  };
}
