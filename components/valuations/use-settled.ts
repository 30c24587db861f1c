'use client';

import { useEffect, useState } from 'react';

/** Long enough to type the next digit. */
const SETTLE_MS = 250;

/** A value once nobody has changed it for a moment, so that not every key asks the server. Compared by content. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(content)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
