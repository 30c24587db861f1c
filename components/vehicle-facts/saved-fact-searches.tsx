'use client';

import Link from 'next/link';
import { useQueryClient } from '@tanstack/react-query';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { showToast } from '@/components/ui/feedback/toast-store';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { listFactSearches, removeFactSearch } from '@/lib/api/addresses/guide/fact-searches';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { factSearchPath } from '@/lib/domain/page-paths';
import { newsWords, searchWords } from '@/lib/domain/vehicles/facts/fact-search-words';
import type { SavedFactSearch } from '@/lib/domain/vehicles/facts/saved-fact-search';
import { formatCount, formatPlural } from '@/lib/format';

/** The organisation's saved searches, each with what is new in it. Nothing is drawn if there are none. */
export function SavedFactSearches({ openId }: { openId: string | null }) {
  const answer = useAnswer(listFactSearches, {});
  const client = useQueryClient();
  const removing = useAction(removeFactSearch);
  const mayRemove = useHasPermission('searches.save');
  if (answer.data?.items.length === 0) return null;

  async function remove({ id, name }: SavedFactSearch) {
    const removed = await removing.act({ id }).catch(() => null); // reported in `error`
    if (!removed) return;
    await client.invalidateQueries({ queryKey: [listFactSearches.method, listFactSearches.path] });
    // The card is gone with the last search.
    if (answer.data?.items.length === 1) afterPaint(focusHeading);
    showToast(`“${name}” is deleted for everyone in your organisation.`);
  }

  return (
    <Card title="Saved searches" screenOnly>
      {removing.error && <FaultNotice error={removing.error} money={false} />}
      <QueryBoundary query={answer} what="the saved searches" money={false}>
        {({ items }) => (
          <ul data-focus="button" className="divide-y divide-line">
            {items.map((search) => (
              <li key={search.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
                <SearchLines search={search} isOpen={search.id === openId} />
                {mayRemove && (
                  <ConfirmButton
                    label={
                      <>
                        Delete<span className="sr-only"> {search.name}</span>
                      </>
                    }
                    pending={removing.isPending}
                    title={`Delete “${search.name}”?`}
                    action="Delete"
                    onConfirm={() => void remove(search)}
                  >
                    It is deleted for everyone in your organisation and cannot be restored.
                  </ConfirmButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}

function SearchLines({ search, isOpen }: { search: SavedFactSearch; isOpen: boolean }) {
  const { name, fields, count, newCount, savedBy } = search;
  return (
    <div className="min-w-0 text-sm">
      <Link
        href={factSearchPath(search)}
        prefetch={false}
        className="link font-semibold"
        {...(isOpen && { 'aria-current': 'page' as const })}
      >
        {name}
      </Link>{' '}
      {newCount > 0 && <Badge tone="accent">{formatCount(newCount)} new</Badge>}
      <span className="block text-soft">{searchWords(fields)}</span>
      <span className="block text-soft">
        {formatPlural(count, 'vehicle')}. {newsWords(search)} Saved by {savedBy.name}.
      </span>
    </div>
  );
}
