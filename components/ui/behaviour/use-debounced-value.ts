'use client';

import { useEffect, useState } from 'react';

/**
 * A value once it has not changed for a moment, so that not every key or step sends a request. Compared by content, as JSON,
 * which cannot write undefined.
 */
export function useDebouncedValue<T extends string | number | boolean | object | null>(
  value: T,
  milliseconds: number,
): T {
  const [debounced, setDebounced] = useState(value);
  const serialised = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(serialised)), milliseconds);
    return () => clearTimeout(timer);
  }, [serialised, milliseconds]);
  return debounced;
}
