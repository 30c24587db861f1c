/** Vehicle identification, level by level: manufacturer, range, model, derivative (3 §Vehicles service). */
import type { DatasetTables } from '@/lib/wire/dataset';
import { dataset, operation, type WebService } from '@/lib/wire/operation';
import type { ParameterLimits } from '@/lib/wire/limits';
import { optional, type ShapeFields } from '@/lib/wire/shape';
import { offsetDateTime } from '@/lib/wire/dates';
import { flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const vehicles: WebService = {
  key: 'vehicles',
  title: 'Vehicles',
  path: '/vehicles/refvehicles.asmx',
  namespace: '/vehicles',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS', 'LCV', 'HGV', 'BIKES'],
};

/** Codes of `bodyStyleFilter`, comma-delimited there; blank for all. */
export const bodyStyles: Readonly<Record<number, string>> = {
  1: '4x4',
  2: 'City Car',
  3: 'Coupe',
  4: 'Estate',
  5: 'Hatchback',
  6: 'MPV',
  7: 'Saloon',
  8: 'Sports',
};

const documented = {
  standing: 'documented',
  source: '3 §Vehicles service',
  billed: false,
  personal: [],
  limits: { database: { oneOf: vehicles.covers } },
} as const;

const listLimits: ParameterLimits = {
  ...documented.limits,
  bodyStyleFilter: { oneOf: Object.keys(bodyStyles), list: true },
};

const table = <C extends DatasetTables[string]>(columns: C) => dataset('NewDataSet', { Table: columns });

const manufacturers = {
  params: { database: text, justCurrentManufacturers: flag, bodyStyleFilter: text },
  result: table({ CMan_Code: int, CMan_Name: text }),
  limits: listLimits,
  example: { database: 'CARS', justCurrentManufacturers: true, bodyStyleFilter: '' },
};

export const getRefMan = operation(vehicles, 'GetRefMan', {
  ...documented,
  ...manufacturers,
  summary: 'Lists manufacturers.',
});

export const getRefManIncludeOnRunout = operation(vehicles, 'GetRefMan_IncludeOnRunout', {
  ...documented,
  ...manufacturers,
  summary: 'Lists manufacturers, including those with only run-out vehicles.',
});

const ranges = {
  params: { database: text, manCode: int, justCurrentRanges: flag, bodyStyleFilter: text },
  result: table({ CRan_Code: int, CRan_Name: text }),
  limits: listLimits,
  example: { database: 'CARS', manCode: sampleCar.manCode, justCurrentRanges: true, bodyStyleFilter: '' },
};

export const getRefRange = operation(vehicles, 'GetRefRange', {
  ...documented,
  ...ranges,
  summary: 'Lists the ranges of a manufacturer.',
});

export const getRefRangeIncludeOnRunout = operation(vehicles, 'GetRefRange_IncludeOnRunout', {
  ...documented,
  ...ranges,
  summary: 'Lists the ranges of a manufacturer, also those on run-out.',
});

const models = {
  params: {
    database: text,
    /** A range's code, or a manufacturer's where the next parameter says so. */
    manRanCode: int,
    /** True: three levels, without the range. */
    manRanCodeIsMan: flag,
    justCurrentModels: flag,
    bodyStyleFilter: text,
  },
  result: table({ CMod_Code: int, CMod_Name: text, CMod_Introduced: int, CMod_Discontinued: int }),
  limits: listLimits,
  example: {
    database: 'CARS',
    manRanCode: sampleCar.ranCode,
    manRanCodeIsMan: false,
    justCurrentModels: true,
    bodyStyleFilter: '',
  },
};

export const getRefMod = operation(vehicles, 'GetRefMod', {
  ...documented,
  ...models,
  summary: 'Lists the models of a range or a manufacturer.',
});

export const getRefModIncludeOnRunout = operation(vehicles, 'GetRefMod_IncludeOnRunout', {
  ...documented,
  ...models,
  summary: 'Lists the models of a range or a manufacturer, also those on run-out.',
});

const derivative = {
  CDer_ID: int,
  CDer_Name: text,
  CDer_Introduced: offsetDateTime,
  CDer_Discontinued: offsetDateTime,
  LastSpecDate: offsetDateTime,
  ModelYearRef: text,
};
const onRunOut = { ...derivative, CDer_RunOutDate: offsetDateTime };
const sector = { SectorDescription: text };

/** The sector column is shown on request. */
const withSector =
  <C extends DatasetTables[string]>(columns: C) =>
  ({ showSector }: { showSector?: boolean | undefined }): DatasetTables => ({
    Table: showSector ? { ...columns, ...sector } : columns,
  });

const ofModel = { database: text, modCode: int, justCurrentDerivatives: flag } satisfies ShapeFields;
const ofModelExample = { database: 'CARS', modCode: sampleCar.modCode, justCurrentDerivatives: true };
const ofRange = { database: text, ranCode: int, justCurrentDerivatives: flag } satisfies ShapeFields;
const ofRangeExample = { database: 'CARS', ranCode: sampleCar.ranCode, justCurrentDerivatives: true };

export const getRefDer = operation(vehicles, 'GetRefDer', {
  ...documented,
  summary: 'Lists the derivatives of a model.',
  params: ofModel,
  result: table(derivative),
  example: ofModelExample,
});

export const getRefDerWithSector = operation(vehicles, 'GetRefDerWithSector', {
  ...documented,
  summary: 'Lists the derivatives of a model, with the sector of the market if asked.',
  params: { ...ofModel, showSector: flag },
  result: table({ ...derivative, ...sector }),
  shown: withSector(derivative),
  example: { ...ofModelExample, showSector: true },
});

export const getRefDerIncludeOnRunout = operation(vehicles, 'GetRefDer_IncludeOnRunout', {
  ...documented,
  summary: 'Lists the derivatives of a model, also those on run-out; with the sector if asked.',
  // The WithSector form is published under this same path: showSector selects its column (3 §Vehicles service).
  params: { ...ofModel, showSector: optional(flag) },
  result: table({ ...onRunOut, ...sector }),
  shown: withSector(onRunOut),
  example: ofModelExample,
});

export const getRefDerIncludeOnRunoutWithSector = operation(vehicles, 'GetRefDer_IncludeOnRunoutWithSector', {
  ...documented,
  summary: 'Lists the derivatives of a model, also those on run-out, with the sector if asked, under its own name.',
  params: { ...ofModel, showSector: flag },
  result: table({ ...onRunOut, ...sector }),
  shown: withSector(onRunOut),
  example: { ...ofModelExample, showSector: true },
});

export const getRefDerFromRange = operation(vehicles, 'GetRefDerFromRange', {
  ...documented,
  summary: 'Lists the derivatives of a whole range.',
  params: ofRange,
  result: table(derivative),
  example: ofRangeExample,
});

export const getRefDerFromRangeIncludeOnRunout = operation(vehicles, 'GetRefDerFromRange_IncludeOnRunout', {
  ...documented,
  summary: 'Lists the derivatives of a whole range, also those on run-out.',
  params: ofRange,
  result: table(onRunOut),
  example: ofRangeExample,
});

const byId = { database: text, refid: int } satisfies ShapeFields;
const byIdExample = { database: 'CARS', refid: sampleCar.refid };

export const getRefModelYears = operation(vehicles, 'GetRefModelYears', {
  ...documented,
  summary: 'Lists the model years of a derivative, each with its image.',
  params: byId,
  result: dataset('Description', {
    Desc: { My_EffectiveFrom: offsetDateTime, My_EffectiveTo: offsetDateTime, My_Ref: text, My_ImageID: int },
  }),
  example: byIdExample,
});

const description = {
  CVehicle_ManText: text,
  CVehicle_ShortModText: text,
  CVehicle_ModText: text,
  CVehicle_DerText: text,
  CVehicle_ShortDerText: text,
  CVehicle_ManTextCode: int,
  CVehicle_ShortModID: int,
  CVehicle_ModTextCode: int,
};

export const getRefDescriptionFromId = operation(vehicles, 'GetRefDescriptionFromId', {
  ...documented,
  summary: 'Describes a derivative by its identifier.',
  params: byId,
  result: table(description),
  example: byIdExample,
});

export const getRefDescriptionFromIdWithSector = operation(vehicles, 'GetRefDescriptionFromIdWithSector', {
  ...documented,
  summary: 'Describes a derivative by its identifier, with the sector of the market if asked.',
  params: { ...byId, showSector: flag },
  result: table({ ...description, ...sector }),
  shown: withSector(description),
  example: { ...byIdExample, showSector: true },
});

export const getRefcodeFromRefid = operation(vehicles, 'GetRefcodeFromRefid', {
  ...documented,
  summary: 'Gives the code of an identifier; no row where the database has no such identifier.',
  params: byId,
  result: table({ CDer_REFcode: text }),
  example: byIdExample,
});

export const getRefidFromRefcode = operation(vehicles, 'GetRefidFromRefcode', {
  ...documented,
  summary: 'Gives the guide ID of a code, spaces included; no row if there is none.',
  params: { database: text, refcode: text },
  result: table({ CDer_ID: int }),
  example: { database: 'CARS', refcode: sampleCar.refcode },
});
