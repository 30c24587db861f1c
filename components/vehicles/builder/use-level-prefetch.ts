'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import type { LevelName } from './builder-address';

/** How long the pointer or the focus rests on a choice before its next list is prefetched. */
const HOVER_DELAY_MS = 60;

export interface LevelPrefetchInput {
  /** The level to choose at; null where all are chosen. */
  readonly open: LevelName | null;
  readonly firstChoice: number | undefined;
  readonly prefetchLevel: (level: LevelName, code: number) => void;
}

/**
 * Prefetches the list behind the first choice of the open level, which the arrows reach first and which is often the
 * only one.
 * @returns prefetches the list behind a choice that the pointer or focus rests on, or presses
 */
export function useLevelPrefetch({ open, firstChoice, prefetchLevel }: LevelPrefetchInput) {
  const prefetchFirst = useEffectEvent((level: LevelName, code: number) => prefetchLevel(level, code));
  useEffect(() => {
    if (open !== null && firstChoice !== undefined) afterPaint(() => prefetchFirst(open, firstChoice));
  }, [open, firstChoice]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Moving quickly down a list prefetches nothing.
  return (level: LevelName, code: number, isPressed: boolean) => {
    clearTimeout(timer.current);
    if (isPressed) prefetchLevel(level, code);
    else timer.current = setTimeout(() => prefetchLevel(level, code), HOVER_DELAY_MS);
  };
}
