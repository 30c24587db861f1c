/**
 * What could be ordered instead of a build to bring its CO2 down. Each candidate comes from a completion or a repair of
 * the rule engine, so it is a complete valid build that could be ordered as is.
 */
import type { VehicleBuild } from '@/lib/domain/options/build';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import type { FittedEquipment } from '@/lib/domain/options/configuration';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** One step away from a build: selections left out, or an option that takes the place of something fitted. */
export interface BandChange {
  readonly kind: 'without' | 'with';
  /** `with`: one option. `without`: one selection, or one and the selections that need it. */
  readonly options: readonly number[];
}

export interface BandCandidate {
  readonly role: 'current' | 'plain' | 'other';
  readonly changes: readonly BandChange[];
  readonly build: VehicleBuild;
  readonly drops: readonly number[];
  readonly adds: readonly number[];
  /** Fitted before and no longer, though it was not ordered: a standard item, or the contents of a pack. */
  readonly loses: readonly number[];
  /** All that is fitted. */
  readonly equipment: FittedEquipment;
  /** Whether every need is met: the build itself may be incomplete. */
  readonly isOrderable: boolean;
  /** All options at list price. Options on application count as 0. */
  readonly optionsPence: number;
  readonly hasUnknownPrice: boolean;
}

/**
 * Called between two steps of the rule engine, to let other work run. False if there is no more time for the search.
 */
export type SearchPause = () => Promise<boolean>;

export interface BandSearch {
  /** The build itself and the vehicle without options, then the others, best first. */
  readonly candidates: readonly BandCandidate[];
  /** False if time ran out before every change was tried. */
  readonly isComplete: boolean;
}

/**
 * The build itself, the vehicle without options, and every build one change away: each selection left out, with the
 * cheapest completion of the rest or without what needs it; and each option that takes the place of something fitted,
 * by each of the engine's repairs (at most three). An option that takes no place is skipped: it can only add weight.
 * Best first: fewest selections lost, then least to pay.
 */
export async function bandCandidates(book: RuleBook, build: VehicleBuild, pause: SearchPause): Promise<BandSearch> {
  const now = configure(book, build);
  const from = { book, build, now };
  const others: BandCandidate[] = [];
  let hasTime = true;
  for (const option of build.selections) {
    hasTime &&= await pause();
    if (!hasTime) break;
    for (const options of [[option], await withDependents(from, option, pause)])
      others.push(...candidate(from, withoutSelections(from, options), [{ kind: 'without', options }]));
  }
  for (const { code, status } of now.states) {
    if (status !== 'available' && status !== 'blocked') continue;
    hasTime &&= await pause();
    if (!hasTime) break;
    for (const { selections } of now.repairsFor(code).repairs) {
      const replacing = candidate(from, { ...build, selections }, [{ kind: 'with', options: [code] }]);
      others.push(...replacing.filter(({ drops, loses }) => drops.length + loses.length > 0));
    }
  }
  const known = [
    ...candidate(from, build, [], 'current'),
    ...candidate(from, { ...build, selections: [], picks: [] }, [], 'plain'),
  ];
  return { candidates: [...known, ...unique(others.sort(byLeastLoss))], isComplete: hasTime };
}

export interface CandidateOrigin {
  readonly book: RuleBook;
  readonly build: VehicleBuild;
  readonly now: OptionConfiguration;
}

/** A selection, the selections that need it, the selections that need those, and so on, while there is time. */
async function withDependents(
  { book, build }: Pick<CandidateOrigin, 'book' | 'build'>,
  option: number,
  pause: SearchPause,
): Promise<number[]> {
  const removed = [option];
  for (;;) {
    const selections = build.selections.filter((selection) => !removed.includes(selection));
    const { openNeeds } = configure(book, { selections, picks: build.picks });
    const needing = openNeeds.flatMap(({ primary }) => (selections.includes(primary) ? primary : []));
    if (needing.length === 0) return removed;
    removed.push(...new Set(needing));
    if (!(await pause())) return removed;
  }
}

/** A build without some selections, with the cheapest completion of the rest; null when the rest clashes. */
export function withoutSelections(
  { book, build }: Pick<CandidateOrigin, 'book' | 'build'>,
  removed: readonly number[],
): VehicleBuild | null {
  return removed.length === 0 ? build : completed(book, leftOut(build, removed));
}

/** The remaining selections with their picks: what is missing is not completed. */
export function leftOut(build: VehicleBuild, removed: readonly number[]): VehicleBuild {
  const selections = build.selections.filter((selection) => !removed.includes(selection));
  const picks = build.picks.filter(({ option, primary }) => !removed.includes(option) && !removed.includes(primary));
  return { ...build, selections, picks };
}

/** A build with the cheapest completion of its selections; null when they clash, or nothing completes them. */
export function completed(book: RuleBook, build: VehicleBuild): VehicleBuild | null {
  const now = configure(book, build);
  if (!now.isPossible) return null;
  if (now.openNeeds.length === 0) return build;
  const completion = now.completion();
  return completion && { ...build, selections: completion.selections };
}

/** Empty if there is no such build, or if it is the build that it should replace. */
export function candidate(
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
      isOrderable: then.isPossible && then.openNeeds.length === 0,
      optionsPence: then.total.pence,
      hasUnknownPrice: then.total.onApplication.length > 0,
    },
  ];
}

/** Fewest selections lost, then known prices, then least to pay, then fewest additions: as the engine ranks repairs. */
export const byLeastLoss = (one: BandCandidate, other: BandCandidate): number =>
  one.drops.length - other.drops.length ||
  Number(one.hasUnknownPrice) - Number(other.hasUnknownPrice) ||
  one.optionsPence - other.optionsPence ||
  one.adds.length - other.adds.length;

/** Two candidates that fit and cost the same are one. */
export const keyOf = ({ equipment, optionsPence }: BandCandidate): string =>
  [optionsPence, ...[...equipment.whole].sort((a, b) => a - b)].join();

function unique(candidates: readonly BandCandidate[]): BandCandidate[] {
  const seen = new Set<string>();
  return candidates.filter((entry) => {
    const key = keyOf(entry);
    return seen.has(key) ? false : seen.add(key);
  });
}
