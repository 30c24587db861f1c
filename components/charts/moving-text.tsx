'use client';
import { useLayoutEffect, useRef } from 'react';
import type { Moving } from './moving';

/** Words that follow a slider at each of its steps, without React. */
export function MovingText({ moving, wordsOf }: { moving: Moving; wordsOf: (value: number) => string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const show = (value: number) => {
      const [text, words] = [place.current?.firstChild, wordsOf(value)];
      if (text && text.nodeValue !== words) text.nodeValue = words;
      return true;
    };
    show(moving.now());
    return moving.listen(show);
  });
  return <span ref={place}>{wordsOf(moving.now())}</span>;
}
