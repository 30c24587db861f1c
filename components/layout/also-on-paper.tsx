'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useOnPaper } from './use-on-paper';

/** Parts of a page that are printed only from here: on a new sheet, after what the page prints anyway. */
export function AlsoOnPaper({ button, children }: { button: string; children: ReactNode }) {
  const [isOnPaper, print] = useOnPaper();
  return (
    <div className={`space-y-4 ${isOnPaper ? 'print:break-before-page' : 'print:hidden'}`}>
      {children}
      <div className="print:hidden">
        <Button icon="print" onClick={print}>
          {button}
        </Button>
      </div>
    </div>
  );
}
