/** What the CO2 of a build and of its neighbours means in tax, and the ways back under the edge of its band. */
import type { BandCandidate } from './band-candidates';
import type { Candidate, TaxBandFinding } from './company-car';
import { taxedCarOf } from './company-car-working';
import type { ConfiguredBuild } from './configured-build';
import { taxedCo2 } from './emission-facts';
import type { Configured } from './emissions';
import type { P11d } from './p11d';
import { encodeBuild } from './rules/share-code';
import { appropriatePercentage } from './tax/appropriate-percentage';
import { dueOn } from './tax/car-benefit';
import { inForce } from './tax/dated';
import { CLASS_1A_RATE } from './tax/money-tables';
import { shareOf } from './tax/rounding';
import { bandOf, headroom, taxBands } from './tax/tax-bands';
import { taxYearOn } from './tax/years';

export interface FindingAsked {
  readonly build: ConfiguredBuild;
  readonly names: ReadonlyMap<number, string>;
  /** Of the car without options; null where the service gives none. */
  readonly p11d: P11d | null;
  readonly auditId: string;
  readonly candidates: readonly { readonly candidate: BandCandidate; readonly configured: Configured | null }[];
}

const EXACT = 'pence, half to even';

export function bandFinding({ build, names, p11d, auditId, candidates }: FindingAsked): TaxBandFinding {
  const year = taxYearOn(build.date);
  const classOneA = inForce(CLASS_1A_RATE, year.from)?.value ?? null;
  const listPence = p11d?.vehicle.totalPence ?? p11d?.p11d.totalPence ?? 0;
  const named = (codes: readonly number[]) => codes.map((code) => names.get(code) ?? `Option ${code}`);
  const facts = candidates.map(({ candidate, configured }) => {
    const figures = configured?.figures ?? null;
    const co2 = figures ? taxedCo2(figures) : null;
    const car = taxedCarOf({ fuelType: p11d?.fuelType ?? null, figures, registered: build.date }, co2);
    const found = car && figures ? appropriatePercentage(car, year) : null;
    const percent = found && 'percent' in found ? found.percent : null;
    const pricePence = listPence + candidate.optionsPence;
    const benefitPence = percent === null ? null : shareOf(pricePence, percent, EXACT);
    const problem = configured?.problems[0]?.message ?? (found && 'because' in found ? found.because.reason : null);
    return { candidate, car, co2, percent, pricePence, benefitPence, problem };
  });
  const asked = facts[0];
  const written = (of: (typeof facts)[number]): Candidate => {
    const delta = (percent: number | null) =>
      percent === null || of.benefitPence === null || asked?.benefitPence === null || asked === undefined
        ? null
        : dueOn(of.benefitPence, percent) - dueOn(asked.benefitPence, percent);
    return {
      drops: named(of.candidate.drops),
      adds: named(of.candidate.adds),
      share: encodeBuild(of.candidate.build),
      co2GramsPerKm: of.co2,
      percent: of.percent,
      pricePence: of.pricePence,
      deltaPricePence: of.pricePence - (asked?.pricePence ?? of.pricePence),
      problem: of.problem,
      deltaTax20Pence: delta(20),
      deltaTax40Pence: delta(40),
      deltaClassOneAPence: delta(classOneA),
      deltaBandTax20Pence:
        of.percent === null || asked?.percent === null || asked === undefined
          ? null
          : dueOn(shareOf(asked.pricePence, of.percent, EXACT), 20) -
            dueOn(shareOf(asked.pricePence, asked.percent, EXACT), 20),
    };
  };
  const of = (role: BandCandidate['role']) => facts.filter(({ candidate }) => candidate.role === role);
  const [first, plain] = [facts[0], of('plain')[0]];
  if (first === undefined || plain === undefined) throw new RangeError('a finding is of a build and its plain car');
  const bands = first.car && first.co2 !== null ? taxBands(first.car, year) : [];
  const back = [...of('without'), ...of('instead')].filter(
    ({ percent }) => percent !== null && first.percent !== null && percent < first.percent,
  );
  return {
    ...{ build, yearName: year.name, auditId, asked: written(first), plain: written(plain) },
    without: of('without')
      .filter(({ candidate }) => candidate.drops.length === 1)
      .map(written),
    waysBack: back.sort(leastFirst).slice(0, 3).map(written),
    edge: first.co2 === null ? null : (bandOf(bands, first.co2)?.from ?? null),
    headroom: first.co2 === null ? null : headroom(bands, first.co2),
  };
}

type Fact = { readonly candidate: BandCandidate; readonly pricePence: number };

/** Fewest wishes lost, then least to pay, then fewest additions. */
const leastFirst = (one: Fact, other: Fact): number =>
  one.candidate.drops.length - other.candidate.drops.length ||
  one.pricePence - other.pricePence ||
  one.candidate.adds.length - other.candidate.adds.length;
