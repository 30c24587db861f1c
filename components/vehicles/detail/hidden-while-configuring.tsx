'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Left out on a phone while a vehicle is configured: the first screen has the options. Two buttons stand side by side there. */
export function HiddenWhileConfiguring({ children }: { children: ReactNode }) {
  const isConfiguring = usePathname()?.endsWith('/configure') ?? false;
  return (
    <div className={`flex flex-wrap gap-2 max-sm:[&>:is(a,button)]:px-3 ${isConfiguring ? 'max-sm:hidden' : ''}`}>
      {children}
    </div>
  );
}
