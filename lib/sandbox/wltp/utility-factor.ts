/** Coefficients of the utility factor (JRC technical report on utility factors, Commission's CIRCABC). */
const coefficients = [
  26.25, -38.94, -631.05, 5964.83, -25094.6, 60380.21, -87517.16, 75513.77, -35748.77, 7154.94,
] as const;

/** Normalised distance of Euro 6 to 6e, km: the one of the catalogue's weighted figures. */
const normalisedKm = 800;

/** Assumed share of electric driving of a plug-in hybrid with that range, 0–1. */
export function utilityFactor(rangeKm: number, normalised = normalisedKm): number {
  const share = rangeKm / normalised;
  return 1 - Math.exp(-coefficients.reduce((sum, coefficient, i) => sum + coefficient * share ** (i + 1), 0));
}
