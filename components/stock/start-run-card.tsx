'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { readStockList, startStockRun } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { nothingToValueWords } from '@/lib/domain/stock/stock-counts';
import { resumeWhenWords, tooFewAtWords } from '@/lib/domain/stock/run-limit';
import { creditWords } from '@/lib/domain/usage/price-words';
import { ALREADY_CHECKED_WORDS } from '@/lib/domain/usage/recent-results';
import { formatPlural } from '@/lib/format';
import { RUN_CARD_ID } from './run-card';
import { useStockView } from './use-stock-view';

/** What valuing the list would cost, before it starts. */
export function StartRunCard({
  listId,
  counts,
  cost,
  freshCost,
  isRepeatRun,
}: {
  listId: string;
  cost: NonNullable<StockPreview['cost']>;
  counts: StockPreview['list']['counts'];
  /** As a new check. */
  freshCost: NonNullable<StockPreview['freshCost']>;
  /** It has been valued before. */
  isRepeatRun: boolean;
}) {
  const client = useQueryClient();
  const [view, setView] = useStockView();
  const [fresh, setFresh] = useState(false);
  const { act, error, isPending } = useAction(startStockRun);
  const cars = freshCost.lookUps;
  const { lookUps, valuations, stopsAtRow, stoppedBy, words } = fresh ? freshCost : cost;
  const credits = lookUps + valuations;

  async function start() {
    const started = await act({ id: listId, fresh, mostCredits: credits }).catch(() => null); // reported in `error`
    if (started) setView({ ...view, run: '' });
    await client.invalidateQueries({ queryKey: [readStockList.method, readStockList.path] });
    // The button is replaced by the progress.
    if (started) afterPaint(() => focusHeading(`#${RUN_CARD_ID} h2`));
  }

  return (
    <Card title={isRepeatRun ? 'Revalue list' : 'Value list'} screenOnly>
      <div className="space-y-3">
        {stopsAtRow !== null && stoppedBy !== null && (
          <Notice tone="warning" title={tooFewAtWords(stoppedBy, stopsAtRow)}>
            Cars valued by then are saved. {resumeWhenWords(stoppedBy)} Nothing is charged twice.
          </Notice>
        )}
        {cars === 0 ? (
          <p className="text-soft">{nothingToValueWords(counts)}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="primary" pending={isPending} cost={creditWords(credits)} onClick={() => void start()}>
              {isPending ? 'Starting' : `Value ${formatPlural(cars, 'car')}`}
            </Button>
            {cost.cached > 0 && (
              <Checkbox
                label="Refresh (new check)"
                hint="Uses no recent results"
                checked={fresh}
                onChange={({ target }) => setFresh(target.checked)}
              />
            )}
            <div className="text-sm text-soft">
              <p className="first-letter:uppercase">{words}</p>
              {!fresh && cost.cached > 0 && <p>{ALREADY_CHECKED_WORDS}</p>}
            </div>
          </div>
        )}
        {error && <FaultNotice error={error} />}
      </div>
    </Card>
  );
}
