/**
 * A photo that was discarded while no answer had come may have arrived, or still arrive. Sent again with its key it arrives
 * once, and its id is known then: what is not in the list is not in the appraisal either.
 */
import type { FaultCode } from '@/lib/fault';

/** Whether a try came to an answer: after any other, the photo may be there or not. */
export const isWithoutAnswer = (code: FaultCode): boolean =>
  code === 'unexpected' || code === 'busy' || code === 'storage_down';

export interface DiscardedPhoto {
  /** @returns the id of the photo as it arrived; null if it was refused @throws a Fault without an answer */
  readonly send: () => Promise<string | null>;
  /** @throws a Fault without an answer */
  readonly remove: (photo: string) => Promise<void>;
}

/** @returns false if it is not known yet whether the photo is gone: to be tried again */
export async function settleDiscarded({ send, remove }: DiscardedPhoto): Promise<boolean> {
  try {
    const photo = await send();
    if (photo !== null) await remove(photo);
    return true;
  } catch {
    return false;
  }
}
