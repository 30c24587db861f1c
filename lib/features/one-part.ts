/** One service's part of an answer made of several: its failure is a reason where it would stand, no fault of the rest. */
import type { Part } from '@/lib/domain/part';
import { Fault } from '@/lib/fault';

/** @param silent what is said when the service answers, and has nothing */
export async function onePart<T>(
  asked: Promise<T | null>,
  silent: { readonly reason: string; readonly next: string },
): Promise<Part<T>> {
  try {
    const value = await asked;
    return value === null ? { value: null, because: silent } : { value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { value: null, because: { reason: error.message, next: error.fix } };
  }
}
