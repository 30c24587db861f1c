/**
 * The interpolation method: a vehicle's figures from those of the lowest and the highest of its family (sub-annex 7,
 * 3.2).
 */
import { combined, cycleEnergy, perPhase, type PerPhase, type RoadLoad } from '@/lib/sandbox/wltp/energy';
import { phaseNames } from '@/lib/sandbox/wltp/trace';

/** A measured end of the family. */
export interface FamilyEnd {
  readonly testMassKg: number;
  /** kg/t */
  readonly rolling: number;
  readonly roadLoad: RoadLoad;
}

export interface Family {
  readonly low: FamilyEnd;
  readonly high: FamilyEnd;
  /** Drag area of the highest against the lowest, m². */
  readonly dragAreaSpan: number;
}

/** The effect of its equipment on one vehicle of the family. */
export interface Individual {
  readonly testMassKg: number;
  readonly rolling: number;
  /** Against the lowest, m². */
  readonly dragArea: number;
}

/** Speeds of the fit, km/h; the regulation does not fix them. */
const fitSpeeds = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130] as const;

/** The lowest's road load with the highest's f1: f0 and f2 by least squares over the fit's speeds. */
export function adjustedLow({ low, high }: Family): RoadLoad {
  const { f1 } = high.roadLoad;
  let [one, square, fourth, force, forceSquare] = [0, 0, 0, 0, 0];
  for (const speed of fitSpeeds) {
    const rest = low.roadLoad.f0 + (low.roadLoad.f1 - f1) * speed + low.roadLoad.f2 * speed * speed;
    one += 1;
    square += speed ** 2;
    fourth += speed ** 4;
    force += rest;
    forceSquare += rest * speed ** 2;
  }
  const f2 = (one * forceSquare - square * force) / (one * fourth - square * square);
  return { f0: (force - f2 * square) / one, f1, f2 };
}

export function individualRoadLoad(family: Family, { testMassKg, rolling, dragArea }: Individual): RoadLoad {
  const { low, high, dragAreaSpan } = family;
  const adjusted = adjustedLow(family);
  const { f0, f1, f2 } = high.roadLoad;
  const resistance = (mass: number, perTonne: number): number => mass * perTonne;
  const highest = resistance(high.testMassKg, high.rolling);
  const span = highest - resistance(low.testMassKg, low.rolling);
  const rollingShare = span === 0 ? 1 : (highest - resistance(testMassKg, rolling)) / span;
  const dragShare = dragAreaSpan === 0 ? 1 : (dragAreaSpan - dragArea) / dragAreaSpan;
  return { f0: f0 - (f0 - adjusted.f0) * rollingShare, f1, f2: f2 - (f2 - adjusted.f2) * dragShare };
}

/** A vehicle's position between the lowest (0) and the highest (1), by the energy it needs. */
export interface Position {
  readonly roadLoad: RoadLoad;
  readonly phases: PerPhase;
  /** Over the whole cycle. */
  readonly cycle: number;
}

/** `beyond`: how far past either end is allowed, as a share of the span. */
export function positionOf(family: Family, individual: Individual, beyond: number): Position {
  const roadLoad = individualRoadLoad(family, individual);
  const low = cycleEnergy(adjustedLow(family), family.low.testMassKg);
  const high = cycleEnergy(family.high.roadLoad, family.high.testMassKg);
  const own = cycleEnergy(roadLoad, individual.testMassKg);
  const share = (energy: (phases: PerPhase) => number): number => {
    const ratio = (energy(own) - energy(low)) / (energy(high) - energy(low));
    return Math.min(1 + beyond, Math.max(-beyond, ratio));
  };
  const whole = (energy: PerPhase): number => phaseNames.reduce((joules, phase) => joules + energy[phase], 0);
  return { roadLoad, phases: perPhase((phase) => share((energy) => energy[phase])), cycle: share(whole) };
}

/** A quantity per km of the vehicle, phase by phase and combined, from the two ends'. */
export function interpolated(
  low: PerPhase,
  high: PerPhase,
  { phases }: Pick<Position, 'phases'>,
): { phases: PerPhase; combined: number } {
  const own = perPhase((phase) => low[phase] + phases[phase] * (high[phase] - low[phase]));
  return { phases: own, combined: combined(own) };
}
