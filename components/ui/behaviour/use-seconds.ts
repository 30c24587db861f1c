'use client';

import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds since the component mounted, updated every second. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const counting = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS);
    return () => clearInterval(counting);
  }, []);
  return seconds;
}
