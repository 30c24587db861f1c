'use client';

import { levelTone } from '@/components/layout/billing/level-tone';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Card } from '@/components/ui/data/card';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { setOrganisationBudget } from '@/lib/api/addresses/people/members';
import { monthOf } from '@/lib/domain/time/calendar';
import { alertLevel } from '@/lib/domain/usage/limit-level';
import { formatCount, formatMonthLong, formatPlural } from '@/lib/format';
import { BudgetField, type BudgetLimits } from './budget-field';
import type { OrganisationMember } from './organisation-member';
import { usePeopleAction } from './use-people-action';

type OrganisationBudgetProps = OrganisationMember['thisMonth'] & { eachPerson: BudgetLimits };

/** The credits of the whole organisation, and of each user for whom none were set. */
export function OrganisationBudget({ used, limit, monthlyLimit, minuteLimit, eachPerson }: OrganisationBudgetProps) {
  const today = useToday();
  const maySet = useHasPermission('limits.manage');
  const whole = usePeopleAction(setOrganisationBudget);
  const eachUser = usePeopleAction(setOrganisationBudget);
  return (
    <Card title="The organisation’s budget" id="budgets">
      <div className="space-y-5">
        <CreditsUsed month={monthOf(today)} used={used} limit={limit} />
        {maySet && (
          <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2 print:hidden">
            <section aria-label="The organisation" className="space-y-2">
              <h3 className="font-semibold">All users together</h3>
              <BudgetField
                key={`${monthlyLimit} ${minuteLimit}`}
                monthlyLimit={monthlyLimit}
                minuteLimit={minuteLimit}
                limit={limit}
                pending={whole.pending}
                fault={whole.fault}
                action="Set the organisation’s budget"
                onSet={(limits) => void whole.change(limits, 'The organisation’s budget is set.')}
              />
            </section>
            <section aria-label="Each user" className="space-y-2">
              <h3 className="font-semibold">Users without their own budget</h3>
              <BudgetField
                key={`${eachPerson.monthlyLimit} ${eachPerson.minuteLimit}`}
                monthlyLimit={eachPerson.monthlyLimit}
                minuteLimit={eachPerson.minuteLimit}
                limit={eachPerson.monthlyLimit}
                pending={eachUser.pending}
                fault={eachUser.fault}
                action="Set the budget of each user"
                onSet={(limits) =>
                  void eachUser.change({ ...limits, scope: 'each_person' }, 'The budget of each user is set.')
                }
              />
            </section>
          </div>
        )}
      </div>
    </Card>
  );
}

function CreditsUsed({ month, used, limit }: { month: string; used: number; limit: number | null }) {
  if (limit === null)
    return (
      <p className="text-sm">
        <strong className="font-semibold">{formatPlural(used, 'credit')}</strong> used in {formatMonthLong(month)}. No
        limit set.
      </p>
    );
  return (
    <ProgressBar
      value={used}
      max={limit}
      tone={levelTone(alertLevel(used, limit))}
      label={`${formatCount(used)} of ${formatCount(limit)} credits used in ${formatMonthLong(month)}`}
    />
  );
}
