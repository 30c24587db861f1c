/** The technical items for comparing vehicles, in a dealer's order (2 §techDataList). */
import type { technicalItems } from '@/lib/contract/nvd';

export type TechnicalItemName = (typeof technicalItems)[number];

export interface ComparisonItem {
  /** The guide's name of it. */
  readonly item: TechnicalItemName;
  readonly label: string;
  readonly unit: string | null;
  readonly carsOnly?: true;
}

/** Of vehicles that run on electricity. The bulk data has no items for these: the technical data of one vehicle has. */
export const ELECTRIC_ITEMS = [
  { item: /^battery capacity$/i, label: 'Battery', unit: 'kWh' },
  { item: /^(?:pure )?electric range$/i, label: 'Electric range', unit: 'miles' },
] as const;

const row = (item: TechnicalItemName, label: string, unit: string | null = null): ComparisonItem => ({
  item,
  label,
  unit,
});

export const COMPARISON_ITEMS: readonly ComparisonItem[] = [
  row('ENGINEPOWER_BHP', 'Engine power', 'bhp'),
  row('ENGINEPOWER_PS', 'Engine power', 'PS'),
  row('ENGINEPOWER_KW', 'Engine power', 'kW'),
  row('ENGINEPOWER_RPM', 'Engine power at', 'rpm'),
  row('CC', 'Engine size', 'cc'),
  row('FUELDELIVERY', 'Fuel delivery'),
  row('0TO62', '0 to 62 mph', 's'),
  row('TOPSPEED', 'Top speed', 'mph'),
  row('CO2', 'CO2', 'g/km'),
  row('MPG_COMBINED', 'Combined', 'mpg'),
  row('MPG_URBAN', 'Urban', 'mpg'),
  row('MPG_EXTRAURBAN', 'Extra urban', 'mpg'),
  row('STANDARDEMISSIONS', 'Emissions standard'),
  row('NOX', 'NOx', 'g/km'),
  row('CO', 'CO', 'g/km'),
  row('HC', 'HC', 'g/km'),
  row('HC+NOX', 'HC+NOx', 'g/km'),
  { ...row('INSURANCEGROUP1-50', 'Insurance group, 1 to 50'), carsOnly: true },
  row('INSURANCEGROUP1', 'Insurance group 1'),
  row('INSURANCEGROUP2', 'Insurance group 2'),
  row('SEATS', 'Seats'),
  row('LUGGAGECAPACITYSEATSUP', 'Luggage, seats up', 'litres'),
  row('LUGGAGECAPACITYSEATSDOWN', 'Luggage, seats down', 'litres'),
  row('FUELTANKCAPACITY', 'Fuel tank', 'litres'),
  row('LENGTH', 'Length', 'mm'),
  row('WIDTH', 'Width', 'mm'),
  row('HEIGHT', 'Height', 'mm'),
  row('GROSSVEHICLEWEIGHT', 'Gross vehicle weight', 'kg'),
  row('NCAPOVERALLRATING', 'NCAP stars'),
  row('NCAPADULTOCCUPANT', 'NCAP adult occupant', '%'),
  row('NCAPCHILDOCCUPANT', 'NCAP child occupant', '%'),
  row('NCAPPEDESTRIAN', 'NCAP pedestrian', '%'),
  row('NCAPSAFETYASSIST', 'NCAP safety assist', '%'),
  row('STANDARDMANWARRANTY_YEARS', 'Warranty', 'years'),
  row('STANDARDMANWARRANTY_MILEAGE', 'Warranty', 'miles'),
];
