/** What helps an appraisal of a vehicle that has no forecast. Without schemas: pages load it. */
import { CONDITIONS, type TradeCondition } from '@/lib/domain/appraisals/entries';
import { isNeverForecast } from '@/lib/domain/forecasts/no-forecast';
import type { Because } from '@/lib/domain/provenance';
import { monthOf, type Day } from '@/lib/domain/time/calendar';
import type { BandValues } from '@/lib/domain/valuations/valuation';
import { formatMonthLong } from '@/lib/format';

interface RecordValues {
  /** The day the record was made. */
  readonly valuedOn: Day;
  readonly values: BandValues;
}

const hasValue = ({ values }: RecordValues, conditions: readonly TradeCondition[] = CONDITIONS): boolean =>
  conditions.some((condition) => values[condition].value !== null);

/** Why a later month has no value without a forecast. A failure has its own advice. */
export function noLaterValue(
  vehicle: RecordValues,
  condition: TradeCondition,
  because: Because | 'loading',
  otherwise: string,
): Because | 'loading' {
  if (because === 'loading' || !isNeverForecast(because)) return because;
  const month = formatMonthLong(monthOf(vehicle.valuedOn));
  const only = `Only ${month}, the month of the valuation, has a value`;
  if (hasValue(vehicle, [condition]))
    return { ...because, next: `${only}: choose it, or value the vehicle again in the month of the hand-over.` };
  return { ...because, next: hasValue(vehicle) ? `${only}, in another condition.` : otherwise };
}

/** Why it cannot be computed without a forecast whether holding pays. A failure has its own advice. */
export function noHoldWithoutForecast(vehicle: RecordValues, because: Because): Because {
  if (!isNeverForecast(because)) return because;
  const next = 'Whether holding pays cannot be computed.';
  return { ...because, next: hasValue(vehicle) ? `${next} Compare the values above.` : next };
}
