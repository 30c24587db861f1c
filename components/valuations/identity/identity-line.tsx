import { LineDisclosure } from '@/components/ui/overlay/line-disclosure';
import { identityCheck } from '@/lib/domain/vehicles/identity/identity-check';
import { sourceEntries } from '@/lib/domain/vehicles/identity/source-entries';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatPlural } from '@/lib/format';
import { IdentityTable } from './identity-table';

const TONES = { confirmed: 'success', matched: 'neutral', doubtful: 'warning', unchecked: 'neutral' } as const;

interface IdentityLineProps extends Pick<
  ValuationRecord,
  'identity' | 'matches' | 'autoCorrection' | 'flags' | 'warnings'
> {
  /** Whether to draw the table of all facts too. */
  withFacts?: boolean;
}

/** Whether this is the right vehicle, in one line that opens to each source's match and details. */
export function IdentityLine({ withFacts = true, ...record }: IdentityLineProps) {
  const { identity, matches, autoCorrection, flags } = record;
  const { facts, disagreements } = identity;
  const { verdict, words } = identityCheck(record);
  // Serious differences are already among the alerts.
  const shownDisagreements = disagreements.filter(({ text }) => !flags.some((flag) => flag.text === text));
  return (
    // Enlarged text has room for the values above what raises no doubt.
    <div className={verdict === 'doubtful' ? '' : 'few-letters:order-1'}>
      <LineDisclosure
        tone={TONES[verdict]}
        summary={
          <>
            <span className="sr-only">Vehicle check: </span>
            {words}
          </>
        }
        aside={facts.length > 0 && 'Compare data sources'}
      >
        {autoCorrection && <p>{autoCorrection.reason}</p>}
        {shownDisagreements.map(({ field, text }) => (
          <p key={field}>{text}</p>
        ))}
        {matches.length > 0 && (
          <ul aria-label="Match by source" className="flex flex-wrap gap-x-4">
            {sourceEntries(matches, identity).map((entry) => (
              <li key={entry.source}>
                {entry.label}: {entry.words}
              </li>
            ))}
          </ul>
        )}
        {withFacts && facts.length > 0 && (
          <div className="-mx-3 mt-2 -mb-3 rounded-b-md bg-surface text-ink print:hidden">
            <p className="px-3 pt-2 text-soft">
              {disagreements.length > 0
                ? formatPlural(disagreements.length, 'difference')
                : formatPlural(facts.length, 'fact')}
            </p>
            <IdentityTable facts={facts} />
          </div>
        )}
      </LineDisclosure>
    </div>
  );
}
