'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useStore } from 'zustand';
import { pushAddress } from '@/components/ui/behaviour/router-address';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showUndo } from '@/components/ui/feedback/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import type { VehicleComparison } from '@/lib/domain/vehicles/comparison/comparison';
import { formatPlural } from '@/lib/format';
import { useAnswer } from '@/lib/api/client/use-answer';
import { COMPARED_MAX, hasBuilds, trayEntry, type TrayEntry } from '@/lib/domain/vehicles/comparison/vehicle-names';
import {
  comparisonPath,
  continueWith,
  removeFromTray,
  taxComparisonName,
  taxComparisonPath,
  trayStore,
} from '@/components/layout/tray/tray-store';
import { trayNames, useSavedBuilds } from '@/components/layout/tray/use-tray-vehicles';
import { ComparisonTable } from './comparison-table';
import { comparedEntries } from './comparison-address';
import { SectionSkeleton } from '@/components/vehicles/detail/vehicle-section';

/**
 * The vehicles and builds the address names, or those of the tray where it names none that can be compared, side by side,
 * with a sentence for each that cannot.
 */
export function ComparisonView() {
  const requested = useSearchParams().getAll('vehicle');
  const picked = useStore(trayStore, ({ entries }) => entries);
  const { entries: named, problems } = comparedEntries(requested);
  const entries = named.length === 0 ? picked : named;
  const answer = useAnswer(compareVehicles, entries.length === 0 ? null : { vehicle: [...entries] });
  const saved = useSavedBuilds(entries);

  function remove(entry: TrayEntry, words: string) {
    const remaining = entries.filter((shown) => shown !== entry);
    const undo = removeFromTray(entry);
    pushAddress(comparisonPath(remaining));
    showUndo(`${words} is removed from the comparison.`, () => {
      undo();
      pushAddress(comparisonPath(entries));
    });
  }

  function addAnother() {
    const { removed, undo } = continueWith(entries);
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
      {entries.length === 0 ? (
        <EmptyState title="Nothing to compare yet" actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}>
          Add vehicles or saved builds to the comparison. Up to {COMPARED_MAX} can be compared.
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
            {(comparison) => (
              <ComparisonTable comparison={comparison} details={detailsOf(comparison, saved)} onRemove={remove} />
            )}
          </QueryBoundary>
        </Card>
      )}
      <BuildsNote entries={entries} />
      {entries.length > 0 && entries.length < COMPARED_MAX && (
        <ButtonLink href="/vehicles" onPress={addAnother}>
          Add another vehicle
        </ButtonLink>
      )}
    </section>
  );
}

/** What each column's build is called; nothing without options. */
const detailsOf = ({ vehicles }: VehicleComparison, saved: readonly SavedBuild[]): string[] =>
  trayNames(
    vehicles.map(({ build, ...vehicle }) => trayEntry({ ...vehicle, build: build?.code ?? null })),
    vehicles,
    saved,
  ).map(({ detail, build }) => (build === null ? '' : detail));

/** Prices are with options, technical data is not: CO2 and tax of builds are on another page. */
function BuildsNote({ entries }: { entries: readonly TrayEntry[] }) {
  if (!hasBuilds(entries)) return null;
  const taxPath = taxComparisonPath(entries);
  return (
    <p className="text-soft">
      Prices are with the options of each build. Technical data is of the vehicle without options.{' '}
      {taxPath && (
        <Link href={taxPath} className="link">
          {taxComparisonName('Compare builds by tax and cost', entries)}
        </Link>
      )}
    </p>
  );
}
