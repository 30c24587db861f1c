import { Card } from '@/components/ui/data/card';
import type { FrozenOffer } from '@/lib/domain/appraisals/appraisal';
import { boughtTitle, purchaseOutcome } from '@/lib/domain/appraisals/bought/purchase-outcome';

interface BoughtOutcomeProps {
  /** The accepted offer; null while there is none. */
  accepted: FrozenOffer | null;
  /** Null: not bought. */
  paidPounds: number | null;
}

/** Under the offer as it was frozen: profit and settlement at the price paid. Empty where that is the offer itself. */
export function BoughtOutcome({ accepted, paidPounds }: BoughtOutcomeProps) {
  if (accepted === null || paidPounds === null || paidPounds === accepted.pounds) return null;
  return (
    <Card title={boughtTitle(paidPounds)}>
      <div className="space-y-3 text-sm">
        {purchaseOutcome(accepted, paidPounds).words.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Card>
  );
}
