/** New vehicle data (2 §NVD service): technical data, equipment and change dates. */
import * as contract from '@/lib/contract/nvd';
import { technicalItems, technicalItemsIn } from '@/lib/contract/nvd';
import { date as dateCodec } from '@/lib/wire/dates';
import { WireValueError } from '@/lib/wire/values';
import { defineDatasetHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import { priceOn } from '@/lib/sandbox/catalogue/prices';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { changeDates } from '@/lib/sandbox/catalogue/change-dates';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { technicalTable } from '@/lib/sandbox/catalogue/technical-items';

const midnight = (date: string): string => `${date}T00:00:00`;

/** The requested derivative; undefined, and so no rows, where the database has none with that identifier. */
function derivativeOf({ database: name, refid }: { database: string; refid: number }, call: ServiceCall) {
  const database = databaseOf(contract.nvd, name);
  return database === null ? undefined : call.catalogue().derivative(database, refid);
}

/** The requested day; undefined before the vehicle was introduced. */
function dayOf(
  derivative: CatalogueDerivative,
  date: string,
  justCurrent: boolean,
  { today }: ServiceCall,
): string | undefined {
  const day = justCurrent ? today : date;
  return day < derivative.introduced ? undefined : day;
}

function technicalRows(
  params: { database: string; refid: number; techDate: string; justCurrent: boolean },
  call: ServiceCall,
) {
  const derivative = derivativeOf(params, call);
  const day = derivative && dayOf(derivative, params.techDate, params.justCurrent, call);
  if (!derivative || day === undefined) return {};
  const data = technical(derivative, day);
  return {
    Tech: technicalTable.flatMap(({ code, description, category, value }) => {
      const printed = value(data, derivative);
      if (printed === undefined) return [];
      return {
        Tech_TechCode: code,
        DT_LongDescription: description,
        Dc_Description: category,
        tech_value_string: printed,
      };
    }),
  };
}

function equipmentRows(
  params: { database: string; refid: number; seDate: string; justCurrent: boolean },
  call: ServiceCall,
) {
  const derivative = derivativeOf(params, call);
  const day = derivative && dayOf(derivative, params.seDate, params.justCurrent, call);
  if (!derivative || day === undefined) return {};
  return {
    SE: standardEquipment(derivative, day).map(({ code, description, category }) => ({
      Se_OptionCode: code,
      Do_Description: description,
      Dc_Description: category === '' ? undefined : category,
    })),
  };
}

const changeRows = (params: { database: string; refid: number }, call: ServiceCall) => {
  const derivative = derivativeOf(params, call);
  if (!derivative) return {};
  return {
    Grid: changeDates(derivative, call.today).map((change) => ({
      dt_date: midnight(change.date),
      dt_my: Number(change.modelYear),
      dt_pr: Number(change.price),
      dt_opt: Number(change.options),
      dt_se: Number(change.equipment),
      dt_tech: Number(change.technical),
    })),
  };
};

/** 2 §Limits: both lists hold up to 8,000 characters. */
const CHARACTERS_MAX = 8000;

function listOf(name: string, text: string): string[] {
  if (text.length > CHARACTERS_MAX) throw new Refused(`${name} must not exceed ${CHARACTERS_MAX} characters.`);
  return text.split(',').map((part) => part.trim());
}

function identifierIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refused(`Unknown identifier '${text}'.`);
  return Number(text);
}

function dateIn(text: string): string {
  try {
    return dateCodec.readForm(text);
  } catch (error) {
    throw error instanceof WireValueError ? new Refused(`Unknown date '${text}'.`) : error;
  }
}

function refuseUnknownItems(techDataList: string): void {
  const names = techDataList.split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== '' && !technicalItems.some((item) => item === name.toUpperCase()));
  if (unknown !== undefined) throw new Refused(`Unknown item '${unknown}'.`);
}

/** Pence as a decimal of pounds, `15829.17`. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

function bulkRow(derivative: CatalogueDerivative, day: string, items: ReturnType<typeof technicalItemsIn>) {
  const { model, name, introduced, discontinued, database, gearbox, doors } = derivative;
  const data = technical(derivative, day);
  const price = priceOn(derivative, day);
  const values = items.map((item) => [item, technicalTable.find((row) => row.item === item)?.value(data, derivative)]);
  return {
    REFID: derivative.refid,
    SpecDate: midnight(day),
    Manufacturer: model.range.manufacturer.name,
    Range: model.range.name,
    Model: model.name,
    Derivative: name,
    ModIntroduced: model.introducedYear,
    ModDiscontinued: model.discontinuedYear,
    DerIntroducted: midnight(introduced),
    DerDiscontinued: discontinued === null ? undefined : midnight(discontinued),
    // Vans have none, as recorded.
    BodyStyle: database === 'CAR' ? derivative.bodyStyle : undefined,
    FuelType: data.fuelType,
    Transmission: gearbox.transmission,
    Doors: doors,
    Basic: pounds(price.basicPence),
    VAT: pounds(price.vatPence),
    ...Object.fromEntries(values),
  };
}

function bulkRows(
  params: { database: string; refidList: string; specDateList: string; techDataList: string },
  call: ServiceCall,
) {
  const database = databaseOf(contract.nvd, params.database);
  const identifiers = listOf('refidList', params.refidList).map(identifierIn);
  const days = listOf('specDateList', params.specDateList).map(dateIn);
  if (identifiers.length !== days.length) {
    throw new Refused('refidList and specDateList must hold the same number of values.');
  }
  refuseUnknownItems(params.techDataList);
  const items = technicalItemsIn(params.techDataList);
  return {
    Tech_Table: identifiers.flatMap((refid, index) => {
      const derivative = database === null ? undefined : call.catalogue().derivative(database, refid);
      const day = derivative && dayOf(derivative, days[index] ?? '', false, call);
      return derivative && day !== undefined ? [bulkRow(derivative, day, items)] : [];
    }),
  };
}

export const nvdHandlers = [
  defineDatasetHandler(contract.getBulkTechnicalData, bulkRows),
  defineDatasetHandler(contract.getNvdChangeDates, changeRows),
  defineDatasetHandler(contract.getTechnicalData, technicalRows),
  defineDatasetHandler(contract.getStandardEquipment, equipmentRows),
];
