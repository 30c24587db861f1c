'use client';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * A value under a slider. While it moves, the charts that listen redraw themselves and React rests; when it has stood
 * still for a moment the page hears of it, and titles, tables, files and address follow.
 */
export interface MovingValue {
  readonly now: () => number;
  /** It has been moved and has not come to rest yet. */
  readonly isMoving: () => boolean;
  readonly move: (value: number) => void;
  /** @returns how to stop listening */
  readonly subscribe: (listener: MovingValueListener) => () => void;
}

/** Draws a value; false where it cannot, and React has to. At rest it is heard by those, too, that nobody sees. */
export type MovingValueListener = (value: number, isAtRest: boolean) => boolean;

/** Shorter than a pause between two presses, longer than the repeat of a key held down. */
const REST_MS = 120;

/** @param value as the page has it @param onRest told once the slider has come to rest */
export function useMovingValue(value: number, onRest: (value: number) => void): MovingValue {
  const onRestRef = useRef(onRest);
  const [moving] = useState(() => createMovingValue(value, (latest) => onRestRef.current(latest)));
  useLayoutEffect(() => {
    onRestRef.current = onRest;
  }, [onRest]);
  useLayoutEffect(() => moving.syncTo(value), [moving, value]);
  useEffect(() => moving.end, [moving]);
  return moving;
}

/**
 * Draws without React: as React has drawn, and at each step of the slider.
 * @param createDraw finds the nodes to draw on, after each of React's drawings; @returns what draws a value, if it found any
 */
export function useMovingRedraw(
  moving: MovingValue | undefined,
  createDraw: () => MovingValueListener | undefined,
): void {
  useLayoutEffect(() => {
    const draw = moving && createDraw();
    if (!draw) return;
    draw(moving.now(), !moving.isMoving());
    return moving.subscribe(draw);
  });
}

function createMovingValue(first: number, onRest: (value: number) => void) {
  const listeners = new Set<MovingValueListener>();
  let value = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isMoving = false;
  let hasMovedAgain = false;
  const notify = (isAtRest: boolean) => [...listeners].map((listener) => listener(value, isAtRest));
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    isMoving = false;
  };
  // One clock for many steps. It ends in a frame, in which steps come first: one that waits is never passed over.
  const startRestTimer = () => {
    hasMovedAgain = false;
    timer = setTimeout(
      () => (frame = requestAnimationFrame(() => (hasMovedAgain ? startRestTimer() : settle()))),
      REST_MS,
    );
  };
  const settle = () => {
    end();
    notify(true);
    startTransition(() => onRest(value));
  };
  return {
    now: () => value,
    isMoving: () => isMoving,
    move(to: number) {
      value = to;
      hasMovedAgain = true;
      if (!isMoving) startRestTimer();
      isMoving = true;
      if (!notify(false).includes(false)) return;
      end();
      onRest(value);
    },
    subscribe(listener: MovingValueListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the page says when the slider is at rest: another plate has another middle. */
    syncTo(to: number) {
      if (isMoving || to === value) return;
      value = to;
      notify(true);
    },
    end,
  };
}
