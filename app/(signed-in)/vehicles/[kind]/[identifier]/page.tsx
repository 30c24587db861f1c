import type { Metadata } from 'next';
import { VehicleFacts } from '@/components/vehicles/vehicle-facts';
import { requireSession } from '@/lib/server';
import { readVehicle } from './read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, identifier } = await params;
  const { manufacturer, model, derivative } = await readVehicle(kind, identifier);
  return { title: `${manufacturer} ${model} ${derivative}` };
}

export default async function VehiclePage({ params }: Props) {
  await requireSession('vehicles.read');
  const { kind, identifier } = await params;
  return <VehicleFacts vehicle={await readVehicle(kind, identifier)} />;
}
