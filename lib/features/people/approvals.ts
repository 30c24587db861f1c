/** Requests for look-ups beyond a spent budget, and the decisions on them. */
import { may } from '@/lib/access';
import type { requestApproval, decideApproval, listApprovals } from '@/lib/api/endpoints/approvals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { beyondBudget, lapsedRequest } from '@/lib/domain/accounts/approval-faults';
import { approvedWords } from '@/lib/domain/accounts/approval-offer';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/lookups/ledger';
import { leftOf, type LedgerUsage } from '@/lib/lookups/usage';
import type { ApprovalStore } from '@/lib/store/people/approvals';

interface ApprovalServices {
  readonly approvals: ApprovalStore;
  readonly ledger: Pick<Ledger, 'usage'>;
}

export async function runRequestApproval(
  { input, session }: EndpointCall<typeof requestApproval>,
  { approvals, ledger }: ApprovalServices,
) {
  const { organisationId, personId } = session;
  if (!isLimited(await ledger.usage({ organisationId, personId }))) {
    throw new Fault('conflict', {
      message: 'You have no budget limit.',
      fix: 'You can continue; if a look-up is refused, the message says why.',
    });
  }
  return { id: await approvals.request({ organisationId, personId, ...input }) };
}

export async function runListApprovals(
  { input, session }: EndpointCall<typeof listApprovals>,
  { approvals, ledger }: ApprovalServices,
) {
  const { organisationId, personId, role } = session;
  const seesAll = may(role, 'approvals.decide');
  const [items, usage] = await Promise.all([
    approvals.list({ organisationId, personId: seesAll ? undefined : personId, pending: input.pending }),
    ledger.usage({ organisationId, personId }),
  ]);
  const left = may(role, 'limits.manage') ? Infinity : Math.max(0, leftOf(usage.organisation));
  return {
    mayRequest: isLimited(usage),
    most: left === Infinity ? null : left,
    items: items.map(({ personId: id, personName, requestedAt, decidedAt, ...item }) => ({
      ...item,
      person: { id, name: nameAtStart(personName) },
      isYours: id === personId,
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}

/** Whether the organisation's budget or the person's own limits them; without one, extra credits cannot be requested. */
const isLimited = ({ organisation, person }: LedgerUsage): boolean =>
  organisation.limit !== null || (person?.limit ?? null) !== null;

/**
 * Allows one person more look-ups in this month, for which they requested them; a request of an earlier month has
 * lapsed. A person without a limit is stopped only by the organisation's, which can only be exceeded by a person who may
 * set it. The first to submit decides, and the decision takes effect in the same commit.
 */
export async function runDecideApproval(
  { input, session }: EndpointCall<typeof decideApproval>,
  { approvals, ledger }: ApprovalServices,
) {
  const { organisationId, personId: decidedBy, role } = session;
  const { id, lookUps } = input;
  const pending = (await approvals.list({ organisationId })).find((approval) => approval.id === id);
  if (!pending) throw nothingToDecide();
  const usage = await ledger.usage({ organisationId, personId: pending.personId });
  if (pending.state === 'lapsed') throw lapsedRequest(pending.month, usage.month);
  if (pending.state !== 'asked') throw nothingToDecide();
  if (lookUps === null) {
    if (!(await approvals.refuse({ organisationId, id, decidedBy }))) throw nothingToDecide();
    return { words: 'Declined. Nothing changes.' };
  }
  if (pending.personId === decidedBy && !may(role, 'limits.manage')) {
    throw new Fault('forbidden', {
      message: 'You cannot approve your own request.',
      fix: 'Ask another manager, or an administrator.',
    });
  }
  const left = leftOf(usage.organisation);
  const ownLeft = leftOf(usage.person);
  const missing = Math.max(0, lookUps - left);
  if (missing > 0 && !may(role, 'limits.manage')) throw beyondBudget(left);
  const approved = await approvals.approve({
    organisationId,
    id,
    decidedBy,
    granted: lookUps,
    month: usage.month,
    more: { person: ownLeft === Infinity ? 0 : lookUps + Math.max(0, -ownLeft), organisation: missing },
  });
  if (!approved) throw nothingToDecide();
  return { words: approvedWords(lookUps) };
}

const nothingToDecide = (): Fault =>
  new Fault('not_found', {
    message: 'This request is already decided.',
    fix: 'The list of requests shows the decision.',
  });
