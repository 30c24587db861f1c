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
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/explorer', label: 'Explorer' }]} />}
        title="Coverage"
        lead={`${rows.length} operations, with declaration, recorded exchanges, callers and sandbox support.`}
      />
      <Card flush>
        <CoverageTable rows={rows} />
      </Card>
    </>
  );
}
