/** Future values and pence per mile, by monthly edition. */
import * as contract from '@/lib/contract/future-values';
import { answersRows, type Call } from '@/lib/sandbox/answers';
import { isCurrent } from '@/lib/sandbox/catalogue/life';
import { maintenanceCost, pencePerMile } from '@/lib/sandbox/costs/maintenance';
import { futureValue } from '@/lib/sandbox/costs/residual';
import { refuseOutOfRange, vehicleInEdition, type EditionAsked } from '@/lib/sandbox/editions-asked';

const MOST_MONTHS = 84;
const MOST_MONTHS_OF_PPM = 60;

function valuation(asked: EditionAsked & { registrationDate: string }, call: Call) {
  refuseOutOfRange(asked, MOST_MONTHS);
  const found = vehicleInEdition(contract.futureValues, asked, call);
  if (!found) return {};
  const { registrationDate: registered, monthsToValuation: months, mileage } = asked;
  const value = futureValue({ ...found, registered, months, mileage });
  return value === null ? {} : { Valuation: [{ valuation: value }] };
}

/** The maintenance of the SMR service, in pence a mile to four decimals. */
function perMile(asked: EditionAsked, call: Call) {
  refuseOutOfRange(asked, MOST_MONTHS_OF_PPM);
  const found = vehicleInEdition(contract.futureValues, asked, call);
  const { monthsToValuation, mileage } = asked;
  if (!found || mileage === 0 || !isCurrent(found.derivative, found.edition)) return {};
  const cost = maintenanceCost(found.derivative, found.edition, monthsToValuation, mileage);
  return { Valuation: [{ valuation: pencePerMile(cost.value, mileage).toFixed(4) }] };
}

export const futureValuesAnswers = [
  answersRows(contract.getFutureValuation, valuation),
  answersRows(contract.getPpmValuation, perMile),
];
