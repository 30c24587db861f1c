/** Requests for look-ups beyond a spent budget, and the decisions on them. */
import { may, maySession } from '@/lib/access';
import type { requestApproval, decideApproval, listApprovals } from '@/lib/api/endpoints/approvals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { isStoppedByOrganisation, missingFor, type ApprovalBudgets } from '@/lib/domain/accounts/approval-reach';
import { beyondBudget, lapsedRequest, reasonOfApproval } from '@/lib/domain/accounts/approval-faults';
import { approvedWords } from '@/lib/domain/accounts/approval-offer';
import { isPending } from '@/lib/domain/accounts/approval-state';
import { leftOf } from '@/lib/domain/usage/budget-use';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { requestSentWords } from '@/lib/domain/usage/limit-fix';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/lookups/ledger';
import type { LedgerUsage } from '@/lib/lookups/usage';
import type { ApprovalStore } from '@/lib/store/people/approvals';
import type { LookUps } from '@/lib/store/usage/look-ups';

interface ApprovalServices {
  readonly approvals: ApprovalStore;
  readonly ledger: Pick<Ledger, 'usage'>;
}

export async function runRequestApproval(
  { input, session }: EndpointCall<typeof requestApproval>,
  { approvals, ledger }: ApprovalServices,
) {
  const { organisationId, personId, role } = session;
  if (may(role, 'limits.manage')) throw ownBudget();
  const usage = await ledger.usage({ organisationId, personId });
  if (!isLimited(usage)) {
    throw new Fault('conflict', {
      message: 'You have no budget limit.',
      fix: 'You can continue; if a look-up is refused, the message says why.',
    });
  }
  const { id, isChange } = await approvals.request({ organisationId, personId, ...input });
  const left = leftOf(usage.organisation);
  const reach = {
    credits: input.lookUps,
    left: left === Infinity ? null : left,
    isStoppedByOrganisation: isStoppedByOrganisation(budgetsOf(usage)),
  };
  return { id, words: requestSentWords(reach, { isChange, isManager: maySession(session, 'approvals.decide') }) };
}

export async function runListApprovals(
  { input, session }: EndpointCall<typeof listApprovals>,
  { approvals, ledger, lookUps }: ApprovalServices & { readonly lookUps: Pick<LookUps, 'allowances'> },
) {
  const { organisationId, personId, role } = session;
  const seesAll = maySession(session, 'approvals.decide');
  const [items, usage] = await Promise.all([
    approvals.list({ organisationId, personId: seesAll ? undefined : personId, pending: input.pending }),
    ledger.usage({ organisationId, personId }),
  ]);
  const left = may(role, 'limits.manage') ? Infinity : Math.max(0, leftOf(usage.organisation));
  // Read only where there is something to decide: the notice on every page lists requests too.
  const isAnyPending = items.some(({ state }) => isPending(state));
  const allowances = seesAll && isAnyPending ? await lookUps.allowances({ organisationId }) : [];
  const useOf = (id: string) => {
    const { used = 0, limit = null } = allowances.find((allowance) => allowance.personId === id) ?? {};
    return { used, limit };
  };
  return {
    mayRequest: isLimited(usage) && !may(role, 'limits.manage'),
    most: left === Infinity ? null : left,
    ownUse: usage.person ?? NO_BUDGET,
    organisationUse: usage.organisation,
    items: items.map(({ personId: id, personName, requestedAt, decidedAt, ...item }) => ({
      ...item,
      person: { id, name: nameAtStart(personName) },
      isYours: id === personId,
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      personUse: seesAll && isPending(item.state) ? useOf(id) : null,
    })),
  };
}

const NO_BUDGET = { used: 0, limit: null };
const budgetsOf = ({ person, organisation }: LedgerUsage): ApprovalBudgets => ({
  person: person ?? NO_BUDGET,
  organisation,
});

/** Whether the organisation's budget or the person's own limits them; without one, extra credits cannot be requested. */
const isLimited = ({ organisation, person }: LedgerUsage): boolean =>
  organisation.limit !== null || (person?.limit ?? null) !== null;

/**
 * Allows one person more look-ups in this month, for which they requested them; a request of an earlier month has
 * lapsed. Where the organisation's budget stops the person, they are added to it, which only a person who may set it can
 * do: what is left of it everyone can use already. The first to submit decides, and the decision takes effect in the
 * same commit.
 */
export async function runDecideApproval(
  { input, session }: EndpointCall<typeof decideApproval>,
  { approvals, ledger }: ApprovalServices,
) {
  const { organisationId, personId: decidedBy, role } = session;
  const { id, lookUps, reason } = input;
  if (lookUps !== null && reason) throw reasonOfApproval();
  const pending = await approvals.get({ organisationId, id });
  if (!pending) throw requestNotFound();
  const usage = await ledger.usage({ organisationId, personId: pending.personId });
  if (pending.state === 'lapsed') throw lapsedRequest(pending.month, usage.month);
  if (!isPending(pending.state)) throw nothingToDecide();
  if (lookUps === null) {
    if (!(await approvals.refuse({ organisationId, id, decidedBy, reason: reason || null }))) throw nothingToDecide();
    return { words: 'Declined. Nothing changes.' };
  }
  if (pending.personId === decidedBy && !may(role, 'limits.manage')) {
    throw new Fault('forbidden', {
      message: 'You cannot approve your own request.',
      fix: 'Ask another manager, or an administrator.',
    });
  }
  const ownLeft = leftOf(usage.person);
  const budgets = budgetsOf(usage);
  const missing = missingFor(lookUps, budgets);
  if (missing > 0 && !may(role, 'limits.manage'))
    throw beyondBudget(leftOf(usage.organisation), isStoppedByOrganisation(budgets));
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
  new Fault('conflict', {
    message: 'This request is already decided.',
    fix: 'The list of requests shows the decision.',
  });

const requestNotFound = (): Fault =>
  new Fault('not_found', {
    message: 'This request was not found in your organisation.',
    fix: 'Reload the list of requests.',
  });

const ownBudget = (): Fault =>
  new Fault('conflict', {
    message: 'As an administrator you set the budgets yourself.',
    fix: 'Raise the organisation’s budget or your own under “Users”.',
  });
