/** New vehicle data: technical data, equipment, options and their rules, by identifier and date (2 §NVD service). */
import { columnsOf, type DatasetTables } from '@/lib/wire/dataset';
import { dataset, document, operation, type WebService } from '@/lib/wire/operation';
import { attribute, list, record, required, type ShapeFields } from '@/lib/wire/shape';
import { date, offsetDateTime } from '@/lib/wire/dates';
import { decimal, double, flag, int, text, unsignedByte } from '@/lib/wire/values';
import { sampleCar, sampleConvertible } from './sample-car';

export const nvd: WebService = {
  key: 'nvd',
  title: 'New vehicle data',
  path: '/nvd/refnvd.asmx',
  namespace: '/nvd',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS', 'LCV'],
};

const documented = { standing: 'documented', source: '2 §NVD service', billed: false, personal: [] } as const;
const limits = { database: { oneOf: nvd.covers } };
const vehicle = { database: text, refid: int } satisfies ShapeFields;
const vehicleExample = { database: 'CARS', refid: sampleCar.refid };

/** The items that `techDataList` may name; `INSURANCEGROUP1-50` for cars only. */
export const technicalItems = [
  '0TO62',
  'CC',
  'CO',
  'CO2',
  'MPG_COMBINED',
  'MPG_URBAN',
  'MPG_EXTRAURBAN',
  'ENGINEPOWER_BHP',
  'ENGINEPOWER_PS',
  'ENGINEPOWER_KW',
  'ENGINEPOWER_RPM',
  'FUELDELIVERY',
  'FUELTANKCAPACITY',
  'GROSSVEHICLEWEIGHT',
  'HC',
  'HC+NOX',
  'HEIGHT',
  'INSURANCEGROUP1',
  'INSURANCEGROUP2',
  'INSURANCEGROUP1-50',
  'LENGTH',
  'LUGGAGECAPACITYSEATSDOWN',
  'LUGGAGECAPACITYSEATSUP',
  'NCAPADULTOCCUPANT',
  'NCAPCHILDOCCUPANT',
  'NCAPOVERALLRATING',
  'NCAPPEDESTRIAN',
  'NCAPSAFETYASSIST',
  'SEATS',
  'NOX',
  'STANDARDEMISSIONS',
  'STANDARDMANWARRANTY_MILEAGE',
  'STANDARDMANWARRANTY_YEARS',
  'TOPSPEED',
  'WIDTH',
] as const;

const bulkKey = { REFID: int, SpecDate: offsetDateTime };
const bulkDescription = {
  Manufacturer: text,
  Range: text,
  Model: text,
  Derivative: text,
  ModIntroduced: int,
  ModDiscontinued: int,
  // The document's spelling (2 §NVD rows).
  DerIntroducted: offsetDateTime,
  DerDiscontinued: offsetDateTime,
  BodyStyle: text,
};
const bulkCode = { FuelType: text, Transmission: text, Doors: unsignedByte };
const bulkCost = { Basic: decimal, VAT: decimal };
const bulkItems = columnsOf(technicalItems, text);

/** The known items of a `techDataList`, in its order: their columns come in that order. */
export const technicalItemsIn = (techDataList: string): (typeof technicalItems)[number][] =>
  techDataList
    .split(',')
    .map((wantedItem) => technicalItems.find((item) => item === wantedItem.trim().toUpperCase()))
    .filter((item) => item !== undefined);

export const getBulkTechnicalData = operation(nvd, 'GetBulkTechnicalData', {
  ...documented,
  summary: 'Lists chosen technical data of many vehicles, each on its own date.',
  params: {
    database: text,
    /** Comma-delimited, as many as there are dates. */
    refidList: text,
    /** Comma-delimited dates `YYYY/MM/DD`. */
    specDateList: text,
    /** Comma-delimited `technicalItems`; may be empty. */
    techDataList: text,
    returnVehicleDescription: flag,
    returnRefcodeTechnicalItems: flag,
    returnCostNew: flag,
  },
  result: dataset(
    'TechData',
    { Tech_Table: { ...bulkKey, ...bulkDescription, ...bulkCode, ...bulkCost, ...bulkItems } },
    // This one operation answers in another namespace (2 §Dataset result).
    'http://legacy.provider.example/NVD/',
  ),
  limits: {
    ...limits,
    refidList: { maxLength: 8000 },
    specDateList: { maxLength: 8000 },
    techDataList: { oneOf: technicalItems },
  },
  shown: (params): DatasetTables => ({
    Tech_Table: {
      ...bulkKey,
      ...(params.returnVehicleDescription ? bulkDescription : {}),
      ...(params.returnRefcodeTechnicalItems ? bulkCode : {}),
      ...(params.returnCostNew ? bulkCost : {}),
      ...columnsOf(technicalItemsIn(params.techDataList), text),
    },
  }),
  example: {
    database: 'CARS',
    refidList: `${sampleCar.refid},${sampleCar.sisterRefid}`,
    specDateList: '2026/01/15,2026/07/01',
    techDataList: '0TO62,HC+NOX,CO2',
    returnVehicleDescription: true,
    returnRefcodeTechnicalItems: true,
    returnCostNew: true,
  },
});

export const getP11DData = operation(nvd, 'GetP11DData', {
  ...documented,
  summary: 'Gives CO2, engine size, emissions class, fuel type and the benefit percentages of three tax years.',
  params: { ...vehicle, year1: int, year2: int, year3: int },
  result: dataset('P11D', {
    CO2_Table: { CO2: double },
    Euro_Emissions_Table: { Euro_Emissions: int },
    CC_Table: { CC: int },
    FuelType_Table: { FuelType: text },
    Year1_Table: { Year1: int },
    Year2_Table: { Year2: int },
    Year3_Table: { Year3: int },
  }),
  limits,
  example: { ...vehicleExample, year1: 2026, year2: 2027, year3: 2028 },
});

export const getNvdChangeDates = operation(nvd, 'GetNvdChangeDates', {
  ...documented,
  summary: 'Lists the dates a vehicle’s specification changed, and what changed on each.',
  params: vehicle,
  result: dataset('ChangeDates', {
    Grid: { dt_date: offsetDateTime, dt_my: int, dt_pr: int, dt_opt: int, dt_se: int, dt_tech: int },
  }),
  limits,
  example: vehicleExample,
});

export const getGenericOptions = operation(nvd, 'GetGenericOptions', {
  ...documented,
  summary: 'Lists generic options, which group the specific options of all makes, by category.',
  params: { database: text },
  result: dataset('GenericOptions', {
    Items: { DC_Description: text, DG_Description: text, DG_GenericCode: int, DG_CatCode: int },
  }),
  limits,
  example: { database: 'CARS' },
});

export const getGenericOptionLinks = operation(nvd, 'GetGenericOptionLinks', {
  ...documented,
  summary: 'Links each generic option to the option codes it groups.',
  params: { database: text },
  result: document(
    'GenericOptionLinks',
    record({
      // `values`: option codes delimited by commas, with one in front and one behind.
      RefDictionary: required(list('Item', record({ name: attribute(text), values: attribute(text) }))),
    }),
  ),
  limits,
  example: { database: 'CARS' },
});

export const getColourHoodLinks = operation(nvd, 'GetColourHoodLinks', {
  ...documented,
  summary: 'Lists paint colours, hoods, and which hood may be had with which colour.',
  params: { ...vehicle, chDate: date, justCurrent: flag },
  result: dataset('ColourHoodLinks', {
    Colours: { do_optionCode: int, colours: text },
    Hoods: { do_optionCode: int, hoods: text },
    Links: { chl_colorcode: int, chl_hoodcode: int },
  }),
  limits,
  example: { database: 'CARS', ...sampleConvertible, chDate: '2026-06-05', justCurrent: true },
});

export const getColourTrimLinks = operation(nvd, 'GetColourTrimLinks', {
  ...documented,
  summary: 'Lists paint colours, trims, and which trim may be had with which colour.',
  params: { ...vehicle, ctDate: date, justCurrent: flag },
  result: dataset('ColourTrimLinks', {
    Colours: { do_optionCode: int, colours: text },
    Trims: { do_optionCode: int, trims: text },
    Links: { ctl_colorcode: int, ctl_trimcode: int },
  }),
  limits,
  example: { ...vehicleExample, ctDate: '2026-06-05', justCurrent: true },
});

export const getTechnicalData = operation(nvd, 'GetTechnicalData', {
  ...documented,
  summary: 'Lists all technical data of a vehicle.',
  params: { ...vehicle, techDate: date, justCurrent: flag },
  result: dataset('TechnicalData', {
    Tech: { Tech_TechCode: int, DT_LongDescription: text, Dc_Description: text, tech_value_string: text },
  }),
  limits,
  example: { ...vehicleExample, techDate: '2026-06-05', justCurrent: true },
});

export const getStandardEquipment = operation(nvd, 'GetStandardEquipment', {
  ...documented,
  summary: 'Lists the standard equipment of a vehicle.',
  params: { ...vehicle, seDate: date, justCurrent: flag },
  // The document's spelling (2 §NVD rows).
  result: dataset('StandardEquipement', { SE: { Se_OptionCode: int, Do_Description: text, Dc_Description: text } }),
  limits,
  example: { ...vehicleExample, seDate: '2026-06-05', justCurrent: true },
});

const bundle = {
  // The table's name is not shown in the documents; its fields are.
  Descriptions: {
    CVehicle_ManText: text,
    CVehicle_ShortModText: text,
    CVehicle_ModText: text,
    CVehicle_DerText: text,
    CVehicle_ManTextCode: int,
    CVehicle_ShortModID: int,
    CVehicle_ModTextCode: int,
    CVehicle_ModIntroduced: int,
    CVehicle_ModDiscontinued: int,
    CVehicle_DerIntroduced: offsetDateTime,
    PR_Basic: decimal,
    PR_VAT: decimal,
    ModelYear: text,
  },
  Options: {
    Opt_OptionCode: int,
    Do_Description: text,
    Dc_Description: text,
    Opt_Basic: double,
    Opt_VAT: double,
    Opt_Default: flag,
    Opt_POA: flag,
    TableOrder: int,
  },
  Relationships: {
    RI_RuleCode: int,
    RI_OptionCode: int,
    RI_IsPrimary: unsignedByte,
    RR_RuleType: text,
    Do_Description: text,
  },
  Packs: { PP_PackCode: int, Do_Description: text },
  Technical: { Tech_TechCode: int, Tech_Value_String: text },
  ValidDateRange: { min: offsetDateTime, max: offsetDateTime, modelyear: text },
};

export const getRefOptionsBundle = operation(nvd, 'GetRefOptionsBundle', {
  ...documented,
  notShown: { Descriptions: 'seen' },
  summary: 'Gives the options of a vehicle with prices, rules, packs and technical values, in parts as asked.',
  params: {
    ...vehicle,
    optionDate: date,
    justCurrent: flag,
    descriptionRs: flag,
    optionsRs: flag,
    relationshipsRs: flag,
    packRs: flag,
    technicalRs: flag,
  },
  result: dataset('NVDBundle', bundle),
  limits,
  shown: (params): DatasetTables => ({
    ...(params.descriptionRs ? { Descriptions: bundle.Descriptions } : {}),
    ...(params.optionsRs ? { Options: bundle.Options } : {}),
    ...(params.relationshipsRs ? { Relationships: bundle.Relationships } : {}),
    ...(params.packRs ? { Packs: bundle.Packs } : {}),
    ...(params.technicalRs ? { Technical: bundle.Technical } : {}),
    ValidDateRange: bundle.ValidDateRange,
  }),
  example: {
    ...vehicleExample,
    optionDate: '2026-01-15',
    justCurrent: true,
    descriptionRs: true,
    optionsRs: true,
    relationshipsRs: true,
    packRs: true,
    technicalRs: true,
  },
});
