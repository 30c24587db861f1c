'use client';

import { readOptionValues } from '@/lib/api/addresses/option-values';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { readCondition, readOptionCodes, type Entries } from '@/lib/domain/appraisals/entries';
import { monthsAhead, type Loaded, type PlateForecast } from '@/lib/domain/appraisals/guide-value';
import { optionTotal } from '@/lib/domain/appraisals/option-total';
import type { AppraisalKnown, OptionTotal } from '@/lib/domain/appraisals/sum-line';
import type { Fault } from '@/lib/fault';

const LOADING = { value: null, because: 'loading' as const };
const failed = ({ message, fix }: Fault) => ({ value: null, because: { reason: message, next: fix } });

/**
 * What the column is computed from. The record's values are here already; the forecast is requested for a later month,
 * and option values for a set of ticks that was not valued before. Both are free.
 */
export function useKnown(valuation: string | null, vehicle: AppraisedVehicle, entries: Entries): AppraisalKnown {
  const ahead = monthsAhead(vehicle.valuedOn, entries['handOver']);
  const option = readOptionCodes(entries['options']);
  const { derivativeKey } = vehicle;
  const forecast = useAnswer(readRecordForecast, ahead && valuation !== null ? { id: valuation } : null);
  const options = useAnswer(
    readOptionValues,
    derivativeKey && option.length > 0 ? { ...derivativeKey, date: derivativeKey.registered, option } : null,
  );
  return {
    vehicle,
    forecast: forecastOf(forecast),
    options: optionsOf(options, entries),
  };
}

function forecastOf({ data, error }: ReturnType<typeof useAnswer<typeof readRecordForecast>>): Loaded<PlateForecast> {
  if (!data) return error ? failed(error) : LOADING;
  if (data.value === null) return data;
  const { forecast } = data.value;
  const [plate] = forecast.plates;
  if (plate) return { value: { ...plate, snapshotDay: forecast.snapshotDay } };
  return { value: null, because: { reason: 'There is no forecast for this plate.', next: 'Choose this month.' } };
}

function optionsOf(
  { data, error }: ReturnType<typeof useAnswer<typeof readOptionValues>>,
  entries: Entries,
): Loaded<OptionTotal> {
  if (!data) return error ? failed(error) : LOADING;
  if (data.values.value === null) return data.values;
  return { value: optionTotal(data.values.value, readCondition(entries['condition']), entries['handOver']) };
}
