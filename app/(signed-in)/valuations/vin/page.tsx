import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { NeedsScript } from '@/components/valuations/needs-script';
import { RecordOr } from '@/components/valuations/record-or';
import { VinForm } from '@/components/valuations/vin-form';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'By VIN' };

export default async function VinPage() {
  await requireSession('valuations.create');
  return (
    <RecordOr>
      <PageHeader title="By VIN" lead="Who the vehicle is first; valuing it is a second step with its own price." />
      <div className="max-w-2xl">
        <Card>
          <NeedsScript />
          <VinForm />
        </Card>
      </div>
    </RecordOr>
  );
}
