/** The vehicles service: a description built level by level, and the conversions (3 §Vehicles service). */
import * as contract from '@/lib/contract/vehicles';
import { defineDatasetHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { lastSpecDate, modelYearReferenceOn, modelYears } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDatabase, CatalogueDerivative, Model } from '@/lib/sandbox/catalogue/catalogue-model';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { matchesFilter, modelsMatching, type ModelFilter } from '@/lib/sandbox/catalogue/model-filter';

const midnight = (date: string): string => `${date}T00:00:00`;
const midnightOrNull = (date: string | null): string | undefined => (date === null ? undefined : midnight(date));

const databaseNamed = (name: string): CatalogueDatabase | null => databaseOf(contract.vehicles, name);

/** Blank for all body styles, otherwise codes from 1 to 8 (3 §bodyStyleFilter). @throws Refused */
function stylesOf(filter: string): ReadonlySet<number> | null {
  if (filter.trim() === '') return null;
  const codes = filter.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !Object.hasOwn(contract.bodyStyles, code));
  if (unknown !== undefined) throw new Refused(`Unknown body style '${unknown}'.`);
  return new Set(codes.map(Number));
}

const modelFilterOf = (
  justCurrent: boolean,
  filter: string,
  includeRunOut: boolean,
  { today }: ServiceCall,
): ModelFilter => ({
  today,
  justCurrent,
  includeRunOut,
  styles: stylesOf(filter),
});

const byName = <T extends { readonly name: string }>(a: T, b: T): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

type VehicleListParams = { database: string; bodyStyleFilter: string };

function manufacturers(
  params: VehicleListParams & { justCurrentManufacturers: boolean },
  includeRunOut: boolean,
  call: ServiceCall,
) {
  const filter = modelFilterOf(params.justCurrentManufacturers, params.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(params.database);
  if (database === null) return {};
  const models = modelsMatching(call.catalogue(), database, filter);
  const found = new Set([...models].map((model) => model.range.manufacturer));
  return { Table: [...found].sort(byName).map(({ code, name }) => ({ CMan_Code: code, CMan_Name: name })) };
}

function ranges(
  params: VehicleListParams & { manCode: number; justCurrentRanges: boolean },
  includeRunOut: boolean,
  call: ServiceCall,
) {
  const filter = modelFilterOf(params.justCurrentRanges, params.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(params.database);
  if (database === null) return {};
  const models = modelsMatching(call.catalogue(), database, filter);
  const found = new Set(
    call
      .catalogue()
      .modelsOfManufacturer(database, params.manCode)
      .filter((model) => models.has(model))
      .map((model) => model.range),
  );
  return { Table: [...found].sort(byName).map(({ code, name }) => ({ CRan_Code: code, CRan_Name: name })) };
}

function models(
  params: VehicleListParams & { manRanCode: number; manRanCodeIsMan: boolean; justCurrentModels: boolean },
  includeRunOut: boolean,
  call: ServiceCall,
) {
  const filter = modelFilterOf(params.justCurrentModels, params.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(params.database);
  if (database === null) return {};
  const catalogue = call.catalogue();
  const matchingModels = modelsMatching(catalogue, database, filter);
  const all = params.manRanCodeIsMan
    ? catalogue.modelsOfManufacturer(database, params.manRanCode)
    : catalogue.modelsOfRange(database, params.manRanCode);
  const newestFirst = (a: Model, b: Model): number => byName(a, b) || b.introducedYear - a.introducedYear;
  return {
    Table: all
      .filter((model) => matchingModels.has(model))
      .sort(newestFirst)
      .map((model) => ({
        CMod_Code: model.code,
        CMod_Name: model.name,
        CMod_Introduced: model.introducedYear,
        CMod_Discontinued: model.discontinuedYear,
      })),
  };
}

/** A derivative with every column that any of the lists shows; the contract's `shown` selects each operation's own. */
function derivativeRow(derivative: CatalogueDerivative, today: string) {
  const specified = lastSpecDate(derivative, today);
  return {
    CDer_ID: derivative.refid,
    CDer_Name: derivative.name,
    CDer_Introduced: midnight(derivative.introduced),
    CDer_Discontinued: midnightOrNull(derivative.discontinued),
    LastSpecDate: midnight(specified),
    ModelYearRef: modelYearReferenceOn(derivative, specified),
    CDer_RunOutDate: midnightOrNull(derivative.runOut),
    SectorDescription: derivative.sector,
  };
}

interface DerivativeListParams {
  database: string;
  justCurrentDerivatives: boolean;
}

function derivatives(
  params: DerivativeListParams & ({ modCode: number } | { ranCode: number }),
  includeRunOut: boolean,
  call: ServiceCall,
) {
  const database = databaseNamed(params.database);
  if (database === null) return {};
  const { today } = call;
  const filter = { today, justCurrent: params.justCurrentDerivatives, includeRunOut, styles: null };
  const catalogue = call.catalogue();
  const all =
    'modCode' in params
      ? catalogue.derivativesOfModel(database, params.modCode)
      : catalogue.derivativesOfRange(database, params.ranCode);
  const found = all.filter((derivative) => matchesFilter(derivative, filter)).sort(byName);
  return { Table: found.map((derivative) => derivativeRow(derivative, today)) };
}

/** The derivative with an identifier; undefined, and so no rows, where the database has none. */
function derivativeOf({ database: name, refid }: { database: string; refid: number }, call: ServiceCall) {
  const database = databaseNamed(name);
  return database === null ? undefined : call.catalogue().derivative(database, refid);
}

function description(params: { database: string; refid: number }, call: ServiceCall) {
  const derivative = derivativeOf(params, call);
  if (!derivative) return {};
  const { model, name, shortName, sector } = derivative;
  return {
    Table: [
      {
        CVehicle_ManText: model.range.manufacturer.name,
        CVehicle_ShortModText: model.range.name,
        CVehicle_ModText: model.name,
        CVehicle_DerText: name,
        CVehicle_ShortDerText: shortName,
        CVehicle_ManTextCode: model.range.manufacturer.code,
        CVehicle_ShortModID: model.range.code,
        CVehicle_ModTextCode: model.code,
        SectorDescription: sector,
      },
    ],
  };
}

function years(params: { database: string; refid: number }, call: ServiceCall) {
  const derivative = derivativeOf(params, call);
  if (!derivative) return {};
  return {
    Desc: modelYears(derivative, call.today).map((year) => ({
      My_EffectiveFrom: midnight(year.effectiveFrom),
      My_EffectiveTo: midnightOrNull(year.effectiveTo),
      My_Ref: year.reference,
      My_ImageID: year.imageId,
    })),
  };
}

function codeOf(params: { database: string; refid: number }, call: ServiceCall) {
  const derivative = derivativeOf(params, call);
  return derivative ? { Table: [{ CDer_REFcode: derivative.refcode }] } : {};
}

function identifierOf(params: { database: string; refcode: string }, call: ServiceCall) {
  const database = databaseNamed(params.database);
  const derivative = database === null ? undefined : call.catalogue().derivativeByRefcode(database, params.refcode);
  return derivative ? { Table: [{ CDer_ID: derivative.refid }] } : {};
}

export const vehiclesHandlers = [
  defineDatasetHandler(contract.getRefMan, (params, call) => manufacturers(params, false, call)),
  defineDatasetHandler(contract.getRefManIncludeOnRunout, (params, call) => manufacturers(params, true, call)),
  defineDatasetHandler(contract.getRefRange, (params, call) => ranges(params, false, call)),
  defineDatasetHandler(contract.getRefRangeIncludeOnRunout, (params, call) => ranges(params, true, call)),
  defineDatasetHandler(contract.getRefMod, (params, call) => models(params, false, call)),
  defineDatasetHandler(contract.getRefModIncludeOnRunout, (params, call) => models(params, true, call)),
  defineDatasetHandler(contract.getRefDer, (params, call) => derivatives(params, false, call)),
  defineDatasetHandler(contract.getRefDerWithSector, (params, call) => derivatives(params, false, call)),
  defineDatasetHandler(contract.getRefDerIncludeOnRunout, (params, call) => derivatives(params, true, call)),
  defineDatasetHandler(contract.getRefDerIncludeOnRunoutWithSector, (params, call) => derivatives(params, true, call)),
  defineDatasetHandler(contract.getRefDerFromRange, (params, call) => derivatives(params, false, call)),
  defineDatasetHandler(contract.getRefDerFromRangeIncludeOnRunout, (params, call) => derivatives(params, true, call)),
  defineDatasetHandler(contract.getRefModelYears, years),
  defineDatasetHandler(contract.getRefDescriptionFromId, description),
  defineDatasetHandler(contract.getRefDescriptionFromIdWithSector, description),
  defineDatasetHandler(contract.getRefcodeFromRefid, codeOf),
  defineDatasetHandler(contract.getRefidFromRefcode, identifierOf),
];
