'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { Role } from '@/lib/access';
import { setActive, setPersonBudget, setRole, signOutPerson } from '@/lib/api/addresses/people/members';
import { apiKeysOfUserWords } from '@/lib/domain/accounts/api-key';
import { openLinksWords } from '@/lib/domain/accounts/open-links';
import { BudgetField } from './budget-field';
import { PasswordLinkButton } from './password-link-button';
import type { OrganisationMember } from './organisation-member';
import { RoleField } from './role-field';
import { ROLE_WORDS } from './role-words';
import { ConfirmOwnChange, type ChangeToOneself } from './confirm-own-change';
import { usePeopleAction } from './use-people-action';

/** What an administrator can change about one user: role, budget, sessions, access. */
export function MemberDialog({ person }: { person: OrganisationMember }) {
  const [open, setOpen] = useState(false);
  const [changeToConfirm, setChangeToConfirm] = useState<ChangeToOneself | null>(null);
  const confirmOrApply = (change: ChangeToOneself) => (person.isYou ? setChangeToConfirm(change) : change.apply());
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Change<span className="sr-only"> {person.name}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={person.name}>
        {open && <MemberChanges person={person} onChange={confirmOrApply} />}
      </Dialog>
      {person.isYou && <ConfirmOwnChange change={changeToConfirm} onEnd={() => setChangeToConfirm(null)} />}
    </>
  );
}

interface MemberChangesProps {
  person: OrganisationMember;
  /** Applies a change; one to oneself is confirmed first. */
  onChange: (change: ChangeToOneself) => void;
}

function MemberChanges({ person, onChange }: MemberChangesProps) {
  const { id, name, isYou } = person;
  const role = usePeopleAction(setRole);
  const budget = usePeopleAction(setPersonBudget);
  const access = useMemberAccess(person);
  const fault = role.fault ?? access.fault;
  const linksWords = openLinksWords(name, person.openLinks);
  const keysWords = apiKeysOfUserWords(name, person.apiKeys, person.deactivatedAt === null);

  function chooseRole(chosenRole: Role) {
    const roleName = ROLE_WORDS[chosenRole].name;
    const applyRole = () => void role.change({ id, role: chosenRole }, `${name} is now ${roleName}.`);
    if (chosenRole === person.role) applyRole();
    else
      onChange({
        what: `Make yourself ${roleName}`,
        words: `Only another administrator can undo this. ${ROLE_WORDS[chosenRole].may}`,
        apply: applyRole,
      });
  }

  return (
    <div className="space-y-5 text-left whitespace-normal">
      {fault && <FaultNotice error={fault} money={false} />}
      <RoleField key={person.role} name={`role-${id}`} role={person.role} pending={role.pending} onSet={chooseRole} />
      <BudgetField
        key={`${person.thisMonth.monthlyLimit} ${person.thisMonth.minuteLimit}`}
        monthlyLimit={person.thisMonth.monthlyLimit}
        minuteLimit={person.thisMonth.minuteLimit}
        limit={person.thisMonth.limit}
        pending={budget.pending}
        fault={budget.fault}
        onSet={(limits) => void budget.change({ id, ...limits }, `The budget for ${name} is set.`)}
      />
      <div className="flex flex-wrap gap-2">
        <Button pending={access.signingOut} onClick={access.signOut}>
          Sign out of all devices
        </Button>
        <Button
          variant={person.deactivatedAt ? 'secondary' : 'danger'}
          pending={access.changing}
          onClick={() =>
            onChange({
              what: 'Deactivate yourself',
              words: 'You will be signed out now. Only another administrator can reactivate you.',
              apply: access.toggle,
            })
          }
        >
          {person.deactivatedAt ? 'Reactivate' : 'Deactivate'}
        </Button>
      </div>
      {!isYou && person.deactivatedAt === null && <PasswordLinkButton id={id} name={name} />}
      {linksWords && <p className="text-sm">{linksWords}</p>}
      {keysWords && <p className="text-sm">{keysWords}</p>}
      <p className="text-sm text-soft">
        Deactivated users are signed out and cannot sign in. Their past activity keeps their name.
      </p>
    </div>
  );
}

function useMemberAccess({ id, name, deactivatedAt }: OrganisationMember) {
  const active = usePeopleAction(setActive);
  const sessions = usePeopleAction(signOutPerson);
  const isReactivating = deactivatedAt !== null;
  return {
    fault: active.fault ?? sessions.fault,
    changing: active.pending,
    signingOut: sessions.pending,
    toggle: () =>
      void active.change(
        { id, active: isReactivating },
        `${name} is ${isReactivating ? 'reactivated' : 'deactivated'}.`,
      ),
    signOut: () => void sessions.change({ id }, `${name} is signed out of all devices.`),
  };
}
