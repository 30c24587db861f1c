/** New vehicle data on options (2 §NVD service): the bundle, colour links and generic options. */
import * as contract from '@/lib/contract/nvd';
import type { AnswerOf } from '@/lib/wire/operation';
import { answers, answersRows, type Call } from '@/lib/sandbox/answers';
import type { Database, Derivative } from '@/lib/sandbox/catalogue/model';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import { priceOn } from '@/lib/sandbox/catalogue/prices';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { databaseOf } from '@/lib/sandbox/databases';
import { optionsOf } from '@/lib/sandbox/options/book';
import { genericLinks } from '@/lib/sandbox/options/generic-links';
import type { ColourLinks, OptionBook } from '@/lib/sandbox/options/model';
import { technicalTable } from '@/lib/sandbox/technical-items';

interface Asked {
  readonly database: string;
  readonly refid: number;
}

interface Subject {
  readonly derivative: Derivative;
  readonly day: string;
}

/** What is asked about, and the day; undefined, and so no rows, for an unknown identifier and before its introduction. */
function subjectOf(asked: Asked, date: string, justCurrent: boolean, call: Call): Subject | undefined {
  const database = databaseOf(contract.nvd, asked.database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, asked.refid);
  const day = justCurrent ? call.today : date;
  return derivative === undefined || day < derivative.introduced ? undefined : { derivative, day };
}

const midnight = (date: string): string => `${date}T00:00:00`;
/** Pence as a decimal of pounds, `15829.17`. */
const decimalPounds = (pence: number): string => (pence / 100).toFixed(2);
/** Pence as a double of pounds; a missing price is a missing column. */
const doublePounds = (pence: number | null): number | undefined => (pence === null ? undefined : pence / 100);

function descriptionRow({ derivative, day }: Subject, modelYear: string) {
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

function technicalRowsOf({ derivative, day }: Subject) {
  const data = technical(derivative, day);
  return technicalTable.flatMap(({ code, value }) => {
    const printed = value(data, derivative);
    return printed === undefined ? [] : [{ Tech_TechCode: code, Tech_Value_String: printed }];
  });
}

/** Which of the five parts are wanted. */
interface Parts {
  readonly descriptionRs: boolean;
  readonly optionsRs: boolean;
  readonly relationshipsRs: boolean;
  readonly packRs: boolean;
  readonly technicalRs: boolean;
}

function bundle(asked: Asked & Parts & { optionDate: string; justCurrent: boolean }, call: Call) {
  const subject = subjectOf(asked, asked.optionDate, asked.justCurrent, call);
  if (subject === undefined) return {};
  const book = optionsOf(subject.derivative, subject.day);
  const year = modelYears(subject.derivative, call.today).find(({ reference }) => reference === book.modelYear);
  return {
    Descriptions: asked.descriptionRs ? [descriptionRow(subject, book.modelYear)] : [],
    Options: asked.optionsRs ? optionRowsOf(book) : [],
    Relationships: asked.relationshipsRs ? ruleRowsOf(book) : [],
    Packs: asked.packRs ? packRowsOf(book) : [],
    Technical: asked.technicalRs ? technicalRowsOf(subject) : [],
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

const codeAndWords = ({ colours, others }: ColourLinks) => ({
  colours: colours.map(({ code, description }) => ({ do_optionCode: code, colours: description ?? undefined })),
  others: others.map(({ code, description }) => ({ code, words: description ?? undefined })),
});

function colourTrims(asked: Asked & { ctDate: string; justCurrent: boolean }, call: Call) {
  const subject = subjectOf(asked, asked.ctDate, asked.justCurrent, call);
  if (subject === undefined) return {};
  const links = optionsOf(subject.derivative, subject.day).colourTrims;
  const { colours, others } = codeAndWords(links);
  return {
    Colours: colours,
    Trims: others.map(({ code, words }) => ({ do_optionCode: code, trims: words })),
    Links: links.pairs.map(([colour, trim]) => ({ ctl_colorcode: colour, ctl_trimcode: trim })),
  };
}

function colourHoods(asked: Asked & { chDate: string; justCurrent: boolean }, call: Call) {
  const subject = subjectOf(asked, asked.chDate, asked.justCurrent, call);
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
  const database: Database | null = databaseOf(contract.nvd, name);
  return database === null ? [] : genericLinks(database);
};

const generics = (asked: { database: string }) => ({
  Items: linksIn(asked.database).map(({ category, description, code, categoryCode }) => ({
    DC_Description: category,
    DG_Description: description,
    DG_GenericCode: code,
    DG_CatCode: categoryCode,
  })),
});

const dictionary = (asked: { database: string }) => ({
  RefDictionary: linksIn(asked.database).map(({ description, codes }) => ({
    name: description,
    values: `,${codes.join(',')},`,
  })),
});

/** This answer has no place for a reason: what is refused gets an empty dictionary. */
const emptyDictionary = (): AnswerOf<(typeof contract.getGenericOptionLinks)['result']> => ({ RefDictionary: [] });

export const nvdOptionAnswers = [
  answersRows(contract.getRefOptionsBundle, bundle),
  answersRows(contract.getColourTrimLinks, colourTrims),
  answersRows(contract.getColourHoodLinks, colourHoods),
  answersRows(contract.getGenericOptions, generics),
  answers(contract.getGenericOptionLinks, dictionary, emptyDictionary),
];
