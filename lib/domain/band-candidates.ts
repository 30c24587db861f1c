/** What might be ordered instead of a build to bring its CO2 down: by the rule engine, always a complete valid build. */
import type { Build } from './rules/build';
import { configure } from './rules/configure';
import type { RuleBook } from './rules/rule-book';

export interface BandCandidate {
  readonly role: 'asked' | 'plain' | 'without' | 'instead';
  readonly build: Build;
  readonly drops: readonly number[];
  readonly adds: readonly number[];
  /** All that is fitted. */
  readonly equipment: readonly number[];
  /** All options, at list price. */
  readonly optionsPence: number;
}

/** Together with the build itself and the vehicle alone, in this order. */
export function bandCandidates(book: RuleBook, build: Build): BandCandidate[] {
  const asked = candidate(book, build, build, 'asked');
  const plain = candidate(book, build, { ...build, wishes: [], picks: [] }, 'plain');
  const now = configure(book, build);
  const others = build.wishes.flatMap((wish) => {
    const less = completed(
      book,
      build,
      build.wishes.filter((each) => each !== wish),
      'without',
    );
    // What the rules offer in its place: available only by taking this wish's place.
    const instead = now.states
      .filter(({ replaces }) => replaces === wish)
      .map(({ code }) =>
        completed(
          book,
          build,
          build.wishes.map((each) => (each === wish ? code : each)),
          'instead',
        ),
      );
    return [less, ...instead].filter((each) => each !== null);
  });
  return [asked, plain, ...unique(others)];
}

const HEAVIEST = 4;

/**
 * The heaviest wishes left out two and three at a time.
 * @param without CO2 of the build less each wish: the lower, the more the wish weighs
 */
export function combinedWithout(book: RuleBook, build: Build, without: ReadonlyMap<number, number>): BandCandidate[] {
  const heaviest = [...without]
    .sort(([, a], [, b]) => a - b)
    .slice(0, HEAVIEST)
    .map(([wish]) => wish);
  const sets = heaviest.flatMap((one, i) =>
    heaviest
      .slice(i + 1)
      .flatMap((two, j) => [[one, two], ...heaviest.slice(i + j + 2).map((three) => [one, two, three])]),
  );
  return unique(
    sets.flatMap((drops) => {
      const found = completed(
        book,
        build,
        build.wishes.filter((each) => !drops.includes(each)),
        'without',
      );
      return found ?? [];
    }),
  );
}

/** The cheapest completion of these wishes; null where they clash. */
function completed(
  book: RuleBook,
  before: Build,
  wishes: readonly number[],
  role: BandCandidate['role'],
): BandCandidate | null {
  const now = configure(book, { wishes, picks: before.picks });
  const fixed = now.openNeeds.length === 0 ? null : now.fixed();
  if (!now.isPossible || (now.openNeeds.length > 0 && fixed === null)) return null;
  return candidate(book, before, { ...before, wishes: fixed?.wishes ?? wishes }, role);
}

function candidate(book: RuleBook, before: Build, build: Build, role: BandCandidate['role']): BandCandidate {
  const then = configure(book, build);
  return {
    ...{ role, build },
    drops: before.wishes.filter((each) => !build.wishes.includes(each)),
    adds: build.wishes.filter((each) => !before.wishes.includes(each)),
    equipment: then.payloads().wltp,
    optionsPence: then.total.pence,
  };
}

/** A completion may come back to what is there already, or two to the same: what counts is what is fitted and paid. */
function unique(of: readonly BandCandidate[]): BandCandidate[] {
  const seen = new Set<string>();
  return of.filter(({ equipment, optionsPence, drops, adds }) => {
    const key = [optionsPence, ...[...equipment].sort((a, b) => a - b)].join();
    if (seen.has(key) || (drops.length === 0 && adds.length === 0)) return false;
    seen.add(key);
    return true;
  });
}
