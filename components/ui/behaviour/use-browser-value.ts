import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** A value that only the browser has and that never changes. The first HTML and hydration use `onServer`. */
export function useBrowserValue<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeNever, read, () => onServer);
}
