/** How many of a list's vehicles have a value. Without schemas: pages load it. */
import { formatCount, formatPlural } from '@/lib/format';
import type { ValuationSummary } from './valuation';
import type { ValuedVehicleTotals } from './valued-vehicle';

export const NO_VALUE = 'No value';

export const hasNoValue = ({ retailPounds, cleanPounds }: Pick<ValuationSummary, 'retailPounds' | 'cleanPounds'>) =>
  retailPounds === null && cleanPounds === null;

/** "11 vehicles", or "10 of 11 valued". */
export const valuedWords = ({ vehicles, withoutValue }: Pick<ValuedVehicleTotals, 'vehicles' | 'withoutValue'>) =>
  withoutValue === 0
    ? formatPlural(vehicles, 'vehicle')
    : `${formatCount(vehicles - withoutValue)} of ${formatCount(vehicles)} valued`;
