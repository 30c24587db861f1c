'use client';

import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readCleanAir } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAnswer } from '@/lib/api/client/use-answer';
import { SOURCES } from '@/lib/domain/source-names';
import type { CleanAirVerdict } from '@/lib/domain/vehicles/file/clean-air';
import { formatDate } from '@/lib/format';

const BADGES = {
  meets: { tone: 'success', words: 'Meets the standards' },
  electric: { tone: 'success', words: 'Meets the standards' },
  fails: { tone: 'warning', words: 'Does not meet the standards' },
  historic: { tone: 'neutral', words: 'May be exempt' },
  unknown: { tone: 'neutral', words: 'Not known' },
} as const satisfies Record<CleanAirVerdict, object>;

/** The Euro standard, and what it means for clean air zones by our reading. */
export function CleanAirCard({ id }: { id: string }) {
  const answer = useAnswer(readCleanAir, { id });
  return (
    <Card title="Emissions standard and clean air zones">
      <QueryBoundary query={answer} what="the emissions standard" money={false}>
        {({ standard, verdict, words, caveat }) => (
          <div className="space-y-1 text-sm">
            <p>
              {standard.value === null
                ? `${standard.because.reason} ${standard.because.next}`
                : `${standard.value.euroStandard}, by ${SOURCES.guide.inText}’s specification of ${formatDate(standard.value.day)}.`}
            </p>
            <p>
              <Badge tone={BADGES[verdict].tone}>{BADGES[verdict].words}</Badge> <strong>Our reading:</strong> {words}
            </p>
            <p className="text-soft">{caveat}</p>
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}
