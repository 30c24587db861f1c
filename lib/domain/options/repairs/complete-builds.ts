import type { VehicleBuild } from '@/lib/domain/options/build';
import type { FittedEquipment, OptionConfiguration, Total } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** A build with every need met, by option code. */
export interface CompleteBuild {
  readonly adds: readonly number[];
  readonly total: Total;
  readonly equipment: FittedEquipment;
}

export interface CompleteBuilds {
  /** The engine's own completion; null when the budget ended before one was found. */
  readonly cheapest: CompleteBuild | null;
  readonly isProvenCheapest: boolean;
  /** All that were found, that one among them: known prices first, then the least to pay. */
  readonly builds: readonly CompleteBuild[];
  /** Whether every way to complete the build without an option that could be spared is among them. */
  readonly isWhole: boolean;
}

/**
 * The ways to meet every open need of a build with all its selections, to be compared by what the rules do not know, such
 * as CO2. Of each need one option is chosen after another, itself or in a pack, the cheapest build so far first.
 * @param most builds to find
 * @param pause called between two steps; false when there is no more time
 */
export async function completeBuilds(
  book: RuleBook,
  build: VehicleBuild,
  most: number,
  pause: () => Promise<boolean>,
): Promise<CompleteBuilds> {
  const now = configure(book, build);
  const completion = now.isPossible ? now.completion() : null;
  const cheapest = completion && completeBuild(book, build, completion.adds);
  const found = new Map<string, CompleteBuild>();
  const addFound = (complete: CompleteBuild) => {
    const key = keyOf(complete.adds);
    if (!found.has(key)) found.set(key, complete);
  };
  if (cheapest) addFound(cheapest);
  const seen = new Set<string>();
  const open: { readonly adds: readonly number[]; readonly completed: OptionConfiguration }[] = now.isPossible
    ? [{ adds: [], completed: now }]
    : [];
  let isWhole = now.isPossible;
  let hasTime = true;
  while (hasTime && found.size < most) {
    hasTime = await pause();
    open.sort((a, b) => lessToPay(b.completed.total, a.completed.total));
    const next = open.pop();
    if (next === undefined) break;
    if (next.completed.openNeeds.length === 0) {
      if (!hasSpare(book, build, next.adds))
        addFound({ adds: next.adds, total: next.completed.total, equipment: next.completed.payloads().wltp });
      continue;
    }
    const help = linesThatHelp(book, next.completed);
    isWhole &&= help.isWhole;
    for (const line of help.lines) {
      hasTime &&= await pause();
      if (!hasTime) break;
      const adds = [...next.adds, line];
      const key = keyOf(adds);
      if (seen.has(key)) continue;
      seen.add(key);
      const then = configure(book, { selections: [...build.selections, ...adds], picks: build.picks });
      if (then.isPossible) open.push({ adds, completed: then });
    }
  }
  // The last one found may have been the last there is: whatever is open is not looked at.
  isWhole &&= hasTime && open.length === 0;
  const all = [...found.values()];
  const builds = all
    .filter((complete) => complete === cheapest || !all.some((other) => isMore(complete.adds, other.adds)))
    .sort((a, b) => lessToPay(a.total, b.total));
  return { cheapest, isProvenCheapest: completion?.isProvenCheapest === true, builds, isWhole };
}

function completeBuild(book: RuleBook, build: VehicleBuild, adds: readonly number[]): CompleteBuild {
  const then = configure(book, { selections: [...build.selections, ...adds], picks: build.picks });
  return { adds, total: then.total, equipment: then.payloads().wltp };
}

/**
 * The lines that meet the first open need, or a part of it, and replace no selection. Whether they are all there is: a
 * standard option that another one displaces may come back with a line that has nothing to do with the need.
 */
function linesThatHelp(book: RuleBook, configuration: OptionConfiguration) {
  const { openNeeds, displaced } = configuration;
  const [need] = openNeeds;
  // Of an RA all are needed, so any one of them will do as the next.
  const wanted = need === undefined ? [] : need.type === 'RA' ? need.missing.slice(0, 1) : need.missing;
  const indices = wanted.flatMap((code) => book.indexOf.get(code) ?? []);
  const lines = new Set(indices.flatMap((index) => [index, ...(book.packsOf[index] ?? [])]));
  const states = [...lines].flatMap((index) => {
    const option = book.options[index];
    return option === undefined || option.isPackOnly ? [] : (configuration.state(option.code) ?? []);
  });
  return {
    lines: states.flatMap(({ code, status, replaces }) => (status === 'available' && replaces === null ? code : [])),
    isWhole: displaced.length === 0 && states.every(({ status }) => status !== 'not decided'),
  };
}

/** Whether the build is complete without one of the additions too. */
const hasSpare = (book: RuleBook, build: VehicleBuild, adds: readonly number[]): boolean =>
  adds.some((spare) => {
    const selections = [...build.selections, ...adds.filter((code) => code !== spare)];
    const without = configure(book, { selections, picks: build.picks });
    return without.isPossible && without.openNeeds.length === 0;
  });

/** Whether the first list has all of the second and more. */
const isMore = (adds: readonly number[], fewer: readonly number[]): boolean =>
  adds.length > fewer.length && fewer.every((code) => adds.includes(code));

const lessToPay = (one: Total, other: Total): number =>
  one.onApplication.length - other.onApplication.length || one.pence - other.pence;

const keyOf = (codes: readonly number[]): string => codes.toSorted((a, b) => a - b).join();
