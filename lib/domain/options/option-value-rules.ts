/** Options that do not count under the service's rules, why, and what they would have added. */
import { formatList, formatPlural } from '@/lib/format';
import type { OptionValueCondition, OptionValues, ValuedOption } from './option-values';

/** Only Clean is given beyond this month (1 §Option values). */
export const LAST_MONTH_ALL_CONDITIONS = 12;
export const LAST_MONTH = 60;

export interface ExcludedOption {
  readonly option: ValuedOption;
  /** What it would have added to Clean; the service values each option in Clean. Pounds. */
  readonly wouldAddPounds: number;
  readonly reason: string;
}

/** Options whose value does not count in a month, dearest first. One worth nothing is no cut. */
export function excludedOptionsIn(
  { options, maxOptions, maxShareOfPrice, totals }: OptionValues,
  month: number,
): ExcludedOption[] {
  const counted = options.filter(({ isIncluded }) => isIncluded[month]).length;
  const excluded = options.filter((valued) => !valued.isIncluded[month] && (valued.valuePounds[month] ?? 0) > 0);
  const countedPounds = options.reduce(
    (total, valued) => total + (valued.isIncluded[month] ? (valued.valuePounds[month] ?? 0) : 0),
    0,
  );
  const clean = totals[month]?.clean ?? null;
  const isCapped = clean !== null && clean < countedPounds;
  const byNumber = maxOptions !== null && counted >= maxOptions;
  const share = maxShareOfPrice === null ? '' : ` of ${Math.round(maxShareOfPrice * 1000) / 10}% of the car’s price`;
  return excluded
    .map((option) => ({
      option,
      wouldAddPounds: option.valuePounds[month] ?? 0,
      reason: byNumber
        ? `At most ${formatPlural(maxOptions, 'option')} ${maxOptions === 1 ? 'counts' : 'count'}, highest value first.`
        : isCapped || counted > 0
          ? `The options that count reach the limit${share}.`
          : 'The service excludes it and gives no reason.',
    }))
    .sort((a, b) => b.wouldAddPounds - a.wouldAddPounds);
}

/** The total of a month in which the rules exclude nothing that has a value. */
export function countedWords({ options }: OptionValues, month: number): string {
  const worthless = options.filter(({ isIncluded }) => !isIncluded[month]).map(({ name }) => name);
  if (worthless.length === 0) return 'No options are excluded: every option with a value counts.';
  const one = worthless.length === 1;
  const does = `${formatList(worthless)} ${one ? 'has no value in this month and does' : 'have no value in this month and do'} not count.`;
  return worthless.length === options.length ? does : `${does} Every option with a value counts.`;
}

/**
 * What the price limit deducts from a month's total: the sum of what counts less the given total. Pounds; 0 if the
 * limit is not reached.
 */
export function cappedPounds({ options, totals }: OptionValues, month: number): number {
  const counted = options.reduce(
    (total, valued) => total + (valued.isIncluded[month] ? (valued.valuePounds[month] ?? 0) : 0),
    0,
  );
  const clean = totals[month]?.clean;
  return clean === null || clean === undefined ? 0 : Math.max(0, counted - clean);
}

export const CONDITION_WORDS: Readonly<Record<OptionValueCondition, string>> = {
  retail: 'Retail',
  clean: 'Clean',
  average: 'Average',
  below: 'Below',
};
