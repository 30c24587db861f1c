/** The WLTP figures of one configuration of a derivative, by powertrain. */
import { gramsPerLitre } from '@/lib/sandbox/catalogue/consumption';
import type { CatalogueDerivative, Technical } from '@/lib/sandbox/catalogue/catalogue-model';
import type { Load } from '@/lib/sandbox/options/option-book';
import type { PerPhase, RoadLoad } from '@/lib/sandbox/wltp/energy';
import { familyOf, phasesOf } from '@/lib/sandbox/wltp/family';
import { interpolated, positionOf, type Position } from '@/lib/sandbox/wltp/interpolation';
import { utilityFactor } from '@/lib/sandbox/wltp/utility-factor';

const kmPerMile = 1.609344;

/**
 * How far past an end of its family a vehicle may lie: 3 g/km, or for an electric one a fifth of the span (our own).
 */
const mostGramsBeyond = 3;
const electricBeyond = 0.2;

/** Consumption of a battery and range, from lowest to highest, as shares of the vehicle as standard. */
const electricSpan = 0.075;
const plugInRangeSpan = 0.06;

export interface WltpFigures {
  readonly testMassKg: number;
  readonly roadLoad: RoadLoad;
  /** kg/t */
  readonly rolling: number;
  /** Against the vehicle as standard, m². */
  readonly addedDragArea: number;
  /** g/km; a plug-in hybrid's with its battery flat. null: electric. */
  readonly co2: { readonly phases: PerPhase; readonly combined: number } | null;
  readonly litresPer100Km: { readonly phases: PerPhase; readonly combined: number } | null;
  /** Plug-in hybrids alone. */
  readonly weighted: { readonly co2: number; readonly litresPer100Km: number } | null;
  /** Wh/km; a plug-in hybrid's weighted. */
  readonly wattHoursPerKm: number | null;
  /** Electric: its range. Plug-in hybrid: the equivalent all-electric range. */
  readonly electricRangeKm: number | null;
}

/** @param load of everything fitted, against the vehicle as standard */
export function wltpFigures(derivative: CatalogueDerivative, data: Technical, load: Load): WltpFigures {
  const { powertrain } = derivative.engine;
  const { family, standardPosition, individual } = familyOf(derivative, data);
  const vehicle = individual(load);
  const plugIn = powertrain.endsWith('plug-in');
  const standardKm = data.electricRangeMiles * kmPerMile;
  /** A quantity that falls or rises by `span` from lowest to highest, in shares of the standard vehicle's. */
  const along = (position: number, span: number): number => 1 + span * (position - standardPosition);
  const described = (position: Position) => ({
    testMassKg: vehicle.testMassKg,
    roadLoad: position.roadLoad,
    rolling: vehicle.rolling,
    addedDragArea: load.dragArea,
  });
  if (powertrain === 'electric') {
    const position = positionOf(family, vehicle, electricBeyond);
    return {
      ...described(position),
      co2: null,
      litresPer100Km: null,
      weighted: null,
      wattHoursPerKm: data.wattHoursPerKm * along(position.cycle, electricSpan),
      electricRangeKm: standardKm * along(position.cycle, -electricSpan),
    };
  }
  const rangeAt = (position: number): number => standardKm * along(position, -plugInRangeSpan);
  // The book has a plug-in hybrid's weighted CO2: the figure with the battery flat follows from its range.
  const flat = (grams: number, position: number): number =>
    plugIn ? grams / (1 - utilityFactor(rangeAt(position))) : grams;
  const [low, high] = [flat(data.wltpLowCo2, 0), flat(data.wltpHighCo2, 1)];
  const position = positionOf(family, vehicle, high > low ? mostGramsBeyond / (high - low) : 0);
  const co2 = interpolated(phasesOf(powertrain, low), phasesOf(powertrain, high), position);
  const perLitre = gramsPerLitre(powertrain);
  const litresPer100Km = {
    phases: {
      low: co2.phases.low / perLitre,
      medium: co2.phases.medium / perLitre,
      high: co2.phases.high / perLitre,
      extraHigh: co2.phases.extraHigh / perLitre,
    },
    combined: co2.combined / perLitre,
  };
  const electricRangeKm = plugIn ? rangeAt(position.cycle) : null;
  const share = electricRangeKm === null ? 0 : utilityFactor(electricRangeKm);
  return {
    ...described(position),
    co2,
    litresPer100Km,
    weighted: plugIn
      ? { co2: (1 - share) * co2.combined, litresPer100Km: (1 - share) * litresPer100Km.combined }
      : null,
    wattHoursPerKm: plugIn ? share * data.wattHoursPerKm * along(position.cycle, plugInRangeSpan) : null,
    electricRangeKm,
  };
}
