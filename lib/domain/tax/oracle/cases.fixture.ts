/** Cases for the second reading of the law: grids over every edge, and draws that are the same on every machine. */
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import type { StatuteCar } from './car-statute.fixture';
import type { StatuteVehicle } from './duty-statute.fixture';

/** Every combination of one item from each list. */
export const gridOf = <A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): readonly (readonly [A, B, C])[] => first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c] as const)));

/** A linear congruential generator (Numerical Recipes): shares from 0 up to 1. */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function oneOf<T>(draw: () => number, items: readonly T[]): T {
  const item = items[Math.floor(draw() * items.length)];
  if (item === undefined) throw new RangeError('nothing to draw from');
  return item;
}

/** On both sides of every edge of ITEPA 2003 s.139, and with fractions. */
export const EMISSIONS = [
  0, 1, 25, 49.9, 50, 50.9, 51, 54, 55, 59, 60, 64, 65, 69, 70, 74, 74.9, 75, 76, 79, 80, 94, 95, 99, 100, 104.9, 129,
  130, 149, 150, 154, 155, 159, 160, 164, 165, 169, 170, 180, 255,
] as const;
export const ELECTRIC_MILES = [0, 0.9, 29, 29.9, 30, 39, 40, 69, 69.9, 70, 129, 130, 200] as const;
export const REGISTRATIONS = [
  '2019-06-01',
  '2020-04-05',
  '2020-04-06',
  '2024-12-31',
  '2025-01-01',
  '2026-11-23',
] as const;
/** Tax years by the year in which they begin, 2020-21 to 2029-30; the product has no percentages of earlier ones. */
export const TAX_YEARS = Array.from({ length: 10 }, (_, index) => 2020 + index);

/** Fuels as section 141 sees them. */
export const FUELS = [
  { name: 'petrol', isSolelyDiesel: false, meetsRde2: true },
  { name: 'diesel', isSolelyDiesel: true, meetsRde2: false },
  { name: 'diesel of Euro 6d', isSolelyDiesel: true, meetsRde2: true },
] as const;

export const statuteCar = (given: Partial<StatuteCar> & { co2: number; registered: string }): StatuteCar => ({
  co2: given.co2,
  registered: given.registered,
  electricMiles: given.electricMiles ?? 0,
  isSolelyDiesel: given.isSolelyDiesel ?? false,
  meetsRde2: given.meetsRde2 ?? true,
  isEasedStandard: given.isEasedStandard ?? false,
});

/** The same car as the product knows it. */
export const productCar = (car: StatuteCar): TaxedCompanyCar => ({
  firstRegistered: car.registered,
  co2GramsPerKm: car.co2,
  electricRangeMiles: car.electricMiles,
  runsOnDieselAlone: car.isSolelyDiesel,
  meetsRde2: car.meetsRde2,
  isEasedStandard: car.isEasedStandard,
});

/** A car of any kind that may be provided in a tax year. */
export function drawnCar(draw: () => number, year: number): StatuteCar {
  const registered = oneOf(
    draw,
    REGISTRATIONS.filter((day) => day < `${year + 1}-04-06`),
  );
  const kind = oneOf(draw, ['electric', 'plug-in', 'later plug-in', 'petrol', 'diesel'] as const);
  if (kind === 'electric') return statuteCar({ co2: 0, registered, electricMiles: 100 + Math.floor(draw() * 300) });
  if (kind === 'petrol') return statuteCar({ co2: 76 + Math.floor(draw() * 180), registered });
  if (kind === 'diesel')
    return statuteCar({
      co2: 76 + Math.floor(draw() * 180),
      registered,
      isSolelyDiesel: true,
      meetsRde2: draw() < 0.5,
    });
  const isLater = kind === 'later plug-in';
  return statuteCar({
    co2: isLater ? 51 + Math.floor(draw() * 100) : 1 + Math.floor(draw() * 50),
    registered,
    electricMiles: Math.floor(draw() * 140),
    isEasedStandard: isLater,
  });
}

/** On both sides of every edge of the three duty tables. */
export const DUTY_EMISSIONS = [
  1, 50, 51, 75, 76, 90, 91, 100, 101, 110, 111, 120, 121, 130, 131, 140, 141, 150, 151, 165, 166, 170, 171, 175, 176,
  185, 186, 190, 191, 200, 201, 225, 226, 255, 256, 300,
] as const;
export const DUTY_FUELS: readonly StatuteVehicle['fuel'][] = ['petrol', 'diesel', 'diesel without RDE2', 'alternative'];
