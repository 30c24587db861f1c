'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { usePrintSection } from './use-print-section';

/** Parts of a page that are printed only by this button: on a new sheet, after the rest of the page. */
export function PrintSection({ button, children }: { button: string; children: ReactNode }) {
  const [isPrinting, print] = usePrintSection();
  return (
    <div className={`space-y-4 ${isPrinting ? 'print:break-before-page' : 'print:hidden'}`}>
      {children}
      <div className="print:hidden">
        <Button icon="print" onClick={print}>
          {button}
        </Button>
      </div>
    </div>
  );
}
