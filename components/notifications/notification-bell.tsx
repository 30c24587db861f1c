'use client';

import Link from 'next/link';
import { HEADER_BUTTON } from '@/components/layout/page/header-button-class';
import { Icon } from '@/components/ui/data/icon';
import { countNotifications } from '@/lib/api/addresses/notifications/notifications';
import { useAnswer } from '@/lib/api/client/use-answer';

const POLL_MS = 60_000;
const SHOWN_MAX = 99;

/** In the header of every page: how many notifications are unread, counted again every minute. */
export function NotificationBell() {
  const { data } = useAnswer(countNotifications, {}, { staleAfterMs: POLL_MS, pollMs: POLL_MS });
  const unread = data?.unread ?? 0;
  return (
    <Link href="/notifications" prefetch={false} className={`${HEADER_BUTTON} relative`}>
      <Icon name="bell" className="size-5" />
      <span className="sr-only">{unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem]/4 font-semibold text-on-accent"
        >
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </Link>
  );
}
