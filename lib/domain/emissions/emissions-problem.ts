/** Why the emissions service gives no figures, in sentences a dealer can act on. */
import type { Because } from '@/lib/domain/provenance';
import type { EmissionsProblem } from './emissions';

const MODEL_YEAR_UNKNOWN: Because = {
  reason: 'The emissions service has no figures for this model year.',
  next: 'Choose another date or model year, or use the CO2 on the certificate of conformity.',
};
const NO_REASON_GIVEN = 'The emissions service rejected this build without giving a reason.';
const COMPLETE_THE_BUILD = 'Complete the build, then try again.';
const USE_THE_CERTIFICATE = 'Use the CO2 on the V5C or the certificate of conformity.';
/** The provider's label of a build that cannot be ordered; every other problem stays, whatever is chosen. */
const OF_THE_BUILD = 'Invalid_Vehicle_Configuration';

/** By the provider's label or, if there is none, by its sentence. */
const isModelYearUnknown = ({ name, message }: EmissionsProblem): boolean =>
  /^model.?year.?not.?found/i.test(name ?? '') || /no such model year/i.test(message ?? '');

/** The problem and what helps. */
export function problemBecause(problem: EmissionsProblem): Because {
  if (isModelYearUnknown(problem)) return MODEL_YEAR_UNKNOWN;
  const { type, message } = problem;
  return {
    reason: message ?? NO_REASON_GIVEN,
    next: type === null || type === OF_THE_BUILD ? COMPLETE_THE_BUILD : USE_THE_CERTIFICATE,
  };
}

/** The problem where the build is complete: the provider's sentence, or our own with a next step; null if it gives none. */
export const problemWords = (problem: EmissionsProblem): string | null =>
  isModelYearUnknown(problem) ? `${MODEL_YEAR_UNKNOWN.reason} ${MODEL_YEAR_UNKNOWN.next}` : problem.message;
