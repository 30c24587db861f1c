/** One look-up as the ledger page shows it: who, when, what, cached or fresh, and its cost. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { chargedSchema } from '@/lib/domain/provenance';
import { countsOnlyFound, serviceOf } from './billed-service';

export const ledgerStateSchema = z.enum(['SERVED', 'DENIED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF']);
export type LedgerState = z.infer<typeof ledgerStateSchema>;

/** The record a look-up belongs to, for a person who may open it. */
const ledgerRecordSchema = z.object({
  kind: z.enum(['valuation', 'registration']),
  id: z.string(),
  title: z.string(),
  plate: z.string().nullable(),
});

export const ledgerLineSchema = z.object({
  /** The reference to quote: our own row. */
  id: z.string(),
  at: instantSchema,
  person: z.object({ id: z.string(), name: z.string() }),
  /** The name of the API key that it was made with, as the person; null if they made it themselves. */
  apiKey: z.string().nullable(),
  operation: z.string(),
  /** "Registration look-up". */
  what: z.string(),
  state: ledgerStateSchema,
  /** "Charged", "Free – already checked" …; with an explanation if it is not obvious. */
  status: z.string(),
  explanation: z.string().nullable(),
  // oxlint-disable-next-line code/plain-words -- a value that saved records contain
  answer: z.enum(['fresh', 'kept', 'none']),
  charged: chargedSchema,
  outcome: z.enum(['found', 'not_found']).nullable(),
  auditId: z.string().nullable(),
  record: ledgerRecordSchema.nullable(),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** The outcome of a look-up in words, and what it counts towards. */
export const STATE_WORDS: Readonly<
  Record<LedgerState, { status: string; explanation: string | null } & Pick<LedgerLine, 'answer' | 'charged'>>
> = {
  SETTLED: { status: 'Charged', explanation: null, answer: 'fresh', charged: 'yes' },
  // oxlint-disable-next-line code/plain-words -- a value that saved records contain
  SERVED: { status: 'Free – already checked', explanation: null, answer: 'kept', charged: 'no' },
  DENIED: { status: 'Over the limit', explanation: 'Nothing was sent.', answer: 'none', charged: 'no' },
  RELEASED: {
    status: 'Released',
    explanation: 'The provider did not count it.',
    answer: 'none',
    charged: 'no',
  },
  SENT: { status: 'In progress', explanation: null, answer: 'none', charged: 'unknown' },
  UNKNOWN: {
    status: 'Unconfirmed',
    explanation: 'Sent, without a result so far. It counts until reconciliation releases it.',
    answer: 'none',
    charged: 'unknown',
  },
  WRITTEN_OFF: {
    status: 'Written off',
    explanation: 'It brought no result, and reconciliation did not release it. It counts.',
    answer: 'none',
    charged: 'unknown',
  },
};

/**
 * Why a charged look-up that found nothing is a charge, and why the provider's count may not have it. Null for any
 * other.
 */
export function foundNothingWords({ operation, charged, outcome }: ChargedOutcome): string | null {
  if (charged !== 'yes' || outcome !== 'not_found') return null;
  const service = serviceOf(operation);
  return service !== null && countsOnlyFound(service)
    ? 'No value was returned. It counts towards the limits, and reconciliation lists it under “Without a value”.'
    : 'Nothing was found. The provider counts every look-up, found or not.';
}
type ChargedOutcome = Pick<LedgerLine, 'operation' | 'charged' | 'outcome'>;

/** The states of a look-up that count as charged, as not charged, or as unknown. */
export function statesCharged(charged: LedgerLine['charged']): LedgerState[] {
  return ledgerStateSchema.options.filter((state) => STATE_WORDS[state].charged === charged);
}
