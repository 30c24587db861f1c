'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showLimitNotice } from '@/components/layout/billing/limit-notice';
import { refreshCosts } from '@/components/layout/billing/refresh-costs';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { announce, showToast } from '@/components/ui/feedback/toast-store';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import {
  listPendingValuations,
  listValuations,
  readValuation,
  type createValuation,
} from '@/lib/api/addresses/valuations';
import type { Action } from '@/lib/api/client/use-answer';
import type { Fault } from '@/lib/fault';
import { recordPath } from '@/lib/domain/page-paths';
import { isAnsweredBy, mayBeListed, type SentInput } from './request-fault';
import { showRecord } from '@/components/valuations/record/shown-record';

const AFTER_PAINT_MS = 100;
/** The heading takes focus and the title is read out, which would cut off an earlier announcement. */
const AFTER_TITLE_MS = 1_000;

export interface RecordCreation<Input> {
  pending: boolean;
  /** The person stopped waiting for the last submission, which continues; its record will be announced. */
  isStopped: boolean;
  stopWaiting: () => void;
  fault: Fault | null;
  /** The last submission. */
  submittedInput: Input | undefined;
  /** Submits, or waits again for the same submission under way; the record is shown as soon as it is there. */
  act: (input: Input) => Promise<void>;
  /**
   * The same submission under the same key: it cannot be charged twice.
   * @param freeOnly only if the server has the answer, so that nothing can be charged
   */
  retry: (freeOnly: boolean) => Promise<void>;
}

/** The same from every address that creates a record. */
type Created = EndpointAnswer<typeof createValuation>;

/** Loaded on demand, to stay out of the first script. */
const recordWords = () => import('@/components/valuations/alerts/record-summary').catch(() => null);

/** A record in a few words, for a notification on another page. */
const summaryOf = async ({ record }: Created): Promise<string> =>
  (await recordWords())?.summariseRecord(record) ?? 'The valuation is saved.';

/** Announces what the record shows below its heading, if the dealer is still there. */
async function announceOnPage(path: string, { record }: Created): Promise<void> {
  const words = await recordWords();
  if (words && window.location.pathname === path) announce(words.recordAnnouncement(record));
}

/** One message replaces another, so a dealer who has left the page gets both in one. */
const limitedSummary = async (created: Created): Promise<string> =>
  [await summaryOf(created), created.limitNotice].filter(Boolean).join(' ');

/**
 * A submission that ends in a new record. The answer goes to the cache and the address changes without a request for
 * the page: the record is painted from the answer. A dealer who has left the page meanwhile stays where they are and
 * gets a notification.
 * @param action of an address that creates a record: `useAction(createValuation)`
 * @param beforeRecord called right before the address changes: closes the form's container
 */
export function useRecordCreation<Input extends SentInput>(
  { isPending, error, variables, act, repeat: retry }: Action<Input, Created>,
  beforeRecord?: () => void,
): RecordCreation<Input> {
  const client = useQueryClient();
  const trackPresence = useStillOnPage();
  const [isStopped, setStopped] = useState(false);
  const waitingFor = useRef({ isStopped: false });
  // A form that was closed shows neither the record nor a fault: a notification does.
  useEffect(
    () => () => {
      waitingFor.current.isStopped = true;
    },
    [],
  );

  async function show(pendingAnswer: Promise<Created> | null): Promise<void> {
    const isOnPage = trackPresence();
    const submission = { isStopped: false };
    waitingFor.current = submission;
    setStopped(false);
    const isStillHere = () => isOnPage() && !submission.isStopped;
    let isListed = true;
    const created = await pendingAnswer?.catch((thrown: Fault) => {
      isListed = mayBeListed(thrown);
      if (!isStillHere()) showToast(`${thrown.message} ${thrown.fix}`);
      return null; // reported in `error`
    });
    const wasStillHere = isStillHere();
    if (created && wasStillHere) beforeRecord?.();
    if (created) {
      const path = recordPath(created.record.id);
      const { limitNotice, ...saved } = created;
      client.setQueryData(answerKey(readValuation, { id: saved.record.id }), saved);
      if (wasStillHere) showRecord(saved.record.id);
      else showToast(await limitedSummary(created), { label: 'Open the valuation', href: path });
      if (wasStillHere) showLimitNotice(limitNotice);
      if (wasStillHere && limitNotice === null) setTimeout(() => void announceOnPage(path, created), AFTER_TITLE_MS);
    }
    // Once the values are painted. A fault may have been charged too, so the month's usage is read again either way.
    setTimeout(() => {
      refreshCosts(client);
      for (const { method, path } of isListed ? [listValuations, listPendingValuations] : [listPendingValuations]) {
        void client.invalidateQueries({ queryKey: [method, path] });
      }
    }, AFTER_PAINT_MS);
  }

  function stopWaiting() {
    waitingFor.current.isStopped = true;
    setStopped(true);
    // The price on the button was read before the look-up was in progress.
    refreshCosts(client);
    void client.invalidateQueries({ queryKey: [listPendingValuations.method, listPendingValuations.path] });
  }

  /** For the submission under way, which has one record: the same again would have another. */
  function waitAgain() {
    waitingFor.current.isStopped = false;
    setStopped(false);
  }

  return {
    pending: isPending && !isStopped,
    isStopped: isPending && isStopped,
    stopWaiting,
    fault: error,
    submittedInput: variables?.input,
    act: async (input) => {
      const isUnderWay = isPending && isStopped && isAnsweredBy(variables?.input, input);
      await (isUnderWay ? waitAgain() : show(act(input)));
    },
    retry: (freeOnly) => show(retry(freeOnly)),
  };
}
