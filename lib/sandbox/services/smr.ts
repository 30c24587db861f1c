/** The maintenance service (2 §SMR service). */
import * as contract from '@/lib/contract/smr';
import { defineDatasetHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { isCurrent } from '@/lib/sandbox/catalogue/life';
import { maintenanceCost } from '@/lib/sandbox/costs/maintenance';
import { refuseOutOfRange, vehicleInEdition, type GuideEditionParams } from '@/lib/sandbox/services/guide-editions';

const MONTHS_MAX = 60;

function valuation(params: GuideEditionParams, call: ServiceCall) {
  refuseOutOfRange(params, MONTHS_MAX);
  const found = vehicleInEdition(contract.smr, params, call);
  // Only vehicles current for the dataset have one; others have no rows.
  if (!found || !isCurrent(found.derivative, found.edition)) return {};
  const { monthsToValuation, mileage } = params;
  const cost = maintenanceCost(found.derivative, found.edition, monthsToValuation, mileage);
  return { Valuation: [{ valuation: cost.value.toFixed(2), monthsToValuation, mileage }] };
}

export const smrHandlers = [defineDatasetHandler(contract.getSmrValuation, valuation)];
