import type { Offer } from '@/components/appraisals/offer/offer-view';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { reopenAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { reopenWords } from '@/lib/domain/appraisals/lost/reopen-words';
import type { OfferSteps } from './use-steps';

export interface ReopenStepProps {
  /** Of the appraisal. */
  id: string;
  /** The newest offer; null while there is none. */
  offer: Pick<Offer, 'id' | 'state'> | null;
  hasLink: boolean;
  /** Of a lost one, the state that it comes back to; null if it is not known. */
  lostFrom: string | null;
  steps: OfferSteps;
}

/** Takes a loss back. */
export function ReopenStep({ id, offer, hasLink, lostFrom, steps: { run, isWorking, fault } }: ReopenStepProps) {
  const reopening = useAction(reopenAppraisal);
  const reopen = () => void run(reopening.act({ id, offer: offer?.id ?? null }), 'The appraisal is open again.');
  return (
    <Card title="Not lost?" screenOnly>
      <div className="space-y-3">
        {fault !== null && <FaultNotice error={fault} money={false} />}
        <p className="text-sm">{reopenWords(lostFrom, offer && { state: offer.state, hasLink })}</p>
        <Button pending={isWorking} onClick={reopen}>
          Reopen
        </Button>
      </div>
    </Card>
  );
}
