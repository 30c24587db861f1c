/** The answer to a look-up: as its requester gets it, and as it is read back from the ledger. */
import type { Charged, Fault } from '@/lib/fault';
import type { LookUpReply, ReadableQuestion } from './billed-question';
import * as faults from './faults';
import type { StoredLookUp } from './stored-look-up';

export interface LookUpAnswer<T> extends Pick<LookUpReply<T>, 'outcome' | 'result'> {
  /** This look-up's own row in the ledger. */
  readonly lookUpId: string;
  /** SETTLED: looked up now, or by an earlier submission with the same key. SERVED: a reused answer. */
  readonly state: 'SETTLED' | 'SERVED';
  readonly charged: Charged;
  readonly auditId: string | null;
  /** When the provider gave the answer. */
  readonly answeredAt: Date;
  /** Present if the answer came from an earlier look-up, or from one in flight. */
  readonly cachedFrom: CachedFrom | null;
  /** The key of the same person’s submission whose look-up was in flight; absent if none was joined. */
  readonly joinedKey?: string;
}

export interface CachedFrom {
  readonly lookUpId: string;
  readonly at: Date;
  readonly personId: string;
  /** Null if the person is no longer known. */
  readonly personName: string | null;
}

/** The answer of a stored look-up: returned for its own key submitted again, or served to another. */
export function storedAnswer<T>(
  { readStored }: Pick<ReadableQuestion<T>, 'readStored'>,
  lookUpId: string,
  source: StoredLookUp | null,
  served: boolean,
): LookUpAnswer<T> {
  if (source === null || source.outcome === null) throw faults.cachedAnswerUnreadable(undefined);
  const { id, stateAt, personId, personName, outcome, auditId } = source;
  let result: T;
  try {
    result = readStored(source.result);
  } catch (error) {
    throw faults.cachedAnswerUnreadable(error);
  }
  return {
    lookUpId,
    outcome,
    result,
    auditId,
    answeredAt: stateAt,
    state: served ? 'SERVED' : 'SETTLED',
    charged: served ? 'no' : 'yes',
    cachedFrom: served ? { lookUpId: id, at: stateAt, personId, personName } : null,
  };
}

/** Why a look-up ended without an answer. */
export function storedFaultOf({ state, fault }: StoredLookUp): Fault {
  if (fault === null) return faults.replyMissing();
  return faults.faultFrom(fault, state === 'RELEASED' ? 'no' : 'unknown');
}
