'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { revokeInvitation } from '@/lib/api/addresses/members';
import { formatDate } from '@/lib/format';
import type { People } from './person';
import { ROLE_WORDS } from './role-words';
import { useChange } from './use-change';

/** Invitations whose links still lead somewhere. */
export function InvitationList({ invitations }: { invitations: People['invitations'] }) {
  const { pending, fault, change } = useChange(revokeInvitation);
  return (
    <Card title="Open invitations">
      {fault && <FaultNotice error={fault} money={false} />}
      {invitations.length === 0 ? (
        <p className="text-sm text-soft">Nobody is invited at the moment.</p>
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
                onClick={() => void change({ id }, `The invitation of ${email} has ended.`)}
              >
                Take back<span className="sr-only"> the invitation of {email}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
