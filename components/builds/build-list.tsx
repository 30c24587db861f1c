'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { VehicleTray } from '@/components/layout/tray/vehicle-tray';
import { TrayButton } from '@/components/layout/tray/tray-button';
import { addressWith } from '@/components/layout/navigation/address-texts';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Pager } from '@/components/layout/navigation/pager';
import { pagesAfter } from '@/components/layout/navigation/page-links';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { listBuilds } from '@/lib/api/addresses/builds';
import { useAnswer } from '@/lib/api/client/use-answer';
import { distinctTexts, savedBuildTexts } from '@/lib/domain/builds/build-names';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import { missingWords } from '@/lib/domain/builds/missing-options';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { formatDate, formatDateTime } from '@/lib/format';
import { savedBuildPath } from '@/lib/domain/page-paths';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { RenameBuild } from './rename-build';
import { useBuildRemoval } from './use-build-removal';

/** Saved builds, newest first. Opening one costs nothing and shows it with the prices of its day. */
export function BuildList({ page }: { page: { limit: number; after?: string } }) {
  const answer = useAnswer(listBuilds, page);
  const client = useQueryClient();
  const mayChange = useHasPermission('builds.save');
  const [renamed, rename] = useState<SavedBuild | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: [listBuilds.method, listBuilds.path] });
  const { remove, error } = useBuildRemoval(refresh);
  const changes = mayChange ? { rename, remove: (build: SavedBuild) => void remove(build) } : null;
  return (
    <section aria-label="Saved builds" tabIndex={-1} data-focus="">
      {error && <FaultNotice error={error} money={false} />}
      <QueryBoundary
        query={answer}
        what="the saved builds"
        money={false}
        isEmpty={({ items }) => items.length === 0}
        empty={page.after ? <NoOlderBuilds /> : <NoBuilds maySave={mayChange} />}
      >
        {({ items, next }) => (
          <div className="space-y-4">
            <Card flush>
              <DataTable
                caption="Saved builds"
                captionHidden
                columns={[...COLUMNS, actionsColumn(items, changes)]}
                rows={items}
                rowKey={({ id }) => id}
                onPhone="cards"
              />
            </Card>
            <VehicleTray />
            <Pager {...pagesAfter(page.after ?? '', next, (after) => addressWith('/builds', { after }))} />
          </div>
        )}
      </QueryBoundary>
      <RenameBuild build={renamed} close={() => rename(null)} done={refresh} />
    </section>
  );
}

const NoOlderBuilds = () => (
  <EmptyState title="No older builds" actions={<ButtonLink href="/builds">First</ButtonLink>}>
    All saved builds are on earlier pages.
  </EmptyState>
);

const NoBuilds = ({ maySave }: { maySave: boolean }) => (
  <EmptyState
    title="No saved builds yet"
    actions={
      <ButtonLink href="/vehicles" variant="primary">
        Find a vehicle
      </ButtonLink>
    }
  >
    {maySave ? 'Configure a vehicle and save it under a name.' : 'A valuer saves a configured vehicle under a name.'}{' '}
    Everyone in your organisation can open it here.
  </EmptyState>
);

interface BuildActions {
  readonly rename: (build: SavedBuild) => void;
  readonly remove: (build: SavedBuild) => void;
}

/**
 * The names of the actions are different where two builds have the same name.
 * @param changes null for who may only compare builds
 */
function actionsColumn(builds: readonly SavedBuild[], changes: BuildActions | null): Column<SavedBuild> {
  const names = distinctTexts(builds.map(savedBuildTexts));
  return {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    span: 3,
    unlabelled: true,
    cell: (build) => {
      const name = names[builds.indexOf(build)] ?? build.name;
      const { kind, identifier, code } = build;
      return (
        <span className="flex flex-wrap justify-end gap-1 max-sm:justify-start">
          <TrayButton vehicle={{ kind, identifier, build: code }} name={name} />
          {changes && (
            <>
              <Button variant="quiet" onClick={() => changes.rename(build)}>
                Rename<span className="sr-only"> {name}</span>
              </Button>
              <Button variant="quiet" onClick={() => changes.remove(build)}>
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </>
          )}
        </span>
      );
    },
  };
}

const COLUMNS: readonly Column<SavedBuild>[] = [
  {
    key: 'name',
    header: 'Build',
    rowHeader: true,
    span: 3 as const,
    cell: (build) => (
      <>
        <Link href={savedBuildPath(build)} prefetch={false} className="link">
          {build.name}
        </Link>
        <span className="block font-normal text-soft">
          <UnbrokenWords>{displayName(build.title)}</UnbrokenWords> {build.derivative}
        </span>
        {build.missing && <span className="block text-warning">{missingWords(build.missing)}</span>}
      </>
    ),
  },
  {
    key: 'options',
    header: 'Options',
    numeric: true,
    cell: ({ optionsPence, onApplication }) => sumWords(optionsPence, onApplication > 0),
  },
  {
    key: 'total',
    header: 'Total with VAT',
    numeric: true,
    cell: ({ totalPence, onApplication }) =>
      totalPence === null ? <EmptyCell /> : sumWords(totalPence, onApplication > 0),
  },
  { key: 'date', header: 'Price list', cell: ({ date }) => formatDate(date) },
  {
    key: 'saved',
    header: 'Saved',
    span: 3 as const,
    unlabelled: true,
    cell: ({ savedAt, savedBy }) => (
      <>
        <span className="max-sm:text-soft">{formatDateTime(savedAt)}</span>{' '}
        <span className="text-soft sm:block">{savedBy.name}</span>
      </>
    ),
  },
];
