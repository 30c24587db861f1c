import { useState } from 'react';
import { DeclineForm } from '@/components/layout/entries/decline-form';
import { Button } from '@/components/ui/actions/button';
import { WithdrawStep } from './revise-step';
import type { OfferSteps } from './use-steps';

export interface RequestStepsProps {
  /** Of the appraisal. */
  id: string;
  /** The offer that waits for approval. */
  offer: { readonly id: string; readonly requestedBy: string };
  isManager: boolean;
  /** The month that it is for has not passed. */
  mayApprove: boolean;
  steps: OfferSteps;
}

/** A manager's decision on an offer beyond a valuer's limit; anyone may withdraw the request. */
export function RequestSteps({ id, offer, isManager, mayApprove, steps }: RequestStepsProps) {
  const { approve, decline, fault, isWorking } = steps;
  const [isDeclining, setDeclining] = useState(false);
  if (isManager && isDeclining)
    return (
      <div className="w-full" data-focus="button">
        <DeclineForm
          name={offer.requestedBy}
          pending={isWorking}
          fault={fault}
          onDecline={(reason) => decline(offer.id, reason)}
          onCancel={() => setDeclining(false)}
        />
      </div>
    );
  return (
    <>
      {isManager && (
        <>
          <Button variant="primary" pending={isWorking} disabled={!mayApprove} onClick={() => approve(offer.id)}>
            Approve
          </Button>
          <Button pending={isWorking} onClick={() => setDeclining(true)}>
            Decline the request
          </Button>
        </>
      )}
      <WithdrawStep id={id} offer={offer.id} steps={steps} />
    </>
  );
}
