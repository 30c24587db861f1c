import { useState } from 'react';
import { DeclineForm } from '@/components/layout/entries/decline-form';
import { Button } from '@/components/ui/actions/button';
import { PASSED_REQUEST_FIX } from '@/lib/domain/appraisals/offer-words';
import { WithdrawStep } from './revise-step';
import type { OfferSteps } from './use-steps';

export interface RequestStepsProps {
  /** Of the appraisal. */
  id: string;
  /** The offer that waits for approval. */
  offer: { readonly id: string; readonly requestedBy: string };
  isManager: boolean;
  /** That the month that it is for has passed: then it is not approved any more. */
  passed: string | null;
  steps: OfferSteps;
}

/** A manager's decision on an offer beyond a valuer's limit; anyone may withdraw the request. */
export function RequestSteps({ id, offer, isManager, passed, steps }: RequestStepsProps) {
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
      {passed !== null && (
        <p className="w-full text-sm">
          {passed} {PASSED_REQUEST_FIX}
        </p>
      )}
      {isManager && (
        <>
          <Button variant="primary" pending={isWorking} disabled={passed !== null} onClick={() => approve(offer.id)}>
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
