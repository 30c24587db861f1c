import { creditShortage } from '@/lib/domain/usage/credit-shortage';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { BudgetLink } from './budget-link';
import type { CostPreview } from './use-cost-preview';

interface CreditShortageNoticeProps {
  costPreview: CostPreview;
  /** Runs before the page changes to where more credits come from. */
  beforeLink?: (() => void) | undefined;
}

/** Before a button is pressed: that its price is more than what is left of the month, and where more comes from. */
export function CreditShortageNotice({ costPreview, beforeLink }: CreditShortageNoticeProps) {
  const shortage = creditShortage(creditsShown(costPreview.cost, 0), costPreview.usage);
  if (!shortage) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-sm">
      <p>{shortage.words}</p>
      {shortage.mayHaveMore && <BudgetLink beforeLink={beforeLink} />}
    </div>
  );
}
