/** Total cost of ownership to a private buyer (wire.md §6). */
import * as contract from '@/lib/contract/tco';
import type { ParamsOf } from '@/lib/wire/shape';
import { date as dateCodec } from '@/lib/wire/dates';
import { WireValueError } from '@/lib/wire/values';
import { answers, Refused, type Call } from '@/lib/sandbox/answers';
import { ownership } from '@/lib/sandbox/costs/ownership';
import { databaseOf } from '@/lib/sandbox/databases';
import { ifKnown } from '@/lib/sandbox/legislation/dated';
import { NO_VALUES } from '@/lib/sandbox/quirks';

type Asked = ParamsOf<typeof contract.getTco.params>;

/** As far ahead as the guide of future values goes. */
const MOST_YEARS = 7;

function dateIn(text: string): string {
  try {
    return dateCodec.readForm(text);
  } catch (error) {
    throw error instanceof WireValueError ? new Refused(`Unknown date '${text}'.`) : error;
  }
}

function refuseOutOfRange(asked: Asked): void {
  const { LengthOfOwnership: years } = asked;
  if (years < 1 || years > MOST_YEARS) throw new Refused(`LengthOfOwnership must be between 1 and ${MOST_YEARS}.`);
  for (const name of [
    'PurchaseCost',
    'FinanceAPR',
    'Deposit',
    'CurrentMileage',
    'AnnualMileage',
    'AnnualInsurance',
  ] as const) {
    if (Number(asked[name]) < 0) throw new Refused(`${name} must not be less than 0.`);
  }
}

/** Age and post code would price an insurance; the premium is given, so they change nothing. */
function cost(asked: Asked, call: Call) {
  refuseOutOfRange(asked);
  const registered = dateIn(asked.RegistrationDate);
  const database = databaseOf(contract.tco, asked.Database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, asked.RefId);
  if (!derivative || registered < derivative.introduced) throw new Refused(NO_VALUES);
  const worked = ifKnown(() =>
    ownership({
      derivative,
      registered,
      today: call.today,
      purchasePounds: Number(asked.PurchaseCost),
      depositPounds: Number(asked.Deposit),
      aprPercent: Number(asked.FinanceAPR),
      currentMiles: asked.CurrentMileage * 1000,
      yearlyMiles: asked.AnnualMileage * 1000,
      years: asked.LengthOfOwnership,
      insurancePoundsPerYear: Number(asked.AnnualInsurance),
    }),
  );
  if (!worked) throw new Refused(NO_VALUES);
  const { depreciation, finance, fuel, insurance, tax, maintenance } = worked.value;
  const pence = [depreciation, finance, fuel, insurance, tax, maintenance].map((part) => Math.round(part * 100));
  // What is shown adds up: the total is of the parts as rounded.
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

export const tcoAnswers = [answers(contract.getTco, cost, refused)];
