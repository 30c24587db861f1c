/** For tests: emissions of a car, with only the figures that a test is about. */
import type { ConfiguredEmissions, EmissionFigures, Phased } from './emissions';

export const NO_PHASES: Phased = {
  low: null,
  medium: null,
  high: null,
  extraHigh: null,
  combined: null,
  weighted: null,
};

export const NO_FIGURES: EmissionFigures = {
  co2: NO_PHASES,
  co2Stated: null,
  co2Nedc: null,
  milesPerGallon: NO_PHASES,
  litresPer100Km: NO_PHASES,
  wattHoursPerKm: null,
  milesPerKilowattHour: null,
  ranges: [],
  testMassKg: null,
  euroStandard: null,
  meetsRde2: null,
};

/** @param figures null: the service has none for this build */
export const configuredEmissions = (
  figures: Partial<EmissionFigures> | null,
  over: Partial<ConfiguredEmissions> = {},
): ConfiguredEmissions => ({
  kind: 'car',
  identifier: 1,
  modelYear: '26.50',
  equipment: [],
  level: 'whole',
  examinedAt: null,
  validUntil: null,
  problems: [],
  figures: figures && { ...NO_FIGURES, ...figures },
  items: [],
  ...over,
});
