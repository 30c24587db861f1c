'use client';

import { useQueryClient } from '@tanstack/react-query';
import { navigateInPlace, useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { announce, showToast } from '@/components/ui/feedback/toast-store';
import { answerKey, type InputOf, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import type * as valuations from '@/lib/api/addresses/valuations';
import { listValuations, previewValuation, readValuation } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import type { Fault } from '@/lib/fault';
import { recordPath } from '@/components/valuations/record/record-address';
import { summariseRecord } from '@/components/valuations/record/record-summary';

const AFTER_PAINT_MS = 100;

type CreateRecordAddress =
  | typeof valuations.createValuation
  | typeof valuations.createValuationByIdentifier
  | typeof valuations.createValuationByVin
  | typeof valuations.revalue;

export interface RecordCreation<A extends CreateRecordAddress> {
  pending: boolean;
  fault: Fault | null;
  /** The last submission. */
  submittedInput: InputOf<A> | undefined;
  /** Submits; the record is shown as soon as it is there. */
  act: (input: InputOf<A>) => Promise<void>;
  /** The same submission under the same key: it cannot be charged twice. */
  retry: () => Promise<void>;
}

/**
 * A submission that ends in a new record. The answer goes to the cache and the address changes without a request for
 * the page: the record is painted from the answer. A dealer who has left the page meanwhile stays where they are and
 * gets a notification.
 */
export function useRecordCreation<A extends CreateRecordAddress>(address: A): RecordCreation<A> {
  const { isPending, error, variables, act, repeat: retry } = useAction(address);
  const client = useQueryClient();
  const trackPresence = useStillOnPage();

  async function show(pendingAnswer: Promise<EndpointAnswer<A>> | null): Promise<void> {
    const isStillHere = trackPresence();
    const created = await pendingAnswer?.catch((thrown: Fault) => {
      if (!isStillHere()) showToast(`${thrown.message} ${thrown.fix}`);
      return null; // stands in `error`
    });
    const wasStillHere = isStillHere();
    if (created) {
      const path = recordPath(created.record.id);
      client.setQueryData(answerKey(readValuation, { id: created.record.id }), created);
      if (wasStillHere) navigateInPlace(created.record.id, path);
      else showToast(summariseRecord(created.record), { label: 'Open the valuation', href: path });
    }
    // Once the values are painted. A fault may have been charged too, so the month's usage is read again either way.
    setTimeout(() => {
      if (created && wasStillHere) announce(summariseRecord(created.record));
      const staleAddresses = [readMonthUsage, previewValuation, listValuations];
      for (const { method, path } of staleAddresses) void client.invalidateQueries({ queryKey: [method, path] });
    }, AFTER_PAINT_MS);
  }

  return {
    pending: isPending,
    fault: error,
    submittedInput: variables?.input,
    act: (input) => show(act(input)),
    retry: () => show(retry()),
  };
}
