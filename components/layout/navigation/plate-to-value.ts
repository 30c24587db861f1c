/** A plate that was searched for, or a sample, and is to be valued: it goes to the form on the home page, never through an address. */
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly plate: string | null; readonly mileage: string }>(() => ({
  plate: null,
  mileage: '',
}));

export const offerPlateToValue = (plate: string, mileage = ''): void => store.setState({ plate, mileage });

/** Hands each offered plate to the form, once, from before it was there and from now on. @returns ends it */
export function onPlateToValue(take: (plate: string, mileage: string) => void): () => void {
  const hand = () => {
    const { plate, mileage } = store.getState();
    if (plate === null) return;
    store.setState({ plate: null });
    take(plate, mileage);
  };
  const end = store.subscribe(hand);
  hand();
  return end;
}
