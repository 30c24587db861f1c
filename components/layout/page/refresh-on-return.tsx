'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Requests the page again whenever a person returns to its window, so that what others changed meanwhile is shown. It
 * does not poll: without a connection a failed request would replace the page, with what was entered on it.
 */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) router.refresh();
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router]);
  return null;
}
