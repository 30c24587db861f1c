'use client';

import { LevelBadge } from '@/components/layout/billing/level-badge';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { readPeople } from '@/lib/api/addresses/people/members';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatCount } from '@/lib/format';
import { AccountEventList } from './account-event-list';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberDialog } from './member-dialog';
import { PasswordLinkList } from './password-link-list';
import { OrganisationBudget } from './organisation-budget';
import type { OrganisationMember } from './organisation-member';
import { ROLE_WORDS } from './role-words';

const COLUMNS: readonly Column<OrganisationMember>[] = [
  {
    key: 'name',
    header: 'User',
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
    header: 'Credits this month',
    numeric: true,
    cell: ({ thisMonth: { used, limit } }) => (
      <>
        {formatCount(used)} {limit === null ? '(no budget)' : `of ${formatCount(limit)}`}{' '}
        <LevelBadge used={used} limit={limit} />
      </>
    ),
  },
];

/** The users of the organisation, open invitations and budgets. */
export function PeopleTable() {
  const people = useAnswer(readPeople, {});
  const mayManage = useHasPermission('people.manage');
  const columns = mayManage
    ? [
        ...COLUMNS,
        {
          key: 'change',
          numeric: true,
          header: <span className="sr-only">Change</span>,
          cell: (person: OrganisationMember) => <MemberDialog person={person} />,
        },
      ]
    : COLUMNS;
  return (
    <QueryBoundary query={people} what="the users" money={false}>
      {({ organisation, eachPerson, members, invitations }) => (
        <div className="space-y-4">
          <Card title={`Users at ${organisation.name}`} flush>
            <DataTable caption="People" captionHidden columns={columns} rows={members} rowKey={({ id }) => id} />
          </Card>
          <OrganisationBudget {...organisation} eachPerson={eachPerson} />
          {mayManage && (
            <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-2" data-focus="input">
              <InviteForm />
              <div className="space-y-4" data-focus="button">
                <InvitationList invitations={invitations} />
                <PasswordLinkList />
                <AccountEventList />
              </div>
            </div>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
