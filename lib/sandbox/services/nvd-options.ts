/** New vehicle data on options (2 §NVD service): the bundle, colour links and generic options. */
import * as contract from '@/lib/contract/nvd';
import type { AnswerOf } from '@/lib/wire/operation';
import { defineHandler, defineDatasetHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import { priceOn } from '@/lib/sandbox/catalogue/prices';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { genericLinks } from '@/lib/sandbox/options/generic-links';
import type { ColourLinks, OptionBook } from '@/lib/sandbox/options/option-book';
import { technicalTable } from '@/lib/sandbox/catalogue/technical-items';

interface NvdOptionParams {
  readonly database: string;
  readonly refid: number;
}

interface NvdOptionSubject {
  readonly derivative: CatalogueDerivative;
  readonly day: string;
}

/** The vehicle and the day; undefined, and so no rows, for an unknown identifier and before its introduction. */
function subjectOf(
  params: NvdOptionParams,
  date: string,
  justCurrent: boolean,
  call: ServiceCall,
): NvdOptionSubject | undefined {
  const database = databaseOf(contract.nvd, params.database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, params.refid);
  const day = justCurrent ? call.today : date;
  return derivative === undefined || day < derivative.introduced ? undefined : { derivative, day };
}

const midnight = (date: string): string => `${date}T00:00:00`;
/** Pence as a decimal of pounds, `15829.17`. */
const decimalPounds = (pence: number): string => (pence / 100).toFixed(2);
/** Pence as a double of pounds; a missing price is a missing column. */
const doublePounds = (pence: number | null): number | undefined => (pence === null ? undefined : pence / 100);

function descriptionRow({ derivative, day }: NvdOptionSubject, modelYear: string) {
  const { model, name, introduced } = derivative;
  const price = priceOn(derivative, day);
  return {
    CVehicle_ManText: model.range.manufacturer.name,
    CVehicle_ShortModText: model.range.name,
    CVehicle_ModText: model.name,
    CVehicle_DerText: name,
    CVehicle_ManTextCode: model.range.manufacturer.code,
    CVehicle_ShortModID: model.range.code,
    CVehicle_ModTextCode: model.code,
    CVehicle_ModIntroduced: model.introducedYear,
    CVehicle_ModDiscontinued: model.discontinuedYear,
    CVehicle_DerIntroduced: midnight(introduced),
    PR_Basic: decimalPounds(price.basicPence),
    PR_VAT: decimalPounds(price.vatPence),
    ModelYear: modelYear,
  };
}

const optionRowsOf = ({ options }: OptionBook) =>
  options.map(({ code, description, category, basicPence, vatPence, isDefault, isPoa, tableOrder }) => ({
    Opt_OptionCode: code,
    Do_Description: description ?? undefined,
    Dc_Description: category ?? undefined,
    Opt_Basic: doublePounds(basicPence),
    Opt_VAT: doublePounds(vatPence),
    Opt_Default: isDefault,
    Opt_POA: isPoa,
    TableOrder: tableOrder,
  }));

const ruleRowsOf = ({ rules }: OptionBook) =>
  rules.flatMap(({ code, type, members }) =>
    members.map(({ option, isPrimary, description }) => ({
      RI_RuleCode: code,
      RI_OptionCode: option,
      RI_IsPrimary: Number(isPrimary),
      RR_RuleType: type,
      Do_Description: description ?? undefined,
    })),
  );

const packRowsOf = ({ packItems }: OptionBook) =>
  packItems.map(({ pack, description }) => ({ PP_PackCode: pack, Do_Description: description ?? undefined }));

function technicalRowsOf({ derivative, day }: NvdOptionSubject) {
  const data = technical(derivative, day);
  return technicalTable.flatMap(({ code, value }) => {
    const printed = value(data, derivative);
    return printed === undefined ? [] : [{ Tech_TechCode: code, Tech_Value_String: printed }];
  });
}

/** Which of the five parts are requested. */
interface BundleParts {
  readonly descriptionRs: boolean;
  readonly optionsRs: boolean;
  readonly relationshipsRs: boolean;
  readonly packRs: boolean;
  readonly technicalRs: boolean;
}

function bundle(
  params: NvdOptionParams & BundleParts & { optionDate: string; justCurrent: boolean },
  call: ServiceCall,
) {
  const subject = subjectOf(params, params.optionDate, params.justCurrent, call);
  if (subject === undefined) return {};
  const book = optionsOf(subject.derivative, subject.day);
  const year = modelYears(subject.derivative, call.today).find(({ reference }) => reference === book.modelYear);
  return {
    Descriptions: params.descriptionRs ? [descriptionRow(subject, book.modelYear)] : [],
    Options: params.optionsRs ? optionRowsOf(book) : [],
    Relationships: params.relationshipsRs ? ruleRowsOf(book) : [],
    Packs: params.packRs ? packRowsOf(book) : [],
    Technical: params.technicalRs ? technicalRowsOf(subject) : [],
    ValidDateRange: [
      {
        min: midnight(book.from),
        // The present model year has no end yet.
        max: year?.effectiveTo ? midnight(year.effectiveTo) : undefined,
        modelyear: book.modelYear,
      },
    ],
  };
}

const codeAndWords = ({ colours, linkedOptions: others }: ColourLinks) => ({
  colours: colours.map(({ code, description }) => ({ do_optionCode: code, colours: description ?? undefined })),
  others: others.map(({ code, description }) => ({ code, words: description ?? undefined })),
});

function colourTrims(params: NvdOptionParams & { ctDate: string; justCurrent: boolean }, call: ServiceCall) {
  const subject = subjectOf(params, params.ctDate, params.justCurrent, call);
  if (subject === undefined) return {};
  const links = optionsOf(subject.derivative, subject.day).colourTrims;
  const { colours, others } = codeAndWords(links);
  return {
    Colours: colours,
    Trims: others.map(({ code, words }) => ({ do_optionCode: code, trims: words })),
    Links: links.pairs.map(([colour, trim]) => ({ ctl_colorcode: colour, ctl_trimcode: trim })),
  };
}

function colourHoods(params: NvdOptionParams & { chDate: string; justCurrent: boolean }, call: ServiceCall) {
  const subject = subjectOf(params, params.chDate, params.justCurrent, call);
  if (subject === undefined) return {};
  const links = optionsOf(subject.derivative, subject.day).colourHoods;
  const { colours, others } = codeAndWords(links);
  return {
    Colours: colours,
    Hoods: others.map(({ code, words }) => ({ do_optionCode: code, hoods: words })),
    Links: links.pairs.map(([colour, hood]) => ({ chl_colorcode: colour, chl_hoodcode: hood })),
  };
}

const linksIn = (name: string): ReturnType<typeof genericLinks> => {
  const database: CatalogueDatabase | null = databaseOf(contract.nvd, name);
  return database === null ? [] : genericLinks(database);
};

const generics = (params: { database: string }) => ({
  Items: linksIn(params.database).map(({ category, description, code, categoryCode }) => ({
    DC_Description: category,
    DG_Description: description,
    DG_GenericCode: code,
    DG_CatCode: categoryCode,
  })),
});

const dictionary = (params: { database: string }) => ({
  RefDictionary: linksIn(params.database).map(({ description, codes }) => ({
    name: description,
    values: `,${codes.join(',')},`,
  })),
});

/** This answer has no place for a reason: a refusal is an empty dictionary. */
const emptyDictionary = (): AnswerOf<(typeof contract.getGenericOptionLinks)['result']> => ({ RefDictionary: [] });

export const nvdOptionHandlers = [
  defineDatasetHandler(contract.getRefOptionsBundle, bundle),
  defineDatasetHandler(contract.getColourTrimLinks, colourTrims),
  defineDatasetHandler(contract.getColourHoodLinks, colourHoods),
  defineDatasetHandler(contract.getGenericOptions, generics),
  defineHandler(contract.getGenericOptionLinks, dictionary, emptyDictionary),
];
