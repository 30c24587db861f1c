/**
 * Asking a billed question, through the ledger and never any other way. Shared by the features that ask one; it decides
 * nothing about what to ask.
 */
import type { Session } from '@/lib/access';
import { serviceOf } from '@/lib/domain/billed-service';
import { SERVICE_WORDS } from '@/lib/domain/cost';
import { britishDay } from '@/lib/domain/day';
import { editionWords } from '@/lib/domain/edition';
import type { Provenance } from '@/lib/domain/provenance';
import type { Outcome } from '@/lib/domain/valuation-record';
import { Fault } from '@/lib/fault';
import type { Ledger, LookUpAnswer, Preview } from '@/lib/ledger/look-up';
import type { Provider } from '@/lib/provider/call';
import type { KeptStatus } from '@/lib/provider/kept-status';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { Billed, Priced } from './billed-questions';

export interface BilledNeeds {
  readonly ledger: Ledger;
  readonly caller: Provider;
  readonly now: () => Date;
  /** How long the caller may keep a call waiting before it is sent. */
  readonly turnMs?: number;
  /** Told of every look-up that was charged; left out where so many are made that it is told at their end. */
  readonly providerStatus?: Pick<KeptStatus, 'counted'> | undefined;
}

/** The provider's own count is of registration look-ups alone. */
export function tellCharged(
  operation: string,
  { charged }: Pick<LookUpAnswer<unknown>, 'charged'>,
  providerStatus: BilledNeeds['providerStatus'],
): void {
  if (charged === 'yes' && serviceOf(operation) === 'registration') providerStatus?.counted();
}

/** An outcome of a billed question, with the fault behind a missing answer. */
export type Asked<T> = Outcome<T> & { readonly fault?: Fault };

interface Asking {
  readonly session: Session;
  readonly idempotencyKey: string;
  /** Look up afresh: no kept answer. */
  readonly fresh: boolean;
  /** What the press is for, kept until its record is written: see `recordInterrupted`. */
  readonly wish?: object;
}

/** Asks, or takes the kept answer. Never throws: what one question comes to must not lose the answer of another. */
export async function ask<T>(
  billed: Billed<T>,
  { session, idempotencyKey, fresh, wish }: Asking,
  { ledger, caller, turnMs = 0, providerStatus }: BilledNeeds,
): Promise<Asked<T>> {
  const { operation, subject, params, keepMinutes, read } = billed;
  const { organisationId, personId, personName } = session;
  try {
    const answer = await ledger.lookUp(
      {
        ...{ organisationId, personId, idempotencyKey, operation, subject, params, keepMinutes, fresh, read },
        // One commit instead of two: the caller's own limit covers all waiting before the first byte.
        sentAtOnceMs: turnMs + STANDARD_POLICY.totalMs,
        ...(wish && { wish }),
      },
      ({ markSent, overdue }) => billed.send(caller, { beforeSend: () => markSent(STANDARD_POLICY.totalMs), overdue }),
    );
    tellCharged(operation, answer, providerStatus);
    return { answer: answer.result, provenance: provenanceOf(billed, answer, { id: personId, name: personName }) };
  } catch (error) {
    const fault = error instanceof Fault ? error : unexpected(error);
    return { answer: null, because: { reason: fault.message, next: fault.fix }, fault };
  }
}

/** What this question was answered under this key; asks nobody. Null when it was not asked, or given back unasked. */
export async function recall<T>(
  billed: Billed<T>,
  {
    session,
    idempotencyKey,
  }: { session: Pick<Session, 'organisationId' | 'personId' | 'personName'>; idempotencyKey: string },
  { ledger }: Pick<BilledNeeds, 'ledger'>,
): Promise<Asked<T> | null> {
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
  billed: Priced,
  organisationId: string,
  ledger: Pick<Ledger, 'preview'>,
): Promise<Preview> {
  const { operation, subject, params, keepMinutes } = billed;
  return ledger.preview({ organisationId, operation, subject, params, keepMinutes });
}

/**
 * Throws when a press brought nothing at all, or was an old key with another wish; otherwise what was brought is to be
 * recorded. Where nobody can tell what one of the look-ups cost, nobody can tell what the press cost.
 */
export function refuseFruitless(asked: readonly Asked<unknown>[]): void {
  const faults = asked.flatMap(({ fault }) => (fault ? [fault] : []));
  const conflict = faults.find(({ code }) => code === 'conflict');
  if (conflict) throw conflict;
  const gravest = faults.find(({ charged }) => charged !== 'no') ?? faults[0];
  if (gravest && faults.length === asked.length) throw gravest;
}

function provenanceOf<T>(billed: Billed<T>, answer: LookUpAnswer<T>, asker: Provenance['askedBy']): Provenance {
  const { keptFrom } = answer;
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
    askedBy: keptFrom ? { id: keptFrom.personId, name: keptFrom.personName ?? 'a former colleague' } : asker,
    answer: keptFrom ? 'kept' : 'fresh',
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
