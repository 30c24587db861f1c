'use client';

import { useRouter } from 'next/navigation';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { removeSalesImport, type listSalesImports } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { INCOMPLETE_WORDS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';

export type SalesImports = EndpointAnswer<typeof listSalesImports>['items'];

/** The files of past sales, with the sales that have no value yet and why; each file can be removed. */
export function SalesImportsCard({ imports }: { imports: SalesImports }) {
  const router = useRouter();
  const mayRemove = useHasPermission('valuations.create');
  const { act, isPending, error } = useAction(removeSalesImport);
  if (imports.length === 0) return null;
  const remove = async (id: string) => {
    await act({ id }).catch(() => null); // reported in `error`
    router.refresh();
  };
  return (
    <Card title="Files of past sales" screenOnly>
      <div className="space-y-3">
        {error && <FaultNotice error={error} money={false} />}
        <ul className="divide-y divide-line text-sm">
          {imports.map(({ id, importedAt, importedBy, sales, valued, incomplete }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p>{`${formatPlural(sales, 'sale')}, added ${formatDateTime(importedAt)} by ${importedBy}: ${formatCount(valued)} with a ${SOURCES.guide.beforeNoun} value.`}</p>
                {incomplete > 0 && (
                  <p className="text-soft">
                    {`${formatPlural(incomplete, 'sale')} without a value: ${INCOMPLETE_WORDS}. Add the guide ID, date and mileage to the file, or look the reg up; nothing is looked up by itself.`}
                  </p>
                )}
              </div>
              {mayRemove && (
                <ConfirmButton
                  label="Remove these sales"
                  pending={isPending}
                  title={`Remove ${formatPlural(sales, 'sale')}?`}
                  action="Remove"
                  onConfirm={() => void remove(id)}
                >
                  {`Added ${formatDateTime(importedAt)} by ${importedBy}. They cannot be restored, except by adding the file again.`}
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
