'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';

/** A part that is printed only by its own button: whether that is so now, and what the button does. */
export function usePrintSection(): [isOnPaper: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  function print() {
    flushSync(() => setPrinting(true));
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }
  return [isPrinting, print];
}
