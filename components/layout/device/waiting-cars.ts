/** Cars typed without a connection: on this device only, until a person has them valued or takes them out. */
import { sharedStore } from '@/components/ui/stores/shared-store';
import { formatPlural } from '@/lib/format';
import { isDeviceOthers } from './page-owner';

export interface WaitingCar {
  readonly plate: string;
  readonly mileage: number;
}

interface WaitingCarsState {
  readonly cars: readonly WaitingCar[];
}

const { store, change } = sharedStore<WaitingCarsState>(
  'waiting-cars',
  { cars: [] },
  {
    read: (text) => ({ cars: parseCars(text ?? '') }),
    write: ({ cars }) => cars.map(({ plate, mileage }) => `${plate} ${mileage}`).join('\n'),
    isOthers: isDeviceOthers,
  },
);

export const waitingCarsStore = store;
export const changeWaitingCars = change;

/** A plate that is already waiting gets the new mileage. */
export function addWaitingCar(car: WaitingCar): void {
  change(({ cars }) => ({ cars: [...cars.filter(({ plate }) => plate !== car.plate), car] }));
}

export function removeAllWaitingCars(): void {
  change(() => ({ cars: [] }));
}

/** Of at least one car. */
export const waitingCarsWords = (cars: number): string =>
  `${formatPlural(cars, 'car')} saved on this device ${cars === 1 ? 'is' : 'are'} not valued yet`;

/** One car per line: `AB12CDE 46000`. Other lines are ignored. */
export function parseCars(text: string): readonly WaitingCar[] {
  return text.split('\n').flatMap((line) => {
    const [, plate = '', mileage = ''] = /^([A-Z0-9]{1,10}) (\d{1,7})$/.exec(line) ?? [];
    return plate === '' ? [] : [{ plate, mileage: Number(mileage) }];
  });
}
