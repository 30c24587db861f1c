'use client';
import { useRef } from 'react';
import { useMoved, type Moving } from './moving';

/** Words that follow a slider at each of its steps, without React. */
export function MovingText({ moving, wordsOf }: { moving: Moving; wordsOf: (value: number) => string }) {
  const place = useRef<HTMLSpanElement>(null);
  useMoved(moving, () => (value) => {
    const [text, words] = [place.current?.firstChild, wordsOf(value)];
    if (text && text.nodeValue !== words) text.nodeValue = words;
    return true;
  });
  return <span ref={place}>{wordsOf(moving.now())}</span>;
}
