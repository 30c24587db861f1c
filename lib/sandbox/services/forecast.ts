/** Short term forecasts: a snapshot of the next twelve months' values, in five routes (1 §ShortTermForecast). */
import * as contract from '@/lib/contract/forecast';
import { refusals } from '@/lib/contract/refusals';
import { addDays, addMonths, isDate } from '@/lib/sandbox/time/calendar';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { readForecastOptions } from '@/lib/sandbox/services/forecast-options';
import { currentEdition, editionOn } from '@/lib/sandbox/market/editions';
import { editorsView, expectedIndex, forecastHorizon, forecastValue } from '@/lib/sandbox/market/forecast';
import { listedSlices } from '@/lib/sandbox/market/grid';
import { mileagePoints } from '@/lib/sandbox/market/mileage';
import {
  periodBySequence,
  sliceOfDate,
  sliceOfYearLetter,
  slicesOfPeriod,
  type RegistryPlateSlice,
} from '@/lib/sandbox/plates/plates';
import { defineResourceHandler, ResourceFailure, type ResourceCall } from '@/lib/sandbox/host/resource-handlers';

const midnight = (date: string): string => `${date}T00:00:00`;

/** The names in the list of vehicle types. */
const databases: Readonly<Record<number, CatalogueDatabase>> = { 1: 'CAR', 2: 'LCV' };

interface ForecastParams {
  readonly vehicleTypeId: number;
  readonly refId: number;
  readonly options?: string | undefined;
}

/** The requested plates among those of a derivative in a snapshot. */
type PlateSelector = (listed: readonly RegistryPlateSlice[]) => readonly (RegistryPlateSlice | null)[];

/** One snapshot in its list. @throws ResourceFailure */
function forecasts(params: ForecastParams, selectPlates: PlateSelector, call: ResourceCall) {
  const options = readForecastOptions(params.options ?? '');
  const database = databases[params.vehicleTypeId];
  const derivative = database && call.catalogue().derivative(database, params.refId);
  const snapshot =
    options.valuationDate === undefined ? currentEdition(call.today) : editionOn(options.valuationDate, call.today);
  if (!derivative || snapshot === null) throw noForecast();
  const listed = listedSlices(derivative, snapshot);
  const selectedSlices = selectPlates(listed).map((slice) => listed.find(({ text }) => text === slice?.text));
  const plates = selectedSlices.flatMap((slice) => {
    const plusValues = slice === undefined ? [] : plusValuesOf(derivative, slice, snapshot, options);
    if (slice === undefined || plusValues.length === 0) return [];
    return { plate: { yearMonth: slice.text, plateSequenceNumber: slice.sequence }, plusValues };
  });
  if (plates.length === 0) throw noForecast();
  return [{ valuationDate: midnight(snapshot), plates, comments: comments(derivative, snapshot, call.now) }];
}

const noForecast = (): ResourceFailure => new ResourceFailure(refusals().noForecast);

function plusValuesOf(
  derivative: CatalogueDerivative,
  { from: registered }: RegistryPlateSlice,
  snapshot: string,
  { monthFrom = 1, monthTo = forecastHorizon, mileage: onlyMileage }: contract.ForecastOptions,
) {
  const points = mileagePoints(derivative.database, registered, snapshot);
  const mileages = onlyMileage === undefined ? points : points.filter((point) => point === onlyMileage);
  const months = Array.from({ length: monthTo - monthFrom + 1 }, (_, i) => monthFrom + i);
  return months.flatMap((month) => {
    const mileagePointsThen = mileages.flatMap((mileage) => {
      const values = forecastValue({ derivative, registered, mileage }, snapshot, month);
      if (values === null) return [];
      const { clean, average, below } = values;
      return { mileage, clean, average, below };
    });
    if (mileagePointsThen.length === 0) return [];
    return { date: midnight(addMonths(snapshot, month)), mileagePoints: mileagePointsThen };
  });
}

/** The editors' comments on a snapshot, in the days after it; each figure is one of the forecast itself. */
function comments(derivative: CatalogueDerivative, snapshot: string, now: string) {
  const percent = (expectedIndex(derivative, snapshot, 3) - 1) * 100;
  const course = `${percent < 0 ? 'fall' : 'rise'} by about ${Math.abs(percent).toFixed(1)} %`;
  const view = editorsView(derivative, snapshot);
  const words = Math.abs(view) < 0.001 ? 'as firm as is usual' : view < 0 ? 'weaker than usual' : 'firmer than usual';
  const all = [
    {
      commentDate: midnight(addDays(snapshot, 1)),
      comment: `${derivative.sector}: at constant age we expect values to ${course} over three months.`,
    },
    {
      commentDate: `${addDays(snapshot, 3)}T09:30:00`,
      comment: `${derivative.sector}: demand is ${words} for the season.`,
    },
  ];
  return all.filter(({ commentDate }) => commentDate <= now);
}

/** @throws ResourceFailure for a month that does not exist */
function sliceOfMonth(year: number, month: number): RegistryPlateSlice | null {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  if (!isDate(first)) throw new ResourceFailure(refusals().invalid);
  return sliceOfDate(first);
}

/** A plate may span New Year; the answer is for a single plate (1 §Endpoints), the first that the book lists. */
function ofPlate(sequence: number, listed: readonly RegistryPlateSlice[]): RegistryPlateSlice | null {
  const period = periodBySequence(sequence);
  const slices = period === null ? [] : slicesOfPeriod(period);
  return slices.find(({ text }) => listed.some((listedSlice) => listedSlice.text === text)) ?? null;
}

const { unauthorised } = refusals();

export const forecastHandlers = [
  defineResourceHandler(contract.forecast, (params, call) => forecasts(params, (listed) => listed, call), unauthorised),
  defineResourceHandler(
    contract.forecastByYearLetter,
    (params, call) => forecasts(params, () => [sliceOfYearLetter(params.year, params.letter)], call),
    unauthorised,
  ),
  defineResourceHandler(
    contract.forecastByYearMonth,
    (params, call) => forecasts(params, () => [sliceOfMonth(params.year, params.month)], call),
    unauthorised,
  ),
  defineResourceHandler(
    contract.forecastByPlatedId,
    (params, call) => forecasts(params, (listed) => [ofPlate(params.plateId, listed)], call),
    unauthorised,
  ),
  defineResourceHandler(
    contract.forecastByRegistrationDate,
    (params, call) => forecasts(params, () => [sliceOfDate(params.registrationDate)], call),
    unauthorised,
  ),
];
