/** Reads the registration look-up's answer (2 §Registration lookup results); its wire names end here. */
import type { RegistrationAnswer } from '@/lib/contract/reg';
import { dayFromNumber } from './day';
import { formatPlate } from './plate-shapes';
import type { BookFacts, Candidate, Match, RegisterFacts, Registration, TradeFacts } from './registration';
import { sameFuel } from './same';
import { kindNamed, type VehicleKind } from './vehicle';

type Data = NonNullable<RegistrationAnswer['DATA']>;
type Wire<K extends keyof Data> = NonNullable<Data[K]>;

/** 2 §Registration lookup service. */
export const plateLookUpQuestion = (plate: string) => ({ vrm: plate });
export const vinLookUpQuestion = (vin: string) => ({ vin });

export function registrationFrom(answer: RegistrationAnswer): Registration {
  const levels = answer.MATCHLEVEL ?? {};
  const register = registerFrom(answer.DATA?.REG ?? {}, (levels.REGKEEPER ?? 0) > 0);
  const trade = tradeFrom(answer.DATA?.TRADE ?? {});
  const book = bookFrom(answer.DATA?.REF ?? {});
  const candidates = candidatesFrom(answer.DATA?.ALTERNATIVEDERIVATIVES ?? [], book);
  const plate = said(answer.LOOKUP_VRM);
  return {
    asked: { plate, vin: said(answer.LOOKUP_VIN) },
    found: register !== null || trade !== null || book !== null,
    auditId: answer.AUDITID || null,
    answeredAtUk: said(answer.TIMESTAMP),
    autoCorrection: answer.AUTOCORRECTED
      ? {
          asked: plate ?? '',
          used: formatted(register?.plate ?? trade?.plate ?? null),
          reason: said(answer.AUTOCORRECTEDREASON) ?? 'The look-up gave no reason.',
        }
      : null,
    matches: matchesFrom(levels, candidates.length),
    register,
    trade,
    book,
    candidates,
  };
}

function matchesFrom(levels: NonNullable<RegistrationAnswer['MATCHLEVEL']>, others: number): Match[] {
  const { REG = 0, REGBASIC = 0, REGKEEPER = 0, TRADE = 0, REF = 0, ALTERNATIVEDERIVATIVES = 0 } = levels;
  const words = (level: number) => (level === 0 ? 'no match' : level === 1 ? 'exact' : `${level} candidates`);
  return [
    {
      source: 'register',
      label: 'Register',
      level: REG,
      words: REG === 0 && REGBASIC > 0 ? 'basic details only' : words(REG),
    },
    { source: 'keepers', label: 'Keepers', level: REGKEEPER, words: words(REGKEEPER) },
    { source: 'trade', label: 'Trade body', level: TRADE, words: words(TRADE) },
    {
      source: 'book',
      label: 'Book',
      level: REF,
      // It answers 1 for a match however many derivatives are left to choose from, and may not list them.
      words:
        REF > 0 && ALTERNATIVEDERIVATIVES > 0 && others === 0
          ? 'one of several; the others are not listed'
          : words(REF === 0 ? 0 : Math.max(REF, others + 1)),
    },
  ];
}

function registerFrom(wire: Wire<'REG'>, keepersKnown: boolean): RegisterFacts | null {
  const facts: RegisterFacts = {
    plate: said(wire.VRM),
    vin: said(wire.VIN),
    manufacturer: said(wire.MANUFACTURER),
    model: said(wire.MODEL),
    fuel: said(wire.FUELTYPE),
    body: said(wire.BODYTYPE),
    doors: counted(wire.DOORS),
    seats: counted(wire.SEATING),
    wheelPlan: said(wire.WHEELPLAN),
    colour: said(wire.COLOUR),
    engineNumber: said(wire.ENGINENUMBER),
    engineCc: counted(wire.ENGINECAPACITY),
    // Of any other car 0 means "not given".
    co2GramsPerKm: sameFuel(wire.FUELTYPE ?? '', 'electric') ? (wire.CO2 ?? null) : counted(wire.CO2),
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
    massInServiceKg: counted(wire.MASSINSERVICE),
    maxMassKg: counted(wire.MAXMASS),
    maxNetPowerKw: counted(wire.MAXNETPOWER),
    maxTowBrakedKg: counted(wire.MAXTOW_BRAKED),
    maxTowUnbrakedKg: counted(wire.MAXTOW_UNBRAKED),
    soundStationaryDb: counted(wire.SOUNDLEVEL_STATIONARY),
    soundEngineRpm: counted(wire.SOUNDLEVEL_ENGINE),
    soundDriveByDb: counted(wire.SOUNDLEVEL_DRIVEBY),
  };
  return (facts.plate ?? facts.vin ?? facts.manufacturer ?? facts.registered) ? facts : null;
}

function tradeFrom(wire: Wire<'TRADE'>): TradeFacts | null {
  const facts: TradeFacts = {
    code: said(wire.MVRIS),
    plate: said(wire.VRM),
    vin: said(wire.VIN),
    registered: dayFromNumber(wire.REGISTRATIONDATE),
  };
  return (facts.code ?? facts.plate ?? facts.vin) ? facts : null;
}

function bookFrom(wire: Wire<'REF'>): BookFacts | null {
  if (!wire.REFID && !said(wire.DERIVATIVE)) return null;
  return {
    kind: kindFrom(wire),
    kindName: said(wire.VEHICLETYPE),
    identifier: identifierFrom(wire.REFID),
    code: wire.REFCODE || null,
    enhancedCode: wire.ENHANCEDREFCODE || null,
    enhancedTechnical: said(wire.ENHANCEDREFCODE_TECHNICAL),
    manufacturer: said(wire.MANUFACTURER),
    range: said(wire.RANGE),
    model: said(wire.MODEL),
    modelDates: said(wire.MODELDATEDESC_LONG) ?? said(wire.MODELDATEDESC_SHORT),
    derivative: said(wire.DERIVATIVE),
    derivativeDates: said(wire.DERIVATIVEDATEDESC_LONG) ?? said(wire.DERIVATIVEDATEDESC_SHORT),
    introduced: dayFromNumber(wire.INTRODUCED),
    discontinued: dayFromNumber(wire.DISCONTINUED),
    runOut: dayFromNumber(wire.RUNOUTDATE),
    doors: counted(wire.DOORS),
    drivetrain: said(wire.DRIVETRAIN),
    fuelDelivery: said(wire.FUELDELIVERY),
    transmission: said(wire.TRANSMISSION),
    fuel: said(wire.FUELTYPE),
    plate: said(wire.PLATE),
  };
}

/** The other derivatives: an identifier alone does not tell, for each database counts its own. */
function candidatesFrom(wire: Wire<'ALTERNATIVEDERIVATIVES'>, book: BookFacts | null): Candidate[] {
  return wire.flatMap((row) => {
    const identifier = identifierFrom(row.REFID);
    const kind = kindFrom(row);
    if (identifier === null || (identifier === book?.identifier && kind === book.kind)) return [];
    const name = said(row.DERIVATIVE) ?? `Identifier ${identifier}`;
    return [{ identifier, code: row.REFCODE || null, name, kind, kindName: said(row.VEHICLETYPE) }];
  });
}

/**
 * By the words of the type, for its number is one of the provider's own list (1 §Endpoints); where there are none, by the
 * numbers of the recorded look-ups: 1 is a car, 2 a light commercial vehicle. The valuations cover no other.
 */
function kindFrom(of: { VEHICLETYPE_ID?: number | undefined; VEHICLETYPE?: string | undefined }): VehicleKind | null {
  const named = said(of.VEHICLETYPE);
  if (named !== null) return kindNamed(named);
  return of.VEHICLETYPE_ID === 1 ? 'car' : of.VEHICLETYPE_ID === 2 ? 'van' : null;
}

const identifierFrom = (value: number | undefined): number | null => (value && value > 0 ? value : null);
/** Text without its padding; null where nothing is said. */
const said = (text: string | undefined): string | null => text?.trim() || null;
/** A number of which 0 means "not given". */
const counted = (value: number | undefined): number | null => value || null;
const formatted = (plate: string | null): string | null => plate && formatPlate(plate);

/** wire.md §3: `Yes` or `No`. What is neither, on no day, says nothing. */
function marker(word: string | undefined, date: string | undefined) {
  const day = dayFromNumber(date);
  const given = said(word) ?? '';
  const set = /^(y|true|1)/i.test(given) ? true : /^(n|no|false|0)$/i.test(given) ? false : day === null ? null : true;
  return { set, day };
}
