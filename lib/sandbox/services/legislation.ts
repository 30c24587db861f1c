/**
 * The legislation service: what a company car costs driver and employer over a term and a mileage (3 §Legislation
 * service).
 */
import * as contract from '@/lib/contract/legislation';
import { legislationColumnsIn } from '@/lib/contract/legislation';
import { defineDatasetHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { optionsPrice } from '@/lib/sandbox/costs/chosen-options';
import { isSoldNew } from '@/lib/sandbox/costs/list-price';
import { wholeLife, type CompanyWholeLifeCost } from '@/lib/sandbox/costs/whole-life';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';

interface LegislationParams {
  readonly database: string;
  /** A text on the wire. */
  readonly refid: string;
  readonly SpecDate: string;
  readonly SelectedOptions: string;
  readonly Term: number;
  readonly Mileage: number;
  readonly DataList: string;
}

/** To the nearest multiple; a half goes up. */
const toNearest = (value: number, step: number): number => Math.floor(value / step + 0.5) * step;

/** The term and mileage that are answered, for those requested. @throws Refused */
function roundedTerm({ Term, Mileage }: Pick<LegislationParams, 'Term' | 'Mileage'>): {
  termMonths: number;
  miles: number;
} {
  if (Term < 12 || Term > 60) throw new Refused('Term must be between 12 and 60.');
  if (Mileage < 0) throw new Refused('Mileage must not be less than 0.');
  return { termMonths: toNearest(Term, 6), miles: toNearest(Mileage, 10000) };
}

function refuseUnknownItems(dataList: string): void {
  if (legislationColumnsIn(dataList) !== undefined) return;
  const unknown = dataList.split(',').find((item) => legislationColumnsIn(item) === undefined);
  throw new Refused(`Unknown item '${(unknown ?? dataList).trim()}'.`);
}

function data(params: LegislationParams, call: ServiceCall) {
  refuseUnknownItems(params.DataList);
  const { termMonths, miles } = roundedTerm(params);
  const database = databaseOf(contract.legislation, params.database);
  if (!/^\s*\d{1,9}\s*$/.test(params.refid)) throw new Refused(`Unknown identifier '${params.refid.trim()}'.`);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, Number(params.refid));
  const date = params.SpecDate;
  if (!derivative || !isSoldNew(derivative, date)) return {};
  const options = optionsPrice(() => optionsOf(derivative, date), params.SelectedOptions);
  const { value } = wholeLife({ derivative, date, options, termMonths, miles });
  return { Table: [{ ...columns(value), ...classOneAColumns(value) }] };
}

const columns = (life: CompanyWholeLifeCost) => ({
  P11D: life.p11d,
  C02: life.co2 ?? undefined,
  BIKTaxRate: life.percent,
  BIK20: life.tax20,
  BIK40: life.tax40,
  VED1st: life.dutyFirst,
  VED2nd: life.dutyLater,
  WLC: life.wholeLifeCost,
  SMR: life.maintenance,
  Depreciation: life.depreciation,
  RV: life.residual,
  FuelCost: life.fuel,
  PPM: life.pencePerMile,
});

function classOneAColumns({ classOneA: [first, second, third, fourth, fifth] }: CompanyWholeLifeCost) {
  return {
    NIClass1A_Yr1Rate: first?.rate,
    NIClass1A_Yr1Cost: first?.cost,
    NIClass1A_Yr2Rate: second?.rate,
    NIClass1A_Yr2Cost: second?.cost,
    NIClass1A_Yr3Rate: third?.rate,
    NIClass1A_Yr3Cost: third?.cost,
    NIClass1A_Yr4Rate: fourth?.rate,
    NIClass1A_Yr4Cost: fourth?.cost,
    NIClass1A_Yr5Rate: fifth?.rate,
    NIClass1A_Yr5Cost: fifth?.cost,
  };
}

export const legislationHandlers = [defineDatasetHandler(contract.getLegislationData, data)];
