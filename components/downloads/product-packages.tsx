'use client';

import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { readDownloadPackages } from '@/lib/api/addresses/downloads';
import { useAnswer } from '@/lib/api/client/use-answer';
import { PackageTable } from './package-table';

/** Every edition of one product, present and former. */
export function ProductPackages({ product, name }: { product: number; name: string }) {
  const answer = useAnswer(readDownloadPackages, { product });
  return (
    <Card title={`Editions of ${name}`} flush>
      <QueryBoundary
        query={answer}
        what="the editions"
        money={false}
        isEmpty={({ present, former }) => present.length + former.length === 0}
        empty={
          <div className="p-4">
            <EmptyState title="No edition">
              The provider has no editions of this product for the subscription.
            </EmptyState>
          </div>
        }
      >
        {({ present, former }) => (
          <div className="space-y-4">
            {present.length > 0 && <PackageTable packages={present} caption="Current editions" />}
            {former.length > 0 && <PackageTable packages={former} caption="Earlier editions" />}
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}
