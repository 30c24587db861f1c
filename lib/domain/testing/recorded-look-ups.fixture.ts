/** Answers of the registration look-up as the recorded exchanges hold them, decoded by hand; vehicles and register are made up. */
import type { RegistrationAnswer } from '@/lib/contract/reg';

/** REGLookupVRM.post.http: AB21CDE, full match, two alternatives. */
export const lookUpAb21cde = {
  SUCCESS: true,
  ERRORMESSAGE: '',
  TIMESTAMP: '2026-06-05T14:07:09',
  AUDITID: 491911001,
  LOOKUP_VRM: 'AB21CDE',
  LOOKUP_VIN: '',
  MONTHLYLOOKUPLIMITEXCEEDED: false,
  AUTOCORRECTED: false,
  AUTOCORRECTEDREASON: '',
  MATCHLEVEL: { REG: 1, REGKEEPER: 0, REGBASIC: 1, TRADE: 1, REF: 1, ALTERNATIVEVRMS: 0, ALTERNATIVEDERIVATIVES: 1 },
  DATA: {
    REG: {
      VRM: 'AB21CDE',
      VIN: 'VF7TESTC3LT500001',
      MANUFACTURER: 'CITROËN',
      MODEL: 'C3 HATCHBACK',
      FUELTYPE: 'PETROL',
      BODYTYPE: '5 DOOR HATCHBACK',
      DOORS: 5,
      SEATING: 5,
      WHEELPLAN: '2-AXLE-RIGID BODY',
      REGISTRATIONDATE: 20210315,
      MANUFACTUREDDATE: 20210129,
      FIRSTREG_DATE: '20210315',
      FIRSTREG_USEDBEFORE: 0,
      CO2: 109,
      ENGINECAPACITY: 1199,
      ENGINENUMBER: 'HM05  10500001      ',
      ISSCRAPPED: 'No',
      SCRAPPEDDATE: '',
      ISEXPORTED: 'No',
      EXPORTEDDATE: '',
      ISIMPORTED: 'No',
      IMPORTEDDATE: '',
      COLOUR: 'BLEU ÉTOILÉ',
      MASSINSERVICE: 1165,
      MAXMASS: 1550,
      MAXNETPOWER: 61,
      MAXTOW_BRAKED: 450,
      MAXTOW_UNBRAKED: 450,
      SOUNDLEVEL_STATIONARY: 76,
      SOUNDLEVEL_ENGINE: 4312,
      SOUNDLEVEL_DRIVEBY: 70,
      PREVIOUSAQUISITION: '',
      PREVIOUSDISPOSAL: 0,
      PREVIOUSKEEPERS: 0,
      CHERISHEDTRANSFERMARKER: 'No',
      TRANSFERDATE: '',
    },
    TRADE: { MVRIS: 'T50001 A', VRM: 'AB21CDE', VIN: 'VF7TESTC3LT500001', REGISTRATIONDATE: 20210315 },
    REF: {
      VEHICLETYPE_ID: 1,
      VEHICLETYPE: 'Car',
      REFID: 50001,
      REFCODE: 'CIC312S5HPTM  4   1 ',
      ENHANCEDREFCODE: 'CIC312S5HPTM  4   1/1',
      ENHANCEDREFCODE_IDENTIFIER: '1',
      ENHANCEDREFCODE_TECHNICAL: 'T & <1>',
      MANUFACTURER_CODE: 101,
      MANUFACTURER: 'CITROËN',
      RANGE_CODE: 1001,
      RANGE: 'C3 & COUSINS',
      MODEL_CODE: 10001,
      MODEL: 'C3 HATCHBACK',
      MODELDATEDESC_SHORT: '(16- )',
      MODELDATEDESC_LONG: '(2016 -     )',
      DERIVATIVE: '1.2 PureTech 83 "Shine" 5dr',
      DERIVATIVEDATEDESC_SHORT: '',
      DERIVATIVEDATEDESC_LONG: '',
      INTRODUCED: 20161101,
      DISCONTINUED: 0,
      RUNOUTDATE: 0,
      DOORS: 5,
      DRIVETRAIN: 'Front Wheel Drive',
      FUELDELIVERY: 'Turbo',
      TRANSMISSION: 'Manual',
      FUELTYPE: 'Petrol Unleaded',
      PLATE: '2021 21',
      PLATE_SEQNO: 79,
      PLATE_YEAR: 2021,
      PLATE_MONTH: 3,
    },
    ALTERNATIVEDERIVATIVES: [
      {
        REFID: 50003,
        REFCODE: 'CIC312R5HPTA  4     ',
        DERIVATIVE: '1.2 PureTech 110 Série Spéciale 5dr EAT6',
        VEHICLETYPE_ID: 1,
        VEHICLETYPE: 'Car',
      },
      {
        REFID: 50001,
        REFCODE: 'CIDI20W VDTA  5     ',
        DERIVATIVE: '1400 2.0 BlueHDi 145 Window Van EAT8',
        VEHICLETYPE_ID: 2,
        VEHICLETYPE: 'Light Commercial Vehicle',
      },
    ],
  },
} satisfies RegistrationAnswer;

const unmatched = {
  REG: 0,
  REGKEEPER: 0,
  REGBASIC: 0,
  TRADE: 0,
  REF: 0,
  ALTERNATIVEVRMS: 0,
  ALTERNATIVEDERIVATIVES: 0,
};

/** REGLookupVRM.no-match.post.http */
export const lookUpNoMatch: RegistrationAnswer = {
  ...lookUpAb21cde,
  LOOKUP_VRM: 'NO17FND',
  MATCHLEVEL: unmatched,
  DATA: { REG: {}, TRADE: {}, REF: {} },
};

/** REGLookupVRM.trade-only.post.http */
export const lookUpTradeOnly: RegistrationAnswer = {
  ...lookUpAb21cde,
  LOOKUP_VRM: 'TR19ADE',
  MATCHLEVEL: { ...unmatched, TRADE: 1 },
  DATA: {
    REG: {},
    TRADE: { MVRIS: 'X1 AB', VRM: 'TR19ADE', VIN: 'XTRADEONLY0000001', REGISTRATIONDATE: 20190301 },
    REF: {},
  },
};

/** REGLookupVRM.autocorrected.post.http */
export const lookUpAutocorrected: RegistrationAnswer = {
  ...lookUpAb21cde,
  LOOKUP_VRM: 'AB2ICDE',
  AUTOCORRECTED: true,
  AUTOCORRECTEDREASON: 'Letter I read as figure 1 & looked up as AB21CDE',
};

/** REGLookupVRM.scrapped.post.http, the parts that matter for flags. */
export const lookUpScrapped: RegistrationAnswer = {
  ...lookUpAb21cde,
  LOOKUP_VRM: 'SC16RAP',
  MATCHLEVEL: { ...unmatched, REG: 1, REGKEEPER: 1, REGBASIC: 1, TRADE: 1, REF: 1 },
  DATA: {
    ...lookUpAb21cde.DATA,
    REG: {
      ...lookUpAb21cde.DATA.REG,
      VRM: 'SC16RAP',
      REGISTRATIONDATE: 20160930,
      MANUFACTUREDDATE: 20160816,
      FIRSTREG_DATE: '20160930',
      ISSCRAPPED: 'Yes',
      SCRAPPEDDATE: '20240229',
      PREVIOUSAQUISITION: '20190815',
      PREVIOUSDISPOSAL: 20190801,
      PREVIOUSKEEPERS: 2,
    },
    TRADE: { ...lookUpAb21cde.DATA.TRADE, VRM: 'SC16RAP', REGISTRATIONDATE: 20160930 },
    ALTERNATIVEDERIVATIVES: [],
  },
};
