import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readListDifferences } from '@/lib/api/addresses/stock-cars/stock-cars';
import { chooseStockColumns, readStockList } from '@/lib/api/addresses/stock';
import { showChanged } from '@/lib/api/client/show-changed';
import { useAction } from '@/lib/api/client/use-answer';
import { chosenColumns } from '@/lib/domain/stock/columns/chosen-columns';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { StockPreview } from '@/lib/domain/stock/stock-list';

type Columns = StockPreview['columns'];

/** Changes the columns of a list, one request after the other; each is decided by the server. */
export function useColumnChoice({ list, columns, labels }: StockPreview) {
  const client = useQueryClient();
  const { act, error, isPending } = useAction(chooseStockColumns);

  // A second choice may be made before the first is answered: it is merged with it and sent afterwards.
  const chosen = useRef(columns);
  const accepted = useRef(columns);
  const previousRequest = useRef<Promise<unknown>>(Promise.resolve());

  async function choose(change: Partial<Columns>, priceAsMileage: PriceAsMileage = 'refuse') {
    const requested = chosenColumns(chosen.current, change, labels);
    chosen.current = requested;
    const request = previousRequest.current.then(
      () => act({ id: list.id, ...requested, priceAsMileage }).catch(() => null), // reported in `error`
    );
    previousRequest.current = request;
    const updatedPreview = await request;
    if (updatedPreview) {
      accepted.current = updatedPreview.columns;
      await showChanged(client, readStockList, { id: list.id }, () => updatedPreview);
    }
    const isLatest = chosen.current === requested;
    if (!updatedPreview && isLatest) chosen.current = accepted.current;
    if (!updatedPreview || !isLatest) return;
    await client.invalidateQueries({ queryKey: [readListDifferences.method, readListDifferences.path] });
  }
  return { choose, error, isPending };
}
