/**
 * What might be ordered instead of a build to bring its CO2 down, by the rule engine: each is what its completion or one
 * of its repairs leads to, so it is a complete valid build that could be ordered as it stands.
 */
import type { Build } from './rules/build';
import type { Configuration } from './rules/configuration';
import { configure } from './rules/configure';
import type { RuleBook } from './rules/rule-book';

/** One step away from a build: wishes left out, or an option taken in the place of something that is fitted. */
export interface BandChange {
  readonly kind: 'without' | 'with';
  /** With one there is one; without it, together with the wishes that need it. */
  readonly options: readonly number[];
}

export interface BandCandidate {
  readonly role: 'asked' | 'plain' | 'other';
  readonly changes: readonly BandChange[];
  readonly build: Build;
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
export function bandCandidates(book: RuleBook, build: Build): BandCandidate[] {
  const now = configure(book, build);
  const from = { book, build, now };
  const without = build.wishes.flatMap((option) =>
    [[option], withWhatNeeds(from, option)].flatMap((options) =>
      candidate(from, leftOut(from, options), [{ kind: 'without', options }]),
    ),
  );
  const instead = now.states.flatMap(({ code, status }) => {
    if (status !== 'available' && status !== 'blocked') return [];
    return now
      .repairsFor(code)
      .flatMap(({ wishes }) => candidate(from, { ...build, wishes }, [{ kind: 'with', options: [code] }]))
      .filter(({ drops, loses }) => drops.length + loses.length > 0);
  });
  return [
    ...candidate(from, build, [], 'asked'),
    ...candidate(from, { ...build, wishes: [], picks: [] }, [], 'plain'),
    ...unique([...without, ...instead].sort(leastFirst)),
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
  build: Build,
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
      for (const found of candidate(from, applied(book, build, set), set)) {
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
function subsets(of: readonly WeighedChange[], size: number): BandChange[][] {
  const pick = (from: number, left: number): WeighedChange[][] =>
    left === 0
      ? [[]]
      : of.slice(from).flatMap((each, at) => pick(from + at + 1, left - 1).map((rest) => [each, ...rest]));
  const weight = (set: readonly WeighedChange[]) => set.reduce((sum, { grams }) => sum + grams, 0);
  return pick(0, size)
    .map((set) => ({ set: set.map(({ change }) => change), grams: weight(set) }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ set }) => set);
}

/** Wishes left out together, then one option after another; null where the rules do not let all of it stand. */
function applied(book: RuleBook, build: Build, changes: readonly BandChange[]): Build | null {
  const optionsOf = (wanted: BandChange['kind']) =>
    changes.flatMap(({ kind, options }) => (kind === wanted ? options : []));
  const [gone, taken] = [optionsOf('without'), optionsOf('with')];
  let then = leftOut({ book, build }, gone);
  for (const option of taken) {
    const way = then && configure(book, then).repairsFor(option)[0];
    then = then && way ? { ...then, wishes: way.wishes } : null;
  }
  // A completion may bring back what was left out, and a repair lose what was taken before.
  const isKept =
    then?.wishes.every((each) => !gone.includes(each)) && taken.every((each) => then.wishes.includes(each));
  return isKept ? then : null;
}

interface From {
  readonly book: RuleBook;
  readonly build: Build;
  readonly now: Configuration;
}

/** A wish and, as far as that goes, the wishes that cannot be without it. */
function withWhatNeeds({ book, build }: Pick<From, 'book' | 'build'>, option: number): number[] {
  const gone = [option];
  for (;;) {
    const wishes = build.wishes.filter((each) => !gone.includes(each));
    const { openNeeds } = configure(book, { wishes, picks: build.picks });
    const needing = openNeeds.flatMap(({ primary }) => (wishes.includes(primary) ? primary : []));
    if (needing.length === 0) return gone;
    gone.push(...new Set(needing));
  }
}

/** A build less some wishes, with the cheapest completion of the rest; null where the rest clashes. */
function leftOut({ book, build }: Pick<From, 'book' | 'build'>, gone: readonly number[]): Build | null {
  if (gone.length === 0) return build;
  const wishes = build.wishes.filter((each) => !gone.includes(each));
  const picks = build.picks.filter(({ option, primary }) => !gone.includes(option) && !gone.includes(primary));
  const now = configure(book, { wishes, picks });
  const fixed = now.openNeeds.length === 0 ? null : now.fixed();
  if (!now.isPossible || (now.openNeeds.length > 0 && fixed === null)) return null;
  return { ...build, wishes: fixed?.wishes ?? wishes, picks };
}

/** None where there is no such build, and none that is the build it is to replace. */
function candidate(
  { book, build: before, now }: From,
  build: Build | null,
  changes: readonly BandChange[],
  role: BandCandidate['role'] = 'other',
): BandCandidate[] {
  if (build === null) return [];
  const then = configure(book, build);
  const drops = before.wishes.filter((each) => !build.wishes.includes(each));
  const adds = build.wishes.filter((each) => !before.wishes.includes(each));
  if (role === 'other' && drops.length === 0 && adds.length === 0) return [];
  const fitted = new Set(then.fitted);
  return [
    {
      ...{ role, changes, build, drops, adds },
      loses: now.fitted.filter((each) => !fitted.has(each) && !drops.includes(each)),
      equipment: then.payloads().wltp,
      optionsPence: then.total.pence,
      hasUnknownPrice: then.total.onApplication.length > 0,
    },
  ];
}

/** Fewest wishes lost, then known prices, then least to pay, then fewest additions: as the engine ranks its repairs. */
export const leastFirst = (one: BandCandidate, other: BandCandidate): number =>
  one.drops.length - other.drops.length ||
  Number(one.hasUnknownPrice) - Number(other.hasUnknownPrice) ||
  one.optionsPence - other.optionsPence ||
  one.adds.length - other.adds.length;

/** What counts is what is fitted and paid: two ways may lead to the same. */
const keyOf = ({ equipment, optionsPence }: BandCandidate): string =>
  [optionsPence, ...[...equipment].sort((a, b) => a - b)].join();

function unique(of: readonly BandCandidate[]): BandCandidate[] {
  const seen = new Set<string>();
  return of.filter((each) => {
    const key = keyOf(each);
    return seen.has(key) ? false : seen.add(key);
  });
}
