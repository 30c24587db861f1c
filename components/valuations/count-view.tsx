'use client';

import { useEffect } from 'react';
import { ask } from '@/lib/api/ask';
import { countView } from '@/lib/api/addresses/shares';

/** Says once that a shared copy was looked at. A preview of the link runs no script, so it is no look. */
export function CountView({ token }: { token: string }) {
  useEffect(() => {
    // Not counted is no harm to whoever looks.
    ask(countView, { token }).catch(() => undefined);
  }, [token]);
  return null;
}
