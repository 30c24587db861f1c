/** The maintenance service (2 §SMR service). */
import * as contract from '@/lib/contract/smr';
import { answersRows, type Call } from '@/lib/sandbox/answers';
import { isCurrent } from '@/lib/sandbox/catalogue/life';
import { maintenanceCost } from '@/lib/sandbox/costs/maintenance';
import { refuseOutOfRange, vehicleInEdition, type EditionAsked } from '@/lib/sandbox/editions-asked';

const MOST_MONTHS = 60;

function valuation(asked: EditionAsked, call: Call) {
  refuseOutOfRange(asked, MOST_MONTHS);
  const found = vehicleInEdition(contract.smr, asked, call);
  // Only vehicles current for the dataset have one; of others there are no rows.
  if (!found || !isCurrent(found.derivative, found.edition)) return {};
  const { monthsToValuation, mileage } = asked;
  const cost = maintenanceCost(found.derivative, found.edition, monthsToValuation, mileage);
  return { Valuation: [{ valuation: cost.value.toFixed(2), monthsToValuation, mileage }] };
}

export const smrAnswers = [answersRows(contract.getSmrValuation, valuation)];
