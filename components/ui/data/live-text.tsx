'use client';

import { useLayoutEffect, useRef, useState } from 'react';

export interface LiveTextProps<S> {
  /** Or several as one. */
  store: { getState: () => S; subscribe: (onChange: () => void) => () => void };
  textOf: (state: S) => string;
}

/** A text out of a store, written without React: a key that changes it renders nothing. */
export function LiveText<S>({ store, textOf }: LiveTextProps<S>) {
  const spanElement = useRef<HTMLSpanElement>(null);
  // React writes this text once and compares with it ever after, so that it never writes over ours.
  const [first] = useState(() => textOf(store.getState()));
  // After each rendering: it may have brought another `textOf`.
  useLayoutEffect(() => {
    const element = spanElement.current;
    if (!element) return;
    let shown = element.textContent;
    const write = () => {
      const text = textOf(store.getState());
      if (text === shown) return;
      shown = text;
      // The same node where there is one: the browser lays out less than for a new one.
      if (element.firstChild) element.firstChild.nodeValue = text;
      else element.textContent = text;
    };
    write();
    return store.subscribe(write);
  });
  return <span ref={spanElement}>{first}</span>;
}
