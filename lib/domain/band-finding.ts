/** What the CO2 of a build and of its neighbours means in tax, and the ways back under the edge of its band. */
import { leastFirst, type BandCandidate, type WeighedChange } from './band-candidates';
import type { Candidate, TaxBandFinding } from './company-car';
import { NO_CO2, taxedCarOf } from './company-car-working';
import type { ConfiguredBuild } from './configured-build';
import { taxedCo2 } from './emission-facts';
import type { Configured, EmissionFigures } from './emissions';
import type { P11d } from './p11d';
import { encodeBuild } from './rules/share-code';
import { appropriatePercentage } from './tax/appropriate-percentage';
import { inForce } from './tax/dated';
import { CLASS_1A_RATE } from './tax/money-tables';
import { shareOf } from './tax/rounding';
import { bandOf, headroom, taxBands } from './tax/tax-bands';
import { taxYearOn } from './tax/years';

export interface Looked {
  readonly candidate: BandCandidate;
  readonly configured: Configured | null;
}

export interface FindingAsked {
  readonly build: ConfiguredBuild;
  readonly names: ReadonlyMap<number, string>;
  /** Of the car without options; null where the service gives none. */
  readonly p11d: P11d | null;
  readonly auditId: string;
  /** The build, the plain car, and everything else that was asked for. */
  readonly looked: readonly Looked[];
  readonly search: TaxBandFinding['search'];
}

const EXACT = 'pence, half to even';
const WAYS_BACK = 5;
const UNSAID = 'The emissions service refused this build without a word.';
const COMPLETE_IT = 'Complete the build, then look again.';

export function bandFinding({ build, names, p11d, auditId, looked, search }: FindingAsked): TaxBandFinding {
  const year = taxYearOn(build.date);
  const listPence = p11d?.vehicle.totalPence ?? p11d?.p11d.totalPence ?? 0;
  const named = (codes: readonly number[]) => codes.map((code) => names.get(code) ?? `Option ${code}`);
  const facts = looked.map(({ candidate, configured }) => {
    const figures = configured?.figures ?? null;
    const certified = figures ? taxedCo2(figures) : null;
    const car = taxedCarOf({ fuelType: p11d?.fuelType ?? null, figures, registered: build.date }, certified);
    const co2 = car?.co2GramsPerKm ?? certified;
    const found = figures && (car ? appropriatePercentage(car, year) : { because: NO_CO2 });
    const percent = found && 'percent' in found ? found.percent : null;
    const [problem] = configured?.problems ?? [];
    const refused = found && 'because' in found ? found.because : null;
    const because = problem ? { reason: problem.message ?? UNSAID, next: COMPLETE_IT } : refused;
    return { candidate, car, co2, percent, pricePence: listPence + candidate.optionsPence, because };
  });
  const of = (role: BandCandidate['role']) => facts.filter(({ candidate }) => candidate.role === role);
  const [[first], [plain], others] = [of('asked'), of('plain'), of('other')];
  if (first === undefined || plain === undefined) throw new RangeError('a finding is of a build and its plain car');
  const written = ({ candidate, co2, percent, pricePence, because }: (typeof facts)[number]): Candidate => ({
    drops: named(candidate.drops),
    adds: named(candidate.adds),
    loses: named(candidate.loses),
    share: encodeBuild(candidate.build, build.kind),
    co2GramsPerKm: co2,
    ...{ percent, pricePence, because },
    hasUnknownPrice: candidate.hasUnknownPrice,
    deltaPricePence: pricePence - first.pricePence,
    benefitPence: percent === null ? null : shareOf(pricePence, percent, EXACT),
    bandBenefitPence: percent === null ? null : shareOf(first.pricePence, percent, EXACT),
  });
  const bands = first.car && first.co2 !== null ? taxBands(first.car, year) : [];
  const isLower = ({ percent }: (typeof facts)[number]) =>
    percent !== null && first.percent !== null && percent < first.percent;
  const lower = others.filter(isLower);
  const found = lower.filter((one) => !lower.some((other) => losesMore(one.candidate, other.candidate)));
  // The car without options is the last resort, where no smaller loss was found.
  const back = found.length === 0 && search.several > 0 ? [plain].filter(isLower) : found;
  return {
    ...{ build, yearName: year.name, auditId, search, asked: written(first), plain: written(plain) },
    classOneAPercent: inForce(CLASS_1A_RATE, year.from)?.value ?? null,
    without: others.filter(({ candidate }) => isOneLeftOut(candidate)).map(written),
    waysBack: back
      .sort((one, other) => leastFirst(one.candidate, other.candidate))
      .slice(0, WAYS_BACK)
      .map(written),
    waysBackCount: back.length,
    edge: first.co2 === null ? null : (bandOf(bands, first.co2)?.from ?? null),
    headroom: first.co2 === null ? null : headroom(bands, first.co2),
  };
}

/** Whether a way loses all that another does, and more, for nothing. */
function losesMore(one: BandCandidate, other: BandCandidate): boolean {
  const holds = (of: readonly number[], all: readonly number[]) => all.every((each) => of.includes(each));
  return one.drops.length > other.drops.length && holds(one.drops, other.drops) && holds(one.adds, other.adds);
}

const isOneLeftOut = ({ changes }: BandCandidate): boolean => changes.length === 1 && changes[0]?.kind === 'without';

/**
 * The changes that may be taken together: every wish left out, and what is put in the place of something and saves CO2.
 * The service rounds CO2 to whole grams and mpg to tenths, which are finer: a change of half a gram is told by these.
 */
export function weighedChanges(looked: readonly Looked[]): WeighedChange[] {
  const asked = looked.find(({ candidate }) => candidate.role === 'asked')?.configured?.figures;
  const now = asked ? taxedCo2(asked) : null;
  if (!asked || now === null) return [];
  const best = new Map<string, WeighedChange>();
  for (const { candidate, configured } of looked) {
    const [change] = candidate.changes;
    const then = configured?.figures;
    if (change === undefined || candidate.changes.length > 1 || !then) continue;
    const grams = gramsSaved(now, asked, then);
    const key = `${change.kind} ${change.options.join()}`;
    const isWanted = change.kind === 'without' ? grams >= 0 : grams > 0;
    if (isWanted && grams >= (best.get(key)?.grams ?? 0)) best.set(key, { change, grams });
  }
  return [...best.values()].sort((one, other) => other.grams - one.grams);
}

function gramsSaved(now: number, asked: EmissionFigures, then: EmissionFigures): number {
  const mpgOf = ({ milesPerGallon: of }: EmissionFigures) => of.weighted ?? of.combined;
  const [before, after] = [mpgOf(asked), mpgOf(then)];
  return before && after ? now - (now * before) / after : now - (taxedCo2(then) ?? now);
}
