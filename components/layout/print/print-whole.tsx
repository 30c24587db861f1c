'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PrintButton } from '@/components/ui/actions/print-button';

export interface PrintWholeProps {
  /** The same list on one page, where it is on several; null where all of it is here. */
  whole: string | null;
  /** Opened to be printed: the browser's dialog comes by itself. */
  printsNow: boolean;
}

/** Prints a list whole: every row of its filter, not those of one page. */
export function PrintWhole({ whole, printsNow }: PrintWholeProps) {
  useEffect(() => {
    if (printsNow) window.print();
  }, [printsNow]);
  return whole === null ? (
    <PrintButton />
  ) : (
    <ButtonLink href={whole} icon="print">
      Print
    </ButtonLink>
  );
}
