/** The second step of a look-up: the one call to the provider. Its outcome is a value, even when it is late. */
import type { Result, ShapeFields } from '@/lib/contract/operations';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';
import type { BilledQuestion, LookUpReply } from './billed-question';
import { withCharge } from './faults';

export type BilledCaller = Pick<Provider, 'callBilled'>;

export type CallResult<T> =
  | { readonly reply: LookUpReply<T> }
  | {
      /** Its `charged` decides the look-up's state: `no` releases it, anything else leaves it unknown. */
      readonly fault: Fault;
      /** The reply that may come after the deadline, and by when. Null: none can come. */
      readonly late: { readonly reply: Promise<LookUpReply<T>>; readonly withinMs: number } | null;
    };

/** The one call of a look-up. Its failure is part of the result; it throws nothing. */
export async function callProvider<T, P extends ShapeFields, R extends Result>(
  { request, readReply }: BilledQuestion<T, P, R>,
  lookUpId: string,
  caller: BilledCaller,
): Promise<CallResult<T>> {
  try {
    const called = await caller.callBilled(request.operation, request.params, { lookUpId });
    if ('late' in called) {
      const { overdue, late, lateMs } = called;
      return { fault: uncertain(overdue), late: { reply: late.then(readReply), withinMs: lateMs } };
    }
    return { reply: readReply(called.answer) };
  } catch (error) {
    return { fault: uncertain(error), late: null };
  }
}

/** Only a fault of the provider's pipeline proves that nothing was charged. */
const uncertain = (error: unknown): Fault =>
  withCharge(error, error instanceof Fault && error.charged === 'no' ? 'no' : 'unknown');
