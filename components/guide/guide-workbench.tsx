'use client';

import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readGuide } from '@/lib/api/addresses/guide/guide';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { GuideKind } from '@/lib/domain/guide/guide-table';
import { readGuideAddress } from './guide-address';
import { GuideEditionForm } from './guide-edition-form';
import { guideQuery } from './guide-query';
import { GuideValues } from './guide-values';

/** The guide page of a derivative: one edition whole, beside another. */
export function GuideWorkbench({ kind, identifier }: { kind: GuideKind; identifier: number }) {
  const query = useSearchParams().toString();
  const view = useMemo(() => readGuideAddress(new URLSearchParams(query)), [query]);
  const input = guideQuery({ kind, identifier }, view);
  const answer = useAnswer(readGuide, input);
  const key = JSON.stringify(input);
  return (
    <QueryBoundary query={answer} what={`the ${GUIDE_PAGE.toLowerCase()}`} waiting={<Skeleton height="block" />}>
      {({ editions, editionsMissing, table, because, against, againstBecause }) => {
        const form = editionsMissing ? (
          <Notice title="No list of editions">
            {editionsMissing.reason} {editionsMissing.next}
          </Notice>
        ) : (
          <GuideEditionForm
            key={key}
            view={view}
            editions={editions}
            shown={{
              edition: table?.edition ?? editionOf(editions, view.edition),
              against: against?.edition ?? editionOf(editions, view.against),
            }}
          />
        );
        return (
          <div className="space-y-4">
            {againstBecause && (
              <Notice title="No comparison">
                {againstBecause.reason} {againstBecause.next}
              </Notice>
            )}
            {table === null ? (
              <>
                <Card title={GUIDE_PAGE} screenOnly>
                  {form}
                </Card>
                <EmptyState title={`No ${GUIDE_PAGE.toLowerCase()}`}>
                  {because?.reason} {because?.next}
                </EmptyState>
              </>
            ) : (
              <GuideValues
                key={key}
                view={view}
                table={table}
                against={against}
                filePath={exportPath({ kind, identifier }, table.edition, against?.edition ?? null)}
                form={form}
              />
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}

const editionOf = (editions: readonly string[], day: string | null): string | null =>
  day === null ? null : (editions.find((edition) => edition <= day) ?? null);

const exportPath = (
  { kind, identifier }: { kind: GuideKind; identifier: number },
  edition: string,
  against: string | null,
): string =>
  `/api/guide/${kind}/${identifier}/export?edition=${edition}${against === null ? '' : `&against=${against}`}`;
