'use client';

import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { revokeInvitation } from '@/lib/api/addresses/people/members';
import { formatDate } from '@/lib/format';
import type { PeopleAnswer } from './organisation-member';
import { ROLE_WORDS } from './role-words';
import { usePeopleAction } from './use-people-action';

/** Invitations whose links are still valid. */
export function InvitationList({ invitations }: { invitations: PeopleAnswer['invitations'] }) {
  const { pending, fault, change } = usePeopleAction(revokeInvitation);
  return (
    <Card title="Open invitations">
      {fault && <FaultNotice error={fault} money={false} />}
      {invitations.length === 0 ? (
        <p className="text-sm text-soft">No open invitations.</p>
      ) : (
        <ul className="divide-y divide-line">
          {invitations.map(({ id, email, role, expiresAt, invitedBy }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{email}</span>
                <span className="block text-sm text-soft">
                  {ROLE_WORDS[role].name}, until {formatDate(expiresAt)}
                  {invitedBy && `, invited by ${invitedBy}`}
                </span>
              </span>
              <Button
                variant="quiet"
                pending={pending}
                onClick={() => void change({ id }, `The invitation for ${email} is cancelled.`)}
              >
                Cancel<span className="sr-only"> the invitation for {email}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
