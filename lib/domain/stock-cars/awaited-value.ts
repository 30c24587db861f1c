/** What stands in the place of a car's values before its first. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import type { CarInStock } from './stock-car';
import { isInStock } from './stock-car-state';

type CarToValue = Pick<CarInStock, 'status' | 'identifier' | 'registered' | 'mileage' | 'edition'>;

/** Its first value is on its way: it is valued in the background, by guide ID, day of registration and mileage. */
export const isValueAwaited = (car: CarToValue): boolean => lacksValue(car) && missingFacts(car).length === 0;

/** What must be entered before it can be valued; null where nothing is missing, or it is not to be valued. */
export function missingFactsWords(car: CarToValue): string | null {
  const missing = missingFacts(car);
  return lacksValue(car) && missing.length > 0 ? `To have it valued, enter its ${formatList(missing)}.` : null;
}

const lacksValue = ({ status, identifier, edition }: CarToValue): boolean =>
  edition === null && identifier !== null && (isInStock(status) || status === 'sold');

const missingFacts = ({ registered, mileage }: CarToValue): string[] => [
  ...(registered === null ? ['date of first registration'] : []),
  ...(mileage === null ? ['mileage'] : []),
];
