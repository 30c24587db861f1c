'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Hidden on a phone while a vehicle is configured, so that the first screen has the options. */
export function HiddenWhileConfiguring({ children }: { children: ReactNode }) {
  const isConfiguring = usePathname()?.endsWith('/configure') ?? false;
  return (
    <div className={`flex flex-wrap gap-2 max-sm:[&>:is(a,button)]:px-3 ${isConfiguring ? 'max-sm:hidden' : ''}`}>
      {children}
    </div>
  );
}
