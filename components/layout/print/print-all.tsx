'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';

/** Prints the page with every `PrintedWithAll`, wherever they are. */
export function PrintAllButton({ children }: { children: ReactNode }) {
  function print() {
    const { documentElement } = document;
    documentElement.setAttribute('data-print-all', '');
    addEventListener('afterprint', () => documentElement.removeAttribute('data-print-all'), { once: true });
    window.print();
  }
  return (
    <Button icon="print" onClick={print}>
      {children}
    </Button>
  );
}

/** A part of the page that only `PrintAllButton` prints: on a new sheet. */
export const PrintedWithAll = ({ children }: { children: ReactNode }) => (
  <div className="space-y-4 print:hidden in-data-print-all:print:block! in-data-print-all:print:break-before-page">
    {children}
  </div>
);
