/** The emission figures that tax needs. */
import type { EmissionFigures, WltpPhase } from './emissions';

/** The CO2 figure that a car is taxed by: a plug-in hybrid's weighted one, otherwise the combined one. g/km. */
export const taxedCo2 = ({ co2, co2Stated }: EmissionFigures): number | null =>
  co2.weighted ?? co2.combined ?? co2Stated;

const MILES_PER_KM = 1 / 1.609344;

/** The range that a plug-in hybrid is taxed by, its equivalent all-electric one; null where none is given. Miles. */
export function taxedRangeMiles({ ranges }: EmissionFigures): number | null {
  const mixed = ranges.filter(({ name }) => !/city/i.test(name));
  const [found] = [/equivalent|eaer/i, /combined/i, /electric/i].flatMap((like) =>
    mixed.filter(({ name }) => like.test(name)),
  );
  if (found === undefined) return null;
  return found.miles ?? (found.km === null ? null : Math.floor(found.km * MILES_PER_KM));
}

export const isElectricAlone = (figures: EmissionFigures): boolean =>
  figures.wattHoursPerKm !== null && (taxedCo2(figures) ?? 0) === 0;

/** Approved under Euro 6e-bis or later. */
export const isTestedLaterThan6e = ({ euroStandard }: EmissionFigures): boolean =>
  euroStandard !== null && /6e-?bis|\b7\b/i.test(euroStandard);

export const PHASE_WORDS: Readonly<Record<WltpPhase, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  extraHigh: 'Extra high',
  combined: 'Combined',
  weighted: 'Weighted',
};
export const PHASES: readonly WltpPhase[] = ['low', 'medium', 'high', 'extraHigh', 'combined', 'weighted'];
