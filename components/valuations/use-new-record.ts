'use client';

import { useQueryClient } from '@tanstack/react-query';
import { arrive, useStillHere } from '@/components/layout/arrival';
import { announce, say } from '@/components/ui/toast-store';
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
  /** What was last pressed for. */
  pressed: Ask<E> | undefined;
  /** One wish; its record is shown as soon as it is there. */
  act: (input: Ask<E>) => Promise<void>;
  /** The same wish under the same key: it cannot be charged twice. */
  again: () => Promise<void>;
}

/**
 * A press that ends in a new record. The answer goes to the cache and the address changes without asking the server
 * for a page: the record is painted from what the press brought. Where the dealer has left the page meanwhile, they stay
 * where they are and are told.
 */
export function useNewRecord<E extends Creating>(address: Address<E>): NewRecord<E> {
  const { isPending, error, variables, act, again } = useAction<E>(address);
  const client = useQueryClient();
  const pressHere = useStillHere();

  async function show(asked: Promise<Answer<E>> | null): Promise<void> {
    const isHere = pressHere();
    const kept = await asked?.catch((why: Fault) => {
      if (!isHere()) say(`${why.message} ${why.fix}`);
      return null; // stands in `error`
    });
    const here = isHere();
    if (kept) {
      const path = recordPath(kept.record.id);
      client.setQueryData(answerKey(readValuation, { id: kept.record.id }), kept);
      if (here) arrive(kept.record.id, path);
      else say(recordSentence(kept.record), { label: 'Open the record', href: path });
    }
    // Once the values are painted. A fault may have been charged too, so what tells of money is asked again either way.
    setTimeout(() => {
      if (kept && here) announce(recordSentence(kept.record));
      const stale = [readMonthUsage, previewValuation, listValuations];
      for (const { method, path } of stale) void client.invalidateQueries({ queryKey: [method, path] });
    }, AFTER_PAINT_MS);
  }

  return {
    pending: isPending,
    fault: error,
    pressed: variables?.input,
    act: (input) => show(act(input)),
    again: () => show(again()),
  };
}
