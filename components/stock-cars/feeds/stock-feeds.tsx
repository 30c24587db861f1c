'use client';

import { useQueryClient } from '@tanstack/react-query';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listStockFeeds } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { useAnswer } from '@/lib/api/client/use-answer';
import { FeedForm } from './feed-form';
import { FeedList } from './feed-list';

/** The feeds of the organisation, and a form to add one. */
export function StockFeeds() {
  const feeds = useAnswer(listStockFeeds, {});
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: [listStockFeeds.method, listStockFeeds.path] });
  return (
    <QueryBoundary query={feeds} what="the feeds" money={false}>
      {({ items, columns }) => (
        <div className="space-y-4" data-focus="button, input">
          <FeedList feeds={items} onChange={readAgain} />
          <FeedForm columns={columns} onChange={readAgain} />
        </div>
      )}
    </QueryBoundary>
  );
}
