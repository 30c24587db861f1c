/** The valuation service (2 §VRM service). */
import * as contract from '@/lib/contract/vrm';
import type { ValueOf } from '@/lib/wire/shape';
import { defineHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { auditMonths } from '@/lib/sandbox/accounts/audit-months';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { databaseOf } from '@/lib/sandbox/services/databases';
import type { UsageKind } from '@/lib/sandbox/accounts/usage-journal';
import { currentEdition } from '@/lib/sandbox/market/editions';
import { highestMileage, roundedMileage } from '@/lib/sandbox/market/mileage';
import { internetPrices, usedValue, type UsedValues } from '@/lib/sandbox/market/values';
import { normalisePlate } from '@/lib/sandbox/plates/plates';
import { ENGINE_NUMBER_WIDTH, NO_DATE_TIME } from '@/lib/sandbox/host/quirks';
import type { RegisteredVehicle } from '@/lib/sandbox/registry/registered-vehicle';
import { vehicleByPlate } from '@/lib/sandbox/registry/registry';

const midnight = (date: string): string => `${date}T00:00:00`;

const NOT_FOUND = {
  REFID: 0,
  ModIntroduced: 0,
  ModDiscontinued: 0,
  DerIntroduced: NO_DATE_TIME,
  DerDiscontinued: NO_DATE_TIME,
};

const derivativeFields = (derivative: CatalogueDerivative) => ({
  Database: derivative.database,
  REFID: derivative.refid,
  REFcode: derivative.refcode,
  REFMan: derivative.model.range.manufacturer.name,
  REFRange: derivative.model.range.name,
  REFMod: derivative.model.name,
  REFDer: derivative.name,
  ModIntroduced: derivative.model.introducedYear,
  ModDiscontinued: derivative.model.discontinuedYear,
  DerIntroduced: midnight(derivative.introduced),
  DerDiscontinued: derivative.discontinued === null ? NO_DATE_TIME : midnight(derivative.discontinued),
  FailReason: '',
});

interface VrmValuationSubject {
  readonly derivative: CatalogueDerivative;
  readonly registered: string;
  /** False for a vehicle to which the book gives no value at any mileage. */
  readonly valued: boolean;
}

/** The market values of a subject at the given mileage, with what all three valuations answer besides the prices. */
function appraise({ derivative, registered, valued }: VrmValuationSubject, mileage: number, today: string) {
  const edition = currentEdition(today);
  const used = roundedMileage(mileage);
  const outOfBounds = mileage < 0 || used > highestMileage(derivative.database, registered, edition);
  const values = outOfBounds || !valued ? null : usedValue({ derivative, registered, mileage: used, edition });
  const failReason = outOfBounds ? 'Mileage out of bounds' : values === null ? 'No valuation available' : '';
  // The book matches a registration to a derivative that was sold new that day.
  const onSale = derivative.introduced <= registered && (derivative.runOut === null || registered <= derivative.runOut);
  const head = {
    Success: values !== null,
    ValuationDateMatch: values !== null && onSale,
    ValuationMileage: used,
  };
  return { values, head, failReason, outOfBounds };
}

const priced = (values: UsedValues | null) => ({
  Retail: values?.retail ?? 0,
  Clean: values?.clean ?? 0,
  Average: values?.average ?? 0,
  Below: values?.below ?? 0,
});

function banded(values: UsedValues | null) {
  const bands = values === null ? null : internetPrices(values);
  return {
    RetailHigh: bands?.retail.high ?? 0,
    RetailLow: bands?.retail.low ?? 0,
    CleanHigh: bands?.clean.high ?? 0,
    CleanLow: bands?.clean.low ?? 0,
    AverageHigh: bands?.average.high ?? 0,
    AverageLow: bands?.average.low ?? 0,
    BelowHigh: bands?.below.high ?? 0,
    BelowLow: bands?.below.low ?? 0,
  };
}

/** Standard equipment on the day of registration: the list of the nearest day, as EquipmentDateMatch shows. */
const equipmentOf = ({ derivative, registered }: VrmValuationSubject) => ({
  Success: true,
  EquipmentDateMatch:
    derivative.introduced <= registered && (derivative.discontinued === null || registered <= derivative.discontinued),
  SEData: standardEquipment(derivative, registered).map((item) => ({
    SECode: item.code,
    SEDescription: item.description,
    SECategory: item.category === '' ? undefined : item.category,
  })),
  FailReason: '',
});

/** The part that every found vehicle's answer has, in any form of prices; enters it in the journal. */
function valuation<Prices extends object>(
  subject: VrmValuationSubject,
  params: { Mileage: number; StandardEquipmentRequired: boolean },
  { today, now, journal }: ServiceCall,
  kind: UsageKind,
  prices: (values: UsedValues | null) => Prices,
) {
  const { values, head, failReason, outOfBounds } = appraise(subject, params.Mileage, today);
  if (values !== null) journal.record({ at: now, kind, equipment: params.StandardEquipmentRequired });
  return {
    Success: values !== null,
    Valuation: { ...head, ...prices(values), FailReason: failReason },
    MileageOutOfBounds: outOfBounds,
    StandardEquipment: params.StandardEquipmentRequired ? equipmentOf(subject) : undefined,
    FailReason: failReason,
  };
}

const failed = (reason: string) => ({ Success: false, MileageOutOfBounds: false, FailReason: reason });

/** A vehicle in the book: one older than the book, or in the trade body's records only, is not found here. */
function knownVehicle(
  vehicle: RegisteredVehicle | null,
): { vehicle: RegisteredVehicle; subject: VrmValuationSubject } | null {
  const registered = vehicle?.register?.registrationDate ?? vehicle?.trade?.registrationDate;
  if (!vehicle?.derivative || registered === undefined) return null;
  return { vehicle, subject: { derivative: vehicle.derivative, registered, valued: vehicle.valued } };
}

function lookupByVrm(vrm: string, today: string) {
  const found = knownVehicle(vehicleByPlate(normalisePlate(vrm), today));
  if (found === null) {
    const reason = 'Vehicle not found';
    const head = { Success: true, VehicleFound: false, ...NOT_FOUND };
    return { found, lookup: { ...head, FailReason: reason, RegisteredDate: NO_DATE_TIME }, reason };
  }
  const { vehicle, subject } = found;
  const lookup = {
    Success: true,
    VehicleFound: true,
    ...derivativeFields(subject.derivative),
    RegisteredDate: midnight(subject.registered),
    VinNumber: vehicle.vin,
    EngineNumber: vehicle.register?.engineNumber.padEnd(ENGINE_NUMBER_WIDTH),
    Colour: vehicle.register?.colour,
  };
  return { found, lookup, reason: '' };
}

function valuationByVrm<Prices extends object>(
  params: { VRM: string; Mileage: number; StandardEquipmentRequired: boolean },
  call: ServiceCall,
  prices: (values: UsedValues | null) => Prices,
) {
  const { found, lookup, reason } = lookupByVrm(params.VRM, call.today);
  if (found === null) return { ...failed(reason), VRMLookup: lookup };
  return { VRMLookup: lookup, ...valuation(found.subject, params, call, 'vrm-valuation', prices) };
}

function lookupByIdentifier(database: CatalogueDatabase | null, refid: number, { catalogue }: ServiceCall) {
  const derivative = (database && catalogue().derivative(database, refid)) ?? null;
  const reason = derivative === null ? 'Identifier not found' : '';
  const fields = derivative === null ? { ...NOT_FOUND, FailReason: reason } : derivativeFields(derivative);
  return { derivative, lookup: { Success: true, IDFound: derivative !== null, ...fields }, reason };
}

function audit(
  kind: UsageKind,
  params: { DateFrom: string; DateTo: string },
  { journal }: ServiceCall,
): ValueOf<typeof contract.viewVrmValuationAudit.result.shape> {
  const months = auditMonths(params.DateFrom, params.DateTo).map((month) => ({
    ...month,
    ...journal.count(kind, month.from, month.to),
  }));
  return {
    Success: true,
    DateFrom: midnight(params.DateFrom),
    DateTo: midnight(params.DateTo),
    Total_Valuations_Returned: months.reduce((sum, month) => sum + month.count, 0),
    Total_SE_Returned: months.reduce((sum, month) => sum + month.equipment, 0),
    MonthData: months.map((month) => ({
      DateFrom: midnight(month.from),
      DateTo: month.until,
      Valuations_Returned: month.count,
      SE_Returned: month.equipment,
    })),
    FailReason: '',
  };
}

const failedAudit = (reason: string) => ({
  Success: false,
  DateFrom: NO_DATE_TIME,
  DateTo: NO_DATE_TIME,
  Total_Valuations_Returned: 0,
  Total_SE_Returned: 0,
  FailReason: reason,
});

export const vrmHandlers = [
  defineHandler(contract.vrmValuation, (params, call) => valuationByVrm(params, call, priced), failed),
  defineHandler(contract.vrmInternetPricesValuation, (params, call) => valuationByVrm(params, call, banded), failed),
  defineHandler(
    contract.refidValuation,
    (params, call) => {
      const database = databaseOf(contract.vrm, params.Database);
      const { derivative, lookup, reason } = lookupByIdentifier(database, params.REFID, call);
      if (derivative === null) return { ...failed(reason), REFIDLookup: lookup };
      const subject = { derivative, registered: params.RegisteredDate, valued: true };
      return { REFIDLookup: lookup, ...valuation(subject, params, call, 'refid-valuation', priced) };
    },
    failed,
  ),
  defineHandler(contract.viewVrmValuationAudit, (params, call) => audit('vrm-valuation', params, call), failedAudit),
  defineHandler(
    contract.viewRefidValuationAudit,
    (params, call) => audit('refid-valuation', params, call),
    failedAudit,
  ),
];
