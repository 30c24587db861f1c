'use client';

import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { revokeStockFeed } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockFeed } from '@/lib/domain/stock-cars/stock-feed';
import { formatDateTime, formatPlural } from '@/lib/format';

/** The active feeds: who created each, and when it was last read. */
export function FeedList({ feeds, onChange }: { feeds: readonly StockFeed[]; onChange: () => void }) {
  const { isPending, error, act } = useAction(revokeStockFeed);

  async function revoke({ id, name }: StockFeed) {
    if (!(await act({ id }).catch(() => null))) return; // reported in `error`
    showToast(`The feed “${name}” is revoked.`);
    onChange();
  }

  return (
    <Card title="Open feeds">
      {error && <FaultNotice error={error} money={false} />}
      {feeds.length === 0 ? (
        <p className="text-sm text-soft">None yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {feeds.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{feed.name}</span>
                <span className="block text-sm text-soft">
                  {feed.format.toUpperCase()}, {formatPlural(feed.columns.length, 'column')}, created by{' '}
                  {feed.createdBy} on {formatDateTime(feed.createdAt)}
                </span>
                <span className="block text-sm text-soft">
                  {feed.lastReadAt === null
                    ? 'Not read yet'
                    : `Read ${formatPlural(feed.reads, 'time')}, last on ${formatDateTime(feed.lastReadAt)}`}
                </span>
              </span>
              <ConfirmButton
                label={
                  <>
                    Revoke<span className="sr-only"> the feed {feed.name}</span>
                  </>
                }
                pending={isPending}
                title={`Revoke the feed “${feed.name}”?`}
                action="Revoke"
                onConfirm={() => void revoke(feed)}
              >
                Its address and key stop working and cannot be restored. A new feed has another address.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
