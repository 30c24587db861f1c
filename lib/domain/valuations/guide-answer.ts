/** The guide's answer to a valuation, and how it is read from the wire (2 §VRM service results). */
import { z } from 'zod';
import type { InternetPricesAnswer, RefidValuationAnswer, VrmValuationAnswer } from '@/lib/contract/vrm';
import { BANDS, givenRange } from './bands';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import {
  valueBandSchema,
  equipmentListSchema,
  priceBandsSchema,
  type ValueBand,
  type EquipmentList,
  type PriceBands,
} from './valuation';
import { vehicleSchema, type Vehicle, type VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SOURCES } from '@/lib/domain/source-names';

const text = z.string().nullable();
const whole = z.number().int().nullable();

const answered = {
  /** null: the guide does not know the vehicle. */
  vehicle: vehicleSchema.nullable(),
  registered: daySchema.nullable(),
  vin: text,
  engineNumber: text,
  colour: text,
  mileageUsed: whole,
  /** It was present but could not be read. Absent in answers cached by older versions. */
  mileageUnread: z.boolean().default(false),
  outOfBounds: z.boolean(),
  /** Whether the values are for the vehicle's own registration date; null if no valuation came back. */
  dateMatch: z.boolean().nullable(),
  /** The provider's text if it gave no values. */
  reason: text,
  /** null: not requested, or none given. */
  equipment: equipmentListSchema.nullable(),
  /** Bands whose figures could not be read. Absent in answers cached by older versions. */
  unread: z.array(valueBandSchema).default([]),
};

export const guideAnswerSchema = z.object({
  ...answered,
  /** Whole pounds; a band the guide leaves at 0 has no value. null: no valuation. */
  values: z.object({ retail: whole, clean: whole, average: whole, below: whole }).nullable(),
});
export type GuideAnswer = z.infer<typeof guideAnswerSchema>;

export const internetAnswerSchema = z.object({ ...answered, bands: priceBandsSchema.nullable() });
export type InternetAnswer = z.infer<typeof internetAnswerSchema>;

export interface IdentifierValuation {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
}

/** 2 §VRM service. The equipment comes with a valuation; a later request for it would be a second valuation. */
export const plateValuationParams = (plate: string, mileage: number) => ({
  VRM: plate,
  Mileage: mileage,
  StandardEquipmentRequired: true,
});

/** 2 §VRM service: here the databases are `CAR`, not `CARS`, and `LCV`. */
export const identifierValuationParams = ({ kind, identifier, registered }: IdentifierValuation, mileage: number) => ({
  Database: kind === 'van' ? 'LCV' : 'CAR',
  REFID: identifier,
  RegisteredDate: registered,
  Mileage: mileage,
  StandardEquipmentRequired: true,
});

/** @param problems the fields of the answer that could not be read */
export function guideAnswerFrom(
  wire: VrmValuationAnswer | RefidValuationAnswer,
  problems: readonly string[] = [],
): GuideAnswer {
  const { Valuation: valuation } = wire;
  const values = valuation?.Success
    ? {
        retail: valuation.Retail || null,
        clean: valuation.Clean || null,
        average: valuation.Average || null,
        below: valuation.Below || null,
      }
    : null;
  const { Retail: retail, Clean: clean, Average: average, Below: below } = valuation ?? {};
  return { ...headFrom(wire, problems), values, unread: unreadOf({ retail, clean, average, below }, problems) };
}

/** @param problems as above */
export function internetAnswerFrom(wire: InternetPricesAnswer, problems: readonly string[] = []): InternetAnswer {
  const internetValuation = wire.Valuation ?? {};
  const unread = unreadOf(
    {
      retail: internetValuation.RetailHigh === undefined ? undefined : internetValuation.RetailLow,
      clean: internetValuation.CleanHigh === undefined ? undefined : internetValuation.CleanLow,
      average: internetValuation.AverageHigh === undefined ? undefined : internetValuation.AverageLow,
      below: internetValuation.BelowHigh === undefined ? undefined : internetValuation.BelowLow,
    },
    problems,
  );
  return { ...headFrom(wire, problems), bands: bandsFrom(internetValuation, unread), unread };
}

/**
 * wire.md §2: a figure that is not given is written as 0. If something was unreadable, an absent figure is the
 * unreadable one.
 */
const unreadOf = (givenBands: Record<ValueBand, number | undefined>, problems: readonly string[]): ValueBand[] =>
  problems.length === 0 ? [] : BANDS.filter((band) => givenBands[band] === undefined);

function bandsFrom(wire: NonNullable<InternetPricesAnswer['Valuation']>, unread: ValueBand[]): PriceBands | null {
  const range = (highPounds = 0, lowPounds = 0) => givenRange({ highPounds, lowPounds });
  const bands = {
    retail: range(wire.RetailHigh, wire.RetailLow),
    clean: range(wire.CleanHigh, wire.CleanLow),
    average: range(wire.AverageHigh, wire.AverageLow),
    below: range(wire.BelowHigh, wire.BelowLow),
    mileageUsed: wire.ValuationMileage ?? null,
    ...(unread.length > 0 && { unread }),
  };
  return wire.Success && BANDS.some((band) => bands[band]) ? bands : null;
}

type WireAnswer = VrmValuationAnswer | RefidValuationAnswer | InternetPricesAnswer;
type WireLookUp = NonNullable<VrmValuationAnswer['VRMLookup']> | NonNullable<RefidValuationAnswer['REFIDLookup']>;

function headFrom(wire: WireAnswer, problems: readonly string[]): Omit<GuideAnswer, 'values' | 'unread'> {
  const lookUp: WireLookUp =
    ('REFIDLookup' in wire ? wire.REFIDLookup : 'VRMLookup' in wire ? wire.VRMLookup : null) ?? {};
  const own = 'RegisteredDate' in lookUp ? lookUp : {};
  return {
    vehicle: vehicleFrom(lookUp),
    registered: dayFromDateTime(own.RegisteredDate),
    vin: textOrNull(own.VinNumber),
    engineNumber: textOrNull(own.EngineNumber),
    colour: textOrNull(own.Colour),
    mileageUsed: wire.Valuation?.ValuationMileage ?? null,
    mileageUnread: problems.length > 0 && wire.Valuation !== undefined && wire.Valuation.ValuationMileage === undefined,
    outOfBounds: wire.MileageOutOfBounds ?? false,
    dateMatch: wire.Valuation?.Success ? (wire.Valuation.ValuationDateMatch ?? null) : null,
    reason: textOrNull(wire.Valuation?.FailReason) ?? textOrNull(lookUp.FailReason) ?? textOrNull(wire.FailReason),
    equipment: equipmentFrom(wire.StandardEquipment),
  };
}

function vehicleFrom(wire: WireLookUp): Vehicle | null {
  const found = 'IDFound' in wire ? wire.IDFound : 'VehicleFound' in wire ? wire.VehicleFound : false;
  const kind = /^LCV$/i.test(wire.Database?.trim() ?? '') ? 'van' : 'car';
  if (!found || !wire.REFID || wire.REFID < 0) return null;
  return {
    kind,
    identifier: wire.REFID,
    code: wire.REFcode || null,
    manufacturer: textOrNull(wire.REFMan) ?? '',
    range: textOrNull(wire.REFRange),
    model: textOrNull(wire.REFMod) ?? '',
    derivative: textOrNull(wire.REFDer) ?? '',
    introduced: dayFromDateTime(wire.DerIntroduced),
    discontinued: dayFromDateTime(wire.DerDiscontinued),
  };
}

function equipmentFrom(wire: WireAnswer['StandardEquipment']): EquipmentList | null {
  if (!wire?.Success) return null;
  const dateMatch = wire.EquipmentDateMatch ?? false;
  return {
    items: (wire.SEData ?? []).map((item) => ({
      code: String(item.SECode ?? ''),
      description: textOrNull(item.SEDescription) ?? '',
      category: textOrNull(item.SECategory),
    })),
    dateMatch,
    dateMatchWords: dateMatch
      ? 'As fitted on the date of first registration.'
      : `No list for its date of first registration. This is the nearest one in ${SOURCES.guide.inText}.`,
  };
}

const textOrNull = (value: string | undefined): string | null => value?.trim() || null;
