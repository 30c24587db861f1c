/**
 * Company car tax in the new vehicle data: figures and percentages of three tax years (2 §NVD service, GetP11DData).
 */
import * as contract from '@/lib/contract/nvd';
import { defineDatasetHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { earlier, later } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { taxedCar } from '@/lib/sandbox/costs/taxed-car';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { appropriatePercentage } from '@/lib/sandbox/legislation/appropriate-percentage';
import { ifKnown } from '@/lib/sandbox/legislation/dated';

/**
 * A car sold today or, when no longer sold, on its last day. A year is known by the calendar year it ends in, as in
 * P11D.
 */
function dataOf(
  params: { database: string; refid: number; year1: number; year2: number; year3: number },
  call: ServiceCall,
) {
  const database = databaseOf(contract.nvd, params.database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, params.refid);
  if (!derivative) return {};
  const date = later(derivative.introduced, earlier(call.today, derivative.runOut ?? call.today));
  const data = technical(derivative, date);
  return {
    CO2_Table: [{ CO2: data.co2GramsPerKm }],
    Euro_Emissions_Table: [
      { Euro_Emissions: derivative.engine.powertrain === 'electric' ? undefined : data.euroClass },
    ],
    CC_Table: [{ CC: data.capacityCc || undefined }],
    FuelType_Table: [{ FuelType: data.fuelType }],
    Year1_Table: [{ Year1: percentOf(derivative, date, params.year1) }],
    Year2_Table: [{ Year2: percentOf(derivative, date, params.year2) }],
    Year3_Table: [{ Year3: percentOf(derivative, date, params.year3) }],
  };
}

/** undefined, a null column, for vans, which are taxed on a flat amount, and for years that no table holds. */
function percentOf(derivative: CatalogueDerivative, date: string, yearEnding: number): number | undefined {
  if (derivative.database === 'LCV' || yearEnding < 1900 || yearEnding > 2100) return undefined;
  return ifKnown(() => appropriatePercentage(taxedCar(derivative, date), yearEnding).value);
}

export const nvdP11dHandlers = [defineDatasetHandler(contract.getP11DData, dataOf)];
