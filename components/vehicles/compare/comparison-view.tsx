'use client';

import { useSearchParams } from 'next/navigation';
import { useStore } from 'zustand';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import { useRestoredFocus } from '@/components/ui/behaviour/use-restored-focus';
import { useAnswer } from '@/lib/api/client/use-answer';
import { COMPARED_MAX } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { comparisonPath, comparisonStore, removeFromComparison, replaceComparison } from './comparison-store';
import { ComparisonTable } from './comparison-table';
import { comparedNames } from './comparison-address';
import { SectionSkeleton } from '@/components/vehicles/detail/vehicle-section';

/** The vehicles the address names, side by side, with a sentence for each that cannot be compared. */
export function ComparisonView() {
  const { names, problems } = comparedNames(useSearchParams().getAll('vehicle'));
  const picked = useStore(comparisonStore, (state) => state.names);
  const answer = useAnswer(compareVehicles, names.length === 0 ? null : { vehicle: names });

  useRestoredFocus();

  function remove(name: string) {
    const remaining = names.filter((shownName) => shownName !== name);
    removeFromComparison(name);
    window.history.pushState(null, '', comparisonPath(remaining));
  }

  return (
    <section aria-label="The comparison" tabIndex={-1} data-focus="" className="space-y-4">
      {problems.length > 0 && (
        <Notice tone="warning" title="Some vehicles cannot be compared">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {names.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          actions={
            <>
              {picked.length > 0 && (
                <ButtonLink href={comparisonPath(picked)} variant="primary">
                  Compare {picked.length} selected
                </ButtonLink>
              )}
              <ButtonLink href="/vehicles">Find a vehicle</ButtonLink>
            </>
          }
        >
          Open a vehicle and add it to the comparison. Up to {COMPARED_MAX} can be compared.
        </EmptyState>
      ) : (
        <Card flush>
          <QueryBoundary
            query={answer}
            what="the comparison"
            money={false}
            waiting={
              <div className="px-5">
                <SectionSkeleton />
              </div>
            }
            retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
          >
            {(comparison) => <ComparisonTable comparison={comparison} onRemove={remove} />}
          </QueryBoundary>
        </Card>
      )}
      {names.length > 0 && names.length < COMPARED_MAX && (
        <ButtonLink href="/vehicles" onPress={() => replaceComparison(names)}>
          Add another vehicle
        </ButtonLink>
      )}
    </section>
  );
}
