/** Valuations and market prices as the recorded exchanges hold them, decoded by hand; the vehicles are made up. */
import type { InternetPricesAnswer, RefidValuationAnswer, VrmValuationAnswer } from '@/lib/contract/vrm';

const derivative = {
  Database: 'CAR',
  REFID: 50001,
  REFcode: 'CIC312S5HPTM  4   1 ',
  REFMan: 'CITROËN',
  REFRange: 'C3 & COUSINS',
  REFMod: 'C3 HATCHBACK',
  REFDer: '1.2 PureTech 83 "Shine" 5dr',
  ModIntroduced: 2016,
  ModDiscontinued: 0,
  DerIntroduced: '2016-11-01T00:00:00',
  DerDiscontinued: '0001-01-01T00:00:00',
  FailReason: '',
};

/** VRMValuation.post.http */
export const valuationAb21cde = {
  Success: true,
  VRMLookup: {
    Success: true,
    VehicleFound: true,
    ...derivative,
    RegisteredDate: '2021-03-15T00:00:00',
    VinNumber: 'VF7TESTC3LT500001',
    EngineNumber: 'HM05  10500001      ',
    Colour: 'BLEU ÉTOILÉ',
  },
  Valuation: {
    Success: true,
    ValuationDateMatch: true,
    ValuationMileage: 23000,
    Retail: 7250,
    Clean: 6475,
    Average: 5892,
    Below: 5180,
    FailReason: '',
  },
  MileageOutOfBounds: false,
  StandardEquipment: {
    Success: true,
    EquipmentDateMatch: false,
    SEData: [{ SECode: 80001, SEDescription: 'Électric windows - front', SECategory: 'Exterior Features' }],
    FailReason: '',
  },
  FailReason: '',
} satisfies VrmValuationAnswer;

/** VRMValuation.not-found.post.http */
export const valuationNotFound: VrmValuationAnswer = {
  Success: false,
  VRMLookup: {
    Success: true,
    VehicleFound: false,
    REFID: 0,
    ModIntroduced: 0,
    ModDiscontinued: 0,
    DerIntroduced: '0001-01-01T00:00:00',
    DerDiscontinued: '0001-01-01T00:00:00',
    FailReason: 'Vehicle not found',
    RegisteredDate: '0001-01-01T00:00:00',
  },
  MileageOutOfBounds: false,
  FailReason: 'Vehicle not found',
};

/** VRMValuation.out-of-bounds.post.http */
export const valuationOutOfBounds: VrmValuationAnswer = {
  ...valuationAb21cde,
  Success: false,
  Valuation: {
    Success: false,
    ValuationDateMatch: false,
    ValuationMileage: 150000,
    Retail: 0,
    Clean: 0,
    Average: 0,
    Below: 0,
    FailReason: 'Mileage out of bounds',
  },
  MileageOutOfBounds: true,
  FailReason: 'Mileage out of bounds',
};

/** REFIDValuation.lcv.post.http */
export const valuationVan: RefidValuationAnswer = {
  Success: true,
  REFIDLookup: {
    ...derivative,
    Success: true,
    IDFound: true,
    Database: 'LCV',
    REFID: 60001,
    REFcode: 'CIDI15V VDTM  5   1 ',
    REFRange: 'DISPATCH',
    REFMod: 'DISPATCH 1000',
    REFDer: '1000 1.5 BlueHDi 100 Van',
    DerIntroduced: '2020-02-29T00:00:00',
  },
  Valuation: {
    Success: true,
    ValuationDateMatch: true,
    ValuationMileage: 60000,
    Retail: 6800,
    Clean: 6075,
    Average: 5528,
    Below: 4860,
    FailReason: '',
  },
  MileageOutOfBounds: false,
  FailReason: '',
};

/** VRMInternetPricesValuation.post.http, its prices. */
export const internetPrices: InternetPricesAnswer = {
  Success: true,
  VRMLookup: valuationAb21cde.VRMLookup,
  Valuation: {
    Success: true,
    ValuationDateMatch: true,
    ValuationMileage: 40000,
    RetailHigh: 10890,
    RetailLow: 10390,
    CleanHigh: 9700,
    CleanLow: 9300,
    AverageHigh: 8795,
    AverageLow: 8495,
    BelowHigh: 7700,
    BelowLow: 7500,
    FailReason: '',
  },
  MileageOutOfBounds: false,
  FailReason: '',
};
