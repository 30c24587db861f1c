/** New vehicle data (2 §NVD service): technical data, equipment and change dates. */
import * as contract from '@/lib/contract/nvd';
import { technicalItems, technicalItemsIn } from '@/lib/contract/nvd';
import { date as dateCodec } from '@/lib/wire/dates';
import { WireValueError } from '@/lib/wire/values';
import { answersRows, Refused, type Call } from '@/lib/sandbox/answers';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import { priceOn } from '@/lib/sandbox/catalogue/prices';
import type { Derivative } from '@/lib/sandbox/catalogue/model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { changeDates } from '@/lib/sandbox/change-dates';
import { databaseOf } from '@/lib/sandbox/databases';
import { technicalTable } from '@/lib/sandbox/technical-items';

const midnight = (date: string): string => `${date}T00:00:00`;

/** The derivative asked for; undefined, and so no rows, where the database has none of that identifier. */
function derivativeOf({ database: name, refid }: { database: string; refid: number }, call: Call) {
  const database = databaseOf(contract.nvd, name);
  return database === null ? undefined : call.catalogue().derivative(database, refid);
}

/** The day a caller asks about; undefined before the vehicle was there. */
function dayOf(derivative: Derivative, date: string, justCurrent: boolean, { today }: Call): string | undefined {
  const day = justCurrent ? today : date;
  return day < derivative.introduced ? undefined : day;
}

function technicalRows(asked: { database: string; refid: number; techDate: string; justCurrent: boolean }, call: Call) {
  const derivative = derivativeOf(asked, call);
  const day = derivative && dayOf(derivative, asked.techDate, asked.justCurrent, call);
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

function equipmentRows(asked: { database: string; refid: number; seDate: string; justCurrent: boolean }, call: Call) {
  const derivative = derivativeOf(asked, call);
  const day = derivative && dayOf(derivative, asked.seDate, asked.justCurrent, call);
  if (!derivative || day === undefined) return {};
  return {
    SE: standardEquipment(derivative, day).map(({ code, description, category }) => ({
      Se_OptionCode: code,
      Do_Description: description,
      Dc_Description: category === '' ? undefined : category,
    })),
  };
}

const changeRows = (asked: { database: string; refid: number }, call: Call) => {
  const derivative = derivativeOf(asked, call);
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
const MOST_CHARACTERS = 8000;

function listOf(name: string, text: string): string[] {
  if (text.length > MOST_CHARACTERS) throw new Refused(`${name} must not exceed ${MOST_CHARACTERS} characters.`);
  return text.split(',').map((each) => each.trim());
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
  const names = techDataList.split(',').map((each) => each.trim());
  const unknown = names.find((name) => name !== '' && !technicalItems.some((item) => item === name.toUpperCase()));
  if (unknown !== undefined) throw new Refused(`Unknown item '${unknown}'.`);
}

/** Pence as a decimal of pounds, `15829.17`. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

function bulkRow(derivative: Derivative, day: string, items: ReturnType<typeof technicalItemsIn>) {
  const { model, name, introduced, discontinued, database, gearbox, doors } = derivative;
  const data = technical(derivative, day);
  const price = priceOn(derivative, day);
  const values = items.map((item) => [
    item,
    technicalTable.find((each) => each.item === item)?.value(data, derivative),
  ]);
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
  asked: { database: string; refidList: string; specDateList: string; techDataList: string },
  call: Call,
) {
  const database = databaseOf(contract.nvd, asked.database);
  const identifiers = listOf('refidList', asked.refidList).map(identifierIn);
  const days = listOf('specDateList', asked.specDateList).map(dateIn);
  if (identifiers.length !== days.length) {
    throw new Refused('refidList and specDateList must hold the same number of values.');
  }
  refuseUnknownItems(asked.techDataList);
  const items = technicalItemsIn(asked.techDataList);
  return {
    Tech_Table: identifiers.flatMap((refid, index) => {
      const derivative = database === null ? undefined : call.catalogue().derivative(database, refid);
      const day = derivative && dayOf(derivative, days[index] ?? '', false, call);
      return derivative && day !== undefined ? [bulkRow(derivative, day, items)] : [];
    }),
  };
}

export const nvdAnswers = [
  answersRows(contract.getBulkTechnicalData, bulkRows),
  answersRows(contract.getNvdChangeDates, changeRows),
  answersRows(contract.getTechnicalData, technicalRows),
  answersRows(contract.getStandardEquipment, equipmentRows),
];
