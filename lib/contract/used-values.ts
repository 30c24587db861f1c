/** Used values: the monthly editions of guide values, by identifier, plate and mileage (3 §Used values service). */
import { dataset, document, operation, type WebService } from '@/lib/wire/operation';
import { record, required, type ShapeFields } from '@/lib/wire/shape';
import { date, offsetDateTime } from '@/lib/wire/dates';
import { flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const usedValues: WebService = {
  key: 'usedvalues',
  title: 'Used values',
  path: '/usedvalues/refusedvalues.asmx',
  namespace: '/usedvalues',
  credentials: ['Subscriber_ID', 'Password'],
  covers: ['CARS', 'LCV', 'BIKES'],
};

const source = '3 §Used values service';
const common = { source, billed: false, personal: [] } as const;
const limits = { database: { oneOf: usedValues.covers } };
// Named in the documents but not shown: parameters by practice, answers by their siblings (wire.md §6).
const inferred = { ...common, standing: 'inferred', limits: { Database: { oneOf: usedValues.covers } } } as const;
const documented = { ...common, standing: 'documented', limits, cachedMinutes: 30 } as const;

const values = { Uvt_Retail: int, Uvt_Clean: int, Uvt_Average: int, Uvt_Below: int, CostNew: int };
const byLetter = { Uvt_Year: int, Yc_Letter: text, Uvt_Mileage: int, ...values };
const byMonth = { Uvt_Year: int, Uvt_Month: int, Uvt_Mileage: int, ...values };

export const getUsedValuesHistoryForIdYearLetter = operation(usedValues, 'GetUsedValuesHistoryForIDYearLetter', {
  ...documented,
  summary: 'Lists the guide values of a plate for all mileages in every edition between two dates.',
  params: { database: text, refid: int, Year: int, Letter: text, MinDate: date, MaxDate: date },
  result: dataset('UsedValues', { Grid: { Uvt_PubDate: offsetDateTime, ...byLetter } }),
  example: {
    database: 'CARS',
    refid: sampleCar.refid,
    Year: 2021,
    Letter: '21',
    MinDate: '2026-03-01',
    MaxDate: '2026-04-30',
  },
});

export const getUsedValuesForIdYearLetter = operation(usedValues, 'GetUsedValuesForIDYearLetter', {
  ...documented,
  summary: 'Lists the guide values of a plate for all mileages in one monthly edition.',
  // UsedValuesDate: first of a month, sent even when JustCurrent is true.
  params: { database: text, refid: int, UsedValuesDate: date, JustCurrent: flag, Year: int, Letter: text },
  // The documents name these columns but not their layout.
  notShown: { Grid: 'inferred' },
  result: dataset('UsedValues', { Grid: byLetter }),
  example: {
    database: 'CARS',
    refid: sampleCar.refid,
    UsedValuesDate: '2026-06-01',
    JustCurrent: true,
    Year: 2021,
    Letter: '21',
  },
});

const edition = { Database: text, REFID: int, UsedValuesDate: date, JustCurrent: flag } satisfies ShapeFields;
const editionExample = { Database: 'CARS', REFID: sampleCar.refid, UsedValuesDate: '2026-06-01', JustCurrent: true };
const inMonth = { ...edition, Year: int, Month: int };
const inMonthExample = { ...editionExample, Year: 2021, Month: 3 };
const onPlate = { ...edition, Year: int, Letter: text };
const onPlateExample = { ...editionExample, Year: 2021, Letter: '21' };

export const getUsedValuesForIdYearMonth = operation(usedValues, 'GetUsedValuesForIDYearMonth', {
  ...inferred,
  summary: 'Lists the guide values of a month of registration for all mileages in one edition.',
  params: inMonth,
  result: dataset('UsedValues', { Grid: byMonth }),
  example: inMonthExample,
});

const valuation = document(
  'ValuationResult',
  record({ Success: required(flag), FailMessage: text, Retail: int, Clean: int, Average: int, Below: int }),
);

export const getUsedValuesForIdYearMonthMileage = operation(usedValues, 'GetUsedValuesForIDYearMonthMileage', {
  ...inferred,
  summary: 'Values a vehicle by identifier, month of registration and mileage in one edition.',
  params: { ...inMonth, Mileage: int },
  result: valuation,
  example: { ...inMonthExample, Mileage: 12500 },
});

export const getUsedValuesForIdYearLetterMileage = operation(usedValues, 'GetUsedValuesForIDYearLetterMileage', {
  ...inferred,
  summary: 'Values a vehicle by identifier, plate and mileage in one edition.',
  params: { ...onPlate, Mileage: int },
  result: valuation,
  example: { ...onPlateExample, Mileage: 12500 },
});

const internetPrices = document(
  'InternetPricesResult',
  record({
    Success: required(flag),
    FailMessage: text,
    // The word order differs from the VRM service's RetailHigh.
    HighRetail: int,
    LowRetail: int,
    HighClean: int,
    LowClean: int,
    HighAverage: int,
    LowAverage: int,
    HighBelow: int,
    LowBelow: int,
  }),
);

export const getInternetPricesForIdYearLetterMileage = operation(
  usedValues,
  'GetInternetPricesForIDYearLetterMileage',
  {
    ...inferred,
    summary: 'Gives bands of online market prices by identifier, plate and mileage.',
    params: { ...onPlate, Mileage: int },
    result: internetPrices,
    example: { ...onPlateExample, Mileage: 12500 },
  },
);

export const getInternetPricesForIdYearMonthMileage = operation(usedValues, 'GetInternetPricesForIDYearMonthMileage', {
  ...inferred,
  summary: 'Gives bands of online market prices by identifier, month of registration and mileage.',
  params: { ...inMonth, Mileage: int },
  result: internetPrices,
  example: { ...inMonthExample, Mileage: 12500 },
});

export const getUsedValuesForId = operation(usedValues, 'GetUsedValuesForID', {
  ...inferred,
  summary: 'Lists the guide values of an identifier for all plates and mileages in one edition.',
  params: edition,
  result: dataset('UsedValues', { Grid: byLetter }),
  example: editionExample,
});

export const getUsedValuation = operation(usedValues, 'GetUsedValuation', {
  ...inferred,
  summary: 'Values a vehicle by identifier or code, registration date and mileage in one edition.',
  params: {
    Database: text,
    /** 0 where the vehicle is identified by its code. */
    REFID: int,
    REFCode: text,
    RegistrationDate: date,
    DatasetDate: date,
    JustCurrent: flag,
    Mileage: int,
  },
  result: dataset('UsedValues', { Valuation: { Retail: int, Clean: int, Average: int, Below: int } }),
  example: {
    Database: 'CARS',
    REFID: sampleCar.refid,
    REFCode: '',
    RegistrationDate: '2021-03-15',
    DatasetDate: '2026-06-01',
    JustCurrent: true,
    Mileage: 40850,
  },
});

export const getUsedValuesHistoricDates = operation(usedValues, 'GetUsedValuesHistoricDates', {
  ...inferred,
  summary: 'Lists the publication dates of the editions.',
  params: { Database: text },
  result: dataset('UsedValues', { Grid: { Uvt_PubDate: offsetDateTime } }),
  example: { Database: 'CARS' },
});
