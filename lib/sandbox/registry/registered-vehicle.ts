import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { RegistryPlatePeriod, RegistryPlateSlice } from '@/lib/sandbox/plates/plates';

/** What the registration authority records (2 §DATA.REG). Dates `YYYY-MM-DD`, null = none; texts in its capitals. */
export interface RegisterRecord {
  readonly vrm: string;
  readonly vin: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
  readonly bodyType: string;
  readonly doors: number;
  readonly seating: number;
  readonly wheelPlan: string;
  readonly registrationDate: string;
  readonly manufacturedDate: string;
  readonly firstRegistrationDate: string;
  readonly usedBeforeFirstRegistration: boolean;
  readonly co2: number;
  readonly engineCapacityCc: number;
  readonly engineNumber: string;
  readonly scrappedDate: string | null;
  readonly exportedDate: string | null;
  readonly importedDate: string | null;
  readonly colour: string;
  readonly massInServiceKg: number;
  readonly maxMassKg: number;
  readonly maxNetPowerKw: number;
  readonly maxTowBrakedKg: number;
  readonly maxTowUnbrakedKg: number;
  readonly soundStationaryDb: number;
  readonly soundEngineRpm: number;
  readonly soundDriveByDb: number;
  /** When the current keeper acquired it; null while with its first keeper. */
  readonly previousAcquisition: string | null;
  /** When the last keeper disposed of it. */
  readonly previousDisposal: string | null;
  readonly previousKeepers: number;
  /** True when the plate was moved to this vehicle from another. */
  readonly cherishedTransfer: boolean;
  readonly transferDate: string | null;
}

/** What the trade body records (2 §DATA.TRADE). */
export interface TradeRecord {
  readonly mvris: string;
  readonly vrm: string;
  readonly vin: string;
  readonly registrationDate: string;
}

/** A vehicle as the three sources know it. A null source does not know it (match level 0). */
export interface RegisteredVehicle {
  readonly vrm: string;
  readonly vin: string;
  readonly database: CatalogueDatabase;
  readonly register: RegisterRecord | null;
  readonly trade: TradeRecord | null;
  /** Null for cars older than the catalogue or not in it: the book has no match. */
  readonly derivative: CatalogueDerivative | null;
  /** Siblings that the register cannot distinguish from `derivative`. */
  readonly alternatives: readonly CatalogueDerivative[];
  /** The plate letter of the registration date (not necessarily of the plate shown) and its calendar-year slice. */
  readonly period: RegistryPlatePeriod;
  readonly slice: RegistryPlateSlice;
  /** True when the register has keeper history for it (MATCHLEVEL.REGKEEPER). */
  readonly keeperKnown: boolean;
  /** False: found, but the market gives it no value at any mileage. */
  readonly valued: boolean;
}
