import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { VehicleStart } from '@/components/vehicles/vehicle-start';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Vehicles' };

export default async function VehiclesPage() {
  await requireSession('vehicles.read');
  return (
    <>
      <PageHeader title="Vehicles" lead="Everything about a derivative, without a plate and free of charge." />
      <div className="max-w-3xl">
        <Card title="By identifier or code">
          <VehicleStart />
        </Card>
      </div>
    </>
  );
}
