import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AppraisalBoard } from '@/components/appraisals/list/appraisal-board';
import { AppraisalFilter } from '@/components/appraisals/list/appraisal-filter';
import { AppraisalFinder } from '@/components/appraisals/list/appraisal-finder';
import { AppraisalList } from '@/components/appraisals/list/appraisal-list';
import {
  activeFilterCount,
  appraisalsPath,
  appraisalsQuery,
  readAppraisalsView,
} from '@/components/appraisals/list/appraisals-address';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Pager } from '@/components/layout/navigation/pager';
import { pagesAfter } from '@/components/layout/navigation/page-links';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { cursorOfAddress } from '@/lib/domain/page-cursor';
import { listAppraisals, readAppraisalBoard } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { runListAppraisals, runReadAppraisalBoard } from '@/lib/features/appraisals/appraisals';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Appraisals' };

const PAGE_SIZE = 25;

/** Appraisals as a list, newest first, or as a board with a column for each state. */
export default async function AppraisalsPage({ searchParams }: PageProps<'/appraisals'>) {
  const { personId } = await requireSession('appraisals.work');
  const params = await searchParams;
  const view = readAppraisalsView(params);
  const { query, column, problems } = appraisalsQuery(view);
  const isBoard = view.view === 'board';
  const after = cursorOfAddress(params['after']);
  const listQuery = { ...query, limit: PAGE_SIZE, ...column, ...(after && { after }) };
  const today = britishToday();
  const shown = isBoard
    ? { list: null, board: await answered(readAppraisalBoard, runReadAppraisalBoard, query, await headers()) }
    : { list: await answered(listAppraisals, runListAppraisals, listQuery, await headers()), board: null };
  const { owners } = shown.board ?? shown.list;
  const isFiltered = activeFilterCount(view) > 0;
  const isEmpty = shown.board ? shown.board.states.every(({ count }) => count === 0) : shown.list.items.length === 0;
  return (
    <>
      <PageHeader
        title="Appraisals"
        lead={`${isBoard ? '' : 'Newest first. '}Start one from a valuation, with “Appraise”.`}
        actions={
          <>
            <ButtonLink href={appraisalsPath({ ...view, view: isBoard ? '' : 'board' })}>
              {isBoard ? 'List' : 'Board'}
            </ButtonLink>
            <ButtonLink href="/">Value a vehicle</ButtonLink>
          </>
        }
      />
      {/* The board and the list each begin without what was found before. */}
      <AppraisalFinder key={view.view} today={today}>
        <AppraisalFilter view={view} problems={problems} owners={owners} person={personId} />
        {isEmpty && (
          <EmptyState title={isFiltered ? 'No appraisals match' : 'No appraisals yet'}>
            {isFiltered ? 'Change the filters, or remove them.' : 'Value a vehicle, then choose “Appraise”.'}
          </EmptyState>
        )}
        {!isEmpty && shown.board && <AppraisalBoard states={shown.board.states} view={view} today={today} />}
        {!isEmpty && shown.list && (
          <Card flush>
            <AppraisalList items={shown.list.items} caption="Appraisals" today={today} />
          </Card>
        )}
        {shown.list && <Pager {...pagesAfter(after, shown.list.next, (start) => appraisalsPath(view, start))} />}
      </AppraisalFinder>
    </>
  );
}
