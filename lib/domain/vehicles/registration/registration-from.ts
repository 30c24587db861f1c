/** Reads the registration look-up's answer (2 §Registration lookup results); its wire names end here. */
import type { RegistrationAnswer } from '@/lib/contract/reg';
import { dayFromNumber } from '@/lib/domain/time/calendar';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type {
  BookFacts,
  DerivativeCandidate,
  SourceMatch,
  RegisterFacts,
  Registration,
  TradeFacts,
} from './registration';
import { SOURCES } from '@/lib/domain/source-names';
import { MATCHED_WORDS, UNLISTED_WORDS } from './match-words';
import { sameFuel } from '@/lib/domain/vehicles/name-matching';
import { kindFromWords, type VehicleKind } from '@/lib/domain/vehicles/vehicle';

type RegistrationData = NonNullable<RegistrationAnswer['DATA']>;
type RegistrationWire<K extends keyof RegistrationData> = NonNullable<RegistrationData[K]>;

/** 2 §Registration lookup service. */
export const plateLookUpParams = (plate: string) => ({ vrm: plate });
export const vinLookUpParams = (vin: string) => ({ vin });
/** @param auditId of the look-up that reported others */
export const alternativesParams = (plate: string, auditId: number) => ({ vrm: plate, previousAuditRef: auditId });

export function registrationFrom(answer: RegistrationAnswer): Registration {
  const levels = answer.MATCHLEVEL ?? {};
  const register = registerFrom(answer.DATA?.REG ?? {}, (levels.REGKEEPER ?? 0) > 0);
  const trade = tradeFrom(answer.DATA?.TRADE ?? {});
  const book = bookFrom(answer.DATA?.REF ?? {});
  const candidates = candidatesFrom(answer.DATA?.ALTERNATIVEDERIVATIVES ?? [], book);
  const plate = textOrNull(answer.LOOKUP_VRM);
  return {
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: { plate, vin: textOrNull(answer.LOOKUP_VIN) },
    found: register !== null || trade !== null || book !== null,
    auditId: answer.AUDITID || null,
    answeredAtUk: textOrNull(answer.TIMESTAMP),
    autoCorrection: answer.AUTOCORRECTED
      ? {
          // oxlint-disable-next-line code/plain-words -- a name that saved records contain
          asked: plate ?? '',
          used: formatted(register?.plate ?? trade?.plate ?? null),
          reason: textOrNull(answer.AUTOCORRECTEDREASON) ?? 'No reason was given.',
        }
      : null,
    matches: matchesFrom(levels, candidates.length),
    otherPlates: levels.ALTERNATIVEVRMS ?? null,
    register,
    trade,
    book,
    candidates,
  };
}

function matchesFrom(levels: NonNullable<RegistrationAnswer['MATCHLEVEL']>, others: number): SourceMatch[] {
  const { REG = 0, REGBASIC = 0, REGKEEPER = 0, TRADE = 0, REF = 0, ALTERNATIVEDERIVATIVES = 0 } = levels;
  const words = (level: number, several = 'possible matches') =>
    level === 0 ? 'no match' : level === 1 ? MATCHED_WORDS : `${level} ${several}`;
  return [
    {
      source: 'register',
      label: SOURCES.register.title,
      level: REG,
      words: REG === 0 && REGBASIC > 0 ? 'basic details only' : words(REG),
    },
    { source: 'keepers', label: 'Keepers', level: REGKEEPER, words: words(REGKEEPER) },
    { source: 'trade', label: SOURCES.tradeBody.title, level: TRADE, words: words(TRADE) },
    {
      source: 'book',
      label: SOURCES.guide.title,
      level: REF,
      // It answers 1 for a match with any number of derivatives left to choose from, and may not list them.
      words:
        REF > 0 && ALTERNATIVEDERIVATIVES > 0 && others === 0
          ? UNLISTED_WORDS
          : words(REF === 0 ? 0 : Math.max(REF, others + 1), 'possible derivatives'),
    },
  ];
}

function registerFrom(wire: RegistrationWire<'REG'>, keepersKnown: boolean): RegisterFacts | null {
  const facts: RegisterFacts = {
    plate: textOrNull(wire.VRM),
    vin: textOrNull(wire.VIN),
    manufacturer: textOrNull(wire.MANUFACTURER),
    model: textOrNull(wire.MODEL),
    fuel: textOrNull(wire.FUELTYPE),
    body: textOrNull(wire.BODYTYPE),
    doors: numberOrNull(wire.DOORS),
    seats: numberOrNull(wire.SEATING),
    wheelPlan: textOrNull(wire.WHEELPLAN),
    colour: textOrNull(wire.COLOUR),
    engineNumber: textOrNull(wire.ENGINENUMBER),
    engineCc: numberOrNull(wire.ENGINECAPACITY),
    // For any other car 0 means "not given".
    co2GramsPerKm: sameFuel(wire.FUELTYPE ?? '', 'electric') ? (wire.CO2 ?? null) : numberOrNull(wire.CO2),
    registered: dayFromNumber(wire.REGISTRATIONDATE),
    manufactured: dayFromNumber(wire.MANUFACTUREDDATE),
    firstRegistered: dayFromNumber(wire.FIRSTREG_DATE),
    usedBeforeFirstRegistration: wire.FIRSTREG_USEDBEFORE === undefined ? null : wire.FIRSTREG_USEDBEFORE !== 0,
    scrapped: marker(wire.ISSCRAPPED, wire.SCRAPPEDDATE),
    exported: marker(wire.ISEXPORTED, wire.EXPORTEDDATE),
    imported: marker(wire.ISIMPORTED, wire.IMPORTEDDATE),
    plateTransfer: marker(wire.CHERISHEDTRANSFERMARKER, wire.TRANSFERDATE),
    previousKeepers: keepersKnown || wire.PREVIOUSKEEPERS ? (wire.PREVIOUSKEEPERS ?? null) : null,
    keeperAcquired: dayFromNumber(wire.PREVIOUSAQUISITION),
    keeperDisposed: dayFromNumber(wire.PREVIOUSDISPOSAL),
    massInServiceKg: numberOrNull(wire.MASSINSERVICE),
    maxMassKg: numberOrNull(wire.MAXMASS),
    maxNetPowerKw: numberOrNull(wire.MAXNETPOWER),
    maxTowBrakedKg: numberOrNull(wire.MAXTOW_BRAKED),
    maxTowUnbrakedKg: numberOrNull(wire.MAXTOW_UNBRAKED),
    soundStationaryDb: numberOrNull(wire.SOUNDLEVEL_STATIONARY),
    soundEngineRpm: numberOrNull(wire.SOUNDLEVEL_ENGINE),
    soundDriveByDb: numberOrNull(wire.SOUNDLEVEL_DRIVEBY),
  };
  return (facts.plate ?? facts.vin ?? facts.manufacturer ?? facts.registered) ? facts : null;
}

function tradeFrom(wire: RegistrationWire<'TRADE'>): TradeFacts | null {
  const facts: TradeFacts = {
    code: textOrNull(wire.MVRIS),
    plate: textOrNull(wire.VRM),
    vin: textOrNull(wire.VIN),
    registered: dayFromNumber(wire.REGISTRATIONDATE),
  };
  return (facts.code ?? facts.plate ?? facts.vin) ? facts : null;
}

function bookFrom(wire: RegistrationWire<'REF'>): BookFacts | null {
  if (!wire.REFID && !textOrNull(wire.DERIVATIVE)) return null;
  return {
    kind: kindFrom(wire),
    kindName: textOrNull(wire.VEHICLETYPE),
    identifier: identifierFrom(wire.REFID),
    code: wire.REFCODE || null,
    enhancedCode: wire.ENHANCEDREFCODE || null,
    enhancedTechnical: textOrNull(wire.ENHANCEDREFCODE_TECHNICAL),
    manufacturer: textOrNull(wire.MANUFACTURER),
    range: textOrNull(wire.RANGE),
    model: textOrNull(wire.MODEL),
    modelDates: textOrNull(wire.MODELDATEDESC_LONG) ?? textOrNull(wire.MODELDATEDESC_SHORT),
    derivative: textOrNull(wire.DERIVATIVE),
    derivativeDates: textOrNull(wire.DERIVATIVEDATEDESC_LONG) ?? textOrNull(wire.DERIVATIVEDATEDESC_SHORT),
    introduced: dayFromNumber(wire.INTRODUCED),
    discontinued: dayFromNumber(wire.DISCONTINUED),
    runOut: dayFromNumber(wire.RUNOUTDATE),
    doors: numberOrNull(wire.DOORS),
    drivetrain: textOrNull(wire.DRIVETRAIN),
    fuelDelivery: textOrNull(wire.FUELDELIVERY),
    transmission: textOrNull(wire.TRANSMISSION),
    fuel: textOrNull(wire.FUELTYPE),
    plate: textOrNull(wire.PLATE),
    plateSequence: numberOrNull(wire.PLATE_SEQNO),
    plateYear: numberOrNull(wire.PLATE_YEAR),
    plateMonth: numberOrNull(wire.PLATE_MONTH),
    manufacturerCode: numberOrNull(wire.MANUFACTURER_CODE),
    rangeCode: numberOrNull(wire.RANGE_CODE),
    modelCode: numberOrNull(wire.MODEL_CODE),
    enhancedNumber: textOrNull(wire.ENHANCEDREFCODE_IDENTIFIER),
  };
}

/** The other derivatives: an identifier is not enough, because each database counts its own. */
function candidatesFrom(
  wire: RegistrationWire<'ALTERNATIVEDERIVATIVES'>,
  book: BookFacts | null,
): DerivativeCandidate[] {
  return wire.flatMap((row) => {
    const identifier = identifierFrom(row.REFID);
    const kind = kindFrom(row);
    if (identifier === null || (identifier === book?.identifier && kind === book.kind)) return [];
    const name = textOrNull(row.DERIVATIVE) ?? `Guide ID ${identifier}`;
    return [{ identifier, code: row.REFCODE || null, name, kind, kindName: textOrNull(row.VEHICLETYPE) }];
  });
}

/**
 * By the name of the type, because its number comes from the provider's own list (1 §Endpoints); without a name, by the
 * numbers of the recorded look-ups: 1 is a car, 2 a light commercial vehicle. Valuations cover no other types.
 */
function kindFrom(vehicleType: {
  VEHICLETYPE_ID?: number | undefined;
  VEHICLETYPE?: string | undefined;
}): VehicleKind | null {
  const named = textOrNull(vehicleType.VEHICLETYPE);
  if (named !== null) return kindFromWords(named);
  return vehicleType.VEHICLETYPE_ID === 1 ? 'car' : vehicleType.VEHICLETYPE_ID === 2 ? 'van' : null;
}

const identifierFrom = (value: number | undefined): number | null => (value && value > 0 ? value : null);
/** Text without padding; null if there is none. */
const textOrNull = (text: string | undefined): string | null => text?.trim() || null;
/** A number whose 0 means "not given". */
const numberOrNull = (value: number | undefined): number | null => value || null;
const formatted = (plate: string | null): string | null => plate && formatPlate(plate);

/** wire.md §3: `Yes` or `No`. Anything else, without a day, means "not known". */
function marker(word: string | undefined, date: string | undefined) {
  const day = dayFromNumber(date);
  const markerText = textOrNull(word) ?? '';
  const set = /^(y|true|1)/i.test(markerText)
    ? true
    : /^(n|no|false|0)$/i.test(markerText)
      ? false
      : day === null
        ? null
        : true;
  return { set, day };
}
