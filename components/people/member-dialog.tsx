'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { Role } from '@/lib/access';
import { setActive, setPersonBudget, setRole, signOutPerson } from '@/lib/api/addresses/people/members';
import { BudgetField } from './budget-field';
import { PasswordLinkButton } from './password-link-button';
import type { OrganisationMember } from './organisation-member';
import { RoleField } from './role-field';
import { ROLE_WORDS } from './role-words';
import { ConfirmOwnChange, type ChangeToOneself } from './confirm-own-change';
import { usePeopleAction } from './use-people-action';

/** What an administrator may do about one person: role, budget, sessions, whether they may come in. */
export function MemberDialog({ person }: { person: OrganisationMember }) {
  const [open, setOpen] = useState(false);
  const [changeToConfirm, setChangeToConfirm] = useState<ChangeToOneself | null>(null);
  const { id, name, isYou } = person;
  const role = usePeopleAction(setRole);
  const budget = usePeopleAction(setPersonBudget);
  const active = usePeopleAction(setActive);
  const sessions = usePeopleAction(signOutPerson);
  const fault = role.fault ?? active.fault ?? sessions.fault;

  const applyOrConfirm = (change: ChangeToOneself) => (isYou ? setChangeToConfirm(change) : change.apply());
  function chooseRole(chosenRole: Role) {
    const roleName = ROLE_WORDS[chosenRole].name;
    const applyRole = () => void role.change({ id, role: chosenRole }, `${name} is now ${roleName}.`);
    if (chosenRole === person.role) applyRole();
    else
      applyOrConfirm({
        what: `Make yourself ${roleName}`,
        words: `Only another administrator can undo this. ${ROLE_WORDS[chosenRole].may}`,
        apply: applyRole,
      });
  }
  function toggleActive() {
    const isReactivating = person.deactivatedAt !== null;
    const applyActive = () =>
      void active.change(
        { id, active: isReactivating },
        `${name} is ${isReactivating ? 'reactivated' : 'deactivated'}.`,
      );
    applyOrConfirm({
      what: 'Deactivate yourself',
      words: 'You will be signed out now. Only another administrator can reactivate you.',
      apply: applyActive,
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
              onSet={(monthlyLimit) => void budget.change({ id, monthlyLimit }, `The budget for ${name} is set.`)}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                pending={sessions.pending}
                onClick={() => void sessions.change({ id }, `${name} is signed out of all devices.`)}
              >
                Sign out of all devices
              </Button>
              <Button
                variant={person.deactivatedAt ? 'secondary' : 'danger'}
                pending={active.pending}
                onClick={toggleActive}
              >
                {person.deactivatedAt ? 'Reactivate' : 'Deactivate'}
              </Button>
            </div>
            {!isYou && person.deactivatedAt === null && <PasswordLinkButton id={id} name={name} />}
            <p className="text-sm text-soft">
              Deactivated users are signed out and cannot sign in. Their past activity keeps their name.
            </p>
          </div>
        )}
      </Dialog>
      {isYou && <ConfirmOwnChange change={changeToConfirm} onEnd={() => setChangeToConfirm(null)} />}
    </>
  );
}
