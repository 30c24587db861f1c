/** A plate to value, from the search or the sample: passed to the form on the home page, never through an address. */
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly plate: string | null; readonly mileage: string }>(() => ({
  plate: null,
  mileage: '',
}));

export const offerPlateToValue = (plate: string, mileage = ''): void => store.setState({ plate, mileage });

/**
 * Passes each offered plate to the form once, including one offered before it existed.
 * @returns a function that ends this
 */
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
