'use client';

import { useEffect } from 'react';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { countView } from '@/lib/api/addresses/shares';

/** Counts one view of a shared copy. A preview of the link runs no script, so it does not count. */
export function ShareViewCounter({ token }: { token: string }) {
  useEffect(() => {
    // An uncounted view does not matter to the reader.
    fetchEndpoint(countView, { token }).catch(() => undefined);
  }, [token]);
  return null;
}
