'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useStore } from 'zustand';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showUndo } from '@/components/ui/feedback/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import { formatPlural } from '@/lib/format';
import { useAnswer } from '@/lib/api/client/use-answer';
import {
  COMPARED_MAX,
  hasBuilds,
  vehiclesOf,
  type TrayEntry,
  type VehicleName,
} from '@/lib/domain/vehicles/comparison/vehicle-names';
import {
  comparisonPath,
  continuedEntries,
  continueWith,
  removeVehicleFromTray,
  taxComparisonName,
  taxComparisonPath,
  trayStore,
} from '@/components/layout/tray/tray-store';
import { ComparisonTable } from './comparison-table';
import { comparedNames } from './comparison-address';
import { SectionSkeleton } from '@/components/vehicles/detail/vehicle-section';

/**
 * The vehicles the address names, or those of the tray where it names none that can be compared, side by side, with a sentence
 * for each that cannot.
 */
export function ComparisonView() {
  const requested = useSearchParams().getAll('vehicle');
  const picked = useStore(trayStore, ({ entries }) => entries);
  const { names: named, problems } = comparedNames(requested);
  const names = named.length === 0 ? comparedNames(vehiclesOf(picked)).names : named;
  const answer = useAnswer(compareVehicles, names.length === 0 ? null : { vehicle: names });

  // What the tray holds of the vehicles on screen, and what it would hold if the comparison goes on.
  const continued = continuedEntries(picked, names);

  function remove(name: VehicleName, words: string) {
    const remaining = names.filter((shownName) => shownName !== name);
    const undo = removeVehicleFromTray(name);
    window.history.pushState(null, '', comparisonPath(remaining));
    showUndo(`${words} is removed from the comparison.`, () => {
      undo();
      window.history.pushState(null, '', comparisonPath(names));
    });
  }

  function addAnother() {
    const { removed, undo } = continueWith(names);
    if (removed > 0)
      showUndo(`${formatPlural(removed, 'other entry', 'other entries')} removed from the selection.`, undo);
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
        <EmptyState title="Nothing to compare yet" actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}>
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
      <BuildsNote entries={continued} />
      {names.length > 0 &&
        names.length < COMPARED_MAX &&
        (continued.length < COMPARED_MAX ? (
          <ButtonLink href="/vehicles" onPress={addAnother}>
            Add another vehicle
          </ButtonLink>
        ) : (
          <p className="text-soft">{COMPARED_MAX} are selected. Remove one to add another vehicle.</p>
        ))}
    </section>
  );
}

/** Technical data has no options: where builds are picked, it leads to what compares them. */
function BuildsNote({ entries }: { entries: readonly TrayEntry[] }) {
  if (!hasBuilds(entries)) return null;
  const taxPath = taxComparisonPath(entries);
  return (
    <p className="text-soft">
      Without options.{' '}
      {taxPath && (
        <Link href={taxPath} className="link">
          {taxComparisonName('Compare builds by tax and cost', entries)}
        </Link>
      )}
    </p>
  );
}
