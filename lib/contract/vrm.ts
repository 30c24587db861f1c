/** The valuation service: a registration mark or an identifier, and a mileage, in; guide values out (2 §VRM service). */
import { document, operation, type AnswerOf, type WebService } from '@/lib/wire/operation';
import { list, record, required, type ShapeFields } from '@/lib/wire/shape';
import { date, dateTime } from '@/lib/wire/dates';
import { flag, int, intWithin, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const vrm: WebService = {
  key: 'vrm',
  title: 'VRM valuation',
  path: '/vrm/refvrm.asmx',
  namespace: '/vrm',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS', 'LCV'],
};

const derivativeFields = {
  Database: text,
  REFID: int,
  REFcode: text,
  REFMan: text,
  REFRange: text,
  REFMod: text,
  REFDer: text,
  ModIntroduced: int,
  ModDiscontinued: int,
  DerIntroduced: dateTime,
  DerDiscontinued: dateTime,
  FailReason: text,
} satisfies ShapeFields;

const vrmLookup = record({
  Success: flag,
  VehicleFound: flag,
  ...derivativeFields,
  RegisteredDate: dateTime,
  VinNumber: text,
  EngineNumber: text,
  Colour: text,
});

const refidLookup = record({ Success: flag, IDFound: flag, ...derivativeFields });

/** Whole pounds and miles of a valuation; anything beyond is an error on the wire. */
const pounds = intWithin(0, 99_999_999);
const miles = intWithin(0, 9_999_999);

const valuationHead = { Success: flag, ValuationDateMatch: flag, ValuationMileage: miles } satisfies ShapeFields;

const valuation = record({
  ...valuationHead,
  Retail: pounds,
  Clean: pounds,
  Average: pounds,
  Below: pounds,
  FailReason: text,
});

const internetPrices = record({
  ...valuationHead,
  RetailHigh: pounds,
  RetailLow: pounds,
  CleanHigh: pounds,
  CleanLow: pounds,
  AverageHigh: pounds,
  AverageLow: pounds,
  BelowHigh: pounds,
  BelowLow: pounds,
  FailReason: text,
});

const standardEquipment = record({
  Success: flag,
  EquipmentDateMatch: flag,
  SEData: list('SEDataItem', record({ SECode: int, SEDescription: text, SECategory: text })),
  FailReason: text,
});

const tail = { MileageOutOfBounds: flag, StandardEquipment: standardEquipment, FailReason: text } satisfies ShapeFields;

const source = '2 §VRM service';
const plateParams = { VRM: text, Mileage: int, StandardEquipmentRequired: flag } satisfies ShapeFields;
// 2 §Limits: entered in full, valued at the nearest thousand.
const limits = { Mileage: { min: 0, roundedTo: 1000 } };
const auditParams = { DateFrom: date, DateTo: date } satisfies ShapeFields;
const notShown = { SEData: 'seen' } as const;
const plateExample = { VRM: 'AB21CDE', Mileage: 23499, StandardEquipmentRequired: true };
const auditExample = { DateFrom: '2026-02-10', DateTo: '2026-04-30' };

export const vrmValuation = operation(vrm, 'VRMValuation', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Values a vehicle by its registration and mileage.',
  params: plateParams,
  result: document(
    'VRMResult',
    record({ Success: required(flag), VRMLookup: vrmLookup, Valuation: valuation, ...tail }),
  ),
  billed: true,
  personal: ['VRM'],
  limits,
  example: plateExample,
});

export const vrmInternetPricesValuation = operation(vrm, 'VRMInternetPricesValuation', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Values a vehicle by its registration and mileage as bands of online market prices.',
  params: plateParams,
  result: document(
    'VRMInternetPricesResult',
    record({ Success: required(flag), VRMLookup: vrmLookup, Valuation: internetPrices, ...tail }),
  ),
  billed: true,
  personal: ['VRM'],
  limits,
  example: plateExample,
});

export const refidValuation = operation(vrm, 'REFIDValuation', {
  standing: 'documented',
  source,
  notShown,
  summary: 'Values a vehicle by its identifier, registration date and mileage.',
  params: { Database: text, REFID: int, RegisteredDate: date, Mileage: int, StandardEquipmentRequired: flag },
  result: document(
    'REFIDResult',
    record({ Success: required(flag), REFIDLookup: refidLookup, Valuation: valuation, ...tail }),
  ),
  billed: true,
  personal: [],
  limits: { ...limits, Database: { oneOf: ['CAR', 'LCV'] } },
  example: {
    Database: 'CAR',
    REFID: sampleCar.refid,
    RegisteredDate: '2021-03-15',
    Mileage: 23499,
    StandardEquipmentRequired: true,
  },
});

const audit = document(
  'AuditResult',
  record({
    Success: required(flag),
    DateFrom: dateTime,
    DateTo: dateTime,
    Total_Valuations_Returned: int,
    Total_SE_Returned: int,
    MonthData: list(
      'AuditMonth',
      record({ DateFrom: dateTime, DateTo: dateTime, Valuations_Returned: int, SE_Returned: int }),
    ),
    FailReason: text,
  }),
);

export const viewVrmValuationAudit = operation(vrm, 'View_VRMValuation_Audit', {
  standing: 'documented',
  source,
  summary: 'Counts the valuations by registration that were returned between two dates.',
  params: auditParams,
  result: audit,
  billed: false,
  personal: [],
  example: auditExample,
});

export const viewRefidValuationAudit = operation(vrm, 'View_REFIDValuation_Audit', {
  standing: 'documented',
  source,
  summary: 'Counts the valuations by identifier that were returned between two dates.',
  params: auditParams,
  result: audit,
  billed: false,
  personal: [],
  example: auditExample,
});

export type VrmValuationAnswer = AnswerOf<(typeof vrmValuation)['result']>;
export type InternetPricesAnswer = AnswerOf<(typeof vrmInternetPricesValuation)['result']>;
export type RefidValuationAnswer = AnswerOf<(typeof refidValuation)['result']>;
export type ValuationAuditAnswer = AnswerOf<typeof audit>;
