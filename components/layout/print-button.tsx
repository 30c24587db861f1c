'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export function PrintButton({ children = 'Print' }: { children?: ReactNode }) {
  return (
    <span className="print:hidden">
      <Button icon="print" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  );
}
