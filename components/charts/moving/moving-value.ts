'use client';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/**
 * A value under a slider. While it moves, subscribed charts redraw themselves without React; once it has rested for a
 * moment the page is notified, and titles, tables, files and address follow.
 */
export interface MovingValue {
  readonly now: () => number;
  /** Whether it is being moved. */
  readonly isMoving: () => boolean;
  readonly move: (value: number) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: MovingValueListener) => () => void;
}

/** Draws a value; false if it cannot and React has to. At rest, drawings off screen are notified too. */
export type MovingValueListener = (value: number, isAtRest: boolean) => boolean;

interface MovingState {
  readonly value: number;
  readonly isAtRest: boolean;
}

/** Shorter than the pause between two key presses, longer than the repeat of a held key. */
const REST_MS = 120;

/**
 * @param value as the page has it
 * @param onRest called once the slider has come to rest, and where React has to draw, at each step
 * @param onSettle called only at rest, before React draws: for what may not follow each step, such as the address
 */
export function useMovingValue(
  value: number,
  onRest: (value: number) => void,
  onSettle?: (value: number) => void,
): MovingValue {
  const [moving] = useState(() => createMovingValue(value));
  useLayoutEffect(() => moving.setListeners(onRest, onSettle), [moving, onRest, onSettle]);
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

/** Whether the value has been moved since its page was opened; false where nothing moves. */
export function useHasMoved(moving: MovingValue | undefined): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(
    () =>
      moving?.subscribe((_, isAtRest) => {
        if (!isAtRest) setHasMoved(true);
        return true;
      }),
    [moving],
  );
  return hasMoved;
}

/** Without React, which draws at rest. */
export function createMovingValue(first: number) {
  const store = createStore<MovingState>(() => ({ value: first, isAtRest: true }));
  let onRest: (value: number) => void = () => {};
  let onSettle: typeof onRest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isMoving = false;
  let hasMovedAgain = false;
  let needsReact = false;
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    isMoving = false;
  };
  // One timer for many steps. It ends in a frame, after that frame's steps, so that no waiting step is skipped.
  const startRestTimer = () => {
    hasMovedAgain = false;
    timer = setTimeout(
      () => (frame = requestAnimationFrame(() => (hasMovedAgain ? startRestTimer() : settle()))),
      REST_MS,
    );
  };
  const settle = () => {
    end();
    store.setState({ isAtRest: true });
    onSettle?.(store.getState().value);
    startTransition(() => onRest(store.getState().value));
  };
  return {
    now: () => store.getState().value,
    isMoving: () => isMoving,
    setListeners(rest: (value: number) => void, settled?: (value: number) => void) {
      onRest = rest;
      onSettle = settled;
    },
    move(value: number) {
      hasMovedAgain = true;
      if (!isMoving) startRestTimer();
      isMoving = true;
      needsReact = false;
      store.setState({ value, isAtRest: false });
      if (!needsReact) return;
      end();
      onRest(value);
    },
    subscribe: (listener: MovingValueListener) =>
      store.subscribe(({ value, isAtRest }) => {
        if (!listener(value, isAtRest)) needsReact = true;
      }),
    /** Takes over the page's own value while the slider is at rest: another plate has another middle. */
    syncTo(value: number) {
      if (isMoving || value === store.getState().value) return;
      store.setState({ value, isAtRest: true });
    },
    end,
  };
}
