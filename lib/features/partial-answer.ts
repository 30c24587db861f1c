/**
 * One service's part of an answer made of several: a failure becomes a reason in its place and leaves the rest intact.
 */
import { becauseOf } from '@/lib/domain/because-of';
import type { Because } from '@/lib/domain/provenance';
import type { ServiceResult } from '@/lib/domain/service-result';
import { Fault } from '@/lib/fault';

/** @param noAnswer the reason where the service answers and has nothing */
export async function partialAnswer<T>(request: Promise<T | null>, noAnswer: Because): Promise<ServiceResult<T>> {
  try {
    const value = await request;
    return value === null ? { value: null, because: noAnswer } : { value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { value: null, because: becauseOf(error) };
  }
}

/** Null where the service fails: what it is for does without. */
export const answerOrNull = <T>(request: Promise<T>): Promise<T | null> => nullFor(request, () => true);

/** Null where the service has nothing, which is an answer. @throws any other Fault */
export const foundOrNull = <T>(request: Promise<T>): Promise<T | null> =>
  nullFor(request, ({ code }) => code === 'not_found');

async function nullFor<T>(request: Promise<T>, isNull: (fault: Fault) => boolean): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Fault && isNull(error)) return null;
    throw error;
  }
}

/**
 * Advice to use other answers holds only if one of them has a value; otherwise `next` replaces it. A failure has its
 * own advice.
 */
export function adviseBeside<T>(
  answer: ServiceResult<T>,
  noAnswer: Because,
  { others, next }: { readonly others: readonly ServiceResult<unknown>[]; readonly next: string },
): ServiceResult<T> {
  const isAdvice = answer.value === null && 'because' in answer && answer.because === noAnswer;
  return isAdvice && others.every(({ value }) => value === null)
    ? { value: null, because: { ...noAnswer, next } }
    : answer;
}
