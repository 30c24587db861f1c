import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { browserStorage, type StoredText } from './browser-storage';

/**
 * A store that all tabs of this browser share, written as bare text under `name`. Change it by `change` alone: it begins with
 * what is stored, since a page that the browser brings back whole has heard of no change made meanwhile.
 */
export function sharedStore<S extends object>(name: string, initial: S, text: StoredText<S>) {
  const store = createStore<S>()(persist(() => initial, { name, storage: browserStorage('localStorage', text) }));
  // The storage answers immediately.
  const readAgain = () => void store.persist.rehydrate();
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === name || key === null) readAgain();
    });
  const change = (changed: (state: S) => S) => {
    readAgain();
    store.setState(changed);
  };
  return { store, change };
}
