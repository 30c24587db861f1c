/** What builds in a lower band dropped needlessly, put back. */
import type { VehicleBuild } from '@/lib/domain/options/build';
import { configure } from '@/lib/domain/options/configure';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import {
  candidate,
  completed,
  leftOut,
  type BandCandidate,
  type BandSearch,
  type SearchPause,
} from './band-candidates';

/**
 * Each candidate with one dropped selection back, then with those that weigh least back together, where the rules allow
 * it: with its additions and without them. Each loses less than its candidate. To be evaluated like any other.
 * @param grams of each selection, as far as known
 */
export async function restoredBuilds(
  book: RuleBook,
  build: VehicleBuild,
  candidates: readonly BandCandidate[],
  grams: ReadonlyMap<number, number>,
  pause: SearchPause,
): Promise<BandSearch> {
  const from = { book, build, now: configure(book, build) };
  const found = new Map<string, BandCandidate>();
  for (const { drops, adds } of candidates) {
    const lightFirst = drops.toSorted((one, other) => (grams.get(one) ?? 0) - (grams.get(other) ?? 0));
    const together = lightFirst.map((_, index) => lightFirst.slice(0, index + 1));
    for (const restored of [...lightFirst.map((option) => [option]), ...together.slice(1)]) {
      if (!(await pause())) return { candidates: [...found.values()], isComplete: false };
      const dropped = drops.filter((option) => !restored.includes(option));
      const rest = leftOut(build, dropped);
      for (const added of adds.length === 0 ? [[]] : [[], adds]) {
        const then = completed(book, { ...rest, selections: [...rest.selections, ...added] });
        const [back] = candidate(from, then, []);
        if (back && isWithin(back.drops, dropped) && isWithin(back.adds, adds)) found.set(selectionsKey(back), back);
      }
    }
  }
  return { candidates: [...found.values()], isComplete: true };
}

const isWithin = (options: readonly number[], all: readonly number[]): boolean =>
  options.every((option) => all.includes(option));

/** The same for two candidates with the same selections. */
export const selectionsKey = ({ build }: BandCandidate): string => build.selections.toSorted((a, b) => a - b).join();
