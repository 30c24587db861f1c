/** Option values (1 §OptionValuation): what chosen options and packs add to a used car's value; cars only. */
import * as contract from '@/lib/contract/option-values';
import { refusals } from '@/lib/contract/refusals';
import { addDays, addMonths, firstOfMonth, monthsBetween } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { rawCleanValue } from '@/lib/sandbox/market/values';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { contentsOf } from '@/lib/sandbox/options/pack-contents';
import type { Option } from '@/lib/sandbox/options/option-book';
import { optionValuePounds } from '@/lib/sandbox/options/option-decay';
import { defineResourceHandler, ResourceFailure, type ResourceCall } from '@/lib/sandbox/host/resource-handlers';

/**
 * How much of the requested options counts: this many, the highest value first, up to this share of the car's value.
 */
const rules = { maxPercentOfVehiclePrice: 0.15, maxNum: 5 } as const;

/** Of the clean value (as for whole cars, market/values.ts). */
const conditionShares = { Clean: 1, Average: 0.93, Below: 0.82, Retail: 1.15 } as const;
type ValuedCondition = keyof typeof conditionShares;
const isCondition = (text: string): text is ValuedCondition => Object.hasOwn(conditionShares, text);

const lastMonth = 60;
/** Beyond this month only Clean is forecast. */
const lastMonthOfAll = 12;

interface OptionValuesParams {
  readonly refId: number;
  readonly registrationDate: string;
  readonly mileage: number;
  readonly conditionsRequired: readonly string[];
  readonly requiredValuationMonths: readonly number[];
  readonly listOfOptionsIdsToValue?: readonly number[] | undefined;
  readonly listOfPackIdsToValue?: readonly number[] | undefined;
}

const invalid = (): ResourceFailure => new ResourceFailure(refusals().invalid);

interface OptionValuesSubject {
  readonly derivative: CatalogueDerivative;
  readonly options: readonly Option[];
  readonly packs: readonly Option[];
  /** Options in each requested pack, by the pack's code. */
  readonly inPacks: ReadonlyMap<number, readonly Option[]>;
}

/** @throws ResourceFailure unless the request has a car, its own options, and valid months and conditions */
function subjectOf(params: OptionValuesParams, { catalogue, today }: ResourceCall): OptionValuesSubject {
  const { registrationDate, mileage, conditionsRequired, requiredValuationMonths } = params;
  const derivative = catalogue().derivative('CAR', params.refId);
  if (derivative === undefined || mileage < 0) throw invalid();
  const lastDay = derivative.runOut === null ? today : addDays(derivative.runOut, 365);
  if (registrationDate < derivative.introduced || registrationDate > today || registrationDate > lastDay)
    throw invalid();
  if (conditionsRequired.length === 0 || !conditionsRequired.every(isCondition)) throw invalid();
  if (requiredValuationMonths.length === 0 || requiredValuationMonths.length > lastMonth + 1) throw invalid();
  if (requiredValuationMonths.some((month) => month < 0 || month > lastMonth)) throw invalid();
  const book = optionsOf(derivative, registrationDate);
  const contents = contentsOf(book);
  const listed = new Map(book.options.map((option) => [option.code, option]));
  const found = (codes: readonly number[] = [], isPack: boolean): Option[] =>
    [...new Set(codes)].map((code) => {
      const option = listed.get(code);
      if (option === undefined || (option.kind === 'pack') !== isPack) throw invalid();
      return option;
    });
  const options = found(params.listOfOptionsIdsToValue, false);
  const packs = found(params.listOfPackIdsToValue, true);
  if (options.length + packs.length === 0) throw invalid();
  const optionsInPack = (pack: number): Option[] =>
    [...contents.allOptionsIn(pack)].flatMap((code) => listed.get(code) ?? []);
  return { derivative, options, packs, inPacks: new Map(packs.map(({ code }) => [code, optionsInPack(code)])) };
}

const costNew = ({ basicPence, vatPence }: Option): number => ((basicPence ?? 0) + (vatPence ?? 0)) / 100;

interface ValuedCarOption {
  readonly option: Option;
  readonly value: number;
}

/** The options that count, and their total: five at most, and no more than the cap. */
function countedOptions(
  valued: readonly ValuedCarOption[],
  capPounds: number,
): { total: number; codes: ReadonlySet<number> } {
  const dearest = valued
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, rules.maxNum);
  const codes = new Set<number>();
  let total = 0;
  for (const { option, value } of dearest) {
    if (total >= capPounds) break;
    total = Math.min(capPounds, total + value);
    codes.add(option.code);
  }
  return { total, codes };
}

function breakdown(month: number, params: OptionValuesParams, subject: OptionValuesSubject, today: string) {
  const { derivative, options, packs, inPacks } = subject;
  const { registrationDate: registered, mileage } = params;
  const age = monthsBetween(registered, today) + month;
  const edition = addMonths(firstOfMonth(today), month);
  const cap = Math.floor(rules.maxPercentOfVehiclePrice * rawCleanValue({ derivative, registered, mileage, edition }));
  const inAPack = new Set([...inPacks.values()].flat().map(({ code }) => code));
  // The contents of a requested pack are paid for, and so valued, with the pack.
  const valued = [...options, ...packs].map((option): ValuedCarOption => {
    const value = inAPack.has(option.code) ? 0 : optionValuePounds(option.retention, costNew(option), age, mileage);
    return { option, value };
  });
  const { total, codes } = countedOptions(valued, cap);
  const totalIn = (condition: ValuedCondition): number | undefined =>
    params.conditionsRequired.includes(condition) && (condition === 'Clean' || month <= lastMonthOfAll)
      ? Math.round(total * conditionShares[condition])
      : undefined;
  const item = ({ option, value }: ValuedCarOption) => ({
    id: option.code,
    name: (option.description ?? '').trim(),
    costNew: costNew(option),
    value,
    includedInValuation: codes.has(option.code),
  });
  return {
    valuationMonth: month,
    cleanTotalOptionsValue: totalIn('Clean'),
    averageTotalOptionsValue: totalIn('Average'),
    belowTotalOptionsValue: totalIn('Below'),
    retailTotalOptionsValue: totalIn('Retail'),
    options: valued.filter(({ option }) => option.kind !== 'pack').map(item),
    packs: valued
      .filter(({ option }) => option.kind === 'pack')
      .map((pack) => ({
        options: (inPacks.get(pack.option.code) ?? []).map(({ code, description }) => ({
          id: code,
          name: (description ?? '').trim(),
          includedInValuation: codes.has(pack.option.code),
        })),
        ...item(pack),
      })),
  };
}

export const optionValueHandlers = [
  defineResourceHandler(
    contract.optionValues,
    (params, call) => {
      const subject = subjectOf(params, call);
      return {
        valuationDate: `${call.today}T00:00:00`,
        rules,
        breakdown: params.requiredValuationMonths.map((month) => breakdown(month, params, subject, call.today)),
      };
    },
    refusals().unauthorised,
  ),
];
