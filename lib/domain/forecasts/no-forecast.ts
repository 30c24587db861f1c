/**
 * Why a vehicle has no forecast, where trying again or valuing it again does not bring one; and what can be done.
 * Without schemas: pages load it.
 */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** How a forecast is searched for. */
export type ForecastSearch = 'derivative' | 'letter' | 'month' | 'plate' | 'date';

const KIND_REASONS: Readonly<Record<VehicleKind, string>> = {
  car: `The forecast service does not cover ${LISTED_KIND_WORDS.car} under your subscription.`,
  van: `The forecast service does not cover ${LISTED_KIND_WORDS.van} under your subscription.`,
};

/** The subscription has no forecasts of this kind of vehicle. */
export const kindNotForecast = (kind: VehicleKind) =>
  ({
    reason: KIND_REASONS[kind],
    next: 'Its used value history is available.',
    code: 'never_forecast',
  }) as const satisfies Because;

/** Of an identified vehicle with its date of registration: the service has nothing. */
export const VEHICLE_NOT_FORECAST = {
  reason: 'The provider makes no forecast for this derivative and plate.',
  next: 'Its used value history shows how its value has moved.',
  code: 'never_forecast',
} as const satisfies Because;

const CHECKS: Readonly<Record<ForecastSearch, string>> = {
  derivative: 'Check the guide ID',
  letter: 'Check the year and plate',
  month: 'Check the month of registration',
  plate: 'Check the plate',
  date: 'Check the date of registration',
};

/** Of a search, whose terms may be wrong. @param isOlder an earlier forecast was requested */
export const nothingForecast = (by: ForecastSearch, isOlder: boolean): Because =>
  isOlder
    ? {
        reason: 'There is no forecast for this vehicle on or before that date.',
        next: 'Choose a later date, or use the current forecast.',
      }
    : {
        reason: 'The provider has no forecast for this vehicle.',
        next: `${CHECKS[by]}: forecasts cover the plates ${SOURCES.guide.inText} lists.`,
      };

/** Whether a vehicle has no forecast for one of these reasons, and not because a service failed or something is unknown. */
export const isNeverForecast = ({ code }: Because): boolean => code === 'never_forecast';
