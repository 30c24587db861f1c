/** Titles of charts of the stock in groups, in one line. Each sentence is beside its condition. */
import { averageAgeMonths, averageDays, type StockGroup } from '@/lib/domain/stock-cars/stock-groups';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatList, formatPercent, formatPlural, formatPounds } from '@/lib/format';

/** Beyond this number they are counted instead of named. */
const NAMED_MAX = 3;
const CLEAN = BAND_WORDS.clean.label;

type ValuedGroup = Pick<StockGroup, 'name' | 'cleanPounds'>;

/**
 * Where the value of the stock is: "Most value: Audi, £42,300 of £112,000 at Clean, 38%".
 * @param groups all groups, none merged as others @returns null without a group
 */
export function groupValueFinding(groups: readonly ValuedGroup[]): string | null {
  if (groups.length === 0) return null;
  const total = sumOf(groups, ({ cleanPounds }) => cleanPounds);
  if (total === 0) return `Value at ${CLEAN} not known`;
  if (groups.length === 1) return `${formatPounds(total)} at ${CLEAN}`;
  const { most, leaders } = leadersOf(groups, ({ cleanPounds }) => cleanPounds);
  const whole = `of ${formatPounds(total)} at ${CLEAN}`;
  return leaders.length > 1
    ? `Most value: ${namesOf(leaders)}, ${formatPounds(most)} each ${whole}`
    : `Most value: ${namesOf(leaders)}, ${formatPounds(most)} ${whole}, ${formatPercent(Math.round((most / total) * 100) / 100)}`;
}

type WaitingGroup = Pick<StockGroup, 'name' | 'cars' | 'days'>;

/**
 * Which cars have been in stock longest: "Longest in stock: Audi, 84 days on average; all cars 41 days".
 * @param groups every one, each with a car @returns null without a group
 */
export function groupDaysFinding(groups: readonly WaitingGroup[]): string | null {
  const all = { cars: sumOf(groups, ({ cars }) => cars), days: sumOf(groups, ({ days }) => days) };
  return averageFinding(groups, { lead: 'Longest in stock', average: averageDays, all: averageDays(all), unit: 'day' });
}

type AgedGroup = Pick<StockGroup, 'name' | 'cars' | 'agedCars' | 'ageDays'>;

/**
 * Which cars are oldest: "Oldest: Audi, 74 months on average; all cars 51 months". Cars without a date of first
 * registration are not compared. @returns null if none has one
 */
export function groupAgeFinding(groups: readonly AgedGroup[]): string | null {
  const aged = groups.filter(({ agedCars }) => agedCars > 0);
  const all = { agedCars: sumOf(aged, ({ agedCars }) => agedCars), ageDays: sumOf(aged, ({ ageDays }) => ageDays) };
  const isPartial = groups.some(({ cars, agedCars }) => agedCars < cars);
  return averageFinding(aged, {
    lead: 'Oldest',
    average: averageAgeMonths,
    all: averageAgeMonths(all),
    unit: 'month',
    isPartial,
  });
}

interface AverageWords<Group> {
  /** How the sentence begins: "Oldest". */
  readonly lead: string;
  readonly average: (group: Group) => number | null;
  /** The average of all cars. */
  readonly all: number | null;
  readonly unit: 'day' | 'month';
  /** Whether the averages leave out cars whose age is not known. */
  readonly isPartial?: boolean;
}

/** The highest average, beside that of all cars; for one group, or if all are equal, only the average. */
function averageFinding<Group extends { readonly name: string }>(
  groups: readonly Group[],
  { lead, average, all, unit, isPartial = false }: AverageWords<Group>,
): string | null {
  if (groups.length === 0 || all === null) return null;
  const figure = (group: Group) => average(group) ?? 0;
  const { most, leaders } = leadersOf(groups, figure);
  const scope = isPartial ? ' where the age is known' : '';
  if (groups.length === 1) return `${formatPlural(most, unit)} on average${scope}`;
  if (leaders.length === groups.length) return `${formatPlural(most, unit)} on average in every group${scope}`;
  const whole = `${isPartial ? 'all of these' : 'all cars'} ${formatPlural(all, unit)}`;
  return `${lead}${scope}: ${namesOf(leaders)}, ${formatPlural(most, unit)} on average; ${whole}`;
}

function leadersOf<Group extends { readonly name: string }>(
  groups: readonly Group[],
  figure: (group: Group) => number,
) {
  const most = Math.max(...groups.map(figure));
  return { most, leaders: groups.filter((group) => figure(group) === most).map(({ name }) => name) };
}

const namesOf = (names: readonly string[]): string =>
  names.length > NAMED_MAX ? formatPlural(names.length, 'group') : formatList(names);

const sumOf = <Group>(groups: readonly Group[], figure: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + figure(group), 0);
