/** A plate that was searched for and is to be valued: it goes to the form on the home page, never through an address. */
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly plate: string | null }>(() => ({ plate: null }));

export const offerPlateToValue = (plate: string): void => store.setState({ plate });

/** Hands each offered plate to the form, once, from before it was there and from now on. @returns ends it */
export function onPlateToValue(take: (plate: string) => void): () => void {
  const hand = () => {
    const { plate } = store.getState();
    if (plate === null) return;
    store.setState({ plate: null });
    take(plate);
  };
  const end = store.subscribe(hand);
  hand();
  return end;
}
