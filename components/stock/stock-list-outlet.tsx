'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { listIdIn } from './stock-list-address';

const loadListPage = async () => (await import('./stock-list-detail')).StockListDetail;
const ListPage = lazyPart(loadListPage, 'The list');

/**
 * The page that makes lists: once the address names one, the list is shown here in place of the page, painted from
 * the answer. A reload of that address gets the list's own page.
 */
export function StockListOutlet({ children }: { children: ReactNode }) {
  const id = listIdIn(usePathname());
  useEffect(() => {
    void loadListPage().catch(() => undefined); // While the file is chosen.
  }, []);
  if (id === null) return children;
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <ListPage key={id} id={id} />
    </Suspense>
  );
}
