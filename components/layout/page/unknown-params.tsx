'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

/** Most addresses ask for nothing: the list of what pages know is not among the first script of each. */
const UnknownParamsNotice = lazyPart(async () => (await import('./unknown-params-notice')).UnknownParamsNotice);

/** Names what the address asks for and its page does not know: above the page, which is shown without it. */
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
