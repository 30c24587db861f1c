import type { Fault } from '@/lib/fault';
import type { LookUpAnswer, LookUpRequest } from './look-up';
import * as refusals from './refusals';
import type { Entry } from './entry';

/** The answer a stored look-up gives: as its own when its key is pressed again, or served to another. */
export function answerFrom<T>(
  { read }: Pick<LookUpRequest<T>, 'read'>,
  lookUpId: string,
  source: Entry | null,
  served: boolean,
) {
  if (source === null || source.outcome === null) throw refusals.keptAnswerUnreadable(undefined);
  const { id, stateAt, personId, personName, outcome, auditId } = source;
  let result: T;
  try {
    result = read(source.result);
  } catch (error) {
    throw refusals.keptAnswerUnreadable(error);
  }
  const given: LookUpAnswer<T> = {
    ...{ lookUpId, outcome, result, auditId, answeredAt: stateAt },
    state: served ? 'SERVED' : 'SETTLED',
    charged: served ? 'no' : 'yes',
    keptFrom: served ? { lookUpId: id, at: stateAt, personId, personName } : null,
  };
  return given;
}

/** What to say of a look-up that ended without an answer. */
export function faultOf({ state, fault }: Entry): Fault {
  if (fault === null) return refusals.replyMissing();
  return refusals.faultFrom(fault, state === 'RELEASED' ? 'no' : 'unknown');
}
