/** The limit that denies a submission, as a fault that says how much of it is left. */
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { leftOf } from '@/lib/domain/usage/budget-use';
import { limitScopeSchema } from '@/lib/domain/usage/limit-scope';
import type { Fault } from '@/lib/fault';
import { limitReached } from './faults';
import type { LedgerContext } from './ledger';
import { createUsage } from './usage';

export const reachedLimit = z.object({
  limitScope: limitScopeSchema,
  limitSpan: z.enum(['month', 'minute']),
  /** That limit; a month's includes extra credits that were approved. */
  most: z.number(),
  /** What the submission needs from it. */
  together: z.number(),
});

/** A submission that another process finishes has no role; its fault is worded for a valuer. */
type LimitedSession = Pick<Session, 'organisationId' | 'personId'> & { readonly role?: Session['role'] };

export function createLimitFault(context: LedgerContext) {
  const { usage } = createUsage(context);

  /**
   * What is left of a month's limit is read only where it may be more than nothing, and after the denial, which proves
   * that it was less than the submission needs.
   */
  return async function limitFault(
    limit: z.infer<typeof reachedLimit>,
    { organisationId, personId, role }: LimitedSession,
  ): Promise<Fault> {
    const now = context.now() ?? new Date();
    if (limit.limitSpan === 'minute' || limit.together === 1) return limitReached({ ...limit, left: 0 }, now, role);
    const left = leftOf((await usage({ organisationId, personId }))[limit.limitScope]);
    return limitReached({ ...limit, left: Math.min(Math.max(left, 0), limit.together - 1) }, now, role);
  };
}
