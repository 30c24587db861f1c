import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { MailList } from '@/components/notifications/mail-list';
import { listMails as address } from '@/lib/api/addresses/notifications/mails';
import { listMails } from '@/lib/api/endpoints/notifications/mails';
import { runListMails } from '@/lib/features/mail/mails';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Outbox' };

export default async function OutboxPage() {
  await requireSession('mails.read');
  const mails = await answered(listMails, runListMails, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, mails)]}>
      <PageHeader title="Outbox" lead="E-mails to the users of your organisation in the last 30 days." />
      <MailList />
    </HydratedQueries>
  );
}
