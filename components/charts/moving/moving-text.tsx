'use client';
import { useRef } from 'react';
import { useMovingRedraw, type MovingValue } from './moving-value';

/** A text that follows a slider at each step, without React. */
export function MovingText({ moving, wordsOf }: { moving: MovingValue; wordsOf: (value: number) => string }) {
  const spanElement = useRef<HTMLSpanElement>(null);
  useMovingRedraw(moving, () => (value) => {
    const [text, words] = [spanElement.current?.firstChild, wordsOf(value)];
    if (text && text.nodeValue !== words) text.nodeValue = words;
    return true;
  });
  return <span ref={spanElement}>{wordsOf(moving.now())}</span>;
}
