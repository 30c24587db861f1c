import { Card } from '@/components/ui/data/card';
import type { OfferSheet } from '@/lib/domain/appraisals/appraisal';
import { boughtForWords, boughtTitle } from '@/lib/domain/appraisals/bought/purchase-outcome';
import type { Day } from '@/lib/domain/time/calendar';

interface BoughtForProps {
  sheet: Pick<OfferSheet, 'pounds' | 'settlement'>;
  /** Null, and so is the day: not bought. */
  paidPounds: number | null;
  on: Day | null;
}

/** On the customer's sheet of an offer whose vehicle was bought at another price. Empty where that is the offer itself. */
export function BoughtFor({ sheet, paidPounds, on }: BoughtForProps) {
  if (paidPounds === null || on === null || paidPounds === sheet.pounds) return null;
  return (
    <Card title={boughtTitle(paidPounds)}>
      <p className="text-lg">{boughtForWords(sheet, paidPounds, on)}</p>
    </Card>
  );
}
