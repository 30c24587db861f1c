import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce, showUndo } from '@/components/ui/feedback/toast-store';
import { answerOffer, createOfferLink, decideOffer, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { OFFER_LINK } from '@/lib/api/client/shown-once';
import { useAction } from '@/lib/api/client/use-answer';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';

/** The steps of the offers of one appraisal. Each is for the offer with the id that is given: the one on the screen. */
export interface OfferSteps {
  readonly approve: (offer: string) => void;
  readonly decline: (offer: string, reason: string) => void;
  readonly answer: (offer: string, accept: boolean) => void;
  readonly undoDecline: (offer: string) => void;
  readonly createLink: (offer: string, done: string) => void;
  /** Takes a step, then shows the result. @param done announced to screen readers; shown where it can be undone */
  readonly run: (step: Promise<unknown>, done: string, undo?: () => void) => Promise<void>;
  /** The path of the link that was created here, while it is open; null otherwise. */
  readonly link: string | null;
  /** Why the last step was refused; null if it was not. */
  readonly fault: unknown;
  /** Shows why a step was refused that a form takes, which may be gone once the offer has changed. */
  readonly report: (fault: unknown) => void;
  readonly isWorking: boolean;
}

/** One step at a time; the page then shows the result, or what became of the offer meanwhile. */
export function useSteps(id: string): OfferSteps {
  const client = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { act: createLink } = useAction(createOfferLink);
  const { shown: link, show } = useShownOnce(OFFER_LINK, { id });
  const { act: answer } = useAction(answerOffer);
  const { act: decide } = useAction(decideOffer);
  async function run(step: Promise<unknown>, done: string, undo?: () => void) {
    setWorking(true);
    setFault(null);
    await step.then(() => (undo ? showUndo(done, undo) : announce(done)), setFault);
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
    setWorking(false);
  }
  const undoDecline = (offer: string) => void run(answer({ id, offer, accept: null }), 'The offer is open again.');
  return {
    approve: (offer) => void run(decide({ id, offer, approve: true }), 'The offer is approved.'),
    decline: (offer, reason) => void run(decide({ id, offer, approve: false, reason }), 'The request is declined.'),
    answer: (offer, accept) =>
      void run(
        answer({ id, offer, accept }),
        accept ? 'The offer is accepted.' : 'The offer is declined.',
        accept ? undefined : () => undoDecline(offer),
      ),
    undoDecline,
    createLink: (offer, done) => void run(createLink({ id, offer }).then(show), done),
    run,
    link: link?.path ?? null,
    fault,
    report: setFault,
    isWorking,
  };
}
