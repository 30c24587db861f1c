/** Budgets: credits per month and per minute, of one user, of each, or of the whole organisation. */
import type { Session } from '@/lib/access';
import type { setOrganisationBudget, setPersonBudget } from '@/lib/api/endpoints/people/members';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { budgetChanged } from '@/lib/domain/accounts/budget-changed';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import type { Ledger } from '@/lib/lookups/ledger';
import type { AccountEvents } from '@/lib/store/people/account-events';
import type { MemberStore } from '@/lib/store/people/members';
import { assertMember } from './members';

interface BudgetServices {
  readonly ledger: Pick<Ledger, 'setLimits'>;
  readonly accountEvents: Pick<AccountEvents, 'lastLimitChange'>;
}

export async function runSetPersonBudget(
  { input, session }: EndpointCall<typeof setPersonBudget>,
  services: BudgetServices & { readonly members: MemberStore },
) {
  await assertMember(session.organisationId, input.id, services);
  await setBudget(input.id, input, session, services);
  return { done: true as const };
}

export async function runSetOrganisationBudget(
  { input, session }: EndpointCall<typeof setOrganisationBudget>,
  services: BudgetServices,
) {
  await setBudget(input.scope === 'each_person' ? EACH_PERSON : '', input, session, services);
  return { done: true as const };
}

/** @param personId `*` for everyone without an individual budget; empty for the organisation */
async function setBudget(
  personId: string,
  input: EndpointCall<typeof setOrganisationBudget>['input'],
  { organisationId, personId: byPersonId }: Session,
  { ledger, accountEvents }: BudgetServices,
): Promise<void> {
  const limits = { month: input.monthlyLimit, minute: input.minuteLimit };
  const seen = { month: input.seenMonthlyLimit, minute: input.seenMinuteLimit };
  if (await ledger.setLimits({ organisationId, personId }, limits, { byPersonId, seen })) return;
  const last = await accountEvents.lastLimitChange({ organisationId, personId: personId || null });
  throw budgetChanged(last && { by: last.byName, isYou: last.byPersonId === byPersonId, at: last.at.toISOString() });
}
