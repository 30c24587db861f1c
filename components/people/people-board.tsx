'use client';

import { useMay } from '@/components/layout/allowed';
import { Answer } from '@/components/ui/answer';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DataTable, type Column } from '@/components/ui/data-table';
import { readPeople } from '@/lib/api/addresses/members';
import { useAnswer } from '@/lib/api/use-answer';
import { alertLevel } from '@/lib/domain/limit-level';
import { formatCount } from '@/lib/format';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberDialog } from './member-dialog';
import { PasswordLinkList } from './password-link-list';
import { OrganisationBudget } from './organisation-budget';
import type { Person } from './person';
import { ROLE_WORDS } from './role-words';

const COLUMNS: readonly Column<Person>[] = [
  {
    key: 'name',
    header: 'Person',
    rowHeader: true,
    cell: ({ name, email, isYou, deactivatedAt }) => (
      <>
        {name} {isYou && <Badge>you</Badge>} {deactivatedAt && <Badge tone="warning">deactivated</Badge>}
        <span className="block font-normal text-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => ROLE_WORDS[role].name },
  {
    key: 'month',
    header: 'Look-ups this month',
    numeric: true,
    cell: ({ thisMonth: { used, limit } }) => {
      const level = alertLevel(used, limit);
      return (
        <>
          {formatCount(used)} {limit === null ? '(no budget)' : `of ${formatCount(limit)}`}{' '}
          {level !== null && (
            <Badge tone={level === 100 ? 'danger' : 'warning'}>{level === 100 ? 'spent' : `${level}%`}</Badge>
          )}
        </>
      );
    },
  },
];

/** Everybody in the organisation, who is invited, and what each may spend. */
export function PeopleBoard() {
  const people = useAnswer(readPeople, {});
  const mayManage = useMay('people.manage');
  const columns = mayManage
    ? [
        ...COLUMNS,
        {
          key: 'change',
          numeric: true,
          header: <span className="sr-only">Change</span>,
          cell: (person: Person) => <MemberDialog person={person} />,
        },
      ]
    : COLUMNS;
  return (
    <Answer of={people} what="the people of your organisation" money={false}>
      {({ organisation, members, invitations }) => (
        <div className="space-y-4">
          <Card title={`People of ${organisation.name}`} flush>
            <DataTable caption="People" captionHidden columns={columns} rows={members} rowKey={({ id }) => id} />
          </Card>
          <OrganisationBudget {...organisation} />
          {mayManage && (
            <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-2">
              <InviteForm />
              <InvitationList invitations={invitations} />
              <PasswordLinkList />
            </div>
          )}
        </div>
      )}
    </Answer>
  );
}
