'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { signOffer } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { signingWords } from '@/lib/domain/appraisals/customer/signing-words';
import { changedOfferWords, SIGN_AGAIN } from '@/lib/domain/appraisals/offer-words';
import { SignatureFields } from './signature-fields';
import { useSignature, type SignatureEntry } from './use-signature';

export interface SignOfferProps {
  /** Of the appraisal. */
  id: string;
  offer: { id: string; pounds: number; state: 'made' | 'accepted' };
}

/**
 * Signing on the dealer's screen, turned towards the customer: the signature accepts the offer on the screen. A signature
 * that was begun for another offer is discarded.
 */
export function SignOffer({ id, offer }: SignOfferProps) {
  const router = useRouter();
  const { act, isPending, error } = useAction(signOffer);
  const [isRefreshing, startTransition] = useTransition();
  const [first] = useState(offer.id);
  const isAccepted = offer.state === 'accepted';
  async function sign(signature: NonNullable<ReturnType<SignatureEntry['read']>>) {
    await act({ id, offer: offer.id, signature }).catch(() => null); // reported in `error`
    startTransition(() => router.refresh());
  }
  return (
    <Card title="Sign here" screenOnly>
      <div className="space-y-4">
        <p>
          {isAccepted
            ? 'The offer is accepted. Sign it here, or on the printed sheet.'
            : `${signingWords(offer, false)} You can sign on the printed sheet instead.`}
        </p>
        {offer.id !== first ? (
          <Notice tone="warning" title={changedOfferWords(offer)} live>
            {SIGN_AGAIN}
          </Notice>
        ) : (
          error && <FaultNotice error={error} money={false} />
        )}
        <SignForm
          key={offer.id}
          label={isAccepted ? 'Sign' : 'Sign and accept'}
          isPending={isPending || isRefreshing}
          onSign={(signature) => void sign(signature)}
        />
      </div>
    </Card>
  );
}

interface SignFormProps {
  label: string;
  isPending: boolean;
  onSign: (signature: NonNullable<ReturnType<SignatureEntry['read']>>) => void;
}

function SignForm({ label, isPending, onSign }: SignFormProps) {
  const entry = useSignature();
  function sign() {
    const signature = entry.read();
    if (signature !== null) onSign(signature);
  }
  return (
    <>
      <SignatureFields entry={entry} />
      <Button variant="primary" pending={isPending} onClick={sign}>
        {label}
      </Button>
    </>
  );
}
