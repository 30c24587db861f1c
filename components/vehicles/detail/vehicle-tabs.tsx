'use client';

import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { useSearchParams } from 'next/navigation';
import { Tabs } from '@/components/layout/navigation/tabs';
import { preservedQuery } from '@/components/vehicles/vehicle-path';

/** The path of each view, its label, and a page without a tab that is opened from it. */
const VIEWS: readonly (readonly [view: string, label: string, also?: string])[] = [
  ['', 'Vehicle', '/equal-options'],
  ['/configure', 'Configure'],
  ['/forecast', 'Forecast'],
  ['/history', 'History'],
  ['/guide', GUIDE_PAGE, '/by-age'],
  ['/past', 'Past value'],
  ['/option-values', 'Option values'],
  ['/emissions', 'Emissions'],
  ['/company-car', 'Company car'],
];

/** What the guide gives for cars alone; a van's tab says so. */
const CARS_ONLY: readonly string[] = ['/option-values'];

/** The views of one derivative. A configured build in the address is passed on from one to the next. */
export function VehicleTabs({ path }: { path: string }) {
  const searchParams = useSearchParams();
  const isVan = path.startsWith('/vehicles/van/');
  const query = preservedQuery(searchParams);
  return (
    <Tabs
      label="Views of this vehicle"
      tabs={VIEWS.map(([view, label, also]) => ({
        href: `${path}${view}${query}`,
        label: isVan ? vanLabel(view, label) : label,
        also: also && path + also,
      }))}
    />
  );
}

const vanLabel = (view: string, label: string): string =>
  view === '/company-car' ? 'Company van' : CARS_ONLY.includes(view) ? `${label} (cars only)` : label;
