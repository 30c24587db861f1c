/**
 * What might be ordered instead of a build to bring its CO2 down, by the rule engine: each is what its completion or one
 * of its repairs leads to, so it is a complete valid build that could be ordered as it stands.
 */
import type { VehicleBuild } from '@/lib/domain/options/build';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** One step away from a build: wishes left out, or an option taken in the place of something that is fitted. */
export interface BandChange {
  readonly kind: 'without' | 'with';
  /** With one there is one; without it, together with the wishes that need it. */
  readonly options: readonly number[];
}

export interface BandCandidate {
  readonly role: 'asked' | 'plain' | 'other';
  readonly changes: readonly BandChange[];
  readonly build: VehicleBuild;
  readonly drops: readonly number[];
  readonly adds: readonly number[];
  /** Fitted before and no longer, though nobody ordered it: a standard item, or what came with a pack. */
  readonly loses: readonly number[];
  /** All that is fitted. */
  readonly equipment: readonly number[];
  /** All options, at list price; what is on application counts for nothing. */
  readonly optionsPence: number;
  readonly hasUnknownPrice: boolean;
}

/**
 * The build itself, the vehicle alone, and every build one change away: each wish left out, with the cheapest completion
 * of the rest or without what needs it; and each option that takes the place of something fitted, by each of the engine's
 * repairs (three at the most). An option that takes nothing's place is left aside: it can only weigh. Best first: fewest
 * wishes lost, then least to pay.
 */
export function bandCandidates(book: RuleBook, build: VehicleBuild): BandCandidate[] {
  const now = configure(book, build);
  const from = { book, build, now };
  const removals = build.selections.flatMap((option) =>
    [[option], withDependents(from, option)].flatMap((options) =>
      candidate(from, withoutSelections(from, options), [{ kind: 'without', options }]),
    ),
  );
  const substitutes = now.states.flatMap(({ code, status }) => {
    if (status !== 'available' && status !== 'blocked') return [];
    return now
      .repairsFor(code)
      .flatMap(({ selections }) => candidate(from, { ...build, selections }, [{ kind: 'with', options: [code] }]))
      .filter(({ drops, loses }) => drops.length + loses.length > 0);
  });
  return [
    ...candidate(from, build, [], 'asked'),
    ...candidate(from, { ...build, selections: [], picks: [] }, [], 'plain'),
    ...unique([...removals, ...substitutes].sort(byLeastLoss)),
  ];
}

/** A change and what it is thought to save, in grams; an estimate, only for the order in which sets are tried. */
export interface WeighedChange {
  readonly change: BandChange;
  readonly grams: number;
}

/**
 * Several changes at once, in sets of two and more. Where there are more sets than `most`, of every size about as many,
 * those that should save most.
 */
export function* severalChanges(
  book: RuleBook,
  build: VehicleBuild,
  changes: readonly WeighedChange[],
  most: number,
): Generator<BandCandidate> {
  const from = { book, build, now: configure(book, build) };
  const seen = new Set<string>();
  let left = most;
  for (let size = 2; size <= changes.length; size += 1) {
    let share = Math.ceil(left / (changes.length - size + 1));
    for (const set of subsets(changes, size)) {
      if (share === 0) break;
      for (const found of candidate(from, applyChanges(book, build, set), set)) {
        const key = keyOf(found);
        if (seen.has(key)) continue;
        seen.add(key);
        share -= 1;
        left -= 1;
        yield found;
      }
    }
  }
}

/** Subsets of a size, the greatest sum of grams first. */
function subsets(weighedChanges: readonly WeighedChange[], size: number): BandChange[][] {
  const pick = (from: number, left: number): WeighedChange[][] =>
    left === 0
      ? [[]]
      : weighedChanges
          .slice(from)
          .flatMap((weighed, at) => pick(from + at + 1, left - 1).map((rest) => [weighed, ...rest]));
  const weight = (set: readonly WeighedChange[]) => set.reduce((sum, { grams }) => sum + grams, 0);
  return pick(0, size)
    .map((set) => ({ set: set.map(({ change }) => change), grams: weight(set) }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ set }) => set);
}

/** Wishes left out together, then one option after another; null where the rules do not let all of it stand. */
function applyChanges(book: RuleBook, build: VehicleBuild, changes: readonly BandChange[]): VehicleBuild | null {
  const optionsOf = (changeKind: BandChange['kind']) =>
    changes.flatMap(({ kind, options }) => (kind === changeKind ? options : []));
  const [removed, added] = [optionsOf('without'), optionsOf('with')];
  let then = withoutSelections({ book, build }, removed);
  for (const option of added) {
    const repair = then && configure(book, then).repairsFor(option)[0];
    then = then && repair ? { ...then, selections: repair.selections } : null;
  }
  // A completion may bring back what was left out, and a repair lose what was taken before.
  const isPreserved =
    then?.selections.every((selection) => !removed.includes(selection)) &&
    added.every((selection) => then.selections.includes(selection));
  return isPreserved ? then : null;
}

interface CandidateOrigin {
  readonly book: RuleBook;
  readonly build: VehicleBuild;
  readonly now: OptionConfiguration;
}

/** A wish and, as far as that goes, the wishes that cannot be without it. */
function withDependents({ book, build }: Pick<CandidateOrigin, 'book' | 'build'>, option: number): number[] {
  const removed = [option];
  for (;;) {
    const selections = build.selections.filter((selection) => !removed.includes(selection));
    const { openNeeds } = configure(book, { selections, picks: build.picks });
    const needing = openNeeds.flatMap(({ primary }) => (selections.includes(primary) ? primary : []));
    if (needing.length === 0) return removed;
    removed.push(...new Set(needing));
  }
}

/** A build less some wishes, with the cheapest completion of the rest; null where the rest clashes. */
function withoutSelections(
  { book, build }: Pick<CandidateOrigin, 'book' | 'build'>,
  removed: readonly number[],
): VehicleBuild | null {
  if (removed.length === 0) return build;
  const selections = build.selections.filter((selection) => !removed.includes(selection));
  const picks = build.picks.filter(({ option, primary }) => !removed.includes(option) && !removed.includes(primary));
  const now = configure(book, { selections, picks });
  const fixed = now.openNeeds.length === 0 ? null : now.fixed();
  if (!now.isPossible || (now.openNeeds.length > 0 && fixed === null)) return null;
  return { ...build, selections: fixed?.selections ?? selections, picks };
}

/** None where there is no such build, and none that is the build it is to replace. */
function candidate(
  { book, build: before, now }: CandidateOrigin,
  build: VehicleBuild | null,
  changes: readonly BandChange[],
  role: BandCandidate['role'] = 'other',
): BandCandidate[] {
  if (build === null) return [];
  const then = configure(book, build);
  const drops = before.selections.filter((selection) => !build.selections.includes(selection));
  const adds = build.selections.filter((selection) => !before.selections.includes(selection));
  if (role === 'other' && drops.length === 0 && adds.length === 0) return [];
  const fitted = new Set(then.fitted);
  return [
    {
      role,
      changes,
      build,
      drops,
      adds,
      loses: now.fitted.filter((fittedOption) => !fitted.has(fittedOption) && !drops.includes(fittedOption)),
      equipment: then.payloads().wltp,
      optionsPence: then.total.pence,
      hasUnknownPrice: then.total.onApplication.length > 0,
    },
  ];
}

/** Fewest wishes lost, then known prices, then least to pay, then fewest additions: as the engine ranks its repairs. */
export const byLeastLoss = (one: BandCandidate, other: BandCandidate): number =>
  one.drops.length - other.drops.length ||
  Number(one.hasUnknownPrice) - Number(other.hasUnknownPrice) ||
  one.optionsPence - other.optionsPence ||
  one.adds.length - other.adds.length;

/** What counts is what is fitted and paid: two ways may lead to the same. */
const keyOf = ({ equipment, optionsPence }: BandCandidate): string =>
  [optionsPence, ...[...equipment].sort((a, b) => a - b)].join();

function unique(candidates: readonly BandCandidate[]): BandCandidate[] {
  const seen = new Set<string>();
  return candidates.filter((entry) => {
    const key = keyOf(entry);
    return seen.has(key) ? false : seen.add(key);
  });
}
