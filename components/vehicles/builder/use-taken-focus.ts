import { useEffect, useRef, type RefObject } from 'react';

/** The ref of a section that takes the focus when the builder passes it on. */
export function useTakenFocus(takesFocus: boolean, onFocused: () => void): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  return section;
}
