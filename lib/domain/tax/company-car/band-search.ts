/** The search for builds in a lower CO2 band: one change, several together, and then what was dropped needlessly. */
import { CONFIGURATIONS_MAX } from '@/lib/domain/emissions/pasted-configurations';
import type { VehicleBuild } from '@/lib/domain/options/build';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { bandCandidates, type BandCandidate, type BandSearch, type SearchPause } from './band-candidates';
import {
  bandFinding,
  lowerCandidates,
  weighedChanges,
  type EvaluatedCandidate,
  type TaxBandFindingInput,
} from './band-finding';
import type { TaxBandFinding } from './company-car';
import { restoredBuilds, selectionsKey } from './restored-builds';
import { gramsPerSelection, severalChanges } from './several-changes';

export interface TaxBandSearch {
  readonly book: RuleBook;
  readonly build: VehicleBuild;
  /** The emissions of at most `CONFIGURATIONS_MAX` candidates, in their order. */
  readonly evaluate: (candidates: readonly BandCandidate[]) => Promise<readonly EvaluatedCandidate[]>;
  /** Runs one part of the search when it is its turn. */
  readonly inTurn: (part: (pause: SearchPause) => Promise<BandSearch>) => Promise<BandSearch>;
  /** What a finding needs besides its candidates; called after the first evaluation. */
  readonly basis: () => Promise<Omit<TaxBandFindingInput, 'evaluated' | 'search'>>;
}

/**
 * Which builds are in a lower band. Unless the search was stopped, each of them leaves the lower band when one selection
 * that it drops is put back.
 */
export async function searchTaxBand(search: TaxBandSearch): Promise<TaxBandFinding> {
  const { book, build, evaluate, inTurn, basis } = search;
  const one = await inTurn((pause) => bandCandidates(book, build, pause));
  const evaluated = await evaluate(one.candidates.slice(0, CONFIGURATIONS_MAX));
  const single: TaxBandFindingInput = {
    ...(await basis()),
    evaluated,
    search: {
      single: evaluated.length - PLAIN_AND_REQUESTED,
      singleOf: one.candidates.length - PLAIN_AND_REQUESTED,
      several: 0,
      isWhole: true,
      isStopped: !one.isComplete,
    },
  };
  return bandFinding(await withRestored(search, await withSeveral(search, single)));
}

/** If the options raise the band and no single change is enough, several changes together may be. */
async function withSeveral(
  { book, build, evaluate, inTurn }: TaxBandSearch,
  single: TaxBandFindingInput,
): Promise<TaxBandFindingInput> {
  const { lowerBuilds, current: requested, plain } = bandFinding(single);
  if (lowerBuilds.length > 0 || (requested.percent ?? 0) <= (plain.percent ?? 0)) return single;
  const weighed = weighedChanges(single.evaluated);
  const { candidates, isComplete } = await inTurn((pause) =>
    severalChanges(book, build, weighed.slice(0, COMBINED_CHANGES_MAX), CONFIGURATIONS_MAX, pause),
  );
  const isStopped = single.search.isStopped || !isComplete;
  if (candidates.length === 0) return { ...single, search: { ...single.search, isStopped } };
  const isWhole = setsOfSeveral(weighed.length) <= CONFIGURATIONS_MAX;
  return {
    ...single,
    evaluated: [...single.evaluated, ...(await evaluate(candidates))],
    search: { ...single.search, several: candidates.length, isWhole, isStopped },
  };
}

/** Puts back what the best builds drop, until each of them would leave its band. */
async function withRestored(
  { book, build, evaluate, inTurn }: TaxBandSearch,
  found: TaxBandFindingInput,
): Promise<TaxBandFindingInput> {
  const grams = gramsPerSelection(weighedChanges(found.evaluated));
  let then = found;
  for (let round = 0; round < RESTORING_ROUNDS_MAX; round += 1) {
    const best = lowerCandidates(then);
    if (best.length === 0) return then;
    const { candidates, isComplete } = await inTurn((pause) => restoredBuilds(book, build, best, grams, pause));
    if (!isComplete) then = { ...then, search: { ...then.search, isStopped: true } };
    const known = new Set(then.evaluated.map(({ candidate }) => selectionsKey(candidate)));
    const unknown = candidates.filter((candidate) => !known.has(selectionsKey(candidate)));
    if (unknown.length === 0) return then;
    const evaluated = await evaluate(unknown.slice(0, CONFIGURATIONS_MAX));
    const several = then.search.several === 0 ? 0 : then.search.several + evaluated.length;
    then = { ...then, evaluated: [...then.evaluated, ...evaluated], search: { ...then.search, several } };
  }
  return { ...then, search: { ...then.search, isStopped: true } };
}

/** The number of sets of two or more among this many changes. */
const setsOfSeveral = (changes: number): number => 2 ** changes - changes - 1;

/** The build itself and the car without options are among the candidates. */
const PLAIN_AND_REQUESTED = 2;
/** How many changes are combined: those that save most. More would give far more sets than one request holds. */
const COMBINED_CHANGES_MAX = 12;
/** Requests for builds with selections put back: mostly none or one. */
const RESTORING_ROUNDS_MAX = 8;
