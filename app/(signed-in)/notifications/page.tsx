import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { NotificationList } from '@/components/notifications/notification-list';
import { listNotifications as address } from '@/lib/api/addresses/notifications/notifications';
import { listNotifications } from '@/lib/api/endpoints/notifications/notifications';
import { runListNotifications } from '@/lib/features/notifications/notifications';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Notifications' };

export default async function NotificationsPage() {
  await requireSession('session.read');
  const notifications = await answered(listNotifications, runListNotifications, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, notifications)]}>
      <PageHeader
        title="Notifications"
        lead="What has happened since you last looked. New ones arrive within a minute."
        actions={
          <ButtonLink href="/account#notifications" variant="quiet">
            Choose what you are notified of
          </ButtonLink>
        }
      />
      <NotificationList />
    </HydratedQueries>
  );
}
