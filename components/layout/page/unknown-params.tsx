'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

/** Most addresses have no parameters, so the table of known ones is not in the first script. */
const UnknownParamsNotice = lazyPart(
  async () => (await import('./unknown-params-notice')).UnknownParamsNotice,
  'A note on the address',
);

/** Names parameters of the address that the page does not know, and therefore ignores. */
export function UnknownParams() {
  const path = usePathname();
  const params = useSearchParams();
  if (params.toString() === '') return null;
  return (
    <Suspense>
      <UnknownParamsNotice path={path} params={params} />
    </Suspense>
  );
}
