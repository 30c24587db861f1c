/** What the CO2 of a build and of its candidates means in tax, and which candidates are below its band. */
import { byLeastLoss, type BandCandidate } from './band-candidates';
import type { TaxBandCandidate, TaxBandFinding } from './company-car';
import { COMPLETE_THE_BUILD, noCo2 } from './certified-co2';
import { taxedCarOf } from './computed-years';
import type { ConfiguredBuild } from '@/lib/domain/builds/configured-build';
import { isOfAllOptions, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { ConfiguredEmissions, EmissionFigures } from '@/lib/domain/emissions/emissions';
import { problemBecause } from '@/lib/domain/emissions/emissions-problem';
import { EQUIPMENT_LEVEL_WORDS } from '@/lib/domain/emissions/equipment-levels';
import type { Because } from '@/lib/domain/provenance';
import type { P11d } from './p11d';
import type { WeighedChange } from './several-changes';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { appropriatePercentage, CHECK_CERTIFICATE } from '@/lib/domain/tax/appropriate-percentage';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { shareOf } from '@/lib/domain/tax/rounding';
import { bandOf, headroom, rangeBand, taxBands } from '@/lib/domain/tax/tax-bands';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';

export interface EvaluatedCandidate {
  readonly candidate: BandCandidate;
  readonly configured: ConfiguredEmissions | null;
}

export interface TaxBandFindingInput {
  readonly build: ConfiguredBuild;
  readonly names: ReadonlyMap<number, string>;
  /** Of the car without options; null if the service gives none. */
  readonly p11d: P11d | null;
  readonly auditId: string;
  /** The build, the car without options, and every other candidate. */
  readonly evaluated: readonly EvaluatedCandidate[];
  readonly search: TaxBandFinding['search'];
}

const EXACT = 'pence, half to even';
const ALTERNATIVES_MAX = 5;

export function bandFinding(input: TaxBandFindingInput): TaxBandFinding {
  const { build, names, auditId, evaluated, search } = input;
  const named = (codes: readonly number[]) => codes.map((code) => names.get(code) ?? `Option ${code}`);
  const figures = candidateFigures(input);
  const { year, first, plain, others } = figures;
  const written = ({ candidate, co2, percent, pricePence, because }: CandidateFigures): TaxBandCandidate => ({
    drops: named(candidate.drops),
    adds: named(candidate.adds),
    loses: named(candidate.loses),
    share: encodeBuild(candidate.build, build.kind),
    co2GramsPerKm: co2,
    percent,
    pricePence,
    because,
    hasUnknownPrice: candidate.hasUnknownPrice,
    deltaPricePence: pricePence - first.pricePence,
    benefitPence: percent === null ? null : shareOf(pricePence, percent, EXACT),
    bandBenefitPence: percent === null ? null : shareOf(first.pricePence, percent, EXACT),
  });
  const bands = first.car && first.co2 !== null ? taxBands(first.car, year) : [];
  const lower = lowerFigures(figures, search);
  return {
    build,
    level: evaluated.find(({ candidate }) => candidate.role === 'current')?.configured?.level ?? 'whole',
    yearName: year.name,
    auditId,
    search,
    current: written(first),
    plain: written(plain),
    classOneAPercent: inForce(CLASS_1A_RATE, year.from)?.value ?? null,
    without: others.filter(({ candidate, isOwn }) => isOwn && isOneLeftOut(candidate)).map(written),
    lowerBuilds: lower.slice(0, ALTERNATIVES_MAX).map(written),
    lowerBuildsCount: lower.length,
    edge: first.co2 === null ? null : (bandOf(bands, first.co2)?.from ?? null),
    headroom: first.co2 === null ? null : headroom(bands, first.co2),
    range: first.car && rangeBand(first.car, year),
  };
}

/** The candidates of `lowerBuilds`, in the same order. */
export const lowerCandidates = (input: TaxBandFindingInput): BandCandidate[] =>
  lowerFigures(candidateFigures(input), input.search)
    .slice(0, ALTERNATIVES_MAX)
    .map(({ candidate }) => candidate);

type CandidateFigures = ReturnType<typeof candidateFigures>['first'];

function candidateFigures({ build, p11d, evaluated }: TaxBandFindingInput) {
  const year = taxYearOn(build.date);
  const listPence = p11d?.vehicle.totalPence ?? p11d?.p11d.totalPence ?? 0;
  const figuresOf = ({ candidate, configured }: EvaluatedCandidate) => {
    // Figures of a part of its options say nothing of its band.
    const isOwn = configured === null || isOfAllOptions(configured);
    const figures = isOwn ? (configured?.figures ?? null) : null;
    const certified = figures && taxedCo2(figures);
    const car = taxedCarOf({ fuelType: p11d?.fuelType ?? null, figures, registered: build.date }, certified);
    const co2 = car?.co2GramsPerKm ?? null;
    const found = figures && (car ? appropriatePercentage(car, year) : { because: noCo2(build.date) });
    const percent = found && 'percent' in found ? found.percent : null;
    const [problem] = configured?.problems ?? [];
    const refused = found && 'because' in found ? found.because : ofLessBecause(candidate, configured);
    const because = problem ? problemBecause(problem) : refused;
    return {
      candidate,
      isOwn,
      car,
      co2,
      percent,
      pricePence: listPence + candidate.optionsPence,
      because,
    };
  };
  const ofRole = (role: BandCandidate['role']) =>
    evaluated.filter(({ candidate }) => candidate.role === role).map(figuresOf);
  const [[first], [plain], others] = [ofRole('current'), ofRole('plain'), ofRole('other')];
  if (first === undefined || plain === undefined) throw new RangeError('a finding is of a build and its plain car');
  return { year, first, plain, others };
}

function ofLessBecause({ isOrderable }: BandCandidate, configured: ConfiguredEmissions | null): Because | null {
  if (configured === null || configured.level === 'whole' || isOfAllOptions(configured)) return null;
  return {
    reason: EQUIPMENT_LEVEL_WORDS[configured.level],
    next: isOrderable ? CHECK_CERTIFICATE : COMPLETE_THE_BUILD,
  };
}

/** The candidates in a lower band, least loss first, without those that a smaller loss makes needless. */
function lowerFigures(
  { first, plain, others }: ReturnType<typeof candidateFigures>,
  { several }: TaxBandFinding['search'],
): CandidateFigures[] {
  const isLower = ({ percent }: CandidateFigures) =>
    percent !== null && first.percent !== null && percent < first.percent;
  const lower = others.filter(isLower);
  const found = lower.filter((one) => !lower.some((other) => isNeedless(one.candidate, other.candidate)));
  // The car without options is the last resort, if no smaller loss was found.
  const alternatives = found.length === 0 && several > 0 ? [plain].filter(isLower) : found;
  return alternatives.sort((one, other) => byLeastLoss(one.candidate, other.candidate));
}

/** Whether one candidate drops and adds all that another does, and drops more, or adds more without costing less. */
function isNeedless(one: BandCandidate, other: BandCandidate): boolean {
  const holds = (subset: readonly number[], all: readonly number[]) => all.every((option) => subset.includes(option));
  if (!holds(one.drops, other.drops) || !holds(one.adds, other.adds)) return false;
  const isDearer = one.adds.length > other.adds.length && one.optionsPence >= other.optionsPence;
  return one.drops.length > other.drops.length || isDearer;
}

const isOneLeftOut = ({ changes }: BandCandidate): boolean => changes.length === 1 && changes[0]?.kind === 'without';

/**
 * The changes that may be combined: every selection left out, and every option that replaces something and saves CO2.
 * The service rounds CO2 to whole grams and mpg to tenths. Tenths are finer: a change of half a gram shows in mpg alone.
 */
export function weighedChanges(evaluated: readonly EvaluatedCandidate[]): WeighedChange[] {
  const requested = evaluated.find(({ candidate }) => candidate.role === 'current')?.configured?.figures;
  const now = requested ? taxedCo2(requested) : null;
  if (!requested || now === null) return [];
  const best = new Map<string, WeighedChange>();
  for (const { candidate, configured } of evaluated) {
    const [change] = candidate.changes;
    const then = configured?.figures;
    if (change === undefined || candidate.changes.length > 1 || !then) continue;
    const grams = gramsSaved(now, requested, then);
    const key = `${change.kind} ${change.options.join()}`;
    const isWanted = change.kind === 'without' ? grams >= 0 : grams > 0;
    if (isWanted && grams >= (best.get(key)?.grams ?? 0)) best.set(key, { change, grams });
  }
  return [...best.values()].sort((one, other) => other.grams - one.grams);
}

function gramsSaved(now: number, requested: EmissionFigures, then: EmissionFigures): number {
  const mpgOf = ({ milesPerGallon: economy }: EmissionFigures) => economy.weighted ?? economy.combined;
  const [before, after] = [mpgOf(requested), mpgOf(then)];
  return before && after ? now - (now * before) / after : now - (taxedCo2(then) ?? now);
}
