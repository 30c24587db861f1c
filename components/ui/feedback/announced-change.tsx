'use client';

import { useEffect, useRef } from 'react';
import { announce } from './toast-store';

/** Has screen readers read what a link has changed on the page it stays on. @param words not read when the page opens */
export function AnnouncedChange({ words }: { words: string }): null {
  const lastWords = useRef(words);
  useEffect(() => {
    if (words === lastWords.current) return;
    lastWords.current = words;
    announce(words);
  }, [words]);
  return null;
}
