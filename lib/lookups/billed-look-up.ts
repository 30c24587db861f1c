/**
 * Asking a billed question, through the ledger and never any other way. Shared by the features that ask one; it decides
 * nothing about what to ask.
 */
import type { Session } from '@/lib/access';
import { serviceOf } from '@/lib/domain/usage/billed-service';
import { SERVICE_WORDS } from '@/lib/domain/usage/look-up-cost';
import { britishDay } from '@/lib/domain/time/calendar';
import { editionWords } from '@/lib/domain/valuations/edition';
import type { Provenance } from '@/lib/domain/provenance';
import type { LookUpOutcome } from '@/lib/domain/valuations/valuation-record';
import { Fault } from '@/lib/fault';
import type { Ledger, LookUpAnswer, LookUpPreview } from '@/lib/lookups/look-up';
import type { Provider } from '@/lib/provider/call';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { BilledLookUp, PricedLookUp } from './billed-operations';

export interface LookUpServices {
  readonly ledger: Ledger;
  readonly caller: Provider;
  readonly now: () => Date;
  /** How long the caller may keep a call waiting before it is sent. */
  readonly turnMs?: number;
  /** Told of every look-up that was charged; left out where so many are made that it is told at their end. */
  readonly providerStatus?: Pick<ProviderStatusCache, 'counted'> | undefined;
}

/** The provider's own count is of registration look-ups alone. */
export function notifyCharged(
  operation: string,
  { charged }: Pick<LookUpAnswer<unknown>, 'charged'>,
  providerStatus: LookUpServices['providerStatus'],
): void {
  if (charged === 'yes' && serviceOf(operation) === 'registration') providerStatus?.counted();
}

/** An outcome of a billed question, with the fault behind a missing answer. */
export type LookUpResult<T> = LookUpOutcome<T> & { readonly fault?: Fault };

interface LookUpOptions {
  readonly session: Session;
  readonly idempotencyKey: string;
  /** Look up afresh: no kept answer. */
  readonly fresh: boolean;
  /** What the press is for, kept until its record is written: see `recordInterrupted`. */
  readonly wish?: object;
}

/** Asks, or takes the kept answer. Never throws: what one question comes to must not lose the answer of another. */
export async function requestLookUp<T>(
  billed: BilledLookUp<T>,
  { session, idempotencyKey, fresh, wish }: LookUpOptions,
  { ledger, caller, turnMs = 0, providerStatus }: LookUpServices,
): Promise<LookUpResult<T>> {
  const { operation, subject, params, keepMinutes, read } = billed;
  const { organisationId, personId, personName } = session;
  try {
    const answer = await ledger.lookUp(
      {
        organisationId,
        personId,
        idempotencyKey,
        operation,
        subject,
        params,
        keepMinutes,
        fresh,
        read,
        // One commit instead of two: the caller's own limit covers all waiting before the first byte.
        sentAtOnceMs: turnMs + STANDARD_POLICY.totalMs,
        ...(wish && { wish }),
      },
      ({ markSent, overdue }) => billed.send(caller, { beforeSend: () => markSent(STANDARD_POLICY.totalMs), overdue }),
    );
    notifyCharged(operation, answer, providerStatus);
    return { answer: answer.result, provenance: provenanceOf(billed, answer, { id: personId, name: personName }) };
  } catch (error) {
    const fault = error instanceof Fault ? error : unexpected(error);
    return { answer: null, because: { reason: fault.message, next: fault.fix }, fault };
  }
}

/** What this question was answered under this key; asks nobody. Null when it was not asked, or given back unasked. */
export async function recallLookUp<T>(
  billed: BilledLookUp<T>,
  {
    session,
    idempotencyKey,
  }: { session: Pick<Session, 'organisationId' | 'personId' | 'personName'>; idempotencyKey: string },
  { ledger }: Pick<LookUpServices, 'ledger'>,
): Promise<LookUpResult<T> | null> {
  const { operation, subject, params, read } = billed;
  const { organisationId, personId, personName } = session;
  try {
    const answer = await ledger.recall({ organisationId, idempotencyKey, operation, subject, params, read });
    return (
      answer && { answer: answer.result, provenance: provenanceOf(billed, answer, { id: personId, name: personName }) }
    );
  } catch (error) {
    const fault = error instanceof Fault ? error : unexpected(error);
    if (fault.code === 'storage_down') throw fault;
    return { answer: null, because: { reason: fault.message, next: fault.fix }, fault };
  }
}

/** What asking would cost now. */
export async function priceOf(
  billed: PricedLookUp,
  organisationId: string,
  ledger: Pick<Ledger, 'preview'>,
): Promise<LookUpPreview> {
  const { operation, subject, params, keepMinutes } = billed;
  return ledger.preview({ organisationId, operation, subject, params, keepMinutes });
}

/**
 * Throws when a press brought nothing at all, or was an old key with another wish; otherwise what was brought is to be
 * recorded. Where nobody can tell what one of the look-ups cost, nobody can tell what the press cost.
 */
export function throwIfNothingAnswered(results: readonly LookUpResult<unknown>[]): void {
  const faults = results.flatMap(({ fault }) => (fault ? [fault] : []));
  const conflict = faults.find(({ code }) => code === 'conflict');
  if (conflict) throw conflict;
  const worstFault = faults.find(({ charged }) => charged !== 'no') ?? faults[0];
  if (worstFault && faults.length === results.length) throw worstFault;
}

function provenanceOf<T>(
  billed: BilledLookUp<T>,
  answer: LookUpAnswer<T>,
  requestedBy: Provenance['askedBy'],
): Provenance {
  const { cachedFrom } = answer;
  const day = britishDay(answer.answeredAt);
  return {
    service: SERVICE_WORDS[billed.source],
    operation: billed.operation,
    lookupId: answer.lookUpId,
    auditId: answer.auditId === null ? null : Number(answer.auditId),
    editionDay: null,
    editionWords: editionWords(billed.source, day),
    mileageUsed: billed.mileageUsed(answer.result),
    answeredAt: answer.answeredAt.toISOString(),
    askedBy: cachedFrom
      ? { id: cachedFrom.personId, name: cachedFrom.personName ?? 'a former colleague' }
      : requestedBy,
    answer: cachedFrom ? 'kept' : 'fresh',
    charged: answer.charged,
  };
}

const unexpected = (cause: unknown): Fault =>
  new Fault('unexpected', {
    message: 'Something went wrong on our side during the look-up.',
    fix: 'It may have been charged. Look at the usage report before you ask again.',
    charged: 'unknown',
    cause,
  });
