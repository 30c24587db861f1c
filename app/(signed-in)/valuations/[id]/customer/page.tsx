import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { CustomerSheet } from '@/components/valuations/shares/customer-sheet';
import { PrintButton } from '@/components/ui/actions/print-button';
import { picturePath } from '@/components/vehicles/picture-path';
import { recordPath } from '@/lib/domain/page-paths';
import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import { isVehicleFound } from '@/lib/domain/vehicles/identity/no-vehicle-found';
import { requireSession } from '@/lib/server';
import { readRecord } from '../read-record';

export const metadata: Metadata = { title: 'Customer copy' };

/** Rendered on the server only: no trade figure reaches this page, not even its source. */
export default async function CustomerPage({ params }: PageProps<'/valuations/[id]/customer'>) {
  const session = await requireSession('valuations.read');
  const { record } = await readRecord((await params).id);
  if (!isVehicleFound(record.identity)) notFound();
  return (
    <>
      <div className="mx-auto mb-5 flex max-w-3xl flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-sm text-soft">For the customer: no trade values, costs or look-ups.</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={recordPath(record.id)}>Back to the valuation</ButtonLink>
          <PrintButton variant="primary" />
        </div>
      </div>
      <CustomerSheet
        copy={customerCopy(record)}
        organisation={session.organisationName}
        picture={record.identity.vehicle && picturePath(record.identity.vehicle, 'front-side', 640)}
      />
    </>
  );
}
