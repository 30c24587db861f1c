'use client';

import { useEffect, useState } from 'react';

/** A few clicks in a row are one question. */
const QUIET_MS = 350;

/** A text once it has not changed for a moment. */
export function useQuiet(text: string | null): string | null {
  const [quiet, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet === text ? quiet : null;
}
