/** What the guide answers when a vehicle is valued, and how it is read from the wire (2 §VRM service results). */
import { z } from 'zod';
import type { InternetPricesAnswer, RefidValuationAnswer, VrmValuationAnswer } from '@/lib/contract/vrm';
import { BANDS, givenRange } from './bands';
import { daySchema, dayFromDateTime, type Day } from './day';
import { bandSchema, equipmentSchema, priceBandsSchema, type Band, type Equipment, type PriceBands } from './valuation';
import { vehicleSchema, type Vehicle, type VehicleKind } from './vehicle';

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
  outOfBounds: z.boolean(),
  /** Whether the values are of the vehicle's own registration date; null where no valuation came back. */
  dateMatch: z.boolean().nullable(),
  /** The provider's own words where it gave no values. */
  reason: text,
  /** null: not asked for, or none given. */
  equipment: equipmentSchema.nullable(),
  /** Bands whose figures came and could not be read. Answers kept from before say nothing of it. */
  unread: z.array(bandSchema).default([]),
};

export const guideAnswerSchema = z.object({
  ...answered,
  /** Whole pounds; a band the guide leaves at 0 has no value. null: no valuation. */
  values: z.object({ retail: whole, clean: whole, average: whole, below: whole }).nullable(),
});
export type GuideAnswer = z.infer<typeof guideAnswerSchema>;

export const internetAnswerSchema = z.object({ ...answered, bands: priceBandsSchema.nullable() });
export type InternetAnswer = z.infer<typeof internetAnswerSchema>;

export interface ByIdentifier {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
}

/** 2 §VRM service. The equipment comes with a valuation; asking for it later would be a second one. */
export const plateQuestion = (plate: string, mileage: number) => ({
  VRM: plate,
  Mileage: mileage,
  StandardEquipmentRequired: true,
});

/** 2 §VRM service: here the databases are `CAR`, not `CARS`, and `LCV`. */
export const identifierQuestion = ({ kind, identifier, registered }: ByIdentifier, mileage: number) => ({
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
  return { ...headFrom(wire), values, unread: unreadOf({ retail, clean, average, below }, problems) };
}

/** @param problems as above */
export function internetAnswerFrom(wire: InternetPricesAnswer, problems: readonly string[] = []): InternetAnswer {
  const of = wire.Valuation ?? {};
  const unread = unreadOf(
    {
      retail: of.RetailHigh === undefined ? undefined : of.RetailLow,
      clean: of.CleanHigh === undefined ? undefined : of.CleanLow,
      average: of.AverageHigh === undefined ? undefined : of.AverageLow,
      below: of.BelowHigh === undefined ? undefined : of.BelowLow,
    },
    problems,
  );
  return { ...headFrom(wire), bands: bandsFrom(of, unread), unread };
}

/** wire.md §2: a figure that is not given is written as 0. One that is not there, where something was unreadable, is that. */
const unreadOf = (given: Record<Band, number | undefined>, problems: readonly string[]): Band[] =>
  problems.length === 0 ? [] : BANDS.filter((band) => given[band] === undefined);

function bandsFrom(wire: NonNullable<InternetPricesAnswer['Valuation']>, unread: Band[]): PriceBands | null {
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

function headFrom(wire: WireAnswer): Omit<GuideAnswer, 'values' | 'unread'> {
  const lookUp: WireLookUp =
    ('REFIDLookup' in wire ? wire.REFIDLookup : 'VRMLookup' in wire ? wire.VRMLookup : null) ?? {};
  const own = 'RegisteredDate' in lookUp ? lookUp : {};
  return {
    vehicle: vehicleFrom(lookUp),
    registered: dayFromDateTime(own.RegisteredDate),
    vin: said(own.VinNumber),
    engineNumber: said(own.EngineNumber),
    colour: said(own.Colour),
    mileageUsed: wire.Valuation?.ValuationMileage ?? null,
    outOfBounds: wire.MileageOutOfBounds ?? false,
    dateMatch: wire.Valuation?.Success ? (wire.Valuation.ValuationDateMatch ?? null) : null,
    reason: said(wire.Valuation?.FailReason) ?? said(lookUp.FailReason) ?? said(wire.FailReason),
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
    manufacturer: said(wire.REFMan) ?? '',
    range: said(wire.REFRange),
    model: said(wire.REFMod) ?? '',
    derivative: said(wire.REFDer) ?? '',
    introduced: dayFromDateTime(wire.DerIntroduced),
    discontinued: dayFromDateTime(wire.DerDiscontinued),
  };
}

function equipmentFrom(wire: WireAnswer['StandardEquipment']): Equipment | null {
  if (!wire?.Success) return null;
  const dateMatch = wire.EquipmentDateMatch ?? false;
  return {
    items: (wire.SEData ?? []).map((item) => ({
      code: String(item.SECode ?? ''),
      description: said(item.SEDescription) ?? '',
      category: said(item.SECategory),
    })),
    dateMatch,
    dateMatchWords: dateMatch
      ? 'As fitted on the registration date.'
      : 'Not listed for the registration date itself; the nearest list the guide holds.',
  };
}

const said = (value: string | undefined): string | null => value?.trim() || null;
