import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { VinForm } from '@/components/valuations/form/vin-form';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'By VIN' };

export default async function VinPage() {
  await requireSession('valuations.create');
  return (
    <ValuationRecordOutlet>
      <PageHeader title="By VIN" lead="Identify by VIN, then value (charged separately)." />
      <div className="max-w-2xl">
        <Card screenOnly>
          <ScriptRequiredNotice />
          <VinForm />
        </Card>
      </div>
    </ValuationRecordOutlet>
  );
}
