import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { IdentifierForm } from '@/components/valuations/form/identifier-form';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'By guide ID' };

export default async function IdentifierPage({ searchParams }: PageProps<'/valuations/identifier'>) {
  await requireSession('valuations.create');
  const { kind, identifier } = await searchParams;
  const hasIdentifier = typeof identifier === 'string' && /^\d{1,10}$/.test(identifier);
  return (
    <ValuationRecordOutlet>
      <PageHeader
        title="By guide ID"
        lead="For a vehicle without a plate: enter guide ID, date of first registration and mileage."
      />
      <div className="max-w-3xl">
        <Card screenOnly>
          <ScriptRequiredNotice />
          <IdentifierForm
            today={britishToday()}
            {...(hasIdentifier && { start: { kind: kind === 'van' ? 'van' : 'car', identifier } })}
          />
        </Card>
      </div>
    </ValuationRecordOutlet>
  );
}
