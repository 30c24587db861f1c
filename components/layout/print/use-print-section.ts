'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What is on paper only when it is printed by a button of its own: whether it is now, and what that button does. */
export function usePrintSection(): [isOnPaper: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  function print() {
    flushSync(() => setPrinting(true));
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }
  return [isPrinting, print];
}
