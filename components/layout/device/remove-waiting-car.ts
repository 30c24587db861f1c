import { changeWaitingCars, type WaitingCar } from './waiting-cars';

/** @returns what puts it back in its place, unless the plate is waiting again by then */
export function removeWaitingCar(plate: string): () => void {
  let place = -1;
  let removed: WaitingCar | undefined;
  changeWaitingCars(({ cars }) => {
    place = cars.findIndex((car) => car.plate === plate);
    removed = cars[place];
    return { cars: cars.filter((car) => car !== removed) };
  });
  return () => {
    const car = removed;
    if (car === undefined) return;
    changeWaitingCars(({ cars }) =>
      cars.some((other) => other.plate === plate)
        ? { cars }
        : { cars: [...cars.slice(0, place), car, ...cars.slice(place)] },
    );
  };
}
