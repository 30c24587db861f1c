/**
 * Used values: the monthly editions by identifier, plate and mileage (3 §Used values service; inferred: wire.md §6).
 */
import * as contract from '@/lib/contract/used-values';
import { defineHandler, defineDatasetHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { currentEdition, editionOn, editions } from '@/lib/sandbox/market/editions';
import { listedSlices, valueGrid } from '@/lib/sandbox/market/grid';
import { isOutOfBounds } from '@/lib/sandbox/market/mileage';
import { costNewPounds, internetPrices, isInBook, usedValue, type UsedValues } from '@/lib/sandbox/market/values';
import { sliceOfYearLetter, type RegistryPlateSlice } from '@/lib/sandbox/plates/plates';
import { LETTER_WIDTH, NO_VALUES, OUT_OF_BOUNDS } from '@/lib/sandbox/host/quirks';

const midnight = (date: string): string => `${date}T00:00:00`;

/** undefined if the database has none with that identifier. @throws Refused if the service has no such database */
function derivativeOf(name: string, refid: number, call: ServiceCall): CatalogueDerivative | undefined {
  const database = databaseOf(contract.usedValues, name);
  return database === null ? undefined : call.catalogue().derivative(database, refid);
}

/** The requested edition: the one in force, or the one of a day; null before the first. */
const editionFor = (date: string, justCurrent: boolean, { today }: ServiceCall): string | null =>
  justCurrent ? currentEdition(today) : editionOn(date, today);

/**
 * A registration is listed by its plate and year; all days of a month share both, because plates change with a month.
 */
function firstOfMonthOf(year: number, month: number): string | null {
  if (month < 1 || month > 12 || year < 1 || year > 9999) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

const valueColumns = (values: UsedValues) => ({
  Uvt_Retail: values.retail,
  Uvt_Clean: values.clean,
  Uvt_Average: values.average,
  Uvt_Below: values.below,
});

const plateRows = (derivative: CatalogueDerivative, slice: RegistryPlateSlice, edition: string) =>
  valueGrid(derivative, slice.from, edition).map(({ mileage, values }) => ({
    Uvt_Year: slice.year,
    Yc_Letter: slice.letter.padEnd(LETTER_WIDTH),
    Uvt_Mileage: mileage,
    ...valueColumns(values),
    CostNew: costNewPounds(derivative, slice.from),
  }));

type UsedValuesPlateParams = { Year: number; Letter: string };

function history(
  params: UsedValuesPlateParams & { database: string; refid: number; MinDate: string; MaxDate: string },
  call: ServiceCall,
) {
  const derivative = derivativeOf(params.database, params.refid, call);
  const slice = sliceOfYearLetter(params.Year, params.Letter);
  if (!derivative || !slice) return {};
  return {
    Grid: editions(call.today)
      .filter((edition) => params.MinDate <= edition && edition <= params.MaxDate)
      .flatMap((edition) =>
        plateRows(derivative, slice, edition).map((row) => ({ Uvt_PubDate: midnight(edition), ...row })),
      ),
  };
}

type UsedValuesEditionParams = { UsedValuesDate: string; JustCurrent: boolean };

function plateGrid(
  params: UsedValuesEditionParams & UsedValuesPlateParams & { database: string; refid: number },
  call: ServiceCall,
) {
  const derivative = derivativeOf(params.database, params.refid, call);
  const slice = sliceOfYearLetter(params.Year, params.Letter);
  const edition = editionFor(params.UsedValuesDate, params.JustCurrent, call);
  return derivative && slice && edition !== null ? { Grid: plateRows(derivative, slice, edition) } : {};
}

type UsedValuesVehicleParams = UsedValuesEditionParams & { Database: string; REFID: number };
type UsedValuesMonthParams = { Year: number; Month: number };

function monthGrid(params: UsedValuesVehicleParams & UsedValuesMonthParams, call: ServiceCall) {
  const derivative = derivativeOf(params.Database, params.REFID, call);
  const registered = firstOfMonthOf(params.Year, params.Month);
  const edition = editionFor(params.UsedValuesDate, params.JustCurrent, call);
  if (!derivative || registered === null || edition === null) return {};
  return {
    Grid: valueGrid(derivative, registered, edition).map(({ mileage, values }) => ({
      Uvt_Year: params.Year,
      Uvt_Month: params.Month,
      Uvt_Mileage: mileage,
      ...valueColumns(values),
      CostNew: costNewPounds(derivative, registered),
    })),
  };
}

function wholeGrid(params: UsedValuesVehicleParams, call: ServiceCall) {
  const derivative = derivativeOf(params.Database, params.REFID, call);
  const edition = editionFor(params.UsedValuesDate, params.JustCurrent, call);
  if (!derivative || edition === null) return {};
  return { Grid: listedSlices(derivative, edition).flatMap((slice) => plateRows(derivative, slice, edition)) };
}

/** @throws Refused for a mileage out of bounds; null: no values */
function valuesAt(
  derivative: CatalogueDerivative | undefined,
  registered: string | null,
  mileage: number,
  edition: string | null,
): UsedValues | null {
  if (!derivative || registered === null || edition === null) return null;
  if (!isInBook(derivative, registered, edition)) return null;
  if (isOutOfBounds(derivative.database, registered, edition, mileage)) throw new Refused(OUT_OF_BOUNDS);
  return usedValue({ derivative, registered, mileage, edition });
}

/** The values by plate or month of registration and mileage. @throws Refused if there are none */
function valuesFor(
  params: UsedValuesVehicleParams & { Year: number; Mileage: number } & ({ Letter: string } | { Month: number }),
  call: ServiceCall,
): UsedValues {
  const derivative = derivativeOf(params.Database, params.REFID, call);
  const registered =
    'Letter' in params
      ? (sliceOfYearLetter(params.Year, params.Letter)?.from ?? null)
      : firstOfMonthOf(params.Year, params.Month);
  const edition = editionFor(params.UsedValuesDate, params.JustCurrent, call);
  const values = valuesAt(derivative, registered, params.Mileage, edition);
  if (values === null) throw new Refused(NO_VALUES);
  return values;
}

const valuation = ({ retail, clean, average, below }: UsedValues) => ({
  Success: true,
  FailMessage: '',
  Retail: retail,
  Clean: clean,
  Average: average,
  Below: below,
});

const noValuation = (FailMessage: string) => ({
  Success: false,
  FailMessage,
  Retail: 0,
  Clean: 0,
  Average: 0,
  Below: 0,
});

function internet(values: UsedValues) {
  const { retail, clean, average, below } = internetPrices(values);
  return {
    Success: true,
    FailMessage: '',
    HighRetail: retail.high,
    LowRetail: retail.low,
    HighClean: clean.high,
    LowClean: clean.low,
    HighAverage: average.high,
    LowAverage: average.low,
    HighBelow: below.high,
    LowBelow: below.low,
  };
}

const noInternet = (FailMessage: string) => ({
  Success: false,
  FailMessage,
  HighRetail: 0,
  LowRetail: 0,
  HighClean: 0,
  LowClean: 0,
  HighAverage: 0,
  LowAverage: 0,
  HighBelow: 0,
  LowBelow: 0,
});

function singleRow(
  params: {
    Database: string;
    REFID: number;
    REFCode: string;
    RegistrationDate: string;
    DatasetDate: string;
    JustCurrent: boolean;
    Mileage: number;
  },
  call: ServiceCall,
) {
  const database = databaseOf(contract.usedValues, params.Database);
  if (database === null) return {};
  const derivative =
    params.REFID === 0
      ? call.catalogue().derivativeByRefcode(database, params.REFCode)
      : call.catalogue().derivative(database, params.REFID);
  const edition = editionFor(params.DatasetDate, params.JustCurrent, call);
  const values = valuesAt(derivative, params.RegistrationDate, params.Mileage, edition);
  if (values === null) return {};
  const { retail, clean, average, below } = values;
  return { Valuation: [{ Retail: retail, Clean: clean, Average: average, Below: below }] };
}

function dates({ Database }: { Database: string }, { today }: ServiceCall) {
  if (databaseOf(contract.usedValues, Database) === null) return {};
  return { Grid: editions(today).map((edition) => ({ Uvt_PubDate: midnight(edition) })) };
}

export const usedValuesHandlers = [
  defineDatasetHandler(contract.getUsedValuesHistoryForIdYearLetter, history),
  defineDatasetHandler(contract.getUsedValuesForIdYearLetter, plateGrid),
  defineDatasetHandler(contract.getUsedValuesForIdYearMonth, monthGrid),
  defineHandler(
    contract.getUsedValuesForIdYearMonthMileage,
    (params, call) => valuation(valuesFor(params, call)),
    noValuation,
  ),
  defineHandler(
    contract.getUsedValuesForIdYearLetterMileage,
    (params, call) => valuation(valuesFor(params, call)),
    noValuation,
  ),
  defineHandler(
    contract.getInternetPricesForIdYearLetterMileage,
    (params, call) => internet(valuesFor(params, call)),
    noInternet,
  ),
  defineHandler(
    contract.getInternetPricesForIdYearMonthMileage,
    (params, call) => internet(valuesFor(params, call)),
    noInternet,
  ),
  defineDatasetHandler(contract.getUsedValuesForId, wholeGrid),
  defineDatasetHandler(contract.getUsedValuation, singleRow),
  defineDatasetHandler(contract.getUsedValuesHistoricDates, dates),
];
