'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface InPlaceOutletProps {
  /** Of what a submission has led to; null while the page itself is shown. */
  id: string | null;
  /** The page of one by its id. */
  load: () => Promise<ComponentType<{ id: string }>>;
  /** Its shape, while its script is on the way. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * A page whose submissions lead to other pages: once the address names one, it is shown here in place of the page, painted
 * from the answer and without a page from the server. A reload of that address gets its own page.
 */
export function InPlaceOutlet({ id, load, waiting, children }: InPlaceOutletProps) {
  const [Page, setPage] = useState<ComponentType<{ id: string }> | null>(null);
  useEffect(() => {
    // While the dealer types. Held as it is, not by `lazy`, whose first drawing waits once more.
    void load().then((loaded) => setPage(() => loaded));
  }, [load]);
  if (id === null) return children;
  return Page === null ? waiting : <Page id={id} />;
}
