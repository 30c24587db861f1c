import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { CoverageTable } from '@/components/explorer/coverage-table';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { readCoverage } from '@/lib/api/endpoints/explorer';
import { runReadCoverage } from '@/lib/features/explorer/explorer';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Coverage' };

export default async function CoveragePage() {
  await requireSession('explorer.read');
  const { rows } = await answered(readCoverage, runReadCoverage, {}, await headers());
  const withScreen = rows.filter(({ screens }) => screens.length > 0).length;
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/explorer', label: 'Explorer' }]} />}
        title="Coverage"
        lead={`${withScreen} of ${rows.length} operations have a screen. Each is listed with its declaration, recorded exchanges, callers and screens.`}
      />
      <Card flush>
        <CoverageTable rows={rows} />
      </Card>
    </>
  );
}
