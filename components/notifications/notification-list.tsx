'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@/lib/api/addresses/notifications/notifications';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { formatDateTime, formatPlural } from '@/lib/format';

const STALE_AFTER_MS = 5_000;

/** A person's notifications: following one marks it as read. */
export function NotificationList() {
  const notifications = useAnswer(listNotifications, {}, { staleAfterMs: STALE_AFTER_MS });
  const client = useQueryClient();
  const one = useAction(readNotification);
  const all = useAction(readAllNotifications);
  const error = one.error ?? all.error;

  async function markRead(id?: string) {
    await (id === undefined ? all.act({}) : one.act({ id })).catch(() => null); // reported in `error`
    for (const { method, path } of [listNotifications, countNotifications])
      void client.invalidateQueries({ queryKey: [method, path] });
  }

  return (
    <div className="max-w-3xl space-y-4">
      {error && <FaultNotice error={error} money={false} />}
      <QueryBoundary query={notifications} what="your notifications" money={false}>
        {({ items }) => {
          const unread = items.filter(({ isRead }) => !isRead).length;
          if (items.length === 0)
            return (
              <EmptyState title="No notifications yet">
                What you are notified of appears here. “Choose what you are notified of” lists it.
              </EmptyState>
            );
          return (
            <Card
              title={unread === 0 ? 'All read' : formatPlural(unread, 'unread notification')}
              aside={
                unread > 0 && (
                  <Button variant="quiet" pending={all.isPending} onClick={() => void markRead()}>
                    Mark all as read
                  </Button>
                )
              }
            >
              <ul className="divide-y divide-line">
                {items.map(({ id, path, listName, text, at, isRead }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <span className="min-w-0 flex-1 basis-64">
                      <Link
                        href={path}
                        prefetch={false}
                        onClick={() => void (isRead || markRead(id))}
                        className={`wrap-anywhere underline underline-offset-2 ${isRead ? '' : 'font-semibold'}`}
                      >
                        {listName !== null && `${listName}: `}
                        {text}
                      </Link>
                      <span className="block text-sm text-soft">
                        <time dateTime={at}>{formatDateTime(at)}</time> {!isRead && <Badge tone="accent">new</Badge>}
                      </span>
                    </span>
                    {!isRead && (
                      <Button variant="quiet" onClick={() => void markRead(id)}>
                        Mark as read<span className="sr-only">: {text}</span>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
