/** The vehicles service: a description built level by level, and the conversions (3 §Vehicles service). */
import * as contract from '@/lib/contract/vehicles';
import { answersRows, Refused, type Call } from '@/lib/sandbox/answers';
import { lastSpecDate, modelYearReferenceOn, modelYears } from '@/lib/sandbox/catalogue/life';
import type { Database, Derivative, Model } from '@/lib/sandbox/catalogue/model';
import { databaseOf } from '@/lib/sandbox/databases';
import { isWanted, wantedModels, type Wanted } from '@/lib/sandbox/offered';

const midnight = (date: string): string => `${date}T00:00:00`;
const midnightOrNull = (date: string | null): string | undefined => (date === null ? undefined : midnight(date));

const databaseNamed = (name: string): Database | null => databaseOf(contract.vehicles, name);

/** Blank for all body styles, otherwise codes from 1 to 8 (3 §bodyStyleFilter). @throws Refused */
function stylesOf(filter: string): ReadonlySet<number> | null {
  if (filter.trim() === '') return null;
  const codes = filter.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !Object.hasOwn(contract.bodyStyles, code));
  if (unknown !== undefined) throw new Refused(`Unknown body style '${unknown}'.`);
  return new Set(codes.map(Number));
}

const wantedOf = (justCurrent: boolean, filter: string, includeRunOut: boolean, { today }: Call): Wanted => ({
  today,
  justCurrent,
  includeRunOut,
  styles: stylesOf(filter),
});

const byName = <T extends { readonly name: string }>(a: T, b: T): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

type ListAsked = { database: string; bodyStyleFilter: string };

function manufacturers(asked: ListAsked & { justCurrentManufacturers: boolean }, includeRunOut: boolean, call: Call) {
  const wanted = wantedOf(asked.justCurrentManufacturers, asked.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(asked.database);
  if (database === null) return {};
  const models = wantedModels(call.catalogue(), database, wanted);
  const found = new Set([...models].map((model) => model.range.manufacturer));
  return { Table: [...found].sort(byName).map(({ code, name }) => ({ CMan_Code: code, CMan_Name: name })) };
}

function ranges(
  asked: ListAsked & { manCode: number; justCurrentRanges: boolean },
  includeRunOut: boolean,
  call: Call,
) {
  const wanted = wantedOf(asked.justCurrentRanges, asked.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(asked.database);
  if (database === null) return {};
  const models = wantedModels(call.catalogue(), database, wanted);
  const found = new Set(
    call
      .catalogue()
      .modelsOfManufacturer(database, asked.manCode)
      .filter((model) => models.has(model))
      .map((model) => model.range),
  );
  return { Table: [...found].sort(byName).map(({ code, name }) => ({ CRan_Code: code, CRan_Name: name })) };
}

function models(
  asked: ListAsked & { manRanCode: number; manRanCodeIsMan: boolean; justCurrentModels: boolean },
  includeRunOut: boolean,
  call: Call,
) {
  const wanted = wantedOf(asked.justCurrentModels, asked.bodyStyleFilter, includeRunOut, call);
  const database = databaseNamed(asked.database);
  if (database === null) return {};
  const catalogue = call.catalogue();
  const having = wantedModels(catalogue, database, wanted);
  const all = asked.manRanCodeIsMan
    ? catalogue.modelsOfManufacturer(database, asked.manRanCode)
    : catalogue.modelsOfRange(database, asked.manRanCode);
  const newestFirst = (a: Model, b: Model): number => byName(a, b) || b.introducedYear - a.introducedYear;
  return {
    Table: all
      .filter((model) => having.has(model))
      .sort(newestFirst)
      .map((model) => ({
        CMod_Code: model.code,
        CMod_Name: model.name,
        CMod_Introduced: model.introducedYear,
        CMod_Discontinued: model.discontinuedYear,
      })),
  };
}

/** A derivative with every column any of the lists shows; the contract's `shown` picks each operation's own. */
function derivativeRow(derivative: Derivative, today: string) {
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

interface DerivativesAsked {
  database: string;
  justCurrentDerivatives: boolean;
}

function derivatives(
  asked: DerivativesAsked & ({ modCode: number } | { ranCode: number }),
  includeRunOut: boolean,
  call: Call,
) {
  const database = databaseNamed(asked.database);
  if (database === null) return {};
  const { today } = call;
  const wanted = { today, justCurrent: asked.justCurrentDerivatives, includeRunOut, styles: null };
  const catalogue = call.catalogue();
  const all =
    'modCode' in asked
      ? catalogue.derivativesOfModel(database, asked.modCode)
      : catalogue.derivativesOfRange(database, asked.ranCode);
  const found = all.filter((derivative) => isWanted(derivative, wanted)).sort(byName);
  return { Table: found.map((derivative) => derivativeRow(derivative, today)) };
}

/** The derivative of an identifier; undefined, and so no rows, where the database has none. */
function derivativeOf({ database: name, refid }: { database: string; refid: number }, call: Call) {
  const database = databaseNamed(name);
  return database === null ? undefined : call.catalogue().derivative(database, refid);
}

function description(asked: { database: string; refid: number }, call: Call) {
  const derivative = derivativeOf(asked, call);
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

function years(asked: { database: string; refid: number }, call: Call) {
  const derivative = derivativeOf(asked, call);
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

function codeOf(asked: { database: string; refid: number }, call: Call) {
  const derivative = derivativeOf(asked, call);
  return derivative ? { Table: [{ CDer_REFcode: derivative.refcode }] } : {};
}

function identifierOf(asked: { database: string; refcode: string }, call: Call) {
  const database = databaseNamed(asked.database);
  const derivative = database === null ? undefined : call.catalogue().derivativeByRefcode(database, asked.refcode);
  return derivative ? { Table: [{ CDer_ID: derivative.refid }] } : {};
}

export const vehiclesAnswers = [
  answersRows(contract.getRefMan, (asked, call) => manufacturers(asked, false, call)),
  answersRows(contract.getRefManIncludeOnRunout, (asked, call) => manufacturers(asked, true, call)),
  answersRows(contract.getRefRange, (asked, call) => ranges(asked, false, call)),
  answersRows(contract.getRefRangeIncludeOnRunout, (asked, call) => ranges(asked, true, call)),
  answersRows(contract.getRefMod, (asked, call) => models(asked, false, call)),
  answersRows(contract.getRefModIncludeOnRunout, (asked, call) => models(asked, true, call)),
  answersRows(contract.getRefDer, (asked, call) => derivatives(asked, false, call)),
  answersRows(contract.getRefDerWithSector, (asked, call) => derivatives(asked, false, call)),
  answersRows(contract.getRefDerIncludeOnRunout, (asked, call) => derivatives(asked, true, call)),
  answersRows(contract.getRefDerIncludeOnRunoutWithSector, (asked, call) => derivatives(asked, true, call)),
  answersRows(contract.getRefDerFromRange, (asked, call) => derivatives(asked, false, call)),
  answersRows(contract.getRefDerFromRangeIncludeOnRunout, (asked, call) => derivatives(asked, true, call)),
  answersRows(contract.getRefModelYears, years),
  answersRows(contract.getRefDescriptionFromId, description),
  answersRows(contract.getRefDescriptionFromIdWithSector, description),
  answersRows(contract.getRefcodeFromRefid, codeOf),
  answersRows(contract.getRefidFromRefcode, identifierOf),
];
