import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { IdentifierForm } from '@/components/valuations/identifier-form';
import { NeedsScript } from '@/components/valuations/needs-script';
import { RecordOr } from '@/components/valuations/record-or';
import { britishDay } from '@/lib/domain/calendar';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'By identifier' };

export default async function IdentifierPage({ searchParams }: PageProps<'/valuations/identifier'>) {
  await requireSession('valuations.create');
  const { kind, identifier } = await searchParams;
  const known = typeof identifier === 'string' && /^\d{1,10}$/.test(identifier);
  return (
    <RecordOr>
      <PageHeader
        title="By identifier"
        lead="For a vehicle without a plate: its derivative, its date and its mileage."
      />
      <div className="max-w-3xl">
        <Card>
          <NeedsScript />
          <IdentifierForm
            today={britishDay(new Date())}
            {...(known && { start: { kind: kind === 'van' ? 'van' : 'car', identifier } })}
          />
        </Card>
      </div>
    </RecordOr>
  );
}
