import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { ScheduleTable } from '@/components/schedules/schedule-table';
import { listSchedules as address } from '@/lib/api/addresses/schedules';
import { listSchedules } from '@/lib/api/endpoints/schedules';
import { runListSchedules } from '@/lib/features/schedules/schedules';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Schedules' };

export default async function SchedulesPage() {
  await requireSession('schedules.manage');
  const schedules = await answered(listSchedules, runListSchedules, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, schedules)]}>
      <PageHeader
        title="Schedules"
        lead="Work this server does automatically, for all organisations. A missed run is made up at the next start."
      />
      <ScheduleTable />
    </HydratedQueries>
  );
}
