/** Rates of income tax, class 1A and car fuel, by tax year. */
import { byYear, type DatedLawValue, type LawTable } from './dated-law-values';
import { CLASS_1A, FUEL_ORDERS, INCOME_TAX, VAN_CHARGE } from './law-sources';
import { taxYear } from './fiscal-years';

const classOneA = (first: number, last: number, value: number, isAssumed = false): DatedLawValue<number> => ({
  from: taxYear(first).from,
  to: taxYear(last).to,
  value,
  source: CLASS_1A,
  isAssumed,
});

/** Percent; each row by the years in which its first and its last tax year end. */
export const CLASS_1A_RATE: LawTable<number> = {
  name: 'class 1A rate',
  rows: [
    classOneA(1992, 1994, 10.4),
    classOneA(1995, 1997, 10.2),
    classOneA(1998, 1999, 10),
    classOneA(2000, 2001, 12.2),
    classOneA(2002, 2002, 11.9),
    classOneA(2003, 2003, 11.8),
    classOneA(2004, 2011, 12.8),
    classOneA(2012, 2022, 13.8),
    // The blend of 15.05 to November and 13.8 afterwards, as used in the annual return.
    classOneA(2023, 2023, 14.53),
    classOneA(2024, 2025, 13.8),
    classOneA(2026, 2027, 15),
    // No other rate is enacted; a quotation covers five years.
    classOneA(2028, 2032, 15, true),
  ],
};

/** Pounds a year; the car's percentage of it is the benefit of free private fuel. Later years are not published. */
export const CAR_FUEL_MULTIPLIER: LawTable<number> = {
  name: 'car fuel multiplier',
  rows: byYear(taxYear, 2018, [22600, 23400, 24100, 24500, 24600, 25300, 27800, 27800, 28200, 29200], FUEL_ORDERS),
};

/** Pounds a year, for any van; later years are not published. */
export const VAN_BENEFIT: LawTable<number> = {
  name: 'van benefit',
  rows: byYear(taxYear, 2018, [3230, 3350, 3430, 3490, 3500, 3600, 3960, 3960, 4020, 4170], FUEL_ORDERS),
};

/** Pounds a year for free private fuel of a van; later years are not published. */
export const VAN_FUEL_BENEFIT: LawTable<number> = {
  name: 'van fuel benefit',
  rows: byYear(taxYear, 2018, [610, 633, 655, 666, 669, 688, 757, 757, 769, 798], FUEL_ORDERS),
};

/** Per cent of the van benefit charged for a van without emissions (ITEPA 2003 s.155); earlier years are left out. */
export const ZERO_EMISSION_VAN_SHARE: LawTable<number> = {
  name: 'share of a van without emissions',
  rows: [
    ...byYear(taxYear, 2018, [20, 40, 60, 80], VAN_CHARGE),
    { from: '2021-04-06', to: null, value: 0, source: VAN_CHARGE, isAssumed: false },
  ],
};

export interface TaxRate {
  readonly name: string;
  readonly percent: number;
  /** One of the two that most drivers pay. */
  readonly isUsual?: true;
}

/** The rates a benefit is taxed at in the rest of the United Kingdom, whatever a person's bands. */
export const RATES: readonly TaxRate[] = [
  { name: 'Basic rate', percent: 20, isUsual: true },
  { name: 'Higher rate', percent: 40, isUsual: true },
  { name: 'Additional rate', percent: 45 },
];

const scottish = (
  first: number,
  last: number,
  higher: number,
  above: readonly TaxRate[],
  isAssumed = false,
): DatedLawValue<readonly TaxRate[]> => ({
  from: taxYear(first).from,
  to: taxYear(last).to,
  source: INCOME_TAX,
  isAssumed,
  value: [
    { name: 'Scottish starter rate', percent: 19 },
    { name: 'Scottish basic rate', percent: 20, isUsual: true },
    { name: 'Scottish intermediate rate', percent: 21 },
    { name: 'Scottish higher rate', percent: higher, isUsual: true },
    ...above,
  ],
});

const ADVANCED_AND_TOP: readonly TaxRate[] = [
  { name: 'Scottish advanced rate', percent: 45 },
  { name: 'Scottish top rate', percent: 48 },
];

/** In Scotland, by the years the first and the last end in; other years are not in the table. */
export const SCOTTISH_RATES: LawTable<readonly TaxRate[]> = {
  name: 'Scottish rates of income tax',
  rows: [
    scottish(2019, 2023, 41, [{ name: 'Scottish top rate', percent: 46 }]),
    scottish(2024, 2024, 42, [{ name: 'Scottish top rate', percent: 47 }]),
    scottish(2025, 2027, 42, ADVANCED_AND_TOP),
    // No other rates are enacted; a quotation covers five years.
    scottish(2028, 2032, 42, ADVANCED_AND_TOP, true),
  ],
};
