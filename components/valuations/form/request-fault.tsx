'use client';

import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import type { CostPreview } from '@/components/layout/billing/use-cost-preview';
import type { LookUpCost } from '@/lib/domain/usage/look-up-cost';
import { creditWords, mostCreditWords } from '@/lib/domain/usage/price-words';
import type { Fault, FaultCode } from '@/lib/fault';

/** Repeating the request would give the same result. */
const FINAL_FAULT_CODES: readonly FaultCode[] = [
  'invalid_input',
  'forbidden',
  'conflict',
  'limit_reached',
  'not_found',
];

/** A submission, as far as its charge is concerned. */
interface PricedSubmission extends CheckRequest {
  /** The price that was on its button; absent where it costs nothing. */
  readonly mostCredits?: number | undefined;
}

export interface RequestFaultProps {
  fault: Fault | null;
  /** The last submission. */
  submittedInput: PricedSubmission | undefined;
  /** What the same would cost now. */
  costPreview: Pick<CostPreview, 'cost'> | undefined;
  /** Names of the form's fields: a fault of one of them is shown there. */
  fields?: readonly string[];
  /** The form has changed since, so “again” would pay for a request that is no longer on screen. */
  changed?: boolean;
  /** @param freeOnly only if the server has the answer, so that nothing can be charged */
  retry: (freeOnly: boolean) => Promise<void>;
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

/** Whether all that a submission was to buy is there by now, late. Of a new check an older result may be there instead. */
const hasArrived = ({ charged }: Fault, input: PricedSubmission | undefined, cost: LookUpCost | undefined): boolean =>
  charged === 'unknown' &&
  input?.fresh !== true &&
  input?.mostCredits !== 0 &&
  cost?.parts.every(({ cached }) => cached !== null) === true;

/**
 * Why a submission failed, whether it was charged, and a retry under the same key. Where it may have been charged, the
 * retry is free: the server answers it only if it has the submission. Otherwise the retry says what it may cost.
 */
export function RequestFault({
  fault,
  submittedInput,
  costPreview,
  fields = [],
  changed = false,
  retry,
}: RequestFaultProps) {
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
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
  const price = mostCredits ? mostCreditWords(mostCredits) : mostCredits === 0 && creditWords(0);
  return (
    <Button icon="refresh" cost={price} onClick={() => void retry(false)}>
      Try again
    </Button>
  );
}
