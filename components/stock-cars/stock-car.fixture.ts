/** A car in stock for tests of its page. */
import { newCar } from '@/lib/domain/stock-cars/car-fields';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';

/** Just added: identified, not valued yet. */
export const CAR: CarInStock = {
  ...newCar('2026-11-20'),
  id: '6b0f5f6e-8f0a-4b4c-9d0e-0d6c2f3f8c11',
  version: 1,
  plate: 'AB21 CDE',
  title: 'Ford Focus',
  make: 'Ford',
  kind: 'car',
  identifier: 57_292,
  registered: '2021-03-04',
  mileage: 46_000,
  mileageOn: '2026-11-20',
  status: 'for_sale',
  owner: { id: 'p1', name: 'J. Smith' },
  flag: null,
  otherFlags: [],
  isDerivativeUncertain: false,
  daysInStock: 8,
  edition: null,
  values: { retail: null, clean: null, average: null, below: null },
  isWithoutVat: false,
  changePounds: null,
  gainPounds: null,
  expected: { 1: null, 3: null, 6: null },
  forecastEdition: null,
  forecastDay: null,
  market: { isAnswered: false, range: null },
  live: null,
};
