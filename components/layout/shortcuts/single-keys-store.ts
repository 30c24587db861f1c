/** Whether shortcuts of a single key are on: in this browser, until it is changed. */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '@/components/ui/stores/browser-storage';

interface SingleKeysState {
  readonly isOn: boolean;
}

export const singleKeysStore = createStore<SingleKeysState>()(
  persist((): SingleKeysState => ({ isOn: true }), {
    name: 'single-key-shortcuts',
    storage: browserStorage<SingleKeysState>('localStorage', {
      read: (text) => ({ isOn: text !== 'off' }),
      write: ({ isOn }) => (isOn ? 'on' : 'off'),
    }),
  }),
);
