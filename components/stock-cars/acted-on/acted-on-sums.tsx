import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import {
  FOLLOWED_MONTHS,
  OUTCOME_WORDS,
  savedWords,
  TODO_OUTCOMES,
  waitingWords,
  type OutcomeSum,
  type TodoOutcome,
} from '@/lib/domain/stock-cars/acted-on';
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount } from '@/lib/format';

interface ActedOnSumsProps {
  report: {
    readonly shown: number;
    readonly sums: Readonly<Record<TodoOutcome, OutcomeSum>>;
    readonly hasDayCost: boolean;
  };
  mayChangeTerms: boolean;
}

/** The number of each outcome, what selling saved and what waiting cost. */
export function ActedOnSums({ report: { shown, sums, hasDayCost }, mayChangeTerms }: ActedOnSumsProps) {
  return (
    <Card>
      <div className="space-y-3">
        <KeyFigures>
          <KeyFigure label="Shown" value={formatCount(shown)} compact />
          {TODO_OUTCOMES.filter((outcome) => sums[outcome].cars > 0).map((outcome) => (
            <KeyFigure key={outcome} label={OUTCOME_WORDS[outcome]} value={formatCount(sums[outcome].cars)} compact />
          ))}
        </KeyFigures>
        <p>{savedWords(sums.sold)}</p>
        {sums.open.cars > 0 && <p>{waitingWords(sums.open)}</p>}
        <p className="text-sm text-soft">
          {`Sold cars are valued by ${SOURCES.guide.inText} for another ${FOLLOWED_MONTHS} months, free, and compared with Clean on the day they left. `}
          {!hasDayCost && (
            <>
              No cost per day in stock has been entered, so days cost nothing here
              {mayChangeTerms ? (
                <>
                  :{' '}
                  <Link href="/appraisals/terms" prefetch={false} className="link">
                    enter it in the terms
                  </Link>
                  .
                </>
              ) : (
                '.'
              )}
            </>
          )}
        </p>
      </div>
    </Card>
  );
}
