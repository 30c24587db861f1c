'use client';

import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
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
              <ConfirmButton
                label={
                  <>
                    Cancel<span className="sr-only"> the invitation for {email}</span>
                  </>
                }
                pending={pending}
                title={`Cancel the invitation for ${email}?`}
                cancel="Leave it open"
                action="Cancel the invitation"
                onConfirm={() => void change({ id }, `The invitation for ${email} is cancelled.`)}
              >
                Its link stops working and cannot be restored. A new invitation has another link.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
