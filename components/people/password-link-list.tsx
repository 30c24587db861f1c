'use client';

import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { listPasswordLinks, takeBackPasswordLink } from '@/lib/api/addresses/password-links';
import type { Answer as AnswerOf } from '@/lib/api/endpoint';
import type { listPasswordLinks as declared } from '@/lib/api/password-links';
import { useAnswer } from '@/lib/api/use-answer';
import { formatDateTime } from '@/lib/format';
import { useChange } from './use-change';

type Link = AnswerOf<typeof declared>['items'][number];

/** Who made a link to a new password, for whom, and what became of it. */
export function PasswordLinkList() {
  const links = useAnswer(listPasswordLinks, {});
  const { pending, fault, change } = useChange(takeBackPasswordLink);
  return (
    <Card title="Links to a new password">
      {fault && <FaultNotice error={fault} money={false} />}
      <Answer of={links} what="the links to a new password" money={false}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-soft">
              None was made yet. Somebody who forgot their password is given one under “Change” beside their name.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((link) => (
                <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0">
                    <span className="font-semibold">{link.person}</span>
                    <span className="block text-sm text-soft">
                      {becameOf(link)}, made by {link.madeBy} on {formatDateTime(link.madeAt)}
                    </span>
                  </span>
                  {link.state === 'open' && (
                    <Button
                      variant="quiet"
                      pending={pending}
                      onClick={() => void change({ id: link.id }, `The link for ${link.person} has ended.`)}
                    >
                      Take back<span className="sr-only"> the link for {link.person}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  );
}

function becameOf({ state, usedAt, expiresAt }: Link): string {
  if (usedAt !== null) return `Used on ${formatDateTime(usedAt)}`;
  if (state === 'taken_back') return 'Taken back or replaced';
  return state === 'open' ? `Open until ${formatDateTime(expiresAt)}` : 'Ended unused';
}
