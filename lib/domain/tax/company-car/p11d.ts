/** The P11D service's figures of a configured car: prices, and benefit and tax of three tax years. */
import { z } from 'zod';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getP11DValuation } from '@/lib/contract/p11d';
import type { Day } from '@/lib/domain/time/calendar';
import { penceFrom } from '@/lib/domain/money/pence';

const pence = z.number().int().nullable();

const priceSchema = z.object({ basicPence: pence, vatPence: pence, deliveryPence: pence, totalPence: pence });

const p11dYearSchema = z.object({
  /** 2027 for 2026-27. */
  ending: z.number().int(),
  pricePence: pence,
  /** In years whose law limits the price. */
  limitPence: pence,
  percent: z.number().nullable(),
  benefitPence: pence,
  /** A year's tax at 20 and at 40 per cent. */
  basicTaxPence: pence,
  higherTaxPence: pence,
});
export type P11dYear = z.infer<typeof p11dYearSchema>;

export const p11dSchema = z.object({
  co2GramsPerKm: z.number().nullable(),
  euroClass: z.number().int().nullable(),
  capacityCc: z.number().int().nullable(),
  fuelType: z.string().nullable(),
  /** For the vehicle alone. */
  vehicle: priceSchema,
  /** With the requested options: the total is the P11D value. */
  p11d: priceSchema,
  years: z.array(p11dYearSchema),
});
export type P11d = z.infer<typeof p11dSchema>;

/** Options as in the engine's payload: none that a pack contains or an IN rule covers. */
export const p11dParams = (identifier: number, date: Day, options: readonly number[]) => ({
  database: 'CARS',
  refid: identifier,
  specificationDate: date,
  selectedOptions: options.join(','),
});

type P11dWire = OperationAnswer<typeof getP11DValuation>;
type WireYears = NonNullable<P11dWire['tables']['P11DValuation_Table'][number]>;

/** @returns null if the service has no such car on that day */
export function p11dFrom({ tables }: P11dWire): P11d | null {
  const [info] = tables.VehicleInfo_Table;
  const [price] = tables.VehiclePrice_Table;
  const [p11d] = tables.P11DPrice_Table;
  const [years] = tables.P11DValuation_Table;
  if (p11d === undefined && years === undefined) return null;
  return {
    co2GramsPerKm: info?.vehinfo_co2 ?? null,
    euroClass: info?.vehinfo_euroEmissions ?? null,
    capacityCc: info?.vehinfo_cc ?? null,
    fuelType: info?.vehinfo_fueltype?.trim() || null,
    vehicle: {
      basicPence: penceFrom(price?.price_basic),
      vatPence: penceFrom(price?.price_vat),
      deliveryPence: penceFrom(price?.price_delivery),
      totalPence: penceFrom(price?.price_total),
    },
    p11d: {
      basicPence: penceFrom(p11d?.p11d_basic),
      vatPence: penceFrom(p11d?.p11d_vat),
      deliveryPence: penceFrom(p11d?.p11d_delivery),
      // No car costs £0: it has no price, and no tax of it is known.
      totalPence: penceFrom(p11d?.p11d_total) || null,
    },
    years: years === undefined ? [] : ([1, 2, 3] as const).flatMap((number) => yearFrom(years, number)),
  };
}

function yearFrom(row: WireYears, number: 1 | 2 | 3): P11dYear[] {
  const ending = row[`p11d_year${number}`];
  if (!ending) return [];
  return [
    {
      ending,
      pricePence: penceFrom(row[`p11d_year${number}_price`]),
      limitPence: penceFrom(row[`p11d_year${number}_priceLimit`]),
      percent: row[`p11d_year${number}_perc`] ?? null,
      benefitPence: penceFrom(row[`p11d_year${number}_benefit`]),
      basicTaxPence: penceFrom(row[`p11d_year${number}_rate_basic`]),
      higherTaxPence: penceFrom(row[`p11d_year${number}_rate_higher`]),
    },
  ];
}
