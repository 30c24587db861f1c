/** One service's part of an answer made of several: its failure is a reason where it would stand, no fault of the rest. */
import type { ServiceResult } from '@/lib/domain/service-result';
import { Fault } from '@/lib/fault';

/** @param noAnswer the reason where the service answers and has nothing */
export async function partialAnswer<T>(
  request: Promise<T | null>,
  noAnswer: { readonly reason: string; readonly next: string },
): Promise<ServiceResult<T>> {
  try {
    const value = await request;
    return value === null ? { value: null, because: noAnswer } : { value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { value: null, because: { reason: error.message, next: error.fix } };
  }
}
