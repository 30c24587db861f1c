'use client';

import { useLayoutEffect, useRef, useState } from 'react';

export interface LiveTextProps<S> {
  /** Or several as one. */
  store: { getState: () => S; subscribe: (onChange: () => void) => () => void };
  textOf: (state: S) => string;
}

/** A text from a store, written without React, so that a keystroke that changes it renders nothing. */
export function LiveText<S>({ store, textOf }: LiveTextProps<S>) {
  const spanElement = useRef<HTMLSpanElement>(null);
  // React writes this text once and only ever compares with it, so it never overwrites ours.
  const [first] = useState(() => textOf(store.getState()));
  // After each render, which may have a new `textOf`.
  useLayoutEffect(() => {
    const element = spanElement.current;
    if (!element) return;
    let shown = element.textContent;
    const write = () => {
      const text = textOf(store.getState());
      if (text === shown) return;
      shown = text;
      // Reuses the text node, which costs the browser less layout than a new one.
      if (element.firstChild) element.firstChild.nodeValue = text;
      else element.textContent = text;
    };
    write();
    return store.subscribe(write);
  });
  return <span ref={spanElement}>{first}</span>;
}
