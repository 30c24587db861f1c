import { buildPrice, type BuildPrice } from '@/lib/domain/builds/build-price';
import type { OptionList } from '@/lib/domain/options/option-list';
import {
  selectionsBesidePair,
  choose,
  choosePair,
  drop,
  dropAll,
  removeSelections,
  pick,
  applyRepair,
  undo,
  type VehicleBuild,
  type BuildStep,
  type Repaired,
} from '@/lib/domain/options/build';
import { isUnavailable, type OptionConfiguration } from '@/lib/domain/options/configuration';
import { priceListWords } from '@/lib/domain/options/option-days';
import { stepSentence } from '@/lib/domain/options/step-sentence';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import { cachedConfiguration, renewedConfiguration } from '@/lib/domain/options/cached-configurations';
import type { OptionAvailability } from '@/lib/domain/options/status/reasoner';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { Day } from '@/lib/domain/time/calendar';
import { optionRowViews, type OptionRowViews } from './option-row-views';
import { totalWords } from './price-text';

/** A build in progress: the selections, what follows from them, and every step that led here. */
export interface BuildState {
  readonly list: OptionList;
  readonly book: RuleBook;
  readonly build: VehicleBuild;
  readonly now: OptionConfiguration;
  readonly rowViews: OptionRowViews;
  readonly price: BuildPrice;
  readonly past: readonly BuildStep[];
  /** What the last action did, or why it did nothing. */
  readonly notice: StepNotice | null;
}

export interface StepNotice {
  readonly sentence: string;
  /** The option that was refused, so that its repairs can be shown. */
  readonly refused: number | null;
  readonly hasUndo: boolean;
}

export type BuildAction =
  | { readonly do: 'choose' | 'drop' | 'toggle' | 'swap in'; readonly option: number }
  | { readonly do: 'drop all of'; readonly options: readonly number[] }
  | { readonly do: 'forget'; readonly options: readonly number[] }
  /** Two options that go together, replacing what is chosen `among` their kinds. */
  | { readonly do: 'pair'; readonly pair: readonly [number, number]; readonly among: readonly number[] }
  | { readonly do: 'pick'; readonly pick: Pick }
  /** What a search found: all selections afterwards. */
  | { readonly do: 'repair'; readonly repair: Repaired }
  | { readonly do: 'undo' };

/** How a build came to this list from another day's. */
export interface BuildOfOtherDay {
  /** The steps taken on the other list, which can be undone here too. */
  readonly past: readonly BuildStep[];
  readonly today: Day;
}

/** @param other null for a newly opened build */
export function beginBuild(list: OptionList, build: VehicleBuild, other: BuildOfOtherDay | null = null): BuildState {
  const book = readRuleBook(list.bundle);
  const now = cachedConfiguration(book, build);
  const price = buildPrice(list, now);
  const notice = other && {
    sentence: `${priceListWords(list, other.today)}: options ${totalWords(now.total)}.`,
    refused: null,
    hasUndo: other.past.length > 0,
  };
  return {
    list,
    book,
    build,
    now,
    price,
    rowViews: optionRowViews(book, now, null),
    past: other?.past ?? [],
    notice,
  };
}

/** Nothing is selected and nothing was done, so the last step says so. */
export const isUntouched = ({ notice, past, build }: BuildState): boolean =>
  notice === null && past.length + build.selections.length === 0;

/** One action. Pure: the same action on the same state gives the same. */
export function applyAction(state: BuildState, action: BuildAction): BuildState {
  if (action.do === 'undo') return undoStep(state);
  const step = stepFor(state, action);
  if (!step.isTaken) {
    const refused = 'option' in action ? action.option : action.do === 'pair' ? blockedOfPair(state, action) : null;
    return { ...state, notice: { sentence: step.sentence, refused, hasUndo: false } };
  }
  return {
    ...withBuild(state, step.build),
    past: [...state.past, step],
    notice: { sentence: step.sentence, refused: null, hasUndo: true },
  };
}

function stepFor({ book, build, now }: BuildState, action: Exclude<BuildAction, { do: 'undo' }>): BuildStep {
  if (action.do === 'pick') return pick(book, build, action.pick);
  if (action.do === 'repair') return applyRepair(book, build, action.repair);
  if (action.do === 'choose') return choose(book, build, action.option);
  if (action.do === 'pair') return choosePair(book, build, action.pair, action.among);
  if (action.do === 'forget') return removeSelections(book, build, action.options);
  if (action.do === 'drop') return drop(book, build, action.option);
  if (action.do === 'toggle')
    return build.selections.includes(action.option)
      ? drop(book, build, action.option)
      : choose(book, build, action.option);
  if (action.do === 'drop all of') return dropAll(book, build, action.options);
  // A standard option is fitted again once the selection that displaced it goes, so it need not become a selection.
  const { replaces } = now.state(action.option) ?? { replaces: null };
  if (replaces !== null) {
    const dropped = drop(book, build, replaces);
    if (cachedConfiguration(book, dropped.build).state(action.option)?.status === 'standard') return dropped;
  }
  return choose(book, build, action.option);
}

/** Which of a refused pair is unavailable: with the selections that would stay, or else with the current ones. */
function blockedOfPair(
  { book, build, now }: BuildState,
  { pair, among }: Extract<BuildAction, { do: 'pair' }>,
): number | null {
  const beside = cachedConfiguration(book, { ...build, selections: selectionsBesidePair(book, build, pair, among) });
  const isBlocked = (by: OptionConfiguration, option: number) => isUnavailable(by.state(option)?.status ?? 'dead');
  return pair.find((option) => isBlocked(beside, option)) ?? pair.find((option) => isBlocked(now, option)) ?? null;
}

function undoStep(state: BuildState): BuildState {
  const step = state.past.at(-1);
  if (step === undefined) return state;
  // The day is not one of the steps, so undo does not change it.
  const then = withBuild(state, { ...undo(step), date: state.build.date });
  const sentence = stepSentence(`Undone: ${step.changes}`, state.now, then.now);
  return { ...then, past: state.past.slice(0, -1), notice: { sentence, refused: null, hasUndo: false } };
}

/** The same build with statuses that a search decided. */
export const withAvailability = (state: BuildState, availability: OptionAvailability): BuildState =>
  withConfiguration(state, state.build, renewedConfiguration(state.book, state.build, availability));

const withBuild = (state: BuildState, build: VehicleBuild): BuildState =>
  withConfiguration(state, build, cachedConfiguration(state.book, build));

function withConfiguration(state: BuildState, build: VehicleBuild, now: OptionConfiguration): BuildState {
  const price = buildPrice(state.list, now);
  const rowViews = optionRowViews(state.book, now, state.rowViews);
  return { ...state, build, now, price, rowViews };
}
