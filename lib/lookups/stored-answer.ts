import type { Fault } from '@/lib/fault';
import type { LookUpAnswer, LookUpRequest } from './look-up';
import * as refusals from './look-up-faults';
import type { LedgerEntry } from './ledger-entry';

/** The answer a stored look-up gives: as its own when its key is pressed again, or served to another. */
export function storedAnswer<T>(
  { read }: Pick<LookUpRequest<T>, 'read'>,
  lookUpId: string,
  source: LedgerEntry | null,
  served: boolean,
) {
  if (source === null || source.outcome === null) throw refusals.cachedAnswerUnreadable(undefined);
  const { id, stateAt, personId, personName, outcome, auditId } = source;
  let result: T;
  try {
    result = read(source.result);
  } catch (error) {
    throw refusals.cachedAnswerUnreadable(error);
  }
  const answer: LookUpAnswer<T> = {
    lookUpId,
    outcome,
    result,
    auditId,
    answeredAt: stateAt,
    state: served ? 'SERVED' : 'SETTLED',
    charged: served ? 'no' : 'yes',
    cachedFrom: served ? { lookUpId: id, at: stateAt, personId, personName } : null,
  };
  return answer;
}

/** What to say of a look-up that ended without an answer. */
export function storedFaultOf({ state, fault }: LedgerEntry): Fault {
  if (fault === null) return refusals.replyMissing();
  return refusals.faultFrom(fault, state === 'RELEASED' ? 'no' : 'unknown');
}
