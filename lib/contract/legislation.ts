/** Legislation: what a company car costs driver and employer, with whole life cost (3 §Legislation service). */
import { columnsOf, type DatasetTables } from '@/lib/wire/dataset';
import { dataset, operation, type WebService } from '@/lib/wire/operation';
import { date } from '@/lib/wire/dates';
import { double, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const legislation: WebService = {
  key: 'legislation',
  title: 'Legislation',
  path: '/legislation/reflegislation.asmx',
  namespace: '/legislation',
  credentials: ['Subscriber_ID', 'Password'],
  covers: ['CARS'],
};

/**
 * Columns of an answer; the DataList item of each is its name in capitals, and `ALL` selects all of them. The documents
 * show `NIClass1A_Yr4Rate` alone: the casing of the others is inferred from it. `C02` is spelled with a zero.
 */
const legislationColumns = [
  'P11D',
  'C02',
  'BIKTaxRate',
  'BIK20',
  'BIK40',
  'VED1st',
  'VED2nd',
  'NIClass1A_Yr1Rate',
  'NIClass1A_Yr1Cost',
  'NIClass1A_Yr2Rate',
  'NIClass1A_Yr2Cost',
  'NIClass1A_Yr3Rate',
  'NIClass1A_Yr3Cost',
  'NIClass1A_Yr4Rate',
  'NIClass1A_Yr4Cost',
  'NIClass1A_Yr5Rate',
  'NIClass1A_Yr5Cost',
  'WLC',
  'SMR',
  'Depreciation',
  'RV',
  'FuelCost',
  'PPM',
] as const;

/** The columns that a `DataList` names, in its order; undefined where it names an unknown item. */
export function legislationColumnsIn(dataList: string): (typeof legislationColumns)[number][] | undefined {
  const items = dataList.split(',').map((item) => item.trim().toUpperCase());
  if (items.includes('ALL')) return [...legislationColumns];
  const columns = items.map((item) => legislationColumns.find((column) => column.toUpperCase() === item));
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

export const getLegislationData = operation(legislation, 'GetLegislationData', {
  standing: 'documented',
  source: '3 §Legislation service',
  summary:
    'Gives benefit in kind, vehicle tax, National Insurance and whole life cost of a car over a term and mileage.',
  params: {
    database: text,
    refid: text,
    SpecDate: date,
    SelectedOptions: text,
    Term: int,
    Mileage: int,
    DataList: text,
  },
  notShown: Object.fromEntries(
    legislationColumns.filter((column) => column !== 'NIClass1A_Yr4Rate').map((column) => [column, 'inferred']),
  ),
  result: dataset('Legislation', { Table: columnsOf(legislationColumns, double) }),
  billed: false,
  personal: [],
  limits: {
    database: { oneOf: legislation.covers },
    Term: { min: 12, max: 60, roundedTo: 6 },
    Mileage: { min: 0, roundedTo: 10000 },
    DataList: { oneOf: ['ALL', ...legislationColumns.map((column) => column.toUpperCase())] },
  },
  shown: ({ DataList }): DatasetTables => ({
    Table: columnsOf(legislationColumnsIn(DataList) ?? legislationColumns, double),
  }),
  example: {
    database: 'CARS',
    refid: String(sampleCar.refid),
    SpecDate: '2026-06-01',
    SelectedOptions: '',
    Term: 36,
    Mileage: 40000,
    DataList: 'ALL',
  },
});
