/**
 * What selected factory options add to an appraisal, with the service's limits in words. Without schemas: pages load
 * it.
 */
import { cappedPounds, excludedOptionsIn } from '@/lib/domain/options/option-value-rules';
import type { OptionValues } from '@/lib/domain/options/option-values';
import { calendarMonthsBetween, monthOf, type Month } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatList, formatMonthLong, formatPlural, formatPounds } from '@/lib/format';
import type { TradeCondition } from './entries';
import type { Loaded } from './guide-value';
import type { OptionTotal } from './sum-line';

/**
 * At the hand-over month. None for a month before that in which the options are valued: beside the vehicle's value of
 * that month they would be of a later one.
 */
export function optionsAt(
  values: OptionValues,
  condition: TradeCondition,
  handOver: Month | undefined,
): Loaded<OptionTotal> {
  const month = handOver ? calendarMonthsBetween(values.valuedOn, `${handOver}-01`) : 0;
  if (month >= 0) return { value: optionTotal(values, condition, month) };
  const valued = formatMonthLong(monthOf(values.valuedOn));
  return {
    value: null,
    because: {
      reason: `The options are valued from ${valued} on, after the month of hand-over.`,
      next: `Choose ${valued} or a later month of hand-over.`,
    },
  };
}

/** @param month of hand-over, counted from the one in which the options are valued */
export function optionTotal(values: OptionValues, condition: TradeCondition, month: number): OptionTotal {
  const pounds = values.totals[month]?.[condition] ?? null;
  const { label } = BAND_WORDS[condition];
  if (pounds === null)
    return { pounds, words: `The service gives no ${label} option values for that month, so nothing is added.` };
  const capped = cappedPounds(values, month);
  return {
    pounds: Math.round(pounds),
    words: [
      `Added in ${label} condition, as the service values ${values.options.length === 1 ? 'it' : 'them together'}.`,
      ...uncountedWords(values, month),
      ...(capped > 0 ? [`The service’s price limit takes ${formatPounds(capped)} off in Clean.`] : []),
    ].join(' '),
  };
}

/** Sentences that account for every option: how many count, each that a limit excludes, how many are worth nothing. */
function uncountedWords(values: OptionValues, month: number): string[] {
  const all = values.options.length;
  const counted = values.options.filter(({ isIncluded }) => isIncluded[month]).length;
  if (counted === all) return [];
  const excluded = excludedOptionsIn(values, month);
  const worthless = all - counted - excluded.length;
  const ofReason = (reason: string) =>
    formatList(
      excluded
        .filter((cut) => cut.reason === reason)
        .map(({ option, wouldAddPounds }) => `${option.name} ${formatPounds(wouldAddPounds)}`),
    );
  return [
    ...(all > 1 ? [`${counted} of ${all} options ${counted === 1 ? 'counts' : 'count'}.`] : []),
    ...[...new Set(excluded.map(({ reason }) => reason))].map(
      (reason) => `${reason} Not counted, with what each would add in Clean: ${ofReason(reason)}.`,
    ),
    ...(worthless > 0
      ? [
          `${formatPlural(worthless, excluded.length > 0 ? 'other' : 'option')} ${worthless === 1 ? 'adds' : 'add'} no value.`,
        ]
      : []),
  ];
}
