'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { failedPart } from '@/components/ui/behaviour/failed-part';
import { useLateComponent } from '@/components/ui/behaviour/use-late-component';

export interface InPlaceOutletProps {
  /** The id of what a submission has led to; null while the page itself is shown. */
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
  // In idle time, while the dealer types; at the latest when a submission has led there.
  const { Component: Page, hasFailed, load: loadPage } = useLateComponent(load);
  const [FailedPage] = useState(() => failedPart(load, 'The page'));
  const isMissing = id !== null && Page === null;
  useEffect(() => {
    if (isMissing) void loadPage().catch(() => undefined);
  }, [isMissing, loadPage]);
  if (id === null) return children;
  if (Page !== null) return <Page id={id} />;
  return hasFailed ? <FailedPage id={id} /> : waiting;
}
