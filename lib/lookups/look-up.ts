/**
 * A billed look-up from end to end: reserve → call → settle. Nothing else in the product calls a charged operation.
 * The submission's answers then become a record: record.ts.
 */
import type { Result, ShapeFields } from '@/lib/contract/operations';
import { serviceOf } from '@/lib/domain/usage/billed-service';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';
import type { LookUpAnswer } from './answer';
import type { AnswerSource, BilledQuestion } from './billed-question';
import { callProvider, type BilledCaller } from './call';
import type { Ledger } from './ledger';
import type { LookUpSubmission } from './reserve';
import { answeredResult, faultedResult, type LookUpResult } from './result';

export interface LookUpServices {
  readonly ledger: Pick<Ledger, 'reserve' | 'settle'>;
  readonly caller: BilledCaller;
  /** How long the provider may hold back a call before it is sent. */
  readonly turnMs?: number;
  /** Notified of every charged look-up; absent for bulk work, which notifies once at its end. */
  readonly providerStatus?: Pick<ProviderStatusCache, 'counted'> | undefined;
}

/** @throws nothing but Fault; its `charged` matches the ledger */
export async function lookUp<T, P extends ShapeFields, R extends Result>(
  question: BilledQuestion<T, P, R>,
  submission: LookUpSubmission,
  { ledger, caller, turnMs = 0, providerStatus }: LookUpServices,
): Promise<LookUpAnswer<T>> {
  const { lookUpId, answer } = await ledger.reserve(question, submission, turnMs + STANDARD_POLICY.totalMs);
  if (answer !== null) return answer;
  const called = await callProvider(question, lookUpId, caller);
  const settled = await ledger.settle(lookUpId, called);
  // The provider's own count covers registration look-ups only.
  if (serviceOf(question.operation) === 'registration') providerStatus?.counted();
  return settled;
}

/** As `lookUp`, but never throws: a failed question must not lose the answer of another. */
export async function requestLookUp<T, P extends ShapeFields, R extends Result>(
  question: BilledQuestion<T, P, R> & AnswerSource<T>,
  submission: LookUpSubmission,
  services: LookUpServices,
): Promise<LookUpResult<T>> {
  try {
    return answeredResult(question, await lookUp(question, submission, services), submission.session);
  } catch (error) {
    return faultedResult(error);
  }
}
