'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

const PendingRequestNotice = lazyPart(
  async () => (await import('./pending-request-notice')).PendingRequestNotice,
  'Requests for extra credits',
);

/** The notice belongs to every page and seldom has anything to say: its script is not in the first one. */
export const LatePendingRequestNotice = () => (
  <Suspense>
    <PendingRequestNotice />
  </Suspense>
);
