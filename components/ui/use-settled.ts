'use client';

import { useEffect, useState } from 'react';

/** A value once nobody has changed it for a moment, so that not every key or step asks the server. Compared by content. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(content)), milliseconds);
    return () => clearTimeout(timer);
  }, [content, milliseconds]);
  return settled;
}
