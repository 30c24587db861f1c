/** The P11D data of the new vehicle data: facts of a car and the benefit percentages of three tax years (2 §NVD rows). */
import { z } from 'zod';
import type { getP11DData } from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';

export const p11dDataSchema = z.object({
  co2GramsPerKm: z.number().nullable(),
  euroClass: z.number().int().nullable(),
  capacityCc: z.number().int().nullable(),
  fuelType: z.string().nullable(),
  /** In the order of the question: 2027 for 2026-27. */
  years: z.array(z.object({ ending: z.number().int(), percent: z.number().nullable() })),
});
export type P11dData = z.infer<typeof p11dDataSchema>;

type P11dDataYears = readonly [first: number, second: number, third: number];

export const p11dDataParams = (identifier: number, [year1, year2, year3]: P11dDataYears) => ({
  database: 'CARS',
  refid: identifier,
  year1,
  year2,
  year3,
});

/** @returns null if the service does not know the car */
export function p11dDataFrom(
  { tables }: OperationAnswer<typeof getP11DData>,
  [first, second, third]: P11dDataYears,
): P11dData | null {
  const facts = {
    co2GramsPerKm: tables.CO2_Table[0]?.CO2 ?? null,
    euroClass: tables.Euro_Emissions_Table[0]?.Euro_Emissions ?? null,
    capacityCc: tables.CC_Table[0]?.CC ?? null,
    fuelType: tables.FuelType_Table[0]?.FuelType?.trim() || null,
  };
  const years = [
    { ending: first, percent: tables.Year1_Table[0]?.Year1 ?? null },
    { ending: second, percent: tables.Year2_Table[0]?.Year2 ?? null },
    { ending: third, percent: tables.Year3_Table[0]?.Year3 ?? null },
  ];
  const isEmpty = [...Object.values(facts), ...years.map(({ percent }) => percent)].every((value) => value === null);
  return isEmpty ? null : { ...facts, years };
}
