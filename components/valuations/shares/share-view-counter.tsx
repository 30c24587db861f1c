'use client';

import { useEffect } from 'react';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { countView } from '@/lib/api/addresses/shares';

/** Says once that a shared copy was looked at. A preview of the link runs no script, so it is no look. */
export function ShareViewCounter({ token }: { token: string }) {
  useEffect(() => {
    // Not counted is no harm to whoever looks.
    fetchEndpoint(countView, { token }).catch(() => undefined);
  }, [token]);
  return null;
}
