'use client';

import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { readStockSourceNow, removeStockSource } from '@/lib/api/addresses/stock-cars/stock-sources';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockSource } from '@/lib/domain/stock-cars/sources/stock-source';
import { formatDateTime } from '@/lib/format';
import { SourceReadings } from './source-readings';

/** The active incoming feeds, each with the results of its readings. */
export function SourceList({ sources, onChange }: { sources: readonly StockSource[]; onChange: () => void }) {
  const reading = useAction(readStockSourceNow);
  const removing = useAction(removeStockSource);
  const error = reading.error ?? removing.error;

  async function readNow({ id, name }: StockSource) {
    if (!(await reading.act({ id }).catch(() => null))) return; // reported in `error`
    showToast(`“${name}” is being read.`);
    onChange();
  }

  async function remove({ id, name }: StockSource) {
    if (!(await removing.act({ id }).catch(() => null))) return; // reported in `error`
    showToast(`“${name}” is no longer read. Its cars stay in stock.`);
    onChange();
  }

  return (
    <Card title="Incoming feeds">
      {error && <FaultNotice error={error} money={false} />}
      {sources.length === 0 ? (
        <p className="text-sm text-soft">
          None yet. A file from another system can be read into your stock each night.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {sources.map((source) => (
            <li key={source.id} className="space-y-1 py-3">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <span className="min-w-0">
                  <span className="font-semibold wrap-anywhere">{source.name}</span>
                  <span className="block text-sm wrap-anywhere text-soft">
                    {source.place}, created by {source.createdBy} on {formatDateTime(source.createdAt)}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button pending={reading.isPending} disabled={source.isDue} onClick={() => void readNow(source)}>
                    Read now<span className="sr-only">: {source.name}</span>
                  </Button>
                  <ConfirmButton
                    label={
                      <>
                        Remove<span className="sr-only"> the feed {source.name}</span>
                      </>
                    }
                    pending={removing.isPending}
                    title={`Remove the feed “${source.name}”?`}
                    action="Remove"
                    onConfirm={() => void remove(source)}
                  >
                    It is no longer read. Its cars stay in stock. Its address, column headings and results cannot be
                    restored.
                  </ConfirmButton>
                </span>
              </div>
              <SourceReadings source={source} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
