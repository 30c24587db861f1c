'use client';

import { useMay } from '@/components/layout/allowed';
import { UsageStrip } from '@/components/layout/usage-strip';
import { Card } from '@/components/ui/card';
import { setOrganisationBudget } from '@/lib/api/addresses/members';
import { britishDay } from '@/lib/domain/calendar';
import { BudgetField } from './budget-field';
import type { Person } from './person';
import { useChange } from './use-change';

/** What the whole organisation may look up in a month. */
export function OrganisationBudget({ used, limit, monthlyLimit }: Person['thisMonth']) {
  const maySet = useMay('limits.manage');
  const { pending, fault, change } = useChange(setOrganisationBudget);
  return (
    <Card title="The organisation’s budget">
      <div className="max-w-xl space-y-3">
        <UsageStrip month={britishDay(new Date()).slice(0, 7)} used={used} limit={limit} />
        {maySet && (
          <BudgetField
            key={monthlyLimit}
            {...{ monthlyLimit, limit, pending, fault }}
            onSet={(set) => void change({ monthlyLimit: set }, 'The organisation’s budget is set.')}
          />
        )}
      </div>
    </Card>
  );
}
