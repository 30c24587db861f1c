import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Icon } from '@/components/ui/data/icon';
import { Notice } from '@/components/ui/feedback/notice';
import { isMatched } from '@/lib/domain/vehicles/registration/match-words';
import type { SourceMatch } from '@/lib/domain/vehicles/registration/registration';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatPlural } from '@/lib/format';
import { IdentityTable } from './identity-table';

interface IdentityCardProps extends Pick<ValuationRecord, 'identity' | 'matches' | 'autoCorrection' | 'flags'> {
  /** Whether to draw the table of all facts too. */
  withFacts?: boolean;
}

/** Whether this is the right vehicle: how each source matched, where they differ, and all their details. */
export function IdentityCard({ identity, matches, autoCorrection, flags, withFacts = true }: IdentityCardProps) {
  const { facts, disagreements } = identity;
  // Serious ones are already among the alerts.
  const shownDisagreements = disagreements.filter(({ text }) => !flags.some((flag) => flag.text === text));
  return (
    <Card
      title="Vehicle check"
      aside={
        matches.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Match by source">
            {matches.map((match) => (
              <li key={match.source}>
                <MatchBadge {...match} />
              </li>
            ))}
          </ul>
        )
      }
    >
      {autoCorrection && (
        <div className="mt-3">
          <Notice
            tone="warning"
            title={`Looked up as ${autoCorrection.used ?? 'another reg'}, not ${autoCorrection.asked}`}
          >
            <p>{autoCorrection.reason}</p>
          </Notice>
        </div>
      )}
      {shownDisagreements.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm">
          {shownDisagreements.map(({ field, text }) => (
            <li key={field} className="flex gap-1.5">
              <Icon name="warning" className="mt-0.5 size-4 text-warning" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {withFacts && facts.length > 0 && (
        <div className="mt-2 print:hidden">
          <Disclosure
            summary="Compare data sources"
            aside={
              disagreements.length > 0
                ? formatPlural(disagreements.length, 'difference')
                : formatPlural(facts.length, 'fact')
            }
          >
            <IdentityTable facts={facts} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

/** By the words, not by the level alone: a guide that matched may still leave several derivatives open. */
function MatchBadge({ label, level, words }: SourceMatch) {
  const [tone, icon] = isMatched(words)
    ? (['success', 'tick'] as const)
    : level === 0
      ? (['neutral', 'minus'] as const)
      : (['warning', 'warning'] as const);
  return (
    <Badge tone={tone} icon={icon}>
      {label}: {words}
    </Badge>
  );
}
