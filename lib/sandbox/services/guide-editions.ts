/** The parameters that the monthly guides on future values and on maintenance share: vehicle, edition and months. */
import type { WebService } from '@/lib/wire/operation';
import { Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { currentEdition, firstEdition } from '@/lib/sandbox/market/editions';

export interface GuideEditionParams {
  readonly database: string;
  /** 0 where the vehicle is named by its code. */
  readonly refid: number;
  readonly refCode: string;
  readonly datasetDate: string;
  readonly justCurrent: boolean;
  readonly monthsToValuation: number;
  readonly mileage: number;
}

/** @throws Refused, with the recorded text where there is one */
export function refuseOutOfRange(params: GuideEditionParams, mostMonths: number): void {
  const { monthsToValuation, mileage, justCurrent, datasetDate } = params;
  if (monthsToValuation < 12 || monthsToValuation > mostMonths) {
    throw new Refused(`monthsToValuation must be between 12 and ${mostMonths}.`);
  }
  if (mileage < 0) throw new Refused('mileage must not be less than 0.');
  // 2 §SMR service: every date passed is the first of a month. With justCurrent it is sent but not used.
  if (!justCurrent && !datasetDate.endsWith('-01')) throw new Refused('datasetDate must be the first of a month.');
}

/** The vehicle and the edition; null, and so no rows, where one of them does not exist. @throws Refused */
export function vehicleInEdition(
  service: WebService,
  params: GuideEditionParams,
  call: ServiceCall,
): { derivative: CatalogueDerivative; edition: string } | null {
  const database = databaseOf(service, params.database);
  const edition = params.justCurrent ? currentEdition(call.today) : params.datasetDate;
  if (database === null || edition < firstEdition || edition > call.today) return null;
  const catalogue = call.catalogue();
  const derivative =
    params.refid === 0
      ? catalogue.derivativeByRefcode(database, params.refCode)
      : catalogue.derivative(database, params.refid);
  return derivative ? { derivative, edition } : null;
}
