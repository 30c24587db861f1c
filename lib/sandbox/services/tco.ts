/** Total cost of ownership for a private buyer (wire.md §6). */
import * as contract from '@/lib/contract/tco';
import type { ParamsOf } from '@/lib/wire/shape';
import { date as dateCodec } from '@/lib/wire/dates';
import { WireValueError } from '@/lib/wire/values';
import { defineHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { ownership } from '@/lib/sandbox/costs/ownership';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { ifKnown } from '@/lib/sandbox/legislation/dated';
import { NO_VALUES } from '@/lib/sandbox/host/quirks';

type TcoParams = ParamsOf<typeof contract.getTco.params>;

/** As far ahead as the guide of future values goes. */
const YEARS_MAX = 7;

function dateIn(text: string): string {
  try {
    return dateCodec.readForm(text);
  } catch (error) {
    throw error instanceof WireValueError ? new Refused(`Unknown date '${text}'.`) : error;
  }
}

function refuseOutOfRange(params: TcoParams): void {
  const { LengthOfOwnership: years } = params;
  if (years < 1 || years > YEARS_MAX) throw new Refused(`LengthOfOwnership must be between 1 and ${YEARS_MAX}.`);
  for (const name of [
    'PurchaseCost',
    'FinanceAPR',
    'Deposit',
    'CurrentMileage',
    'AnnualMileage',
    'AnnualInsurance',
  ] as const) {
    if (Number(params[name]) < 0) throw new Refused(`${name} must not be less than 0.`);
  }
}

/** Age and post code would price an insurance; the premium is given, so they change nothing. */
function cost(params: TcoParams, call: ServiceCall) {
  refuseOutOfRange(params);
  const registered = dateIn(params.RegistrationDate);
  const database = databaseOf(contract.tco, params.Database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, params.RefId);
  if (!derivative || registered < derivative.introduced) throw new Refused(NO_VALUES);
  const worked = ifKnown(() =>
    ownership({
      derivative,
      registered,
      today: call.today,
      purchasePounds: Number(params.PurchaseCost),
      depositPounds: Number(params.Deposit),
      aprPercent: Number(params.FinanceAPR),
      currentMiles: params.CurrentMileage * 1000,
      yearlyMiles: params.AnnualMileage * 1000,
      years: params.LengthOfOwnership,
      insurancePoundsPerYear: Number(params.AnnualInsurance),
    }),
  );
  if (!worked) throw new Refused(NO_VALUES);
  const { depreciation, finance, fuel, insurance, tax, maintenance } = worked.value;
  const pence = [depreciation, finance, fuel, insurance, tax, maintenance].map((part) => Math.round(part * 100));
  // The shown figures add up: the total is the sum of the rounded parts.
  const total = pence.reduce((sum, part) => sum + part, 0);
  const [TotalDepreciation, TotalFinance, TotalFuel, TotalInsurance, TotalTax, TotalSMR] = pence.map(pounds);
  return {
    Success: true,
    FailMessage: '',
    TotalCostOfOwnership: pounds(total),
    TotalDepreciation,
    TotalFinance,
    TotalFuel,
    TotalInsurance,
    TotalTax,
    TotalSMR,
  };
}

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** Zeros beside the message, as recorded. */
const refused = (FailMessage: string) => ({
  Success: false,
  FailMessage,
  TotalCostOfOwnership: '0',
  TotalDepreciation: '0',
  TotalFinance: '0',
  TotalFuel: '0',
  TotalInsurance: '0',
  TotalTax: '0',
  TotalSMR: '0',
});

export const tcoHandlers = [defineHandler(contract.getTco, cost, refused)];
