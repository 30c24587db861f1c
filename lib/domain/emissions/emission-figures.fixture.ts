/** For tests: emissions of a car, with only the figures that a test is about. */
import type { ConfiguredEmissions, EmissionFigures } from './emissions';
import { noFigures, noPhases } from './emissions-from';

export const NO_PHASES = noPhases();
export const NO_FIGURES = noFigures();

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
