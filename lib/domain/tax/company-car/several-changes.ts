/** Several changes of a build together, those first that should save most CO2. */
import type { VehicleBuild } from '@/lib/domain/options/build';
import { configure } from '@/lib/domain/options/configure';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import {
  candidate,
  keyOf,
  withoutSelections,
  type BandCandidate,
  type BandChange,
  type BandSearch,
  type SearchPause,
} from './band-candidates';

/** A change and an estimate of the grams it saves, used only for the order in which sets are tried. */
export interface WeighedChange {
  readonly change: BandChange;
  readonly grams: number;
}

/**
 * Several changes together, in sets of two and more. When there are more sets than `most`, about as many of every size:
 * those that should save most.
 */
export async function severalChanges(
  book: RuleBook,
  build: VehicleBuild,
  changes: readonly WeighedChange[],
  most: number,
  pause: SearchPause,
): Promise<BandSearch> {
  const from = { book, build, now: configure(book, build) };
  const found = new Map<string, BandCandidate>();
  const sizes = changes.map((_, index) => subsets(changes, index + 1)).filter((sets) => (sets[0]?.length ?? 0) > 1);
  for (const [at, sets] of sizes.entries()) {
    const limit = found.size + Math.ceil((most - found.size) / (sizes.length - at));
    for (const set of sets) {
      if (found.size >= limit) break;
      if (!(await pause())) return { candidates: [...found.values()], isComplete: false };
      for (const combined of candidate(from, applyChanges(book, build, set), set)) {
        const key = keyOf(combined);
        if (!found.has(key)) found.set(key, combined);
      }
    }
  }
  return { candidates: [...found.values()], isComplete: true };
}

/** Subsets of a size, the greatest sum of grams first; none in which one change contains another. */
function subsets(weighedChanges: readonly WeighedChange[], size: number): BandChange[][] {
  const pick = (from: number, left: number): WeighedChange[][] =>
    left === 0
      ? [[]]
      : weighedChanges.slice(from).flatMap((weighed, at) =>
          pick(from + at + 1, left - 1)
            .filter((rest) => !rest.some(({ change }) => isNested(weighed.change, change)))
            .map((rest) => [weighed, ...rest]),
        );
  const perSelection = gramsPerSelection(weighedChanges);
  const weight = (set: readonly WeighedChange[]) => {
    const removed = new Set(set.flatMap(({ change }) => (change.kind === 'without' ? change.options : [])));
    const added = set.map(({ change, grams }) => (change.kind === 'with' ? grams : 0));
    return [...added, ...[...removed].map((option) => perSelection.get(option) ?? 0)].reduce(
      (sum, one) => sum + one,
      0,
    );
  };
  return pick(0, size)
    .map((set) => ({ set: set.map(({ change }) => change), grams: weight(set) }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ set }) => set);
}

function isNested(one: BandChange, other: BandChange): boolean {
  const [smaller, larger] = one.options.length <= other.options.length ? [one, other] : [other, one];
  return one.kind === other.kind && smaller.options.every((option) => larger.options.includes(option));
}

/**
 * Grams of each selection left out. Of a change of several selections each counts once: those with grams by a smaller
 * change have these, and the others share the rest.
 */
export function gramsPerSelection(changes: readonly WeighedChange[]): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  const removals = changes.filter(({ change }) => change.kind === 'without');
  for (const { change, grams } of removals.sort(
    (one, other) => one.change.options.length - other.change.options.length,
  )) {
    const others = change.options.filter((option) => !known.has(option));
    const rest = change.options.reduce((left, option) => left - (known.get(option) ?? 0), grams);
    for (const option of others) known.set(option, rest / others.length);
  }
  return known;
}

/** Selections left out together, then one option added after another; null when the rules do not allow all of it. */
function applyChanges(book: RuleBook, build: VehicleBuild, changes: readonly BandChange[]): VehicleBuild | null {
  const optionsOf = (changeKind: BandChange['kind']) =>
    changes.flatMap(({ kind, options }) => (kind === changeKind ? options : []));
  const [removed, added] = [optionsOf('without'), optionsOf('with')];
  let then = withoutSelections({ book, build }, removed);
  for (const option of added) {
    const repair = then && configure(book, then).repairsFor(option).repairs[0];
    then = then && repair ? { ...then, selections: repair.selections } : null;
  }
  // A completion may bring back what was left out, and a repair may lose what was added before.
  const isPreserved =
    then?.selections.every((selection) => !removed.includes(selection)) &&
    added.every((selection) => then.selections.includes(selection));
  return isPreserved ? then : null;
}
