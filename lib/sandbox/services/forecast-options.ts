/** The `options` list of a forecast: `name:value` pairs, each violation named in the refusal (1 §Errors). */
import {
  forecastMonths,
  forecastOptionNames,
  splitForecastOptions,
  type ForecastOptions,
} from '@/lib/contract/forecast';
import { refusals } from '@/lib/contract/refusals';
import { isDate } from '@/lib/sandbox/time/calendar';
import { ResourceFailure } from '@/lib/sandbox/host/resource-handlers';

type ForecastOptionName = (typeof forecastOptionNames)[number];

/** Why a value is not valid for this option; undefined if it is. Only the order of months has a documented text. */
const complaints: Readonly<Record<ForecastOptionName, (value: string) => string | undefined>> = {
  valuationDate: (value) =>
    isDate(value) ? undefined : `valuationDate option should be a date in the form YYYY-MM-DD. valuationDate:${value}`,
  monthFrom: (value) => monthComplaint('monthFrom', value),
  monthTo: (value) => monthComplaint('monthTo', value),
  mileage: (value) =>
    /^\d{1,9}$/.test(value) ? undefined : `mileage option should be a whole number. mileage:${value}`,
};

function monthComplaint(name: ForecastOptionName, value: string): string | undefined {
  const { min, max } = forecastMonths;
  const isMonth = /^\d{1,2}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return isMonth ? undefined : `${name} option should be a whole number from ${min} to ${max}. ${name}:${value}`;
}

/** @throws ResourceFailure naming every violation */
export function readForecastOptions(text: string): ForecastOptions {
  const violations: string[] = [];
  const given = new Map<ForecastOptionName, string>();
  for (const [name, value] of splitForecastOptions(text)) {
    const known = forecastOptionNames.find((optionName) => optionName.toLowerCase() === name.toLowerCase());
    const complaint =
      known === undefined
        ? `${name} is not an option.`
        : given.has(known)
          ? `${known} option should be given once.`
          : complaints[known](value);
    if (complaint !== undefined) violations.push(complaint);
    else if (known !== undefined) given.set(known, value);
  }
  const [from, to] = [numberIn(given, 'monthFrom'), numberIn(given, 'monthTo')];
  if (from !== undefined && to !== undefined && from > to) {
    violations.push(`monthFrom option should be less than monthTo option. monthFrom:${from}, monthTo:${to}`);
  }
  if (violations.length > 0) throw new ResourceFailure(refusals(violations).badOptions);
  const [date, mileage] = [given.get('valuationDate'), numberIn(given, 'mileage')];
  return {
    ...(date === undefined ? {} : { valuationDate: date }),
    ...(from === undefined ? {} : { monthFrom: from }),
    ...(to === undefined ? {} : { monthTo: to }),
    ...(mileage === undefined ? {} : { mileage }),
  };
}

const numberIn = (given: ReadonlyMap<ForecastOptionName, string>, name: ForecastOptionName): number | undefined => {
  const text = given.get(name);
  return text === undefined ? undefined : Number(text);
};
