/**
 * A derivative by three sources for one registration date, mileage and day: the monthly edition, the live values and
 * online market prices. All by its guide ID, and free (3 §Used values service; inferred: wire.md §6).
 */
import { z } from 'zod';
import type { OperationAnswer } from '@/lib/contract/operations';
import type {
  getInternetPricesForIdYearMonthMileage,
  getUsedValuation,
  getUsedValuesHistoricDates,
} from '@/lib/contract/used-values';
import type { getUsedLiveIdRegDateMileage } from '@/lib/contract/used-values-live';
import { dayFromDateTime, monthNumberOf, yearOf, type Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { identifierSchema, vehicleKindSchema, type VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { BANDS, givenRange } from './bands';
import { priceBandsSchema, type ValueBand } from './valuation';

const pounds = z.number().int().nonnegative().nullable();
/** Whole pounds; null: the source gives none in that band. */
export const comparedBandsSchema = z.object({ retail: pounds, clean: pounds, average: pounds, below: pounds });
export type ComparedBands = z.infer<typeof comparedBandsSchema>;

export const editionValuesSchema = z.object({ editionDay: daySchema, pounds: comparedBandsSchema });
export type EditionValues = z.infer<typeof editionValuesSchema>;

export const liveValuesSchema = z.object({
  day: daySchema,
  /** null: not stated by the service. */
  isMonthlyPosition: z.boolean().nullable(),
  pounds: comparedBandsSchema,
  /** The editor's comment, in the provider's words. */
  comments: z.array(z.string()),
});
export type LiveValues = z.infer<typeof liveValuesSchema>;

export const marketRangesSchema = priceBandsSchema.pick({ retail: true, clean: true, average: true, below: true });
export type MarketRanges = z.infer<typeof marketRangesSchema>;

export const guideComparisonSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  registered: daySchema,
  mileage: z.number().int(),
  /** The day that the values are for. */
  day: daySchema,
  guide: serviceResultSchema(editionValuesSchema),
  live: serviceResultSchema(liveValuesSchema),
  market: serviceResultSchema(marketRangesSchema),
});
export type GuideComparison = z.infer<typeof guideComparisonSchema>;

/** One vehicle by its guide ID, as requested from each source. */
export interface ComparedVehicle {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
}

/** The edition is named even if it is the current one, so that the same request returns the same answer later. */
export const editionParams = ({ kind, identifier, registered, mileage }: ComparedVehicle, editionDay: Day) => ({
  Database: databaseOf(kind),
  REFID: identifier,
  REFCode: '',
  RegistrationDate: registered,
  DatasetDate: editionDay,
  JustCurrent: false,
  Mileage: mileage,
});

export const marketParams = ({ kind, identifier, registered, mileage }: ComparedVehicle, editionDay: Day) => ({
  Database: databaseOf(kind),
  REFID: identifier,
  UsedValuesDate: editionDay,
  JustCurrent: false,
  Year: yearOf(registered),
  Month: monthNumberOf(registered),
  Mileage: mileage,
});

/** The days of the editions, rising. */
export const editionDaysFrom = (wire: OperationAnswer<typeof getUsedValuesHistoricDates>): Day[] =>
  [...new Set(wire.tables.Grid.flatMap(({ Uvt_PubDate }) => dayFromDateTime(Uvt_PubDate) ?? []))].toSorted();

/** The edition in force on a day; null before the first. @param editions rising */
export const editionInForce = (editions: readonly Day[], day: Day): Day | null =>
  editions.findLast((edition) => edition <= day) ?? null;

interface WireBands {
  readonly Retail?: number | undefined;
  readonly Clean?: number | undefined;
  readonly Average?: number | undefined;
  readonly Below?: number | undefined;
}

/** wire.md §2: a figure that is not given is written as 0. null: none of the four is given. */
export function comparedBandsFrom({ Retail, Clean, Average, Below }: WireBands): ComparedBands | null {
  const found = { retail: Retail || null, clean: Clean || null, average: Average || null, below: Below || null };
  return BANDS.some((band) => found[band] !== null) ? found : null;
}

/** null if the edition has no value for it. */
export function editionValuesFrom(
  wire: OperationAnswer<typeof getUsedValuation>,
  editionDay: Day,
): EditionValues | null {
  const found = comparedBandsFrom(wire.tables.Valuation[0] ?? {});
  return found && { editionDay, pounds: found };
}

type LiveWire = NonNullable<OperationAnswer<typeof getUsedLiveIdRegDateMileage>['ValuationDate']>;

/** One dated block of live values; null if it has no date or no value. */
export function liveValuesFrom(wire: LiveWire | undefined): LiveValues | null {
  const day = dayFromDateTime(wire?.Date);
  const found = comparedBandsFrom(wire?.Valuations?.[0] ?? {});
  if (wire === undefined || day === null || found === null) return null;
  const comments = (wire.Comments ?? []).map((comment) => comment.trim()).filter((comment) => comment !== '');
  return { day, isMonthlyPosition: wire.IsMonthlyPosition ?? null, pounds: found, comments };
}

/** null if no band has both a low and a high price. */
export function marketRangesFrom(
  wire: OperationAnswer<typeof getInternetPricesForIdYearMonthMileage>,
): MarketRanges | null {
  if (!wire.Success) return null;
  const range = (highPounds = 0, lowPounds = 0) => givenRange({ highPounds, lowPounds });
  const ranges: MarketRanges = {
    retail: range(wire.HighRetail, wire.LowRetail),
    clean: range(wire.HighClean, wire.LowClean),
    average: range(wire.HighAverage, wire.LowAverage),
    below: range(wire.HighBelow, wire.LowBelow),
  };
  return BANDS.some((band: ValueBand) => ranges[band] !== null) ? ranges : null;
}
