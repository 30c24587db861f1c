'use client';

import { useMemo } from 'react';
import { readReportCard } from '@/lib/api/addresses/forecasts';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { readCondition, readOptionCodes, type TradeCondition } from '@/lib/domain/appraisals/entries';
import { forecastRecordWords } from '@/lib/domain/appraisals/forecast-record';
import {
  guideValueAt,
  monthsAhead,
  plateForecastOf,
  type Loaded,
  type PlateForecast,
} from '@/lib/domain/appraisals/guide-value';
import { optionsAt } from '@/lib/domain/appraisals/option-total';
import type { AppraisalKnown, OptionTotal } from '@/lib/domain/appraisals/sum-line';
import { becauseOf } from '@/lib/domain/because-of';
import { yearLetterOn } from '@/lib/domain/plates/year-letter';
import type { Fault } from '@/lib/fault';
import { useEntryText, type ReadEntries } from './use-entries';

const LOADING = { value: null, because: 'loading' as const };
const failed = (fault: Fault) => ({ value: null, because: becauseOf(fault) });

/**
 * What the column is computed from. The record's values are already loaded; the forecast is requested for a later month
 * or a missing value, and option values for a set of ticks that was not valued before. Both are free.
 */
export function useKnown(valuation: string | null, vehicle: AppraisedVehicle, entries: ReadEntries): AppraisalKnown {
  const handOver = useEntryText(entries, 'handOver');
  const condition = readCondition(useEntryText(entries, 'condition'));
  const option = readOptionCodes(useEntryText(entries, 'options'));
  const ahead = monthsAhead(vehicle.valuedOn, handOver);
  // Where the record has no value, the forecast names the months that have one.
  const isForecast = ahead !== null && (ahead > 0 || vehicle.values[condition].value === null);
  const { derivativeKey } = vehicle;
  const { data: forecast, error: forecastError } = useAnswer(
    readRecordForecast,
    isForecast && valuation !== null ? { id: valuation } : null,
  );
  const { data: options, error: optionsError } = useAnswer(
    readOptionValues,
    derivativeKey && option.length > 0 ? { ...derivativeKey, date: derivativeKey.registered, option } : null,
  );
  return useMemo(
    () => ({
      vehicle,
      forecast: forecastOf(forecast, forecastError),
      options: optionsOf(options, optionsError, condition, handOver),
    }),
    [vehicle, forecast, forecastError, options, optionsError, condition, handOver],
  );
}

function forecastOf(
  data: EndpointAnswer<typeof readRecordForecast> | undefined,
  error: Fault | null,
): Loaded<PlateForecast> {
  if (!data) return error ? failed(error) : LOADING;
  return plateForecastOf(data);
}

function optionsOf(
  data: EndpointAnswer<typeof readOptionValues> | undefined,
  error: Fault | null,
  condition: TradeCondition,
  handOver: string | undefined,
): Loaded<OptionTotal> {
  if (!data) return error ? failed(error) : LOADING;
  if (data.values.value === null) return data.values;
  return optionsAt(data.values.value, condition, handOver);
}

/**
 * How far earlier forecasts were off at the hand-over month; null in the month of the record, and where the forecast has no
 * value.
 */
export function useForecastRecord(
  vehicle: AppraisedVehicle,
  entries: ReadEntries,
  forecast: Loaded<PlateForecast>,
): string | null {
  const { derivativeKey, valuedOn } = vehicle;
  const handOver = useEntryText(entries, 'handOver');
  const condition = readCondition(useEntryText(entries, 'condition'));
  const slice = derivativeKey && yearLetterOn(derivativeKey.registered);
  const isLater = Boolean(monthsAhead(valuedOn, handOver)) && forecast.value !== null;
  const { data } = useAnswer(
    readReportCard,
    derivativeKey && slice && isLater
      ? { kind: derivativeKey.kind, identifier: derivativeKey.identifier, ...slice, mileage: derivativeKey.mileage }
      : null,
  );
  if (!isLater || forecast.value === null || handOver === undefined || !data) return null;
  const value = guideValueAt(vehicle, condition, handOver, forecast);
  if (value.pounds === null || value.source !== 'forecast') return null;
  if (data.card === null) return `${data.because.reason} ${data.because.next}`;
  return forecastRecordWords(data.card, condition, forecast.value.snapshotDay, handOver);
}
