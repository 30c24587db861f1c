'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { ROLES } from '@/lib/access';
import { setActive, setPersonBudget, setRole, signOutPerson } from '@/lib/api/addresses/members';
import { BudgetField } from './budget-field';
import { PasswordLinkButton } from './password-link-button';
import type { Person } from './person';
import { ROLE_OPTIONS, ROLE_WORDS } from './role-words';
import { useChange } from './use-change';

/** What an administrator may do about one person: role, budget, sessions, whether they may come in. */
export function MemberDialog({ person }: { person: Person }) {
  const [open, setOpen] = useState(false);
  const { id, name } = person;
  const role = useChange(setRole);
  const budget = useChange(setPersonBudget);
  const active = useChange(setActive);
  const sessions = useChange(signOutPerson);
  const fault = role.fault ?? active.fault ?? sessions.fault;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Change<span className="sr-only"> {name}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        {open && (
          <div className="space-y-5 text-left whitespace-normal">
            {fault && <FaultNotice error={fault} money={false} />}
            <RadioGroup
              legend="Role"
              name={`role-${id}`}
              options={ROLE_OPTIONS}
              value={person.role}
              onChange={(value) => {
                const chosen = ROLES.find((each) => each === value);
                if (chosen) void role.change({ id, role: chosen }, `${name} is now ${ROLE_WORDS[chosen].name}.`);
              }}
            />
            <BudgetField
              key={person.thisMonth.monthlyLimit}
              monthlyLimit={person.thisMonth.monthlyLimit}
              limit={person.thisMonth.limit}
              pending={budget.pending}
              fault={budget.fault}
              onSet={(monthlyLimit) => void budget.change({ id, monthlyLimit }, `The budget of ${name} is set.`)}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                pending={sessions.pending}
                onClick={() => void sessions.change({ id }, `${name} is signed out everywhere.`)}
              >
                Sign out everywhere
              </Button>
              <Button
                variant={person.deactivatedAt ? 'secondary' : 'danger'}
                pending={active.pending}
                onClick={() =>
                  void active.change(
                    { id, active: person.deactivatedAt !== null },
                    `${name} may come in ${person.deactivatedAt ? 'again' : 'no more'}.`,
                  )
                }
              >
                {person.deactivatedAt ? 'Let in again' : 'Deactivate'}
              </Button>
            </div>
            {!person.isYou && person.deactivatedAt === null && <PasswordLinkButton id={id} name={name} />}
            <p className="text-sm text-soft">
              Deactivated people are signed out at once and cannot sign in. What they did keeps their name.
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
