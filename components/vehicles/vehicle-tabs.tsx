'use client';

import { useSearchParams } from 'next/navigation';
import { Tabs } from '@/components/layout/tabs';

const VIEWS = [
  ['', 'Vehicle'],
  ['/configure', 'Configure'],
  ['/forecast', 'Forecast'],
  ['/history', 'History'],
  ['/option-values', 'Option values'],
  ['/emissions', 'Emissions'],
  ['/company-car', 'Company car'],
] as const;

/** The views of one derivative. A configured build in the address goes along from one to the next. */
export function VehicleTabs({ path }: { path: string }) {
  const asked = useSearchParams();
  const kept = new URLSearchParams();
  for (const name of ['date', 'build']) {
    const value = asked.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.size === 0 ? '' : `?${kept}`;
  return (
    <Tabs
      label="Views of this vehicle"
      tabs={VIEWS.map(([view, label]) => ({ href: `${path}${view}${query}`, label }))}
    />
  );
}
