/**
 * The outcome of cars with a reason to act on them, and what selling them saved: the guide's later value of a sold car,
 * and what more days in stock would have cost. Without schemas: pages load it.
 */
import { costOfDays, type HoldingCost } from '@/lib/domain/appraisals/hold-or-drop';
import { formatCount, formatList, formatPlural, formatPounds } from '@/lib/format';

/** How many months after its sale a car is still valued, free. */
export const FOLLOWED_MONTHS = 3;

/** The first that applies; `ended`: no reason applies any longer, because its value moved or its cost was changed. */
export const TODO_OUTCOMES = ['sold', 'removed', 'price', 'ended', 'open'] as const;
export type TodoOutcome = (typeof TODO_OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<TodoOutcome, string>> = {
  sold: 'Sold',
  removed: 'Removed',
  price: 'Asking price changed',
  ended: 'No longer shown',
  open: 'Still to do',
};

/** After a number of cars. */
const COUNTED: Readonly<Record<TodoOutcome, string>> = {
  sold: 'sold',
  removed: 'removed',
  price: 'repriced',
  ended: 'no longer shown',
  open: 'still to do',
};

export interface OutcomeSum {
  readonly cars: number;
  /** Cars with both values known: the sums cover only these. */
  readonly compared: number;
  /** Change of Clean; negative: it has fallen. */
  readonly changePounds: number;
  readonly days: number;
  readonly holdingPence: number;
}

interface OutcomeDays extends Omit<OutcomeSum, 'holdingPence'> {
  readonly outcome: TodoOutcome;
  /** The sum over all cars of cost in pounds × days. */
  readonly costDays: number;
}

const NOTHING: OutcomeSum = { cars: 0, compared: 0, changePounds: 0, days: 0, holdingPence: 0 };

/** One for each outcome, with what the days cost by an organisation's terms, to the penny. */
export function outcomeSums(rows: readonly OutcomeDays[], holding: HoldingCost): Record<TodoOutcome, OutcomeSum> {
  const sums = { sold: NOTHING, removed: NOTHING, price: NOTHING, ended: NOTHING, open: NOTHING };
  for (const { outcome, costDays, ...sum } of rows)
    sums[outcome] = { ...sum, holdingPence: Math.round(costOfDays(costDays * 100, sum.days, holding)) };
  return sums;
}

/**
 * The saving from selling: what the cars have lost since, and what holding them would have cost. Negative: holding
 * would have paid.
 */
export const savedPence = ({ changePounds, holdingPence }: OutcomeSum): number => holdingPence - changePounds * 100;

/** The number of cars for each outcome that occurs. */
export function outcomeCounts(sums: Readonly<Record<TodoOutcome, OutcomeSum>>): string {
  const counts = TODO_OUTCOMES.flatMap((outcome) =>
    sums[outcome].cars === 0 ? [] : [`${formatCount(sums[outcome].cars)} ${COUNTED[outcome]}`],
  );
  return counts.length === 0 ? 'No car was shown.' : `${formatList(counts)}.`;
}

/** What selling saved; one text for each case. */
export function savedWords(sum: OutcomeSum): string {
  const { cars, compared, changePounds, days, holdingPence } = sum;
  if (cars === 0) return 'None of them is sold.';
  if (compared === 0)
    return `${formatPlural(cars, 'car')} sold. No edition since has a Clean value of ${cars === 1 ? 'it' : 'them'} yet.`;
  const which =
    compared === cars
      ? `the ${formatPlural(cars, 'car')} sold`
      : `${formatCount(compared)} of the ${formatPlural(cars, 'car')} sold`;
  const change = `Clean of ${which} ${changedWords(changePounds)} since`;
  const holding =
    holdingPence === 0
      ? ''
      : `; ${formatPlural(days, 'more day')} in stock would have cost ${formatPounds(Math.round(holdingPence / 100))}`;
  const saved = savedPence(sum);
  if (Math.round(saved / 100) === 0) return `${change}${holding}. Selling neither saved nor lost by it.`;
  return saved > 0
    ? `${change}${holding}. Selling saved ${formatPounds(Math.round(saved / 100))}.`
    : `${change}${holding}. Holding would have brought ${formatPounds(Math.round(-saved / 100))} more.`;
}

/** What the cars still to be dealt with have lost since; one text for each case. */
export function waitingWords({ cars, compared, changePounds, days, holdingPence }: OutcomeSum): string {
  if (cars === 0) return 'None of them is still to do.';
  if (compared === 0) return `${formatPlural(cars, 'car')} still to do, without a Clean value to compare.`;
  const which =
    compared === cars ? formatPlural(cars, 'car') : `${formatCount(compared)} of ${formatPlural(cars, 'car')}`;
  const holding =
    holdingPence === 0
      ? ''
      : `; ${formatPlural(days, 'day')} in stock cost ${formatPounds(Math.round(holdingPence / 100))}`;
  return `Clean of ${which} still to do ${changedWords(changePounds)} since first shown${holding}.`;
}

function changedWords(pounds: number): string {
  if (pounds === 0) return 'has not changed';
  return pounds < 0 ? `has fallen by ${formatPounds(-pounds)}` : `has risen by ${formatPounds(pounds)}`;
}
