/** What a person enters about a car in stock, and what can change. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate, formatMiles, formatPounds } from '@/lib/format';
import { STATUS_WORDS, SOLD_TO_WORDS, type SoldTo, type StockCarStatus } from './stock-car-state';

/** The name of a vehicle without a known one. */
export const NOT_IDENTIFIED = 'Not identified yet';

/** Everything about a car that can change, as stored. */
export interface StockCarFields {
  readonly stockNumber: string | null;
  readonly plate: string | null;
  readonly vin: string | null;
  readonly title: string;
  readonly make: string | null;
  readonly derivative: string | null;
  readonly kind: VehicleKind | null;
  readonly identifier: number | null;
  readonly registered: Day | null;
  readonly mileage: number | null;
  readonly mileageOn: Day | null;
  readonly milesPerMonth: number;
  readonly costPounds: number | null;
  readonly preparationPounds: number | null;
  readonly advertisedPounds: number | null;
  readonly inOn: Day;
  readonly site: string | null;
  readonly status: StockCarStatus;
  readonly notes: string;
  readonly leftOn: Day | null;
  readonly soldPounds: number | null;
  readonly soldTo: SoldTo | null;
  readonly valuationId: string | null;
  readonly registrationId: string | null;
  readonly appraisalId: string | null;
}

/** A car about which only the day it came in is known. */
export const newCar = (inOn: Day): StockCarFields => ({
  stockNumber: null,
  plate: null,
  vin: null,
  title: NOT_IDENTIFIED,
  make: null,
  derivative: null,
  kind: null,
  identifier: null,
  registered: null,
  mileage: null,
  mileageOn: null,
  milesPerMonth: 0,
  costPounds: null,
  preparationPounds: null,
  advertisedPounds: null,
  inOn,
  site: null,
  status: 'preparation',
  notes: '',
  leftOn: null,
  soldPounds: null,
  soldTo: null,
  valuationId: null,
  registrationId: null,
  appraisalId: null,
});

export const FIELD_WORDS: Readonly<Record<keyof StockCarFields, string>> = {
  stockNumber: 'Stock number',
  plate: 'Plate',
  vin: 'VIN',
  title: 'Vehicle',
  make: 'Make',
  derivative: 'Derivative',
  kind: 'Kind',
  identifier: 'Guide ID',
  registered: 'First registered',
  mileage: 'Mileage',
  mileageOn: 'Mileage read on',
  milesPerMonth: 'Miles a month',
  costPounds: 'Cost',
  preparationPounds: 'Preparation',
  advertisedPounds: 'Asking price',
  inOn: 'Date in',
  site: 'Site',
  status: 'Status',
  notes: 'Notes',
  leftOn: 'Date out',
  soldPounds: 'Sold for',
  soldTo: 'Sold to',
  valuationId: 'Valuation',
  registrationId: 'Vehicle file',
  appraisalId: 'Appraisal',
};

export interface FieldChange {
  readonly field: keyof StockCarFields;
  readonly before: string | null;
  readonly after: string | null;
}

const FIELDS = Object.keys(FIELD_WORDS).filter((name): name is keyof StockCarFields => name in FIELD_WORDS);

/** What can change of a car that has more: of a stored one, say, without its owner and its values. */
export const fieldsOf = (car: StockCarFields): StockCarFields => ({
  ...newCar(car.inOn),
  ...Object.fromEntries(FIELDS.map((field) => [field, car[field]])),
});

const text = (value: string | number | null): string | null => (value === null ? null : String(value));

/** Field by field, in the order of their names on screen. */
export const changesBetween = (before: StockCarFields, after: StockCarFields): FieldChange[] =>
  FIELDS.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: text(before[field]), after: text(after[field]) }],
  );

const VEHICLE: readonly (keyof StockCarFields)[] = ['title', 'make', 'derivative', 'kind', 'identifier'];
const EMPTY: readonly unknown[] = [null, '', NOT_IDENTIFIED];

/**
 * Fills the empty fields of a car in stock with what is known now: what was entered stays. The name, make and
 * derivative that a person typed stay until the car has a guide ID; a car that has one stays that vehicle.
 */
export function fillEmpty(before: StockCarFields, given: StockCarFields): StockCarFields {
  const isIdentifiedNow = before.identifier === null && given.identifier !== null;
  const isSameVehicle = before.identifier === given.identifier;
  const isFilled = (field: keyof StockCarFields): boolean => {
    if (field === 'mileageOn') return before.mileage === null;
    if (VEHICLE.includes(field) && isIdentifiedNow) return true;
    return EMPTY.includes(before[field]) && (isSameVehicle || !VEHICLE.includes(field));
  };
  return { ...before, ...Object.fromEntries(FIELDS.filter(isFilled).map((field) => [field, given[field]])) };
}

/**
 * The same with a derivative that was chosen since, for a car that could be another one too: it becomes that vehicle, by
 * the record in which it was chosen.
 */
export function withChosenDerivative(before: StockCarFields, given: StockCarFields): StockCarFields {
  const { title, make, derivative, kind, identifier, valuationId } = given;
  const registrationId = given.registrationId ?? before.registrationId;
  const chosen = { title, make, derivative, kind, identifier, valuationId, registrationId };
  return { ...fillEmpty(before, given), ...chosen };
}

const wordsIn = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.entries(words).find(([name]) => name === key)?.[1] ?? key;

/** A stored text of the history, as shown. A record is stored by its id, which means nothing to a person. */
export function changeText(field: string, stored: string): string {
  if (field === 'status') return wordsIn(STATUS_WORDS, stored);
  if (field === 'soldTo') return wordsIn(SOLD_TO_WORDS, stored);
  if (field === 'kind') return wordsIn(KIND_WORDS, stored);
  if (field === 'title' || field === 'make') return displayName(stored);
  if (field.endsWith('Id')) return 'Linked';
  if (field.endsWith('Pounds')) return formatPounds(Number(stored));
  if (field === 'mileage' || field === 'milesPerMonth') return formatMiles(Number(stored));
  if (field.endsWith('On') || field === 'registered') return formatDate(stored);
  return stored;
}

/** The name of a field in the history; an alert is not a field that a person enters. */
export const fieldWords = (field: string): string => (field === 'flag' ? 'Alert' : wordsIn(FIELD_WORDS, field));
