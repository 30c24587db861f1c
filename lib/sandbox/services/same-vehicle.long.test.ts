/** One vehicle is the same in the answers of every operation: its names, figures, prices and values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as legislation from '@/lib/contract/legislation';
import * as nvd from '@/lib/contract/nvd';
import * as p11d from '@/lib/contract/p11d';
import * as reg from '@/lib/contract/reg';
import * as used from '@/lib/contract/used-values';
import * as vehicles from '@/lib/contract/vehicles';
import * as vrm from '@/lib/contract/vrm';
import { readAnswer, writeRequest, type AnswerOf, type Operation, type Result } from '@/lib/wire/operation';
import type { ParamsOf, ShapeFields } from '@/lib/wire/shape';
import { scenarios } from '@/lib/sandbox/faults/scenarios';
import { normalisePlate } from '@/lib/sandbox/plates/plates';
import { createTestSandbox, BASE } from '@/lib/sandbox/testing/sandbox-requests';

const TODAY = '2026-06-05';
const MILEAGE = 40_000;
const CO2_CODE = 67;
const sandbox = createTestSandbox();
const credentials = { subscriberId: 123456, password: 'p&ss<1>' };

async function call<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  params: ParamsOf<P>,
): Promise<AnswerOf<R>> {
  const { method, path, headers, body } = writeRequest(operation, params, credentials, { namespaceBase: BASE });
  const reply = await sandbox.serve(new Request(BASE + path, { method, headers, body }));
  const text = await reply.text();
  assert.equal(reply.status, 200, `${operation.name}: ${text.slice(0, 300)}`);
  const { value, problems } = readAnswer(operation, text);
  assert.deepEqual(problems, [], operation.name);
  return value;
}

/** Marks of every current plate from 2009, a few of each. */
const drawn = Array.from({ length: 90 }, (_, index) => {
  const year = 9 + (index % 17);
  const age = String(index % 2 === 0 ? year : year + 50).padStart(2, '0');
  const letter = (at: number) => 'ABCDEFGHJKLMNOPRSTUVWXY'.charAt((index * 7 + at * 5) % 23);
  return `${letter(0)}${letter(1)}${age}${letter(2)}${letter(3)}${letter(4)}`;
});
const answering = scenarios.filter(({ behaviour, found, change }) => !behaviour && found !== false && !change);
const plates = [...answering.map(({ plate }) => normalisePlate(plate)), ...drawn];

type ValuedBands = { readonly [band in 'Retail' | 'Clean' | 'Average' | 'Below']?: number | undefined };
type BulkFigures = { readonly [item in 'Basic' | 'VAT' | 'CO2']?: string | undefined };

const dayOf = (number: number | undefined): string => String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const bands = ({ Retail, Clean, Average, Below }: ValuedBands) => [Retail, Clean, Average, Below];

type Registered = NonNullable<AnswerOf<(typeof reg.regLookupVrm)['result']>['DATA']>;

/** The names and codes of its derivative, and what the register and the guide both have. */
async function checkIdentity(plate: string, { REG = {}, REF = {} }: Registered, database: string): Promise<void> {
  const refid = REF.REFID ?? 0;
  const { VRMLookup } = await call(vrm.vrmValuation, {
    VRM: plate,
    Mileage: MILEAGE,
    StandardEquipmentRequired: false,
  });
  const described = (await call(vehicles.getRefDescriptionFromId, { database, refid })).tables.Table[0];
  const code = (await call(vehicles.getRefcodeFromRefid, { database, refid })).tables.Table[0]?.CDer_REFcode;
  const names = [REF.MANUFACTURER, REF.RANGE, REF.MODEL, REF.DERIVATIVE];
  assert.deepEqual([VRMLookup?.REFMan, VRMLookup?.REFRange, VRMLookup?.REFMod, VRMLookup?.REFDer], names);
  assert.deepEqual(
    [
      described?.CVehicle_ManText,
      described?.CVehicle_ShortModText,
      described?.CVehicle_ModText,
      described?.CVehicle_DerText,
    ],
    names,
  );
  assert.deepEqual(
    [described?.CVehicle_ManTextCode, described?.CVehicle_ShortModID, described?.CVehicle_ModTextCode],
    [REF.MANUFACTURER_CODE, REF.RANGE_CODE, REF.MODEL_CODE],
  );
  assert.deepEqual([VRMLookup?.REFID, VRMLookup?.REFcode, code], [refid, REF.REFCODE, REF.REFCODE]);
  assert.deepEqual(
    [VRMLookup?.VinNumber, VRMLookup?.Colour, VRMLookup?.EngineNumber, VRMLookup?.RegisteredDate?.slice(0, 10)],
    [REG.VIN, REG.COLOUR, REG.ENGINENUMBER, dayOf(REG.REGISTRATIONDATE)],
  );
  assert.deepEqual([REG.MANUFACTURER, REG.DOORS], [REF.MANUFACTURER, REF.DOORS]);
  const listed = (
    await call(vehicles.getRefDer, { database, modCode: REF.MODEL_CODE ?? 0, justCurrentDerivatives: false })
  ).tables.Table.find(({ CDer_ID }) => CDer_ID === refid);
  assert.deepEqual([listed?.CDer_Name, listed?.CDer_Introduced?.slice(0, 10)], [REF.DERIVATIVE, dayOf(REF.INTRODUCED)]);
}

/** CO2, engine, seats and list price on the day of registration. */
async function checkFigures({ REG = {}, REF = {} }: Registered, database: string): Promise<void> {
  const refid = REF.REFID ?? 0;
  const day = dayOf(REG.REGISTRATIONDATE);
  const on = { database, refid };
  const bulk = (
    await call(nvd.getBulkTechnicalData, {
      database,
      refidList: String(refid),
      specDateList: day.replaceAll('-', '/'),
      techDataList: 'CO2,CC,SEATS,ENGINEPOWER_KW,GROSSVEHICLEWEIGHT,FUELDELIVERY',
      returnVehicleDescription: true,
      returnRefcodeTechnicalItems: true,
      returnCostNew: true,
    })
  ).tables.Tech_Table[0];
  assert.ok(bulk);
  assert.deepEqual([bulk.CO2, bulk.CC ?? '0', bulk.SEATS, bulk.ENGINEPOWER_KW, bulk.GROSSVEHICLEWEIGHT].map(Number), [
    REG.CO2,
    REG.ENGINECAPACITY,
    REG.SEATING,
    REG.MAXNETPOWER,
    REG.MAXMASS,
  ]);
  assert.deepEqual(
    [bulk.FuelType, bulk.Transmission, bulk.Doors, bulk.FUELDELIVERY],
    [REF.FUELTYPE, REF.TRANSMISSION, REF.DOORS, REF.FUELDELIVERY],
  );
  const technical = (await call(nvd.getTechnicalData, { ...on, techDate: day, justCurrent: false })).tables.Tech;
  assert.equal(technical.find(({ Tech_TechCode }) => Tech_TechCode === CO2_CODE)?.tech_value_string, bulk.CO2);
  const parts = { optionsRs: false, relationshipsRs: false, packRs: false, technicalRs: true, descriptionRs: true };
  const bundle = await call(nvd.getRefOptionsBundle, { ...on, ...parts, optionDate: day, justCurrent: false });
  const [description] = bundle.tables.Descriptions;
  assert.deepEqual([description?.PR_Basic, description?.PR_VAT], [bulk.Basic, bulk.VAT]);
  const bundled = bundle.tables.Technical.map(({ Tech_TechCode, Tech_Value_String }) => [
    Tech_TechCode,
    Tech_Value_String,
  ]);
  assert.deepEqual(
    bundled,
    technical.map(({ Tech_TechCode, tech_value_string }) => [Tech_TechCode, tech_value_string]),
  );
  if (database === 'CARS') await checkTax(refid, day, bulk);
}

async function checkTax(refid: number, day: string, bulk: BulkFigures): Promise<void> {
  const specified = { database: 'CARS', refid, specificationDate: day, selectedOptions: '' };
  const { VehicleInfo_Table, VehiclePrice_Table, P11DPrice_Table } = (await call(p11d.getP11DValuation, specified))
    .tables;
  const [price] = VehiclePrice_Table;
  assert.deepEqual([price?.price_basic, price?.price_vat], [bulk.Basic, bulk.VAT]);
  const sum = [price?.price_basic, price?.price_vat, price?.price_delivery].map(Number).reduce((a, b) => a + b, 0);
  assert.ok(Math.abs(Number(price?.price_total) - sum) < 0.005);
  assert.equal(P11DPrice_Table[0]?.p11d_total, price?.price_total);
  assert.equal(VehicleInfo_Table[0]?.vehinfo_co2, Number(bulk.CO2));
  const term = { SpecDate: day, SelectedOptions: '', Term: 36, Mileage: 40_000, DataList: 'P11D' };
  const [row] = (await call(legislation.getLegislationData, { database: 'CARS', refid: String(refid), ...term })).tables
    .Table;
  assert.equal(row?.P11D, Number(price?.price_total));
}

/** The same values by plate, guide ID, plate letter, month and date. */
async function checkValues(plate: string, { REG = {}, REF = {} }: Registered, database: string): Promise<boolean> {
  const registered = dayOf(REG.REGISTRATIONDATE);
  const common = { Mileage: MILEAGE, StandardEquipmentRequired: false };
  const byPlate = (await call(vrm.vrmValuation, { VRM: plate, ...common })).Valuation;
  const REFID = REF.REFID ?? 0;
  const Database = database === 'CARS' ? 'CAR' : 'LCV';
  const byId = (await call(vrm.refidValuation, { Database, REFID, RegisteredDate: registered, ...common })).Valuation;
  assert.deepEqual(byId, byPlate);
  if (byPlate?.Success !== true) return false;
  const edition = { Database: database, REFID, JustCurrent: true, Mileage: MILEAGE };
  const current = { ...edition, UsedValuesDate: '2026-06-01' };
  const Letter = (REF.PLATE ?? '').split(' ')[1] ?? '';
  const byLetter = await call(used.getUsedValuesForIdYearLetterMileage, {
    ...current,
    Year: REF.PLATE_YEAR ?? 0,
    Letter,
  });
  const [Year, Month] = [Number(registered.slice(0, 4)), Number(registered.slice(5, 7))];
  const byMonth = await call(used.getUsedValuesForIdYearMonthMileage, { ...current, Year, Month });
  const dated = { ...edition, REFCode: '', RegistrationDate: registered, DatasetDate: '2026-06-01' };
  const byDate = (await call(used.getUsedValuation, dated)).tables.Valuation[0] ?? {};
  for (const other of [byLetter, byMonth, byDate]) assert.deepEqual(bands(other), bands(byPlate));
  const online = (await call(vrm.vrmInternetPricesValuation, { VRM: plate, ...common })).Valuation;
  const free = await call(used.getInternetPricesForIdYearMonthMileage, { ...current, Year, Month });
  assert.deepEqual(
    [free.HighRetail, free.LowRetail, free.HighClean, free.LowClean, free.HighBelow, free.LowBelow],
    [online?.RetailHigh, online?.RetailLow, online?.CleanHigh, online?.CleanLow, online?.BelowHigh, online?.BelowLow],
  );
  return true;
}

test('a vehicle is the same in the answers of all operations', async () => {
  const checked = { known: 0, vans: 0, valued: 0 };
  for (const plate of plates) {
    const { DATA, AUTOCORRECTED } = await call(reg.regLookupVrm, { vrm: plate });
    // A valuation corrects no mark.
    if (AUTOCORRECTED || !DATA?.REF?.REFID || !DATA.REG?.REGISTRATIONDATE) continue;
    const database = DATA.REF.VEHICLETYPE_ID === 2 ? 'LCV' : 'CARS';
    try {
      assert.ok(dayOf(DATA.REG.REGISTRATIONDATE) <= TODAY);
      await checkIdentity(plate, DATA, database);
      await checkFigures(DATA, database);
      checked.valued += (await checkValues(plate, DATA, database)) ? 1 : 0;
    } catch (error) {
      throw error instanceof Error
        ? new Error(`${plate}, ${DATA.REF.DERIVATIVE}: ${error.message}`, { cause: error })
        : error;
    }
    checked.known += 1;
    checked.vans += database === 'LCV' ? 1 : 0;
  }
  assert.ok(checked.known > 60 && checked.vans >= 3 && checked.valued > 40, JSON.stringify(checked));
});
