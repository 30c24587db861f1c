'use client';

import { useQueryClient } from '@tanstack/react-query';
import { arrive } from '@/components/layout/arrival';
import { announce } from '@/components/ui/toast-store';
import { answerKey, type Address } from '@/lib/api/address';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { listValuations, previewValuation, readValuation } from '@/lib/api/addresses/valuations';
import type { Answer, Ask } from '@/lib/api/endpoint';
import { useAction } from '@/lib/api/use-answer';
import type * as valuations from '@/lib/api/valuations';
import type { Fault } from '@/lib/fault';
import { recordPath } from './record-address';
import { recordSentence } from './record-sentence';

const AFTER_PAINT_MS = 100;

type Creating =
  | typeof valuations.createValuation
  | typeof valuations.createValuationByIdentifier
  | typeof valuations.createValuationByVin
  | typeof valuations.revalue;

export interface NewRecord<E extends Creating> {
  pending: boolean;
  fault: Fault | null;
  /** One wish; its record is shown as soon as it is there. */
  act: (input: Ask<E>) => Promise<void>;
  /** The same wish under the same key: it cannot be charged twice. */
  again: () => Promise<void>;
}

/**
 * A press that ends in a new record. The answer goes to the cache and the address changes without asking the server
 * for a page: the record is painted from what the press brought.
 */
export function useNewRecord<E extends Creating>(address: Address<E>): NewRecord<E> {
  const { isPending, error, act, again } = useAction<E>(address);
  const client = useQueryClient();

  async function show(asked: Promise<Answer<E>> | null): Promise<void> {
    const kept = await asked?.catch(() => null); // stands in `error`
    if (kept) {
      client.setQueryData(answerKey(readValuation, { id: kept.record.id }), kept);
      arrive(kept.record.id, recordPath(kept.record.id));
    }
    // Once the values are painted. A fault may have been charged too, so what tells of money is asked again either way.
    setTimeout(() => {
      if (kept) announce(recordSentence(kept.record));
      const stale = [readMonthUsage, previewValuation, listValuations];
      for (const { method, path } of stale) void client.invalidateQueries({ queryKey: [method, path] });
    }, AFTER_PAINT_MS);
  }

  return {
    pending: isPending,
    fault: error,
    act: (input) => show(act(input)),
    again: () => show(again()),
  };
}
