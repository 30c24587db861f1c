/** A comparison from the guide's data of each vehicle. */
import { formatDate, formatPounds } from '@/lib/format';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { orderedRows, type ComparedBuild, type ComparisonRow, type VehicleComparison } from './comparison';
import { COMPARISON_ITEMS, ELECTRIC_ITEMS } from './comparison-items';
import type { Day } from '@/lib/domain/time/calendar';
import type { Specification, TechnicalData } from '@/lib/domain/vehicles/technical/technical-data';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { specificationFrom, technicalCell, type BulkRow } from '@/lib/domain/vehicles/technical/technical-data-from';

export interface ComparisonSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly vehicle: DescribedVehicle | null;
  readonly day: Day | null;
  readonly row: BulkRow | null;
  /** Of a vehicle that runs on electricity, at least in part; null of any other, and where it is not known. */
  readonly technical: TechnicalData | null;
  /** Null without options. */
  readonly build: ComparedBuildPrice | null;
}

/** A build with what it costs on its day; `price` null if it could not be priced. */
export interface ComparedBuildPrice extends ComparedBuild {
  readonly price: {
    /** Without options; null if the guide has no price for the vehicle. */
    readonly vehicle: Specification['price'];
    /** With VAT. */
    readonly optionsPence: number;
    /** Whether options are priced on application, which the sums exclude. */
    readonly isOnApplication: boolean;
  } | null;
}

type ComparedFacts = Specification & { readonly vehicle: DescribedVehicle | null };

/** Before the technical figures: price and identity of a vehicle. */
const FACTS: readonly [label: string, tell: (source: ComparedFacts) => string | null][] = [
  ['List price (incl. VAT)', ({ price }) => price && formatPounds((price.basicPence + price.vatPence) / 100)],
  ['List price (excl. VAT)', ({ price }) => price && formatPounds(price.basicPence / 100)],
  ['Body style', ({ bodyStyle }) => bodyStyle],
  ['Fuel', ({ fuel }) => fuel],
  ['Transmission', ({ transmission }) => transmission],
  ['Doors', ({ doors }) => (doors === null ? null : String(doors))],
  ['Sector', ({ vehicle }) => vehicle?.sector ?? null],
  ['Introduced', ({ vehicle }) => dated(vehicle?.introduced)],
  ['End of production', ({ vehicle }) => vehicle && (dated(vehicle.discontinued) ?? 'In production')],
  ['End of sale', ({ vehicle }) => dated(vehicle?.runOut) ?? (vehicle?.discontinued === null ? 'On sale' : null)],
  ['Model year', ({ vehicle }) => vehicle?.modelYear ?? null],
];

const dated = (day: Day | null | undefined): string | null => (day ? formatDate(day) : null);

export function comparisonFrom(compared: readonly ComparisonSubject[]): VehicleComparison {
  const comparedFacts = compared.map(({ vehicle, row, day, build }) => {
    const specification = specificationFrom(day ?? '', row);
    // The prices of a column are all of one day.
    return { vehicle, ...specification, price: build?.price ? build.price.vehicle : specification.price, build };
  });
  const facts = FACTS.map(([label, valueOf]) => ({ label, unit: null, values: comparedFacts.map(valueOf) }));
  const figures = COMPARISON_ITEMS.map(({ item, label, unit }) => ({
    label,
    unit,
    values: compared.map(({ row }) => technicalCell(row, item)),
  }));
  return {
    vehicles: compared.map(({ kind, identifier, vehicle, day, build }) => ({
      kind,
      identifier,
      vehicle,
      day,
      build: build && withoutPrice(build),
    })),
    rows: orderedRows(
      [...optionRows(comparedFacts), ...facts, ...electricRows(compared), ...figures],
      compared.map(({ vehicle }) => vehicle !== null),
    ),
  };
}

/** Whether the guide names electricity in a fuel, alone or with another: "Electric", "Petrol/PlugIn Elec Hybrid". */
export const isElectric = (row: BulkRow | null): boolean => /elec/i.test(row?.FuelType ?? '');

const electricRows = (compared: readonly Pick<ComparisonSubject, 'technical'>[]): Omit<ComparisonRow, 'differs'>[] =>
  ELECTRIC_ITEMS.map(({ item, label, unit }) => ({
    label,
    unit,
    values: compared.map(({ technical }) => {
      const all = technical?.groups.flatMap(({ items }) => items) ?? [];
      return all.find((one) => item.test(one.name) && one.unit === unit)?.value ?? null;
    }),
  }));

const withoutPrice = ({ code, date, options, missing, because }: ComparedBuildPrice): ComparedBuild => ({
  code,
  date,
  options,
  missing,
  because,
});

const NO_OPTIONS = { optionsPence: 0, isOnApplication: false };

/** What the options add, and the price with them; none where no build is compared. */
function optionRows(
  compared: readonly (Pick<ComparisonSubject, 'build' | 'vehicle'> & Pick<Specification, 'price'>)[],
): Omit<ComparisonRow, 'differs'>[] {
  if (compared.every(({ build }) => build === null)) return [];
  return [
    {
      label: 'Price with options (incl. VAT)',
      unit: null,
      values: compared.map(({ build, price }) => {
        const options = build === null ? NO_OPTIONS : build.price;
        if (price === null || options === null) return null;
        return sumWords(price.basicPence + price.vatPence + options.optionsPence, options.isOnApplication);
      }),
    },
    {
      label: 'Options (incl. VAT)',
      unit: null,
      values: compared.map(({ build, vehicle }) => {
        const options = build === null ? vehicle && NO_OPTIONS : build.price;
        return options && sumWords(options.optionsPence, options.isOnApplication);
      }),
    },
  ];
}
