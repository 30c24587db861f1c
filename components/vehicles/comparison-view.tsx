'use client';

import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/layout/button-link';
import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import { useKeptFocus } from '@/components/ui/use-kept-focus';
import { useAnswer } from '@/lib/api/use-answer';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { comparisonPath, comparisonStore } from './comparison-store';
import { ComparisonTable } from './comparison-table';
import { namesIn } from './comparison-address';
import { SectionWaiting } from './vehicle-section';

/** The vehicles the address names, side by side; what it names in vain is said. */
export function ComparisonView() {
  const { names, problems } = namesIn(useSearchParams().getAll('vehicle'));
  const picked = useSyncExternalStore(comparisonStore.subscribe, comparisonStore.read, comparisonStore.readOnServer);
  const answer = useAnswer(compareVehicles, names.length === 0 ? null : { vehicle: names });

  useKeptFocus();

  function remove(name: string) {
    const left = names.filter((each) => each !== name);
    for (const each of picked) if (each === name) comparisonStore.remove(each);
    window.history.pushState(null, '', comparisonPath(left));
  }

  return (
    <section aria-label="The comparison" tabIndex={-1} data-focus="" className="space-y-4">
      {problems.length > 0 && (
        <Notice tone="warning" title="Not everything can be compared">
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
                  Compare the {picked.length} picked
                </ButtonLink>
              )}
              <ButtonLink href="/vehicles">Find a vehicle</ButtonLink>
            </>
          }
        >
          Open a vehicle and add it to the comparison; up to {COMPARED_MAX} stand side by side.
        </EmptyState>
      ) : (
        <Card flush>
          <Answer
            of={answer}
            what="the comparison"
            money={false}
            waiting={
              <div className="px-5">
                <SectionWaiting />
              </div>
            }
            retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
          >
            {(comparison) => <ComparisonTable comparison={comparison} onRemove={remove} />}
          </Answer>
        </Card>
      )}
      {names.length > 0 && names.length < COMPARED_MAX && (
        <ButtonLink href="/vehicles" onPress={() => comparisonStore.replace(names)}>
          Find another to add
        </ButtonLink>
      )}
    </section>
  );
}
