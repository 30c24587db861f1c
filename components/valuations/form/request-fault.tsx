'use client';

import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { Fault, FaultCode } from '@/lib/fault';

/** Repeating the request would give the same result. */
const FINAL_FAULT_CODES: readonly FaultCode[] = [
  'invalid_input',
  'forbidden',
  'conflict',
  'limit_reached',
  'not_found',
];

export interface RequestFaultProps {
  fault: Fault | null;
  /** Names of the form's fields: a fault of one of them is shown there. */
  fields?: readonly string[];
  /** The form has changed since, so “again” would pay for a request that is no longer on screen. */
  changed?: boolean;
  retry: () => Promise<void>;
}

/** Whether a form has changed since its last submission. A new check of the same vehicle, or another price, is not a change. */
export function isChanged(submittedInput: object | undefined, currentInput: object): boolean {
  const comparable = (request: object) => JSON.stringify({ ...request, fresh: undefined, mostCredits: undefined });
  return submittedInput !== undefined && comparable(submittedInput) !== comparable(currentInput);
}

/** A new check, or one that may use recent results. */
interface CheckRequest {
  readonly fresh?: boolean | undefined;
}

/** Whether the answer to a submission under way answers this one too. A look-up with recent results is no new check. */
export function isAnsweredBy(underWayInput: CheckRequest | undefined, input: CheckRequest): boolean {
  if (underWayInput === undefined || isChanged(underWayInput, input)) return false;
  return underWayInput.fresh === true || input.fresh !== true;
}

/** Why a submission failed, whether it was charged, and a retry, which cannot be charged twice. */
export function RequestFault({ fault, fields = [], changed = false, retry: again }: RequestFaultProps) {
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
  // A per-minute limit passes without help.
  const isPassing = fault.retryAfterSeconds !== undefined;
  const mayRetry = isPassing || !FINAL_FAULT_CODES.includes(fault.code);
  const requestMoreLink = <ButtonLink href="/account#budget">Request extra credits</ButtonLink>;
  return (
    <FaultNotice
      error={fault}
      actions={
        fault.code === 'limit_reached' && !isPassing ? (
          requestMoreLink
        ) : mayRetry ? (
          <>
            {!changed && (
              <Button icon="refresh" onClick={() => void again()}>
                {fault.charged === 'no' ? 'Try again' : 'Check again (free)'}
              </Button>
            )}
          </>
        ) : null
      }
    />
  );
}
