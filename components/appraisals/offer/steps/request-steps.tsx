import { Button } from '@/components/ui/actions/button';
import { WithdrawStep } from './revise-step';
import type { OfferSteps } from './use-steps';

export interface RequestStepsProps {
  /** Of the appraisal. */
  id: string;
  /** Id of the offer that waits for approval. */
  offer: string;
  isManager: boolean;
  steps: OfferSteps;
}

/** A manager's decision on an offer beyond a valuer's limit; anyone may withdraw the request. */
export function RequestSteps({ id, offer, isManager, steps }: RequestStepsProps) {
  const { decide, isWorking } = steps;
  return (
    <>
      {isManager && (
        <>
          <Button variant="primary" pending={isWorking} onClick={() => decide(offer, true)}>
            Approve
          </Button>
          <Button pending={isWorking} onClick={() => decide(offer, false)}>
            Decline the request
          </Button>
        </>
      )}
      <WithdrawStep id={id} offer={offer} steps={steps} />
    </>
  );
}
