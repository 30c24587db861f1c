/** A vehicle in the DATA blocks of a registration look-up (2 §Registration lookup results). */
import type { regLookupVrm } from '@/lib/contract/reg';
import type { ValueOf } from '@/lib/wire/shape';
import type { CatalogueDatabase, CatalogueDerivative, Model } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { ENGINE_NUMBER_WIDTH } from '@/lib/sandbox/host/quirks';
import type { RegisteredVehicle, RegisterRecord, TradeRecord } from '@/lib/sandbox/registry/registered-vehicle';

type RegistrationDataBlocks = NonNullable<ValueOf<typeof regLookupVrm.result.shape>['DATA']>;

/** `20210315`; dates in the trees are whole numbers, 0 if there is none. */
const dateNumber = (date: string | null): number => (date === null ? 0 : Number(date.replaceAll('-', '')));
/** The same as text, blank if there is none. */
const dateText = (date: string | null): string => (date === null ? '' : date.replaceAll('-', ''));
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

const vehicleTypes = {
  CAR: { VEHICLETYPE_ID: 1, VEHICLETYPE: 'Car' },
  LCV: { VEHICLETYPE_ID: 2, VEHICLETYPE: 'Light Commercial Vehicle' },
} satisfies Record<CatalogueDatabase, object>;

/**
 * Blocks of sources that do not know the vehicle are empty; the list of alternatives is left out when there are none.
 */
export function dataOf(vehicle: RegisteredVehicle, today: string): RegistrationDataBlocks {
  const { register, trade, derivative, alternatives } = vehicle;
  return {
    REG: register === null ? {} : registerData(register),
    TRADE: trade === null ? {} : tradeData(trade),
    REF: derivative === null ? {} : bookData(derivative, vehicle, today),
    ALTERNATIVEDERIVATIVES: alternatives.length === 0 ? undefined : alternatives.map(alternativeData),
  };
}

const registerData = (register: RegisterRecord): RegistrationDataBlocks['REG'] => ({
  VRM: register.vrm,
  VIN: register.vin,
  MANUFACTURER: register.manufacturer,
  MODEL: register.model,
  FUELTYPE: register.fuelType,
  BODYTYPE: register.bodyType,
  DOORS: register.doors,
  SEATING: register.seating,
  WHEELPLAN: register.wheelPlan,
  REGISTRATIONDATE: dateNumber(register.registrationDate),
  MANUFACTUREDDATE: dateNumber(register.manufacturedDate),
  FIRSTREG_DATE: dateText(register.firstRegistrationDate),
  FIRSTREG_USEDBEFORE: register.usedBeforeFirstRegistration ? 1 : 0,
  CO2: register.co2,
  ENGINECAPACITY: register.engineCapacityCc,
  ENGINENUMBER: register.engineNumber.padEnd(ENGINE_NUMBER_WIDTH),
  ISSCRAPPED: yesNo(register.scrappedDate !== null),
  SCRAPPEDDATE: dateText(register.scrappedDate),
  ISEXPORTED: yesNo(register.exportedDate !== null),
  EXPORTEDDATE: dateText(register.exportedDate),
  ISIMPORTED: yesNo(register.importedDate !== null),
  IMPORTEDDATE: dateText(register.importedDate),
  COLOUR: register.colour,
  MASSINSERVICE: register.massInServiceKg,
  MAXMASS: register.maxMassKg,
  MAXNETPOWER: register.maxNetPowerKw,
  MAXTOW_BRAKED: register.maxTowBrakedKg,
  MAXTOW_UNBRAKED: register.maxTowUnbrakedKg,
  SOUNDLEVEL_STATIONARY: register.soundStationaryDb,
  SOUNDLEVEL_ENGINE: register.soundEngineRpm,
  SOUNDLEVEL_DRIVEBY: register.soundDriveByDb,
  PREVIOUSAQUISITION: dateText(register.previousAcquisition),
  PREVIOUSDISPOSAL: dateNumber(register.previousDisposal),
  PREVIOUSKEEPERS: register.previousKeepers,
  CHERISHEDTRANSFERMARKER: yesNo(register.cherishedTransfer),
  TRANSFERDATE: dateText(register.transferDate),
});

const tradeData = ({ mvris, vrm, vin, registrationDate }: TradeRecord): RegistrationDataBlocks['TRADE'] => ({
  MVRIS: mvris,
  VRM: vrm,
  VIN: vin,
  REGISTRATIONDATE: dateNumber(registrationDate),
});

function bookData(
  derivative: CatalogueDerivative,
  { slice, register }: RegisteredVehicle,
  today: string,
): RegistrationDataBlocks['REF'] {
  const { model, gearbox, engine } = derivative;
  const specified = technical(derivative, register?.registrationDate ?? today);
  const code = derivative.refcode.trimEnd();
  return {
    ...vehicleTypes[derivative.database],
    REFID: derivative.refid,
    REFCODE: derivative.refcode,
    ENHANCEDREFCODE: `${code}/1`,
    ENHANCEDREFCODE_IDENTIFIER: '1',
    // The documents do not show its content beyond its type: power, gears and engine size, as in a technical key.
    ENHANCEDREFCODE_TECHNICAL: `${engine.powerPs} ${gearbox.transmission[0]}${gearbox.gears} ${engine.capacityCc}`,
    MANUFACTURER_CODE: model.range.manufacturer.code,
    MANUFACTURER: model.range.manufacturer.name,
    RANGE_CODE: model.range.code,
    RANGE: model.range.name,
    MODEL_CODE: model.code,
    MODEL: model.name,
    ...modelDates(model),
    DERIVATIVE: derivative.name,
    DERIVATIVEDATEDESC_SHORT: '',
    DERIVATIVEDATEDESC_LONG: '',
    INTRODUCED: dateNumber(derivative.introduced),
    DISCONTINUED: dateNumber(derivative.discontinued),
    RUNOUTDATE: dateNumber(derivative.runOut),
    DOORS: derivative.doors,
    DRIVETRAIN: derivative.drivetrain,
    FUELDELIVERY: specified.fuelDelivery,
    TRANSMISSION: gearbox.transmission,
    FUELTYPE: specified.fuelType,
    PLATE: slice.text,
    PLATE_SEQNO: slice.sequence,
    PLATE_YEAR: slice.year,
    PLATE_MONTH: slice.month,
  };
}

/** `(16- )` and `(2016 -     )` while it is current, `(16-20)` and `(2016 - 2020)` afterwards. */
function modelDates({ introducedYear: from, discontinuedYear: to }: Model) {
  const short = (year: number): string => (year === 0 ? ' ' : String(year % 100).padStart(2, '0'));
  const long = (year: number): string => (year === 0 ? '    ' : String(year));
  return { MODELDATEDESC_SHORT: `(${short(from)}-${short(to)})`, MODELDATEDESC_LONG: `(${from} - ${long(to)})` };
}

const alternativeData = (derivative: CatalogueDerivative) => ({
  REFID: derivative.refid,
  REFCODE: derivative.refcode,
  DERIVATIVE: derivative.name,
  ...vehicleTypes[derivative.database],
});
