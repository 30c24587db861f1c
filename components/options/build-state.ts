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
} from '@/lib/domain/options/build';
import type { OptionConfiguration, Repair } from '@/lib/domain/options/configuration';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import { cachedConfiguration } from '@/lib/domain/options/cached-configurations';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { formatDate } from '@/lib/format';
import { optionRowViews, type OptionRowViews } from './option-row-views';
import { totalWords } from './price-text';

/** A build under way: what is ordered, what follows from it, and every step that led here. */
export interface BuildState {
  readonly list: OptionList;
  readonly book: RuleBook;
  readonly build: VehicleBuild;
  readonly now: OptionConfiguration;
  readonly rowViews: OptionRowViews;
  /** Options whose face the last press changed. */
  readonly changedCodes: readonly number[];
  readonly price: BuildPrice;
  readonly past: readonly BuildStep[];
  /** What the last press did, or why it did nothing. */
  readonly notice: StepNotice | null;
}

export interface StepNotice {
  readonly sentence: string;
  /** The option that was refused, for the way to have it. */
  readonly refused: number | null;
  readonly hasUndo: boolean;
}

export type BuildAction =
  | { readonly do: 'choose' | 'drop' | 'toggle' | 'swap in'; readonly option: number }
  | { readonly do: 'drop all of'; readonly options: readonly number[] }
  | { readonly do: 'forget'; readonly options: readonly number[] }
  /** Two that go together, in the place of whatever else is chosen among these. */
  | { readonly do: 'pair'; readonly pair: readonly [number, number]; readonly among: readonly number[] }
  | { readonly do: 'pick'; readonly pick: Pick }
  | { readonly do: 'repair'; readonly repair: Repair }
  | { readonly do: 'undo' };

/** @param past the steps taken on another day's list: they can be taken back here too. `null`: it is opened anew */
export function beginBuild(
  list: OptionList,
  build: VehicleBuild,
  past: readonly BuildStep[] | null = null,
): BuildState {
  const book = readRuleBook(list.bundle);
  const now = cachedConfiguration(book, build);
  const price = buildPrice(list, now);
  const sentence = `Options and prices of ${formatDate(build.date)}: options ${totalWords(now.total)}.`;
  const notice = past && { sentence, refused: null, hasUndo: past.length > 0 };
  return {
    list,
    book,
    build,
    now,
    price,
    rowViews: optionRowViews(book, now, null),
    changedCodes: [],
    past: past ?? [],
    notice,
  };
}

/** One press. Pure: the same press on the same work does the same. */
export function applyAction(state: BuildState, action: BuildAction): BuildState {
  if (action.do === 'undo') return undoStep(state);
  const step = stepFor(state, action);
  if (!step.isTaken) {
    const refused = 'option' in action ? action.option : action.do === 'pair' ? blockedOfPair(state, action) : null;
    return { ...state, changedCodes: [], notice: { sentence: step.sentence, refused, hasUndo: false } };
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
  // What is standard comes back by itself once the wish that displaced it goes: it need not become a wish.
  const { replaces } = now.state(action.option) ?? { replaces: null };
  if (replaces !== null) {
    const dropped = drop(book, build, replaces);
    if (cachedConfiguration(book, dropped.build).state(action.option)?.status === 'standard') return dropped;
  }
  return choose(book, build, action.option);
}

/** Of a pair that was refused, which of the two cannot be had: beside the wishes that would stay, or at least now. */
function blockedOfPair(
  { book, build, now }: BuildState,
  { pair, among }: Extract<BuildAction, { do: 'pair' }>,
): number | null {
  const beside = cachedConfiguration(book, { ...build, selections: selectionsBesidePair(book, build, pair, among) });
  const isBlocked = (by: OptionConfiguration, option: number) =>
    ['blocked', 'dead'].includes(by.state(option)?.status ?? 'dead');
  return pair.find((option) => isBlocked(beside, option)) ?? pair.find((option) => isBlocked(now, option)) ?? null;
}

function undoStep(state: BuildState): BuildState {
  const step = state.past.at(-1);
  if (step === undefined) return state;
  // The day is chosen by itself: no step back changes it.
  const then = withBuild(state, { ...undo(step), date: state.build.date });
  const sentence = `Undone: ${step.sentence.replace(/ Options £.*$/, '')} Options ${totalWords(then.now.total)}.`;
  return { ...then, past: state.past.slice(0, -1), notice: { sentence, refused: null, hasUndo: false } };
}

function withBuild(state: BuildState, build: VehicleBuild): BuildState {
  const now = cachedConfiguration(state.book, build);
  const price = buildPrice(state.list, now);
  const rowViews = optionRowViews(state.book, now, state.rowViews);
  const changedCodes = [...rowViews.values()].flatMap((rowView) =>
    state.rowViews.get(rowView.code) === rowView ? [] : rowView.code,
  );
  return { ...state, build, now, price, rowViews, changedCodes };
}
