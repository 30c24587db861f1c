'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import type { Role } from '@/lib/access';
import { setActive, setPersonBudget, setRole, signOutPerson } from '@/lib/api/addresses/members';
import { BudgetField } from './budget-field';
import { PasswordLinkButton } from './password-link-button';
import type { Person } from './person';
import { RoleField } from './role-field';
import { ROLE_WORDS } from './role-words';
import { Sure, type OwnChange } from './sure';
import { useChange } from './use-change';

/** What an administrator may do about one person: role, budget, sessions, whether they may come in. */
export function MemberDialog({ person }: { person: Person }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<OwnChange | null>(null);
  const { id, name, isYou } = person;
  const role = useChange(setRole);
  const budget = useChange(setPersonBudget);
  const active = useChange(setActive);
  const sessions = useChange(signOutPerson);
  const fault = role.fault ?? active.fault ?? sessions.fault;

  const orAsk = (change: OwnChange) => (isYou ? setAsked(change) : change.doIt());
  function chooseRole(chosen: Role) {
    const to = ROLE_WORDS[chosen].name;
    const doIt = () => void role.change({ id, role: chosen }, `${name} is now ${to}.`);
    if (chosen === person.role) doIt();
    else
      orAsk({
        what: `Make yourself ${to}`,
        words: `Only another administrator can take it back. ${ROLE_WORDS[chosen].may}`,
        doIt,
      });
  }
  function admit() {
    const isBack = person.deactivatedAt !== null;
    const doIt = () =>
      void active.change({ id, active: isBack }, `${name} may come in ${isBack ? 'again' : 'no more'}.`);
    orAsk({
      what: 'Deactivate yourself',
      words: 'You are signed out at once. Only another administrator can let you in again.',
      doIt,
    });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Change<span className="sr-only"> {name}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        {open && (
          <div className="space-y-5 text-left whitespace-normal">
            {fault && <FaultNotice error={fault} money={false} />}
            <RoleField
              key={person.role}
              name={`role-${id}`}
              role={person.role}
              pending={role.pending}
              onSet={chooseRole}
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
              <Button variant={person.deactivatedAt ? 'secondary' : 'danger'} pending={active.pending} onClick={admit}>
                {person.deactivatedAt ? 'Let in again' : 'Deactivate'}
              </Button>
            </div>
            {!isYou && person.deactivatedAt === null && <PasswordLinkButton id={id} name={name} />}
            <p className="text-sm text-soft">
              Deactivated people are signed out at once and cannot sign in. What they did keeps their name.
            </p>
          </div>
        )}
      </Dialog>
      {isYou && <Sure of={asked} onEnd={() => setAsked(null)} />}
    </>
  );
}
