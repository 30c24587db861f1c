'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What is on paper only when it is printed by a button of its own: whether it is now, and what that button does. */
export function useOnPaper(): [isOnPaper: boolean, print: () => void] {
  const [isOnPaper, bring] = useState(false);
  function print() {
    flushSync(() => bring(true));
    addEventListener('afterprint', () => bring(false), { once: true });
    window.print();
  }
  return [isOnPaper, print];
}
