/** What a configuration is taxed by in the tax year of a day: its own fuel, electric range and certificate. */
import type { Day } from '@/lib/domain/time/calendar';
import { noCo2 } from '@/lib/domain/tax/company-car/certified-co2';
import { dutyCarOf, taxedCarOf } from '@/lib/domain/tax/company-car/computed-years';
import { isOfAllOptions, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import type { Because } from '@/lib/domain/provenance';
import { appropriatePercentage } from '@/lib/domain/tax/appropriate-percentage';
import { rangeBand, taxBands, type RangeBand, type TaxBand } from '@/lib/domain/tax/tax-bands';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';

export interface NamedConfiguration {
  readonly name: string;
  /** As the guide writes it; null where it is not known. */
  readonly fuelType: string | null;
  readonly configured: ConfiguredEmissions;
}

export interface TaxedConfiguration {
  readonly name: string;
  /** Whether the figures are of all its options, so that they can be compared with those of another build. */
  readonly isComparable: boolean;
  /** The CO2 it is taxed by, g/km; null where none is known. */
  readonly co2: number | null;
  /** The CO2 of its first year's vehicle tax, which changes to WLTP some days before the benefit does; null if unknown. */
  readonly dutyCo2: number | null;
  /** Or why there is none. */
  readonly percentage: { readonly percent: number } | { readonly because: Because };
  /** For this car at any CO2. */
  readonly bands: readonly TaxBand[];
  /** The electric miles that decide its percentage; null where none do. */
  readonly range: RangeBand | null;
}

/** How a configuration registered on a date is taxed in the tax year of that date. */
export function taxConfiguration({ name, fuelType, configured }: NamedConfiguration, date: Day): TaxedConfiguration {
  const year = taxYearOn(date);
  const { figures } = configured;
  const isComparable = isOfAllOptions(configured);
  const facts = { fuelType, figures, registered: date };
  const certified = figures && taxedCo2(figures);
  const dutyCo2 = dutyCarOf(facts, certified, 0).co2GramsPerKm;
  const car = taxedCarOf(facts, certified);
  if (car === null)
    return { name, isComparable, co2: null, dutyCo2, percentage: { because: noCo2(date) }, bands: [], range: null };
  return {
    name,
    isComparable,
    co2: car.co2GramsPerKm,
    dutyCo2,
    percentage: appropriatePercentage(car, year),
    bands: taxBands(car, year),
    range: rangeBand(car, year),
  };
}

/** The bands of all of them, where they are the same; null where they are not. Vans have none. */
export function sharedBands(configurations: readonly NamedConfiguration[], date: Day): readonly TaxBand[] | null {
  const tables = configurations.map((configuration) =>
    configuration.configured.kind === 'car' ? taxConfiguration(configuration, date).bands : [],
  );
  const [first = []] = tables;
  return tables.every((table) => JSON.stringify(table) === JSON.stringify(first)) ? first : null;
}
