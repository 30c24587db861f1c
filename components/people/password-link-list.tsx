'use client';

import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { listPasswordLinks, revokePasswordLink } from '@/lib/api/addresses/people/password-links';
import type { EndpointOutput as AnswerOf } from '@/lib/api/endpoint';
import type { listPasswordLinks as ListPasswordLinks } from '@/lib/api/endpoints/people/password-links';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatDateTime } from '@/lib/format';
import { usePeopleAction } from './use-people-action';

type PasswordLinkItem = AnswerOf<typeof ListPasswordLinks>['items'][number];

/** Password resets: who created each, for whom, and whether it was used. */
export function PasswordLinkList() {
  const links = useAnswer(listPasswordLinks, {});
  const { pending, fault, change } = usePeopleAction(revokePasswordLink);
  return (
    <Card title="Password resets">
      {fault && <FaultNotice error={fault} money={false} />}
      <QueryBoundary query={links} what="the password resets" money={false}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-soft">
              None yet. To reset a user’s password, choose “Change” next to their name.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((link) => (
                <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0">
                    <span className="font-semibold">{link.person}</span>
                    <span className="block text-sm text-soft">
                      {linkStateWords(link)}, created by {link.madeBy} on {formatDateTime(link.madeAt)}
                    </span>
                  </span>
                  {link.state === 'open' && (
                    <ConfirmButton
                      label={
                        <>
                          Cancel<span className="sr-only"> the reset link for {link.person}</span>
                        </>
                      }
                      pending={pending}
                      title={`Cancel the reset link for ${link.person}?`}
                      cancel="Leave it open"
                      action="Cancel the link"
                      onConfirm={() => void change({ id: link.id }, `The reset link for ${link.person} is cancelled.`)}
                    >
                      It stops working and cannot be restored. You can create a new one.
                    </ConfirmButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function linkStateWords({ state, usedAt, expiresAt }: PasswordLinkItem): string {
  if (usedAt !== null) return `Used on ${formatDateTime(usedAt)}`;
  if (state === 'taken_back') return 'Cancelled or replaced';
  return state === 'open' ? `Open until ${formatDateTime(expiresAt)}` : 'Expired unused';
}
