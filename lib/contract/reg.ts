/**
 * The registration look-up: the records of the register, the trade body and the provider (2 §Registration lookup
 * service).
 */
import { document, operation, type AnswerOf, type WebService } from '@/lib/wire/operation';
import { alsoSpelled, list, record, repeated, required, type ShapeFields } from '@/lib/wire/shape';
import { date, ukTimestamp } from '@/lib/wire/dates';
import { count, flag, int, looseText, text, titleFlag } from '@/lib/wire/values';

export const reg: WebService = {
  key: 'reg',
  title: 'Registration look-up',
  path: '/reg/refreg.asmx',
  namespace: '/reg',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS', 'LCV'],
};

const head = { SUCCESS: required(flag), ERRORMESSAGE: looseText, TIMESTAMP: ukTimestamp } satisfies ShapeFields;

const matchLevel = record({
  REG: count,
  REGKEEPER: count,
  REGBASIC: count,
  TRADE: count,
  REF: count,
  ALTERNATIVEVRMS: count,
  ALTERNATIVEDERIVATIVES: count,
});

const registerData = record({
  VRM: text,
  VIN: text,
  MANUFACTURER: text,
  MODEL: text,
  FUELTYPE: text,
  BODYTYPE: text,
  DOORS: count,
  SEATING: count,
  WHEELPLAN: text,
  REGISTRATIONDATE: int,
  MANUFACTUREDDATE: int,
  FIRSTREG_DATE: text,
  FIRSTREG_USEDBEFORE: int,
  CO2: count,
  ENGINECAPACITY: count,
  ENGINENUMBER: text,
  ISSCRAPPED: text,
  SCRAPPEDDATE: looseText,
  ISEXPORTED: text,
  EXPORTEDDATE: looseText,
  ISIMPORTED: text,
  IMPORTEDDATE: looseText,
  COLOUR: text,
  MASSINSERVICE: count,
  MAXMASS: count,
  MAXNETPOWER: count,
  MAXTOW_BRAKED: count,
  MAXTOW_UNBRAKED: count,
  SOUNDLEVEL_STATIONARY: count,
  SOUNDLEVEL_ENGINE: count,
  SOUNDLEVEL_DRIVEBY: count,
  PREVIOUSAQUISITION: looseText,
  PREVIOUSDISPOSAL: int,
  PREVIOUSKEEPERS: count,
  CHERISHEDTRANSFERMARKER: text,
  TRANSFERDATE: looseText,
});

const tradeData = record({ MVRIS: text, VRM: text, VIN: text, REGISTRATIONDATE: int });

const bookData = record({
  VEHICLETYPE_ID: int,
  VEHICLETYPE: text,
  REFID: int,
  REFCODE: text,
  ENHANCEDREFCODE: text,
  ENHANCEDREFCODE_IDENTIFIER: text,
  // Document 2 spells it without an H; recorded hosts do not.
  ENHANCEDREFCODE_TECHNICAL: alsoSpelled('ENHANCEDREFCODE_TECNICAL', text),
  MANUFACTURER_CODE: int,
  MANUFACTURER: text,
  RANGE_CODE: int,
  RANGE: text,
  MODEL_CODE: int,
  MODEL: text,
  MODELDATEDESC_SHORT: looseText,
  MODELDATEDESC_LONG: looseText,
  DERIVATIVE: text,
  DERIVATIVEDATEDESC_SHORT: looseText,
  DERIVATIVEDATEDESC_LONG: looseText,
  INTRODUCED: int,
  DISCONTINUED: int,
  RUNOUTDATE: int,
  DOORS: count,
  DRIVETRAIN: text,
  FUELDELIVERY: text,
  TRANSMISSION: text,
  FUELTYPE: text,
  PLATE: text,
  PLATE_SEQNO: int,
  PLATE_YEAR: int,
  PLATE_MONTH: int,
});

const alternative = record({ REFID: int, REFCODE: text, DERIVATIVE: text, VEHICLETYPE_ID: int, VEHICLETYPE: text });

const lookup = document(
  'RESPONSE',
  record({
    ...head,
    AUDITID: count,
    LOOKUP_VRM: text,
    LOOKUP_VIN: text,
    MONTHLYLOOKUPLIMITEXCEEDED: titleFlag,
    AUTOCORRECTED: titleFlag,
    AUTOCORRECTEDREASON: looseText,
    MATCHLEVEL: matchLevel,
    DATA: record({
      REG: registerData,
      TRADE: tradeData,
      REF: bookData,
      // For this item wire.md §3 writes DERIVATIVE, the recorded host ALTERNATIVEDERIVATIVE: the reader accepts both.
      ALTERNATIVEDERIVATIVES: list('ALTERNATIVEDERIVATIVE', alternative),
    }),
  }),
  'RESPONSE',
);

const source = '2 §Registration lookup service';
const notShown = { 'DATA/ALTERNATIVEDERIVATIVES': 'inferred' } as const;

export const regLookupVrm = operation(reg, 'REGLookupVRM', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Looks a vehicle up by its registration.',
  params: { vrm: text },
  result: lookup,
  billed: true,
  personal: ['vrm'],
  example: { vrm: 'AB21CDE' },
});

export const regLookupAlternativeVrm = operation(reg, 'REGLookupAlternativeVRM', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Lists the other derivatives a registration may be, after an earlier look-up.',
  params: { vrm: text, previousAuditRef: int },
  result: lookup,
  billed: true,
  personal: ['vrm'],
  example: { vrm: 'AL20TER', previousAuditRef: 491911000 },
});

export const regLookupVin = operation(reg, 'REGLookupVIN', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Looks a vehicle up by its vehicle identification number.',
  params: { vin: text },
  result: lookup,
  billed: true,
  personal: ['vin'],
  example: { vin: 'VF7L2DLH9ML828475' },
});

export const viewLookupGetCurrentStatus = operation(reg, 'ViewLookup_GetCurrentStatus', {
  standing: 'documented',
  source,
  summary: 'Tells how many look-ups were used this month and whether a limit is set and exceeded.',
  params: {},
  result: document(
    'RESPONSE',
    record({
      ...head,
      LIMITENABLED: titleFlag,
      MONTHLYLIMIT: looseText,
      LOOKUPSUSED: int,
      LOOKUPEXCEEDED: titleFlag,
      CURRENTMONTH: text,
    }),
    'RESPONSE',
  ),
  billed: false,
  personal: [],
  example: {},
});

export const viewLookupSummary = operation(reg, 'ViewLookup_Summary', {
  standing: 'documented',
  source,
  summary: 'Counts the look-ups of each month between two dates.',
  params: { from: date, to: date },
  result: document(
    'RESPONSE',
    record({
      ...head,
      DATA: record({
        USAGEDATA: record({ MONTHLYUSAGE: repeated(record({ YEAR: int, MONTH: int, USED: int })) }),
        LIMITDATA: text,
      }),
    }),
    'RESPONSE',
  ),
  billed: false,
  personal: [],
  example: { from: '2026-04-01', to: '2026-06-30' },
});

export const regLookupAlternativeDerivative = operation(reg, 'REGLookupAlternativeDerivative', {
  standing: 'documented',
  source,
  summary: 'Tells whether an identifier is an alternative derivative of an earlier look-up.',
  params: { AuditRef: int, refid: int },
  result: document('boolean', flag),
  billed: false,
  personal: [],
  example: { AuditRef: 491911000, refid: 67038 },
});

export type RegistrationAnswer = AnswerOf<typeof lookup>;
export type LookupStatusAnswer = AnswerOf<(typeof viewLookupGetCurrentStatus)['result']>;
export type LookupSummaryAnswer = AnswerOf<(typeof viewLookupSummary)['result']>;
