/** Whether this is the right vehicle, in one sentence that agrees with its alerts. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import { isMatched } from '@/lib/domain/vehicles/registration/match-words';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

export interface IdentityCheck {
  /**
   * `confirmed`: every source matched, none contradicts another, and nothing else speaks against it · `doubtful`: something
   * does · `unchecked`: nothing was checked.
   */
  readonly verdict: 'confirmed' | 'doubtful' | 'unchecked';
  readonly words: string;
}

export type CheckedIdentity = Pick<ValuationRecord, 'matches' | 'flags' | 'warnings' | 'autoCorrection'> & {
  readonly identity: Pick<ValuationRecord['identity'], 'disagreements' | 'facts'>;
};

/** The first that applies, the gravest first. Only `confirmed` may look good. */
export function identityCheck(record: CheckedIdentity): IdentityCheck {
  const { matches, flags, warnings, autoCorrection, identity } = record;
  if (matches.length === 0) return { verdict: 'unchecked', words: 'No source has confirmed this vehicle' };
  if (autoCorrection)
    return doubtful(`Looked up as ${autoCorrection.used ?? 'another reg'}, not ${autoCorrection.asked}`);
  if (identity.disagreements.length > 0) return doubtful(`Differences in ${differingFields(identity)}`);
  const [matched, others] = [true, false].map((wanted) => matches.filter(({ words }) => isMatched(words) === wanted));
  const names = (part: typeof matched) => formatList((part ?? []).map(({ label }) => label));
  if (others?.length) {
    const reasons = others.map(({ label, words }) => `${label}: ${words}`).join(', ');
    return doubtful(matched?.length ? `${names(matched)} matched; ${reasons}` : reasons);
  }
  // All that was entered doubtfully is one alert.
  const alerts = flags.filter(({ severity }) => severity !== 'note').length + (warnings.length > 0 ? 1 : 0);
  return alerts > 0
    ? doubtful(`Read the ${alerts === 1 ? 'alert' : 'alerts'}: ${names(matched)} matched`)
    : { verdict: 'confirmed', words: `Vehicle confirmed: ${names(matched)} matched` };
}

const doubtful = (words: string): IdentityCheck => ({ verdict: 'doubtful', words });

/** "make, fuel and VIN": capitals that stand for words stay. */
function differingFields({ disagreements, facts }: CheckedIdentity['identity']): string {
  const labels = disagreements.map(({ field }) => facts.find((fact) => fact.field === field)?.label ?? field);
  return formatList(labels.map((label) => (/^[A-Z][a-z]/.test(label) ? label.replace(/^./, lowerCase) : label)));
}

const lowerCase = (letter: string) => letter.toLowerCase();
