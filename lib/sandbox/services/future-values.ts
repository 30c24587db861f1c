/** Future values and pence per mile, by monthly edition. */
import * as contract from '@/lib/contract/future-values';
import { defineDatasetHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { isCurrent } from '@/lib/sandbox/catalogue/life';
import { maintenanceCost, pencePerMile } from '@/lib/sandbox/costs/maintenance';
import { futureValue } from '@/lib/sandbox/costs/residual';
import { refuseOutOfRange, vehicleInEdition, type GuideEditionParams } from '@/lib/sandbox/services/guide-editions';

const MONTHS_MAX = 84;
const PPM_MONTHS_MAX = 60;

function valuation(params: GuideEditionParams & { registrationDate: string }, call: ServiceCall) {
  refuseOutOfRange(params, MONTHS_MAX);
  const found = vehicleInEdition(contract.futureValues, params, call);
  if (!found) return {};
  const { registrationDate: registered, monthsToValuation: months, mileage } = params;
  const value = futureValue({ ...found, registered, months, mileage });
  return value === null ? {} : { Valuation: [{ valuation: value }] };
}

/** The maintenance of the SMR service, in pence per mile with four decimals. */
function perMile(params: GuideEditionParams, call: ServiceCall) {
  refuseOutOfRange(params, PPM_MONTHS_MAX);
  const found = vehicleInEdition(contract.futureValues, params, call);
  const { monthsToValuation, mileage } = params;
  if (!found || mileage === 0 || !isCurrent(found.derivative, found.edition)) return {};
  const cost = maintenanceCost(found.derivative, found.edition, monthsToValuation, mileage);
  return { Valuation: [{ valuation: pencePerMile(cost.value, mileage).toFixed(4) }] };
}

export const futureValuesHandlers = [
  defineDatasetHandler(contract.getFutureValuation, valuation),
  defineDatasetHandler(contract.getPpmValuation, perMile),
];
