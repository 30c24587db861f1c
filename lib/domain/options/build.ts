import { formatPlural } from '@/lib/format';
import { isUnavailable, type OptionConfiguration } from './configuration';
import { withPick, type Pick } from './pricing/free-items';
import { cachedConfiguration } from './cached-configurations';
import { readSelections } from './current-build';
import type { RuleBook } from './rule-book/rule-book';
import { listed } from './rule-sentences';
import { reasonerOf } from './status/reasoner';
import { stepSentence } from './step-sentence';

/** A build is a value: what is ordered, for which vehicle, on which date. Nothing else about it is stored. */
export interface VehicleBuild {
  readonly identifier: number;
  /** `YYYY-MM-DD`, the date of the options and prices. */
  readonly date: string;
  readonly selections: readonly number[];
  readonly picks: readonly Pick[];
}

/** One change with everything it did: nothing leaves a build without being listed here. Options by code. */
export interface BuildStep {
  readonly before: VehicleBuild;
  readonly build: VehicleBuild;
  /** False if the change was refused; `build` is then `before`. */
  readonly isTaken: boolean;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Standard options that are no longer fitted, and those that are fitted again. */
  readonly displaced: readonly number[];
  readonly returned: readonly number[];
  /** What was added, removed, displaced and returned, in sentences; empty if refused. */
  readonly changes: string;
  /** For a live region: the changes, the needs that they open, and the price; or why it was refused. */
  readonly sentence: string;
}

/** The most options that a sentence names individually. */
const NAMED_MAX = 6;

/** Adds a selection, in the place of one that it replaces; the sentence names both. A blocked one is refused with the reason. */
export function choose(book: RuleBook, build: VehicleBuild, option: number): BuildStep {
  const now = cachedConfiguration(book, build);
  const state = now.state(option);
  const name = nameFor(book, option);
  if (state === null) return refused(build, `Option ${option} is not offered for this vehicle.`);
  if (state.status === 'chosen') return refused(build, `Already chosen: ${name}.`);
  if (isUnavailable(state.status)) {
    return refused(build, now.reasonFor(option)?.sentence ?? `${name} cannot be ordered with the options chosen.`);
  }
  if (state.status === 'not decided') {
    return refused(
      build,
      `Whether ${name} can be ordered with the options chosen is not decided yet. Nothing has changed.`,
    );
  }
  if (book.options[book.indexOf.get(option) ?? -1]?.isPackOnly) {
    return refused(build, `${name} can be had only inside a pack: choose the pack.`);
  }
  const { replaces } = state;
  const selections =
    replaces === null
      ? [...build.selections, option]
      : build.selections.map((code) => (code === replaces ? option : code));
  // A default demands nothing. Once selected, it may demand what the other selections exclude.
  const then = cachedConfiguration(book, { selections, picks: build.picks });
  if (!then.isPossible) return refused(build, clashSentence(then, name));
  return step(book, now, build, { ...build, selections });
}

/** Removes a selection. */
export function drop(book: RuleBook, build: VehicleBuild, option: number): BuildStep {
  if (!build.selections.includes(option)) return refused(build, `Not selected: ${nameFor(book, option)}.`);
  return step(book, cachedConfiguration(book, build), build, {
    ...build,
    selections: build.selections.filter((code) => code !== option),
  });
}

/** The selections that stay when a pair is chosen: not those `among` its kinds, nor those in an OO with either of the two. */
export function selectionsBesidePair(
  book: RuleBook,
  build: VehicleBuild,
  pair: readonly number[],
  among: readonly number[],
): number[] {
  const replaced = new Set(among);
  for (const { type, secondaries } of pair.flatMap((code) => book.exclusions[book.indexOf.get(code) ?? -1] ?? []))
    if (type === 'OO') for (const index of secondaries) replaced.add(book.options[index]?.code ?? 0);
  return build.selections.filter((code) => !replaced.has(code));
}

/** Whether a pair can replace what is selected of its kinds. */
export function canPair(
  book: RuleBook,
  build: VehicleBuild,
  pair: readonly number[],
  among: readonly number[],
): boolean {
  const indices = (codes: readonly number[]) => readSelections(book, codes).selections;
  const remaining = indices(selectionsBesidePair(book, build, pair, among));
  // If that is not decided in time, choosing the pair reports it.
  return reasonerOf(book).canHave(remaining, indices(pair)) !== false;
}

/**
 * Chooses two options that go together, such as a colour and its trim, in the place of what is selected `among` their
 * kinds. One that is standard then does not become a selection.
 */
export function choosePair(
  book: RuleBook,
  build: VehicleBuild,
  pair: readonly number[],
  among: readonly number[],
): BuildStep {
  const remaining = selectionsBesidePair(book, build, pair, among);
  const withAdded = (added: readonly number[]) =>
    cachedConfiguration(book, { selections: [...remaining, ...added], picks: build.picks });
  const needed = pair.filter(
    (code) => withAdded(pair.filter((other) => other !== code)).state(code)?.status !== 'standard',
  );
  const then = withAdded(needed);
  if (!then.isPossible)
    return refused(build, clashSentence(then, pair.map((code) => nameFor(book, code)).join(' with ')));
  const missing = pair.find((code) => !then.fitted.includes(code));
  if (missing !== undefined)
    return refused(build, `${nameFor(book, missing)} can be had only inside a pack: choose the pack.`);
  const selections = [...remaining, ...needed];
  if (selections.length === build.selections.length && selections.every((code) => build.selections.includes(code)))
    return refused(build, `Already chosen: ${pair.map((code) => nameFor(book, code)).join(' with ')}.`);
  return step(book, cachedConfiguration(book, build), build, { ...build, selections });
}

/** Removes several selections together: those that a list does not offer. */
export function removeSelections(book: RuleBook, build: VehicleBuild, options: readonly number[]): BuildStep {
  const selections = build.selections.filter((code) => !options.includes(code));
  return step(book, cachedConfiguration(book, build), build, { ...build, selections });
}

/** Removes the selections of a group. The sentence names the pack of each option that stays fitted. */
export function dropAll(book: RuleBook, build: VehicleBuild, options: readonly number[]): BuildStep {
  const selected = build.selections.filter((code) => options.includes(code));
  const step = removeSelections(book, build, selected);
  const { fitted } = cachedConfiguration(book, step.build);
  // The sentence of the step names those that were selected.
  const stillFitted = options.filter((code) => fitted.includes(code) && !step.removed.includes(code));
  const reasons = stillFitted.map((code) => {
    const names = packsWith(book, fitted, code);
    return names === '' ? `Standard: ${nameFor(book, code)}.` : `Still fitted with ${names}: ${nameFor(book, code)}.`;
  });
  if (selected.length === 0) return refused(build, reasons.length > 0 ? reasons.join(' ') : 'None of these is chosen.');
  return { ...step, sentence: [step.sentence, ...reasons].join(' ') };
}

/** Makes one option the free item of an IO. */
export function pick(book: RuleBook, build: VehicleBuild, wanted: Pick): BuildStep {
  const after = { ...build, picks: withPick(build.picks, wanted) };
  const taken = cachedConfiguration(book, after).freeChoices.some(
    ({ rule, primary, free }) => rule === wanted.rule && primary === wanted.primary && free === wanted.option,
  );
  const name = nameFor(book, wanted.option);
  if (!taken) return refused(build, `${name} cannot be the free item here.`);
  return step(book, cachedConfiguration(book, build), build, after, `The free item is now ${name}.`);
}

/** Of a repair or a completion: all selections afterwards. */
export interface Repaired {
  readonly selections: readonly number[];
}

/** Applies a repair. */
export function applyRepair(book: RuleBook, build: VehicleBuild, repair: Repaired): BuildStep {
  return step(book, cachedConfiguration(book, build), build, { ...build, selections: repair.selections });
}

/** The build before a step, exactly. */
export const undo = ({ before }: BuildStep): VehicleBuild => before;

/** Why a build that was tried is not possible. The reason may take longer than an action may. */
const clashSentence = (then: OptionConfiguration, name: string): string =>
  then.clash()?.sentence ?? `${name} cannot be ordered with the options chosen.`;

const nameFor = (book: RuleBook, option: number): string =>
  book.options[book.indexOf.get(option) ?? -1]?.name ?? `Option ${option}`;

/** The names of the fitted packs that include an option. */
const packsWith = (book: RuleBook, fitted: readonly number[], option: number): string => {
  const packs = book.packsOf[book.indexOf.get(option) ?? -1]?.flatMap((pack) => book.options[pack]?.code ?? []) ?? [];
  return listed(packs.filter((pack) => fitted.includes(pack)).map((pack) => nameFor(book, pack)));
};

function refused(build: VehicleBuild, sentence: string): BuildStep {
  const nothing = { added: [], removed: [], displaced: [], returned: [], changes: '' };
  return { before: build, build, isTaken: false, ...nothing, sentence };
}

function step(
  book: RuleBook,
  now: OptionConfiguration,
  before: VehicleBuild,
  requested: VehicleBuild,
  introduction = '',
): BuildStep {
  const then = cachedConfiguration(book, requested);
  const isLost = (code: number) => now.fitted.includes(code) && !then.fitted.includes(code);
  // A pick of an option that goes is removed: it does not apply again when the option comes back.
  const picks = requested.picks.filter((pick) => !isLost(pick.option) && !isLost(pick.primary));
  const build = { ...requested, picks };
  const added = build.selections.filter((code) => !before.selections.includes(code));
  const removed = before.selections.filter((code) => !build.selections.includes(code));
  const standardIn = ({ lines }: OptionConfiguration) =>
    lines.flatMap(({ kind, option }) => (kind === 'standard' ? [option] : []));
  const [was, is] = [standardIn(now), standardIn(then)];
  const displaced = was.filter((code) => !then.fitted.includes(code));
  // Dropping a pack means dropping its contents. Choosing something else does not: what is lost with it is named.
  const alsoGone =
    added.length > 0
      ? now.fitted.filter((code) => isLost(code) && !removed.includes(code) && !displaced.includes(code))
      : [];
  const stillFitted = removed.filter((code) => then.fitted.includes(code));
  const dropped = removed.filter((code) => !stillFitted.includes(code));
  const returned = is.filter((code) => !now.fitted.includes(code));
  const included = then.fitted.filter(
    (code) => !now.fitted.includes(code) && !added.includes(code) && !returned.includes(code),
  );
  const names = (options: readonly number[]) => listed(options.map((code) => nameFor(book, code)));
  const shortNames = (options: readonly number[]) =>
    options.length <= NAMED_MAX
      ? names(options)
      : `${options
          .slice(0, NAMED_MAX - 1)
          .map((code) => nameFor(book, code))
          .join(', ')} and ${formatPlural(options.length - NAMED_MAX + 1, 'other option')}`;
  const changes = [
    introduction,
    ...(added.length > 0
      ? [`${names(added)} added${included.length > 0 ? `, with ${shortNames(included)}` : ''}.`]
      : []),
    ...(dropped.length > 0 ? [`${names(dropped)} removed.`] : []),
    ...stillFitted.map((code) => {
      const packs = packsWith(book, then.fitted, code);
      return `No longer selected, but still fitted ${packs === '' ? 'as standard' : `with ${packs}`}: ${nameFor(book, code)}.`;
    }),
    ...(displaced.length + alsoGone.length > 0 ? [`${shortNames([...displaced, ...alsoGone])} no longer fitted.`] : []),
    ...(returned.length > 0 ? [`${names(returned)} standard again.`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
  const sentence = stepSentence(changes, now, then);
  return { before, build, isTaken: true, added, removed, displaced, returned, changes, sentence };
}
