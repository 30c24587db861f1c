'use client';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * A value under a slider. While it moves, the charts that listen redraw themselves and React rests; when it has stood
 * still for a moment the page hears of it, and titles, tables, files and address follow.
 */
export interface Moving {
  readonly now: () => number;
  /** It has been moved and has not come to rest yet. */
  readonly isMoving: () => boolean;
  readonly move: (value: number) => void;
  /** @returns how to stop listening */
  readonly listen: (listener: Listener) => () => void;
}

/** Draws a value; false where it cannot, and React has to. At rest it is heard by those, too, that nobody sees. */
export type Listener = (value: number, isAtRest: boolean) => boolean;

/** Shorter than a pause between two presses, longer than the repeat of a key held down. */
const REST_MS = 120;

/** @param value as the page has it @param onRest told once the slider has come to rest */
export function useMoving(value: number, onRest: (value: number) => void): Moving {
  const heard = useRef(onRest);
  const [moving] = useState(() => movingValue(value, (at) => heard.current(at)));
  useLayoutEffect(() => {
    heard.current = onRest;
  }, [onRest]);
  useLayoutEffect(() => moving.follow(value), [moving, value]);
  useEffect(() => moving.end, [moving]);
  return moving;
}

/**
 * Draws without React: as React has drawn, and at each step of the slider.
 * @param begin finds the nodes to draw on, after each of React's drawings; @returns what draws a value, if it found any
 */
export function useMoved(moving: Moving | undefined, begin: () => Listener | undefined): void {
  useLayoutEffect(() => {
    const draw = moving && begin();
    if (!draw) return;
    draw(moving.now(), !moving.isMoving());
    return moving.listen(draw);
  });
}

function movingValue(first: number, onRest: (value: number) => void) {
  const listeners = new Set<Listener>();
  let value = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isMoving = false;
  let movedAgain = false;
  const tell = (isAtRest: boolean) => [...listeners].map((listener) => listener(value, isAtRest));
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    isMoving = false;
  };
  // One clock for many steps. It ends in a frame, in which steps come first: one that waits is never passed over.
  const wait = () => {
    movedAgain = false;
    timer = setTimeout(() => (frame = requestAnimationFrame(() => (movedAgain ? wait() : rest()))), REST_MS);
  };
  const rest = () => {
    end();
    tell(true);
    startTransition(() => onRest(value));
  };
  return {
    now: () => value,
    isMoving: () => isMoving,
    move(to: number) {
      value = to;
      movedAgain = true;
      if (!isMoving) wait();
      isMoving = true;
      if (!tell(false).includes(false)) return;
      end();
      onRest(value);
    },
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the page says when the slider is at rest: another plate has another middle. */
    follow(to: number) {
      if (isMoving || to === value) return;
      value = to;
      tell(true);
    },
    end,
  };
}
