'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SignatureFields } from '@/components/appraisals/offer/signature/signature-fields';
import { useSignature, type SignatureEntry } from '@/components/appraisals/offer/signature/use-signature';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { announce } from '@/components/ui/feedback/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { answerOfferByLink } from '@/lib/api/addresses/appraisals/appraisals';
import { CUSTOMER_REASONS, type CustomerReason } from '@/lib/domain/appraisals/appraisal-state';
import { answerWords, CUSTOMER_REASON_WORDS, OFFER_EXPIRED } from '@/lib/domain/appraisals/customer/answer-words';
import { useAction } from '@/lib/api/client/use-answer';
import type { Fault } from '@/lib/fault';

export interface OfferAnswerProps {
  token: string;
  state: string;
  /** The answer is the customer's own, not one that the dealer entered. */
  isByCustomer: boolean;
  /** Why it can no longer be accepted; null while it can. */
  expired: string | null;
  organisation: string;
}

/** The customer's answer, once: chosen, then confirmed. */
export function OfferAnswer({ token, state, isByCustomer, expired, organisation }: OfferAnswerProps) {
  const router = useRouter();
  const { act, isPending, data, error } = useAction(answerOfferByLink);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [reason, setReason] = useState<CustomerReason | null>(null);
  const entry = useSignature();
  const [isSigningOpen, setSigningOpen] = useState(false);
  async function confirm(accept: boolean) {
    const isSigning = accept && (entry.name.trim() !== '' || entry.strokes.length > 0 || entry.isTyped);
    const signature = isSigning ? entry.read() : null;
    // A missing part is reported at its field, inside the disclosure.
    if (isSigning && signature === null) return setSigningOpen(true);
    const done = await act({ token, accept, signature, reason: accept ? null : reason }).catch((fault: Fault) => {
      // Any other fault is reported in `error` alone.
      if (!isTooLate(fault)) return null;
      announce(`${fault.message} ${fault.fix}`);
      router.refresh();
      return null;
    });
    // The sheet around it has the answer's day and the signature.
    if (done !== null) router.refresh();
  }
  const isGone = error !== null && isTooLate(error);
  const answered = data?.state ?? (state === 'accepted' || state === 'declined' ? state : null);
  if (answered !== null) {
    const isTheirs = data !== undefined || isByCustomer;
    const { title, text } = answerWords({ state: answered, isByCustomer: isTheirs, organisation });
    return (
      <Notice tone={answered === 'accepted' ? 'success' : 'info'} title={title} live>
        {text}
      </Notice>
    );
  }
  if (expired !== null)
    return (
      <Notice tone="warning" title={OFFER_EXPIRED}>
        {expired}
      </Notice>
    );
  return (
    <div className="print:hidden">
      <Card title="Your answer">
        <div className="space-y-3">
          {error && <FaultNotice error={error} money={false} />}
          {isGone ? null : choice === null ? (
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => setChoice(true)}>
                Accept the offer
              </Button>
              <Button onClick={() => setChoice(false)}>Decline</Button>
            </div>
          ) : (
            <ConfirmAnswer
              accept={choice}
              organisation={organisation}
              entry={entry}
              reason={reason}
              onReason={setReason}
              isSigningOpen={isSigningOpen}
              onSigningOpen={setSigningOpen}
              isPending={isPending}
              onConfirm={() => void confirm(choice)}
              onBack={() => setChoice(null)}
            />
          )}
        </div>
      </Card>
    </div>
  );
}

/** Answered in another window, withdrawn or expired since the page was opened: the page then shows what it is now. */
const isTooLate = ({ code }: Fault): boolean => code === 'not_found' || code === 'conflict';

const REASONS = [
  { value: '', label: 'No reason' },
  ...CUSTOMER_REASONS.map((value) => ({ value, label: CUSTOMER_REASON_WORDS[value] })),
];

interface ConfirmAnswerProps {
  accept: boolean;
  organisation: string;
  entry: SignatureEntry;
  reason: CustomerReason | null;
  onReason: (reason: CustomerReason | null) => void;
  isSigningOpen: boolean;
  onSigningOpen: (isOpen: boolean) => void;
  isPending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

const ConfirmAnswer = ({
  accept,
  organisation,
  entry,
  reason,
  onReason,
  isPending,
  onConfirm,
  onBack,
  ...signing
}: ConfirmAnswerProps) => (
  <>
    <p>
      {accept ? 'Accept this offer?' : 'Decline this offer?'} You can answer once; {organisation} will see your answer.
    </p>
    {!accept && (
      <Field label="Reason (optional)" name="reason">
        {(control) => (
          <Select
            {...control}
            options={REASONS}
            value={reason ?? ''}
            onChange={({ target }) => onReason(CUSTOMER_REASONS.find((known) => known === target.value) ?? null)}
          />
        )}
      </Field>
    )}
    {accept && (
      <Disclosure
        summary="Sign on this screen"
        aside="or on paper later"
        open={signing.isSigningOpen}
        onToggle={signing.onSigningOpen}
      >
        <SignatureFields entry={entry} />
      </Disclosure>
    )}
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" pending={isPending} onClick={onConfirm}>
        {accept ? 'Yes, accept' : 'Yes, decline'}
      </Button>
      <Button onClick={onBack}>Back</Button>
    </div>
  </>
);
