import type { BodyCode, SegmentCode } from '@/lib/sandbox/catalogue/segments';
import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

/** The provider has two databases; an identifier may exist in both (2 §Conventions, 4). */
export type CatalogueDatabase = 'CAR' | 'LCV';

export interface Manufacturer {
  readonly database: CatalogueDatabase;
  readonly code: number;
  readonly name: string;
}

export interface Range {
  readonly code: number;
  readonly name: string;
  readonly manufacturer: Manufacturer;
}

/** A model is one body of one generation of a range, as `C3 HATCHBACK (09-16)`. */
export interface Model {
  readonly code: number;
  readonly name: string;
  readonly range: Range;
  readonly introducedYear: number;
  /** 0 while the model is current. */
  readonly discontinuedYear: number;
}

/** 3 §bodyStyleFilter: 1–8 for cars. Vans have no code there: 0. */
export type BodyStyleCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** petrol · diesel · electric · mild and full hybrids · plug-in hybrids · petrol with LPG. */
export type Powertrain =
  | 'petrol'
  | 'diesel'
  | 'electric'
  | 'petrol-mild-hybrid'
  | 'diesel-mild-hybrid'
  | 'petrol-hybrid'
  | 'petrol-plug-in'
  | 'diesel-plug-in'
  | 'petrol-lpg';

/** One engine (or motor and battery) as the tables name it. */
export interface Engine {
  /** As it begins a derivative's name: `1.5 TSI 150`, `150kW Pro`. */
  readonly badge: string;
  readonly powertrain: Powertrain;
  /** 0 for electric. */
  readonly capacityCc: number;
  readonly powerPs: number;
  /**
   * WLTP CO2 in a lower-medium hatchback, or the exact figure; 0 for electric. `technical` computes a derivative's
   * own.
   */
  readonly referenceCo2: number;
  readonly co2AsItStands: boolean;
  /** Usable battery; 0 if there is no significant traction battery. */
  readonly batteryKwh: number;
  readonly electricRangeMiles: number;
  readonly turbo: boolean;
}

export interface Gearbox {
  /** As it ends a derivative's name: ``, `DSG`, `EAT8`, `Auto`. */
  readonly badge: string;
  readonly transmission: 'Manual' | 'Automatic';
  readonly gears: number;
}

export interface Trim {
  readonly name: string;
  /** 0 = entry … 1 = top of its model. */
  readonly level: number;
}

/** What the derivatives of one line of the tables have in common. */
export interface ModelLine {
  readonly make: MakeTable;
  readonly segment: SegmentCode;
  readonly body: BodyCode;
  /** First day of the generation: the tables' entry prices are for that day. */
  readonly from: string;
  /** Share of the make's registrations among its lines sold at the same time. */
  readonly share: number;
}

/**
 * What every derivative has. Technical data, equipment and prices are computed on demand, in the files beside this
 * one.
 */
export interface CatalogueDerivative {
  readonly database: CatalogueDatabase;
  readonly refid: number;
  /** 20 characters; inner and trailing blanks are significant. */
  readonly refcode: string;
  readonly model: Model;
  /** `1.5 TSI 150 Match 5dr DSG`. */
  readonly name: string;
  /** `1.5 TSI 150 Match`: the name without doors and gearbox. */
  readonly shortName: string;
  readonly introduced: string;
  /** Last day it was made; null while it is made. */
  readonly discontinued: string | null;
  /** Last day dealers sold it new (some months after `discontinued`); null while it is made. */
  readonly runOut: string | null;
  readonly engine: Engine;
  readonly gearbox: Gearbox;
  readonly trim: Trim;
  readonly drivetrain: 'Front Wheel Drive' | 'Rear Wheel Drive' | 'Four Wheel Drive';
  /** `Hatchback`, `4x4`, … or, for a van, `Panel Van`, `Pick-up` … */
  readonly bodyStyle: string;
  readonly bodyStyleCode: BodyStyleCode;
  readonly doors: number;
  readonly seats: number;
  readonly sector: string;
  /** Basic price on the day it was introduced, ex VAT and delivery. `priceOn` gives any other day. */
  readonly basicPriceNewPence: number;
  /** Relative share of registrations among derivatives on sale the same day. */
  readonly popularity: number;
  readonly line: ModelLine;
}

/** A model year of a derivative (3 §GetRefModelYears). */
export interface CatalogueModelYear {
  /** `26.00` from January, `26.50` from the summer changeover. */
  readonly reference: string;
  readonly effectiveFrom: string;
  /** null for the last, open one. */
  readonly effectiveTo: string | null;
  readonly imageId: number;
}

export interface EquipmentItem {
  readonly code: number;
  readonly description: string;
  readonly category: string;
}

export interface DatedPrice {
  readonly from: string;
  readonly basicPence: number;
  readonly vatPence: number;
  readonly deliveryPence: number;
}

/** Every technical item of the services; units in the names. Text where the guide prints text. */
export interface Technical {
  readonly co2GramsPerKm: number;
  /** Equal to co2GramsPerKm before WLTP (September 2018). */
  readonly wltpLowCo2: number;
  readonly wltpHighCo2: number;
  readonly nedcCo2: number;
  readonly cycle: 'NEDC' | 'WLTP';
  readonly mpgUrban: number;
  readonly mpgExtraUrban: number;
  readonly mpgCombined: number;
  readonly coGramsPerKm: number;
  readonly hcGramsPerKm: number;
  readonly noxGramsPerKm: number;
  readonly hcPlusNoxGramsPerKm: number;
  readonly euroClass: number;
  /** `EURO 6`, `EURO 6d-TEMP`… */
  readonly standardEmissions: string;
  readonly powerBhp: number;
  readonly powerPs: number;
  readonly powerKw: number;
  readonly powerRpm: number;
  readonly torqueNm: number;
  readonly cylinders: number;
  readonly capacityCc: number;
  readonly zeroTo62Seconds: number;
  readonly topSpeedMph: number;
  readonly fuelType: string;
  readonly fuelDelivery: string;
  readonly tankLitres: number;
  readonly batteryKwh: number;
  readonly electricRangeMiles: number;
  readonly wattHoursPerKm: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
  readonly kerbKg: number;
  readonly grossKg: number;
  readonly towBrakedKg: number;
  readonly towUnbrakedKg: number;
  readonly luggageSeatsUpLitres: number;
  readonly luggageSeatsDownLitres: number;
  /** 1–20 scheme; the guide still gives one to later cars. */
  readonly insuranceGroup1: string;
  readonly insuranceGroup2: string;
  /** Cars only, `10E`; null for vans. */
  readonly insuranceGroup50: string | null;
  readonly ncapOverall: number;
  readonly ncapAdultPercent: number;
  readonly ncapChildPercent: number;
  readonly ncapPedestrianPercent: number;
  readonly ncapSafetyAssistPercent: number;
  readonly warrantyYears: number;
  /** 0 = unlimited. */
  readonly warrantyMiles: number;
  readonly soundStationaryDb: number;
  readonly soundEngineRpm: number;
  readonly soundDriveByDb: number;
}

/** The whole catalogue; every look-up answers from a map that is built once. */
export interface Catalogue {
  manufacturers(database: CatalogueDatabase): readonly Manufacturer[];
  manufacturer(database: CatalogueDatabase, code: number): Manufacturer | undefined;
  ranges(database: CatalogueDatabase, manufacturerCode: number): readonly Range[];
  range(database: CatalogueDatabase, code: number): Range | undefined;
  modelsOfRange(database: CatalogueDatabase, rangeCode: number): readonly Model[];
  modelsOfManufacturer(database: CatalogueDatabase, manufacturerCode: number): readonly Model[];
  model(database: CatalogueDatabase, code: number): Model | undefined;
  derivativesOfModel(database: CatalogueDatabase, modelCode: number): readonly CatalogueDerivative[];
  derivativesOfRange(database: CatalogueDatabase, rangeCode: number): readonly CatalogueDerivative[];
  derivative(database: CatalogueDatabase, refid: number): CatalogueDerivative | undefined;
  /** The code may come without its trailing blanks. */
  derivativeByRefcode(database: CatalogueDatabase, refcode: string): CatalogueDerivative | undefined;
  derivatives(database: CatalogueDatabase): readonly CatalogueDerivative[];
  /** The derivatives a dealer could sell new on the day. */
  onSale(database: CatalogueDatabase, date: string): readonly CatalogueDerivative[];
}
