/** The terms of appraisals as their form has them. */
import { readAmount, readCostVat, readMargin, readValidDays, readWholePounds } from '@/lib/domain/appraisals/entries';
import {
  emailProblem,
  priceListText,
  readPriceList,
  readYearlyPercent,
  telephoneProblem,
  VALUER_LIMIT_POUNDS_MAX,
  type AppraisalTerms,
} from '@/lib/domain/appraisals/terms';

export const COSTS = [
  ['preparation', 'preparationVat'],
  ['warranty', 'warrantyVat'],
  ['fees', 'feesVat'],
] as const;

export const DAY_COSTS = ['spacePerDay', 'insurancePerDay'] as const;

/** As typed, by field. */
export type TermTexts = Readonly<Record<keyof AppraisalTerms, string>>;

export const termTextsOf = (terms: AppraisalTerms): TermTexts => ({
  ...terms,
  validDays: String(terms.validDays),
  valuerLimitPounds: String(terms.valuerLimitPounds),
  priceList: priceListText(terms.priceList),
});

type TypedTerms = Omit<AppraisalTerms, 'validDays' | 'valuerLimitPounds' | 'priceList'>;

/** What is typed as the terms it stands for; null while a field has a problem. */
export function readTerms(texts: TermTexts) {
  const typed: TypedTerms = {
    ...texts,
    preparationVat: readCostVat(texts.preparationVat),
    warrantyVat: readCostVat(texts.warrantyVat),
    feesVat: readCostVat(texts.feesVat),
    priceListVat: readCostVat(texts.priceListVat),
  };
  const days = readValidDays(texts.validDays);
  const limit = readWholePounds(texts.valuerLimitPounds, VALUER_LIMIT_POUNDS_MAX);
  const list = readPriceList(texts.priceList);
  const problems = [...usualProblems(texts), days.problem, limit.problem, list.problem];
  const isWhole = problems.every((problem) => problem === null) && days.value !== null && limit.value !== null;
  return {
    terms: isWhole ? { ...typed, validDays: days.value, valuerLimitPounds: limit.value, priceList: list.lines } : null,
    limitProblem: limit.problem,
    listProblem: list.problem,
  };
}

const usualProblems = (texts: TermTexts): (string | null)[] => [
  ...COSTS.map(([field]) => readAmount(texts[field]).problem),
  ...DAY_COSTS.map((field) => readAmount(texts[field]).problem),
  readMargin(texts.margin).problem,
  telephoneProblem(texts.telephone),
  emailProblem(texts.email),
  readYearlyPercent(texts.moneyPercent).problem,
];
