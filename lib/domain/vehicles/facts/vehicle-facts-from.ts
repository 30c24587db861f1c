/** The facts of a derivative from its row of bulk technical data (2 §NVD rows); benefit and tax by our tables of law. */
import { taxedCarOf } from '@/lib/domain/tax/company-car/computed-years';
import { appropriatePercentage } from '@/lib/domain/tax/appropriate-percentage';
import { carBenefit, dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import type { Day } from '@/lib/domain/time/calendar';
import type { TechnicalItemName } from '@/lib/domain/vehicles/comparison/comparison-items';
import { specificationFrom, technicalCell, type BulkRow } from '@/lib/domain/vehicles/technical/technical-data-from';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { VehicleFacts } from './vehicle-facts';

/** What is requested of each vehicle. The bulk data has no P11D value and no electric range. */
export const FACT_ITEMS: readonly TechnicalItemName[] = [
  'CO2',
  'LUGGAGECAPACITYSEATSUP',
  'SEATS',
  'INSURANCEGROUP1-50',
  'ENGINEPOWER_BHP',
  '0TO62',
  'NCAPOVERALLRATING',
  'STANDARDEMISSIONS',
];

/** @param day whose tax year counts */
export function vehicleFactsFrom(kind: VehicleKind, row: BulkRow, day: Day): VehicleFacts | null {
  if (!row.REFID) return null;
  const { fuel, bodyStyle, price } = specificationFrom(day, row);
  const cell = (item: TechnicalItemName) => technicalCell(row, item);
  const co2 = leadingNumber(cell('CO2'));
  const pricePence = price && price.basicPence + price.vatPence;
  const standard = cell('STANDARDEMISSIONS');
  return {
    kind,
    identifier: row.REFID,
    make: words(row.Manufacturer),
    model: words(row.Model),
    derivative: words(row.Derivative),
    fuel,
    body: bodyStyle,
    pricePounds: pricePence && Math.round(pricePence / 100),
    co2,
    bootLitres: positive(cell('LUGGAGECAPACITYSEATSUP')),
    seats: positive(cell('SEATS')),
    insuranceGroup: kind === 'car' ? positive(cell('INSURANCEGROUP1-50')) : null,
    powerBhp: positive(cell('ENGINEPOWER_BHP')),
    secondsTo62: positive(cell('0TO62')),
    ncapStars: leadingNumber(cell('NCAPOVERALLRATING')),
    euroClass: euroClassFrom(standard),
    ...(kind === 'car' ? taxOf({ fuel, co2, standard, pricePence }, day) : NO_TAX),
  };
}

const NO_TAX = { benefitPercent: null, basicTaxPounds: null, higherTaxPounds: null };

interface TaxedFactsOfCar {
  readonly fuel: string | null;
  readonly co2: number | null;
  readonly standard: string | null;
  readonly pricePence: number | null;
}

/** For a plug-in hybrid it depends on the electric range, which the bulk data lacks. */
function taxOf({ fuel, co2, standard, pricePence }: TaxedFactsOfCar, day: Day): typeof NO_TAX | CarTax {
  const taxed = taxedCarOf({ fuelType: fuel, figures: null, registered: day }, co2);
  if (taxed === null || /plug.?in/i.test(fuel ?? '')) return NO_TAX;
  const year = taxYearOn(day);
  const percentage = appropriatePercentage({ ...taxed, meetsRde2: meetsRde2By(standard) }, year);
  if ('because' in percentage) return NO_TAX;
  if (pricePence === null) return { ...NO_TAX, benefitPercent: percentage.percent };
  const { benefitPence } = carBenefit({ year, percentage, listPricePence: pricePence, accessoriesPence: 0 });
  const poundsAMonth = (rate: number) => perMonth(dueOn(benefitPence, rate)) / 100;
  return { benefitPercent: percentage.percent, basicTaxPounds: poundsAMonth(20), higherTaxPounds: poundsAMonth(40) };
}

interface CarTax {
  readonly benefitPercent: number;
  readonly basicTaxPounds: number | null;
  readonly higherTaxPounds: number | null;
}

/**
 * Euro 6d and later standards meet RDE2, `6d-TEMP` does not (HMRC 480, appendix 2: RDE2 is Euro 6d); null if the text
 * leaves it open.
 */
function meetsRde2By(standard: string | null): boolean | null {
  const [, step] = /\b(?:euro\s*)?(6d-?temp|6d|6e|7|[1-5]|6[abc]?)\b/i.exec(standard ?? '') ?? [];
  if (step === undefined || step === '6') return null;
  return /^(6d|6e|7)$/i.test(step);
}

const words = (text: string | undefined): string => text?.trim() ?? '';

/** `24E` → 24, `8.9` → 8.9; null if it does not begin with a number. */
function leadingNumber(text: string | null): number | null {
  const [number] = /^\d+(\.\d+)?/.exec(text?.replace(/,/g, '') ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** 0 means not given. */
const positive = (text: string | null): number | null => leadingNumber(text) || null;

/** `EURO 6d` → 6. */
function euroClassFrom(standard: string | null): number | null {
  const [, euro] = /euro\s*([1-7])/i.exec(standard ?? '') ?? [];
  return euro === undefined ? null : Number(euro);
}
