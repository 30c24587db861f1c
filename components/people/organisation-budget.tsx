'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { UsageStrip } from '@/components/layout/page/usage-strip';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Card } from '@/components/ui/data/card';
import { setOrganisationBudget } from '@/lib/api/addresses/people/members';
import { monthOf } from '@/lib/domain/time/calendar';
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
    <Card title="The organisation’s budget">
      <div className="max-w-xl space-y-5">
        <UsageStrip month={monthOf(today)} used={used} limit={limit} />
        {maySet && (
          <>
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
            <section aria-label="Each user" className="space-y-2">
              <h3 className="font-semibold">Each user for whom none was set</h3>
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
          </>
        )}
      </div>
    </Card>
  );
}
