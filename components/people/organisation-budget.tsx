'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { UsageStrip } from '@/components/layout/page/usage-strip';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Card } from '@/components/ui/data/card';
import { setOrganisationBudget } from '@/lib/api/addresses/people/members';
import { monthOf } from '@/lib/domain/time/calendar';
import { BudgetField } from './budget-field';
import type { OrganisationMember } from './organisation-member';
import { usePeopleAction } from './use-people-action';

/** The credits of the whole organisation for a month. */
export function OrganisationBudget({ used, limit, monthlyLimit }: OrganisationMember['thisMonth']) {
  const today = useToday();
  const maySet = useHasPermission('limits.manage');
  const { pending, fault, change } = usePeopleAction(setOrganisationBudget);
  return (
    <Card title="The organisation’s budget">
      <div className="max-w-xl space-y-3">
        <UsageStrip month={monthOf(today)} used={used} limit={limit} />
        {maySet && (
          <BudgetField
            key={monthlyLimit}
            monthlyLimit={monthlyLimit}
            limit={limit}
            pending={pending}
            fault={fault}
            onSet={(newLimit) => void change({ monthlyLimit: newLimit }, 'The organisation’s budget is set.')}
          />
        )}
      </div>
    </Card>
  );
}
