'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

const PageAccess = lazyPart(async () => (await import('./page-access')).PageAccess, 'Who may open this page');

/** The page of refused access belongs to every page, so its script, with the whole menu, loads only where it is shown. */
export const LatePageAccess = () => (
  <Suspense>
    <PageAccess />
  </Suspense>
);
