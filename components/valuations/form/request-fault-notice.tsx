'use client';

import { BudgetLink } from '@/components/layout/billing/budget-link';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import type { LookUpCost } from '@/lib/domain/usage/look-up-cost';
import type { Fault, FaultCode } from '@/lib/fault';
import type { PricedSubmission, RequestFaultProps } from './request-fault';

/** Repeating the request would give the same result. */
const FINAL_FAULT_CODES: readonly FaultCode[] = [
  'invalid_input',
  'forbidden',
  'conflict',
  'limit_reached',
  'not_found',
];

/** More credits can be had inside the organisation. */
const BUDGET_SUBCODES: readonly Fault['subcode'][] = ['limit_organisation', 'limit_person'];

/** Whether all that a submission was to buy is there by now, late. Of a new check an older result may be there instead. */
const hasArrived = ({ charged }: Fault, input: PricedSubmission | undefined, cost: LookUpCost | undefined): boolean =>
  charged === 'unknown' &&
  input?.fresh !== true &&
  input?.mostCredits !== 0 &&
  cost?.parts.every(({ cached }) => cached !== null) === true;

export interface RequestFaultNoticeProps extends Omit<RequestFaultProps, 'fault' | 'fields'> {
  fault: Fault;
}

/**
 * Why a submission failed, whether it was charged, and a retry under the same key. Where it may have been charged, the
 * retry is free: the server answers it only if it has the submission. Otherwise the retry says what it may cost.
 */
export function RequestFaultNotice({
  fault,
  submittedInput,
  costPreview,
  changed = false,
  retry,
  beforeLink,
}: RequestFaultNoticeProps) {
  // A per-minute limit passes without help.
  const isPassing = fault.retryAfterSeconds !== undefined;
  const mayRetry = isPassing || !FINAL_FAULT_CODES.includes(fault.code);
  if (!changed && hasArrived(fault, submittedInput, costPreview?.cost)) {
    return (
      <Notice
        tone="success"
        live
        title="The result has come."
        actions={<Button onClick={() => void retry(true)}>Open it (free)</Button>}
      />
    );
  }
  return (
    <FaultNotice
      error={fault}
      actions={
        BUDGET_SUBCODES.includes(fault.subcode) ? (
          <BudgetLink beforeLink={beforeLink} />
        ) : mayRetry ? (
          <>
            {!changed && (
              <RetryButton isFree={fault.charged !== 'no'} mostCredits={submittedInput?.mostCredits} retry={retry} />
            )}
          </>
        ) : null
      }
    />
  );
}

interface RetryButtonProps extends Pick<RequestFaultProps, 'retry'> {
  isFree: boolean;
  mostCredits: number | undefined;
}

function RetryButton({ isFree, mostCredits, retry }: RetryButtonProps) {
  if (isFree) {
    return (
      <Button icon="refresh" onClick={() => void retry(true)}>
        Check again (free)
      </Button>
    );
  }
  const again = () => void retry(false);
  if (mostCredits === undefined) {
    return (
      <Button icon="refresh" onClick={again}>
        Try again
      </Button>
    );
  }
  return (
    <PricedButton icon="refresh" costPreview={undefined} mostCredits={mostCredits} onClick={again}>
      Try again
    </PricedButton>
  );
}
