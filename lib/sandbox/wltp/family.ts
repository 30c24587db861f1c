/**
 * The interpolation family of a derivative: lowest and highest around the standard vehicle, whose figures are known.
 */
import type { CatalogueDerivative, Powertrain, Technical } from '@/lib/sandbox/catalogue/catalogue-model';
import type { Load, OptionBook } from '@/lib/sandbox/options/option-book';
import { combined, perPhase, phaseMetres, type PerPhase, type RoadLoad } from '@/lib/sandbox/wltp/energy';
import type { Family, FamilyEnd, Individual } from '@/lib/sandbox/wltp/interpolation';
import { phaseNames } from '@/lib/sandbox/wltp/trace';

/** The share of its payload that a vehicle carries in the test: cars 15 %, vans 28 %. */
const payloadShare = { CAR: 0.15, LCV: 0.28 } as const;

/** How far apart the ends are: mass as a share of the kerb mass, drag area m², rolling resistance kg/t. */
const spans = {
  CAR: { mass: 0.11, dragArea: 0.06, rolling: 1.4 },
  LCV: { mass: 0.16, dragArea: 0.2, rolling: 1.4 },
} as const;

/** The standard vehicle's position when its figures do not show it (electric): as the catalogue's others. */
const usualPosition = 0.2;

const gravity = 9.81;
/** Half the density of air at 20 °C, over 3.6² for km/h. */
const dragPerArea = 0.5 * 1.204 * (1 / 3.6) ** 2;

const roadLoadOf = (testMassKg: number, rolling: number, dragArea: number): RoadLoad => ({
  f0: (testMassKg * gravity * rolling) / 1000,
  f1: 0.6,
  f2: dragPerArea * dragArea,
});

export interface DerivativeFamily {
  readonly family: Family;
  /** The vehicle as standard, between 0 lowest and 1 highest. */
  readonly standardPosition: number;
  /** The vehicle with this much more fitted than standard. */
  readonly individual: (load: Load) => Individual;
}

export function familyOf({ database, line }: CatalogueDerivative, data: Technical): DerivativeFamily {
  const { kerbKg, grossKg, co2GramsPerKm, wltpLowCo2, wltpHighCo2, widthMm, heightMm } = data;
  const range = wltpHighCo2 - wltpLowCo2;
  const standardPosition = range > 0 ? (co2GramsPerKm - wltpLowCo2) / range : usualPosition;
  const testMassKg = kerbKg + 25 + payloadShare[database] * (grossKg - kerbKg - 25);
  const rolling = database === 'LCV' ? 8.2 : 7.6;
  // Cd × frontal area, the latter 84 % of width by height.
  const dragArea = (database === 'LCV' ? 0.35 : line.body === 'U' ? 0.33 : 0.3) * 0.84 * widthMm * heightMm * 1e-6;
  const span = spans[database];
  const massSpan = kerbKg * span.mass;
  const end = (position: number): FamilyEnd => {
    const away = position - standardPosition;
    const mass = testMassKg + away * massSpan;
    const perTonne = rolling + away * span.rolling;
    return {
      testMassKg: mass,
      rolling: perTonne,
      roadLoad: roadLoadOf(mass, perTonne, dragArea + away * span.dragArea),
    };
  };
  return {
    family: { low: end(0), high: end(1), dragAreaSpan: span.dragArea },
    standardPosition,
    individual: (load) => ({
      testMassKg: testMassKg + load.kg,
      rolling: rolling + load.rolling,
      dragArea: standardPosition * span.dragArea + load.dragArea,
    }),
  };
}

/** The sum of everything fitted. */
export function loadOf({ options }: OptionBook, fitted: ReadonlySet<number>): Load {
  const fittedLoads = options.filter(({ code }) => fitted.has(code)).map(({ load }) => load);
  const total = (pick: (load: Load) => number): number => fittedLoads.reduce((sum, load) => sum + pick(load), 0);
  return {
    kg: total(({ kg }) => kg),
    dragArea: total((load) => load.dragArea),
    rolling: total((load) => load.rolling),
  };
}

/** Low, medium and high phase over combined (VCA car fuel data 2025, medians, OGL v3). */
const phaseRatios: Readonly<Record<Powertrain, readonly [low: number, medium: number, high: number]>> = {
  petrol: [1.243, 0.952, 0.857],
  'petrol-mild-hybrid': [1.212, 0.948, 0.859],
  'petrol-hybrid': [0.926, 0.845, 0.878],
  'petrol-plug-in': [1.247, 0.924, 0.87],
  'petrol-lpg': [1.243, 0.952, 0.857],
  diesel: [1.234, 0.959, 0.862],
  'diesel-mild-hybrid': [1.203, 0.978, 0.859],
  'diesel-plug-in': [1.247, 0.924, 0.87],
  electric: [1, 1, 1],
};

/** The phases of a combined figure; the last phase makes the mean exact. */
export function phasesOf(powertrain: Powertrain, figure: number): PerPhase {
  const [low, medium, high] = phaseRatios[powertrain];
  const first = { low, medium, high, extraHigh: 0 };
  const metres = phaseNames.reduce((sum, phase) => sum + phaseMetres[phase], 0);
  const extraHigh = ((1 - combined(first)) * metres) / phaseMetres.extraHigh;
  const ratios: PerPhase = { ...first, extraHigh };
  return perPhase((phase) => ratios[phase] * figure);
}
