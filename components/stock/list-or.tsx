'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { listIdIn } from './list-address';

const load = () => import('./list-page');
const ListPage = lazy(async () => ({ default: (await load()).ListPage }));

/**
 * The page that makes lists: once the address names one, it stands here in place of the page, painted from what the
 * press brought. A reload of that address gets the list's own page.
 */
export function ListOr({ today, children }: { today: string; children: ReactNode }) {
  const id = listIdIn(usePathname());
  useEffect(() => {
    void load(); // While the file is chosen.
  }, []);
  if (id === null) return children;
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <ListPage key={id} id={id} today={today} />
    </Suspense>
  );
}
