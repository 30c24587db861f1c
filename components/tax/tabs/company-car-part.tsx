'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { companyCarTabIn, type CompanyCarTab } from './company-car-tab';

/** A part of the company car page: on screen under its own tab, on paper always. */
export function CompanyCarPart({ tab, children }: { tab: CompanyCarTab; children: ReactNode }) {
  const isShown = companyCarTabIn(useSearchParams()) === tab;
  return (
    <div className={`space-y-3 sm:space-y-4 print:space-y-1 ${isShown ? '' : 'hidden print:block'}`} data-tab={tab}>
      {children}
    </div>
  );
}
