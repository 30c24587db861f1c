/** A pending valuation: submitted, sent to the provider, and not yet recorded with all its answers. */
import { z } from 'zod';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { valuationRecordSchema, type ValuationRecord } from './valuation';

/** How many of its look-ups are answered, late or from recent results. */
export const answeredSchema = z.enum(['none', 'part', 'all']);

export const pendingValuationSchema = z.object({
  /** What was typed, as displayed: `AB12 CDE`, `VIN WVW…`, `Car 50017`. */
  name: z.string(),
  mileage: z.number().int().nullable(),
  submittedAt: instantSchema,
  byName: z.string(),
  answered: answeredSchema.meta({ description: 'How many of its look-ups are answered; after all, it is recorded.' }),
});
export type PendingValuation = z.infer<typeof pendingValuationSchema>;

// oxlint-disable-next-line code/plain-words -- stored in submissions by this name
const requestSchema = valuationRecordSchema.pick({ asked: true });

export interface PendingSubmission {
  /** As saved with the submission. */
  readonly request: unknown;
  readonly submittedAt: Date;
  /** Null if the person is no longer known. */
  readonly personName: string | null;
  readonly answered: PendingValuation['answered'];
}

export function pendingValuationOf(submission: PendingSubmission): PendingValuation {
  const { request, submittedAt, personName, answered } = submission;
  const { asked: subject } = requestSchema.parse(request);
  return {
    name: subjectName(subject),
    mileage: subject.mileage,
    submittedAt: submittedAt.toISOString(),
    byName: nameInText(personName),
    answered,
  };
}

// oxlint-disable-next-line code/plain-words -- stored in submissions by this name
function subjectName({ plate, vin, kind, identifier }: ValuationRecord['asked']): string {
  if (plate !== null) return formatPlate(plate);
  if (vin !== null) return `VIN ${vin}`;
  return `${kind === null ? 'Vehicle' : KIND_WORDS[kind]} ${identifier ?? ''}`.trim();
}
