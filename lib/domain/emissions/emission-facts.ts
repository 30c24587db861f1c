/** The emission figures that tax needs. */
import type { ConfiguredEmissions, EmissionFigures, WltpPhase } from './emissions';
import { hasAllOptions } from './equipment-levels';

/** The CO2 figure that a car is taxed on: a plug-in hybrid's weighted one, otherwise the combined one. g/km. */
export const taxedCo2 = ({ co2, co2Stated }: EmissionFigures): number | null =>
  co2.weighted ?? co2.combined ?? co2Stated;

const KM_PER_MILE = 1.609344;

/**
 * The equivalent all-electric range that a plug-in hybrid is taxed on; null if none is given. In miles: from the
 * certificate's kilometres, converted and rounded down (ITEPA 2003 s.139(2) and (5)), otherwise as the service gives
 * it.
 */
export function taxedRangeMiles(figures: EmissionFigures): number | null {
  const range = taxedRange(figures);
  if (range === null) return null;
  return range.km === null ? range.miles : Math.floor(range.km / KM_PER_MILE);
}

/** The certificate's kilometres of that range; null if the service gives none. */
export const taxedRangeKm = (figures: EmissionFigures): number | null => taxedRange(figures)?.km ?? null;

function taxedRange({ ranges }: EmissionFigures): EmissionFigures['ranges'][number] | null {
  const mixed = ranges.filter(({ name }) => !/city/i.test(name));
  const [found] = [/equivalent|eaer/i, /combined/i, /electric/i].flatMap((like) =>
    mixed.filter(({ name }) => like.test(name)),
  );
  return found ?? null;
}

export const isElectricAlone = (figures: EmissionFigures): boolean =>
  figures.wattHoursPerKm !== null && (taxedCo2(figures) ?? 0) === 0;

/** Euro 6e-bis or later: by its name, or by its code of Regulation (EU) 2017/1151 (EB, EC). */
const LATER_STANDARD = /6e[\s-]*bis|\b7\b|^\s*E[BC]\s*$/i;
/** Older ones, named in full. `6d` alone may be short for 6d-ISC-FCM, so it is not among them. */
const OLDER_STANDARD = /6d[\s-]*(temp|isc(?![\s-]*fcm))/i;

/** Approved under a standard other than Euro 6d-ISC-FCM and 6e, as the easement of plug-in hybrids has it (ITEPA 2003 s.138A). */
export const isEasedStandard = ({ euroStandard }: EmissionFigures): boolean =>
  euroStandard !== null && (LATER_STANDARD.test(euroStandard) || OLDER_STANDARD.test(euroStandard));

export const PHASE_WORDS: Readonly<Record<WltpPhase, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  extraHigh: 'Extra high',
  combined: 'Combined',
  weighted: 'Weighted',
};
export const PHASES: readonly WltpPhase[] = ['low', 'medium', 'high', 'extraHigh', 'combined', 'weighted'];

/**
 * Whether a CO2 figure is of the build with all its options, and so can be compared with that of another build; true
 * without a figure. Options do not change that of a zero-emission vehicle.
 */
export const isOfAllOptions = ({ figures, level }: Pick<ConfiguredEmissions, 'figures' | 'level'>): boolean =>
  figures === null || hasAllOptions(level) || taxedCo2(figures) === 0;
