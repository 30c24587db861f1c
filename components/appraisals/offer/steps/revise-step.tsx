import type { Offer } from '@/components/appraisals/offer/offer-view';
import { Button } from '@/components/ui/actions/button';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { reviseAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { revisionWords } from '@/lib/domain/appraisals/offer-words';
import type { Day } from '@/lib/domain/time/calendar';
import type { OfferSteps } from './use-steps';

export interface ReviseStepProps {
  /** Of the appraisal. */
  id: string;
  offer: Pick<Offer, 'id' | 'state' | 'validUntil'>;
  /** A customer link was created for the offer. */
  hasLink: boolean;
  isPrimary: boolean;
  today: Day;
  steps: OfferSteps;
}

/** Takes an offer back into a draft. */
export function ReviseStep({ id, offer, hasLink, isPrimary, today, steps: { run, isWorking } }: ReviseStepProps) {
  const revision = useAction(reviseAppraisal);
  const shown = { offer: offer.id, offerState: offer.state };
  return (
    <ConfirmButton
      variant={isPrimary ? 'primary' : 'secondary'}
      label="Revise the offer"
      pending={isWorking}
      title="Revise the offer?"
      action="Revise"
      onConfirm={() => void run(revision.act({ id, ...shown }), 'The offer is a draft again.')}
    >
      {revisionWords(offer, hasLink, today)}
    </ConfirmButton>
  );
}

export interface WithdrawStepProps extends Pick<ReviseStepProps, 'id' | 'steps'> {
  /** Id of the offer that waits for approval. */
  offer: string;
}

/** Takes back a request for approval, which can be repeated. */
export function WithdrawStep({ id, offer, steps: { run, isWorking } }: WithdrawStepProps) {
  const withdrawal = useAction(reviseAppraisal);
  const shown = { offer, offerState: 'requested' as const };
  return (
    <Button pending={isWorking} onClick={() => void run(withdrawal.act({ id, ...shown }), 'The request is withdrawn.')}>
      Withdraw the request
    </Button>
  );
}
