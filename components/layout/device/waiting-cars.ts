/** Cars typed without a connection: on this device only, until a person has them valued or takes them out. */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '@/components/ui/stores/browser-storage';

export interface WaitingCar {
  readonly plate: string;
  readonly mileage: number;
}

interface WaitingCarsState {
  readonly cars: readonly WaitingCar[];
}

const KEY = 'waiting-cars';

export const waitingCarsStore = createStore<WaitingCarsState>()(
  persist((): WaitingCarsState => ({ cars: [] }), {
    name: KEY,
    storage: browserStorage<WaitingCarsState>('localStorage', {
      read: (text) => ({ cars: parseCars(text ?? '') }),
      write: ({ cars }) => cars.map(({ plate, mileage }) => `${plate} ${mileage}`).join('\n'),
    }),
  }),
);

// Another tab of the same person changed it.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) void waitingCarsStore.persist.rehydrate();
  });

/** A plate that waits already is given its new mileage. */
export function addWaitingCar(car: WaitingCar): void {
  waitingCarsStore.setState(({ cars }) => ({ cars: [...cars.filter(({ plate }) => plate !== car.plate), car] }));
}

export function removeWaitingCar(plate: string): void {
  waitingCarsStore.setState(({ cars }) => ({ cars: cars.filter((car) => car.plate !== plate) }));
}

export function removeAllWaitingCars(): void {
  waitingCarsStore.setState({ cars: [] });
}

/** A line a car: `AB12CDE 46000`. Other lines are left out. */
export function parseCars(text: string): readonly WaitingCar[] {
  return text.split('\n').flatMap((line) => {
    const [, plate = '', mileage = ''] = /^([A-Z0-9]{1,10}) (\d{1,7})$/.exec(line) ?? [];
    return plate === '' ? [] : [{ plate, mileage: Number(mileage) }];
  });
}
