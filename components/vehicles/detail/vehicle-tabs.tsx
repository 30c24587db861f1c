'use client';

import { useSearchParams } from 'next/navigation';
import { Tabs } from '@/components/layout/navigation/tabs';
import { preservedQuery } from '@/components/vehicles/vehicle-path';

const VIEWS = [
  ['', 'Vehicle'],
  ['/configure', 'Configure'],
  ['/forecast', 'Forecast'],
  ['/history', 'History'],
  ['/option-values', 'Option values'],
  ['/emissions', 'Emissions'],
  ['/company-car', 'Company car'],
] as const;

/** What the guide gives of cars alone; on a van's tab it is said before anybody goes there. */
const CARS_ONLY: readonly string[] = ['/option-values'];

/** The views of one derivative. A configured build in the address goes along from one to the next. */
export function VehicleTabs({ path }: { path: string }) {
  const searchParams = useSearchParams();
  const isVan = path.startsWith('/vehicles/van/');
  const query = preservedQuery(searchParams);
  return (
    <Tabs
      label="Views of this vehicle"
      tabs={VIEWS.map(([view, label]) => ({
        href: `${path}${view}${query}`,
        label: isVan ? vanLabel(view, label) : label,
      }))}
    />
  );
}

const vanLabel = (view: string, label: string): string =>
  view === '/company-car' ? 'Company van' : CARS_ONLY.includes(view) ? `${label} (cars only)` : label;
