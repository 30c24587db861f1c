/** The legislation service's figures of a company car over a term and a mileage. */
import { z } from 'zod';
import type { getLegislationData } from '@/lib/contract/legislation';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { Day } from '@/lib/domain/time/calendar';
import type { LegislationItem } from './legislation-items';

const value = z.number().nullable();

export const legislationSchema = z.object({
  /** Pounds, with decimals as the service gives them. */
  p11d: value,
  co2: value,
  percent: value,
  tax20: value,
  tax40: value,
  dutyFirst: value,
  dutyLater: value,
  classOneA1Rate: value,
  classOneA1Cost: value,
  classOneA2Rate: value,
  classOneA2Cost: value,
  classOneA3Rate: value,
  classOneA3Cost: value,
  classOneA4Rate: value,
  classOneA4Cost: value,
  classOneA5Rate: value,
  classOneA5Cost: value,
  wholeLifeCost: value,
  maintenance: value,
  depreciation: value,
  residual: value,
  fuel: value,
  pencePerMile: value,
}) satisfies z.ZodType<Record<LegislationItem, number | null>>;
export type Legislation = z.infer<typeof legislationSchema>;

/** The service rounds term and mileage itself; the rounded ones are part of its answer. */
export const legislationParams = (
  identifier: number,
  date: Day,
  options: readonly number[],
  { termMonths, miles }: { termMonths: number; miles: number },
) => ({
  database: 'CARS',
  refid: String(identifier),
  SpecDate: date,
  SelectedOptions: options.join(','),
  Term: termMonths,
  Mileage: miles,
  DataList: 'ALL',
});

/** @returns null if the service has no such car on that day */
export function legislationFrom({ tables }: OperationAnswer<typeof getLegislationData>): Legislation | null {
  const [row] = tables.Table;
  if (row === undefined) return null;
  return {
    p11d: row.P11D ?? null,
    co2: row.C02 ?? null,
    percent: row.BIKTaxRate ?? null,
    tax20: row.BIK20 ?? null,
    tax40: row.BIK40 ?? null,
    dutyFirst: row.VED1st ?? null,
    dutyLater: row.VED2nd ?? null,
    classOneA1Rate: row.NIClass1A_Yr1Rate ?? null,
    classOneA1Cost: row.NIClass1A_Yr1Cost ?? null,
    classOneA2Rate: row.NIClass1A_Yr2Rate ?? null,
    classOneA2Cost: row.NIClass1A_Yr2Cost ?? null,
    classOneA3Rate: row.NIClass1A_Yr3Rate ?? null,
    classOneA3Cost: row.NIClass1A_Yr3Cost ?? null,
    classOneA4Rate: row.NIClass1A_Yr4Rate ?? null,
    classOneA4Cost: row.NIClass1A_Yr4Cost ?? null,
    classOneA5Rate: row.NIClass1A_Yr5Rate ?? null,
    classOneA5Cost: row.NIClass1A_Yr5Cost ?? null,
    wholeLifeCost: row.WLC ?? null,
    maintenance: row.SMR ?? null,
    depreciation: row.Depreciation ?? null,
    residual: row.RV ?? null,
    fuel: row.FuelCost ?? null,
    pencePerMile: row.PPM ?? null,
  };
}
