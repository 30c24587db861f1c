/** Whether this is the right vehicle, in one sentence that agrees with its alerts. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import type { SourceMatch } from '@/lib/domain/vehicles/registration/registration';
import { derivativeDoubt, isMatched } from '@/lib/domain/vehicles/registration/match-words';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { OTHER_VEHICLE } from './same-fact';
import { fieldNames, namedMatches, type ComparedIdentity } from './source-entries';

export interface IdentityCheck {
  /**
   * `confirmed`: every source matched, none contradicts another, and nothing else speaks against it · `matched`: the
   * same, with an alert, which takes precedence · `doubtful`: a source speaks against it · `unchecked`: nothing was
   * checked.
   */
  readonly verdict: 'confirmed' | 'matched' | 'doubtful' | 'unchecked';
  readonly words: string;
}

export type CheckedIdentity = Pick<ValuationRecord, 'matches' | 'flags' | 'warnings' | 'autoCorrection'> & {
  readonly identity: ComparedIdentity;
};

/** The first that applies, most serious first. Only `confirmed` may look good. */
export function identityCheck(record: CheckedIdentity): IdentityCheck {
  const { matches, flags, warnings, autoCorrection, identity } = record;
  const other = identity.disagreements.find(({ field }) => field === OTHER_VEHICLE);
  if (other) return doubtful(other.text.replace(/\.$/, ''));
  if (matches.length === 0) return { verdict: 'unchecked', words: 'No source has confirmed this vehicle' };
  if (autoCorrection)
    return doubtful(`Looked up as ${autoCorrection.used ?? 'another reg'}, not ${autoCorrection.asked}`);
  if (identity.disagreements.length > 0) {
    const fields = identity.disagreements.map(({ field }) => field);
    return doubtful(`Differences in ${fieldNames(fields, identity)}`);
  }
  const named = namedMatches(matches);
  const matched = formatList(named.filter(({ words }) => isMatched(words)).map(({ label }) => label));
  const doubts = named.filter(({ words }) => !isMatched(words)).map((match) => doubtWords(match));
  if (doubts.length > 0) {
    // The derivative decides the value, so it comes first.
    const ordered = doubts.toSorted((a, b) => Number(b.isDerivative) - Number(a.isDerivative));
    const reasons = ordered.map(({ words }) => words).join(', ');
    return doubtful(matched === '' ? reasons : `${reasons}; ${matched} matched`);
  }
  const hasAlerts = warnings.length > 0 || flags.some(({ severity }) => severity !== 'note');
  return hasAlerts
    ? { verdict: 'matched', words: `Details match: ${matched}` }
    : { verdict: 'confirmed', words: `Vehicle confirmed: ${matched} matched` };
}

const doubtful = (words: string): IdentityCheck => ({ verdict: 'doubtful', words });

function doubtWords({ label, words }: SourceMatch): { words: string; isDerivative: boolean } {
  const doubt = derivativeDoubt(words);
  return { words: doubt ?? `${label}: ${words}`, isDerivative: doubt !== null };
}
