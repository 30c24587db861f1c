import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** A value that only the browser has, and that never changes there. The first HTML, and React's takeover of it, have `onServer`. */
export function useBrowserValue<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeNever, read, () => onServer);
}
