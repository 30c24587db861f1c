'use client';

import { Card } from '@/components/ui/data/card';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listAccountEvents, listOwnEvents } from '@/lib/api/addresses/people/account-events';
import { useAnswer } from '@/lib/api/client/use-answer';
import { LIMIT_LEVELS_TEXT } from '@/lib/domain/usage/limit-level';
import { formatDateTime } from '@/lib/format';

/** The latest events of the person's account, or of the organisation and all its users. */
export function AccountEventList({ own = false }: { own?: boolean }) {
  const events = useAnswer(own ? listOwnEvents : listAccountEvents, {});
  return (
    <Card title="Account events">
      <QueryBoundary query={events} what="the account events" money={false}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-soft">
              None yet. Wrong passwords, budgets that reach {LIMIT_LEVELS_TEXT}, and changes of limits, roles, users,
              invitations, API keys, webhooks and terms appear here.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ id, at, words }) => (
                <li key={id} className="py-2">
                  <span className="wrap-anywhere">{words}</span>
                  <time dateTime={at} className="block text-sm text-soft">
                    {formatDateTime(at)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
