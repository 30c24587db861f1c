/** Cycle energy demand (Regulation (EU) 2017/1151 Annex XXI, sub-annex 7, section 5). */
import { phaseEnds, phaseNames, traceKmPerHour, type CyclePhase } from '@/lib/sandbox/wltp/trace';

/** Force at speed v km/h: f0 + f1 v + f2 v², newtons. */
export interface RoadLoad {
  readonly f0: number;
  readonly f1: number;
  readonly f2: number;
}

export type PerPhase = Readonly<Record<CyclePhase, number>>;

/** A value for each phase. */
export const perPhase = (valueOf: (phase: CyclePhase) => number): PerPhase => ({
  low: valueOf('low'),
  medium: valueOf('medium'),
  high: valueOf('high'),
  extraHigh: valueOf('extraHigh'),
});

const secondsOf = (phase: CyclePhase): readonly [from: number, to: number] => {
  const before = phaseNames[phaseNames.indexOf(phase) - 1];
  return [before === undefined ? 0 : phaseEnds[before], phaseEnds[phase]];
};

function sum(phase: CyclePhase, valueOf: (before: number, now: number) => number): number {
  const [from, to] = secondsOf(phase);
  let total = 0;
  for (let second = from + 1; second <= to; second++) {
    total += valueOf(traceKmPerHour[second - 1] ?? 0, traceKmPerHour[second] ?? 0);
  }
  return total;
}

/** Metres driven in each phase, by the trapezium rule. */
export const phaseMetres: PerPhase = perPhase((phase) => sum(phase, (before, now) => (before + now) / 7.2));

const cycleMetres = phaseNames.reduce((metres, phase) => metres + phaseMetres[phase], 0);

/** The mean of any quantity per km over the cycle, weighted by distance. */
export const combined = (value: PerPhase): number =>
  phaseNames.reduce((total, phase) => total + value[phase] * phaseMetres[phase], 0) / cycleMetres;

/** Joules that a vehicle of that test mass needs at its wheels in each phase; energy lost in braking does not count. */
export const cycleEnergy = ({ f0, f1, f2 }: RoadLoad, testMassKg: number): PerPhase =>
  perPhase((phase) =>
    sum(phase, (before, now) => {
      const mean = (before + now) / 2;
      // 1.03: the rotating wheels add inertia.
      const force = f0 + f1 * mean + f2 * mean * mean + (1.03 * testMassKg * (now - before)) / 3.6;
      return force > 0 ? (force * mean) / 3.6 : 0;
    }),
  );
