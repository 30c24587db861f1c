/** The words for a source's match. Without schemas: pages load it. */
import type { RegistrationRecord } from './registration-record';

/** It found exactly this vehicle. */
export const MATCHED_WORDS = 'matched';

/** The guide matched one derivative of several, and did not list the others. */
export const UNLISTED_WORDS = 'one of several derivatives, the others not listed';

/** Records of earlier versions contain "exact". */
const EARLIER_MATCHED_WORDS = 'exact';

export const isMatched = (words: string): boolean => words === MATCHED_WORDS || words === EARLIER_MATCHED_WORDS;

/** The guide reports other derivatives, but did not list them. */
export const hasUnlistedDerivatives = ({
  matches,
  alternatives,
}: Pick<RegistrationRecord, 'matches' | 'alternatives'>): boolean =>
  alternatives.length === 0 && matches.some(({ words }) => words === UNLISTED_WORDS);

/** In lists, beside the derivative. */
export const UNCERTAIN_DERIVATIVE = 'One of several derivatives';

/** The same in a file; null where the derivative is certain. */
export const uncertainDerivativeText = (listed: { readonly isDerivativeUncertain: boolean }): string | null =>
  listed.isDerivativeUncertain ? UNCERTAIN_DERIVATIVE : null;

/** "Could be one of 4 derivatives", if the guide matched more than one; null for any other words. */
export function derivativeDoubt(words: string): string | null {
  if (words === UNLISTED_WORDS) return 'Could be one of several derivatives';
  const [, count] = /^(\d+) possible derivatives$/.exec(words) ?? [];
  return count === undefined ? null : `Could be one of ${count} derivatives`;
}

/** The guide matched more than one derivative: the vehicle could be another one too. */
export const hasDerivativeDoubt = ({ matches }: Pick<RegistrationRecord, 'matches'>): boolean =>
  matches.some(({ words }) => derivativeDoubt(words) !== null);
