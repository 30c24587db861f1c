'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { signOffer } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { formatPounds } from '@/lib/format';
import { SignatureFields } from './signature-fields';
import { useSignature } from './use-signature';

export interface SignOfferProps {
  id: string;
  pounds: number;
  /** Accepted already: the signature is added to it. */
  isAccepted: boolean;
}

/** Signing on the dealer's screen, turned towards the customer: the signature accepts the offer. */
export function SignOffer({ id, pounds, isAccepted }: SignOfferProps) {
  const router = useRouter();
  const entry = useSignature();
  const { act, isPending, isSuccess, error } = useAction(signOffer);
  async function sign() {
    const signature = entry.read();
    if (signature === null) return;
    const done = await act({ id, signature }).catch(() => null); // reported in `error`
    if (done !== null) router.refresh();
  }
  return (
    <Card title="Sign here" screenOnly>
      <div className="space-y-4">
        <p>
          {isAccepted
            ? 'The offer is accepted. Sign it here, or on the printed sheet.'
            : `By signing you accept the offer of ${formatPounds(pounds)} for the vehicle as described above. You can sign on the printed sheet instead.`}
        </p>
        {error && <FaultNotice error={error} money={false} />}
        <SignatureFields entry={entry} />
        <Button variant="primary" pending={isPending || isSuccess} onClick={() => void sign()}>
          {isAccepted ? 'Sign' : 'Sign and accept'}
        </Button>
      </div>
    </Card>
  );
}
