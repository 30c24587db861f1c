'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { watchReturns } from './watch-returns';

/**
 * Requests the page again whenever a person returns to its window, so that what others changed meanwhile is shown. It
 * does not poll: without a connection a failed request would replace the page, with what was entered on it.
 */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => watchReturns(window, () => router.refresh()), [router]);
  return null;
}
