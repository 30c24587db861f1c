/** The facts that vehicles are found by. Without schemas: pages load it. */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A figure of a vehicle that a filter bounds, and that a list can be sorted by. */
export const FACT_NAMES = [
  'pricePounds',
  'co2',
  'bootLitres',
  'seats',
  'insuranceGroup',
  'powerBhp',
  'secondsTo62',
  'ncapStars',
  'euroClass',
  'benefitPercent',
  'basicTaxPounds',
  'higherTaxPounds',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface FactFilter {
  readonly name: FactName;
  readonly label: string;
  readonly unit: string | null;
  /** Whether the filter is a maximum or a minimum. */
  readonly bound: 'most' | 'least';
  readonly carsOnly: boolean;
  /** What vehicles without the fact lack: `no boot size`. */
  readonly lacking: string;
}

const filter = (
  name: FactName,
  bound: FactFilter['bound'],
  [label, unit, lacking]: readonly [string, string | null, string],
  carsOnly = false,
): FactFilter => ({ name, label, unit, bound, carsOnly, lacking });

/** In the order of the form. */
export const FACT_FILTERS: readonly FactFilter[] = [
  filter('pricePounds', 'most', ['List price incl. VAT', '£', 'no list price']),
  filter('benefitPercent', 'most', ['BIK', '%', 'no BIK percentage'], true),
  filter('basicTaxPounds', 'most', ['Tax a month at 20%', '£', 'no tax at 20%'], true),
  filter('higherTaxPounds', 'most', ['Tax a month at 40%', '£', 'no tax at 40%'], true),
  filter('co2', 'most', ['CO2', 'g/km', 'no CO2 figure']),
  filter('bootLitres', 'least', ['Boot, seats up', 'litres', 'no boot size']),
  filter('seats', 'least', ['Seats', null, 'no number of seats']),
  filter('insuranceGroup', 'most', ['Insurance group, 1 to 50', null, 'no insurance group'], true),
  filter('powerBhp', 'least', ['Engine power', 'bhp', 'no engine power']),
  filter('secondsTo62', 'most', ['0 to 62 mph', 's', 'no time from 0 to 62 mph']),
  filter('ncapStars', 'least', ['NCAP stars', null, 'no NCAP rating']),
  filter('euroClass', 'least', ['Euro standard', null, 'no Euro standard']),
];

export const filtersOf = (kind: VehicleKind): FactFilter[] =>
  FACT_FILTERS.filter(({ carsOnly }) => kind === 'car' || !carsOnly);

/** What the list is sorted by; `name`: make, model and derivative. */
export type FactSort = FactName | 'name';

export interface FactSearch {
  readonly kind: VehicleKind;
  /** As the guide writes them; null: any. */
  readonly make: string | null;
  readonly fuel: string | null;
  readonly body: string | null;
  readonly bounds: Readonly<Partial<Record<FactName, number>>>;
  readonly sort: FactSort;
  readonly isDescending: boolean;
}
