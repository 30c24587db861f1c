'use client';

import { useEffect } from 'react';
import { openFactSearch } from '@/lib/api/addresses/guide/fact-searches';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';

/** Notes that the person has opened a saved search: reading its page alone changes nothing. */
export function FactSearchOpened({ id }: { id: string }) {
  useEffect(() => {
    // If this fails, new vehicles simply stay marked as new.
    fetchEndpoint(openFactSearch, { id }).catch(() => undefined);
  }, [id]);
  return null;
}
