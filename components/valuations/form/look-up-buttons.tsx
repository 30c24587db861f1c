import { Suspense } from 'react';
import { PricedButton } from '@/components/layout/billing/priced-button';
import type { CostPreview } from '@/components/layout/billing/use-cost-preview';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { isShort } from '@/lib/domain/usage/credits-left';
import { creditsShown } from '@/lib/domain/usage/price-words';

const CreditShortageNotice = lazyPart(
  async () => (await import('@/components/layout/billing/credit-shortage-notice')).CreditShortageNotice,
  'What is left of the month’s credits',
);

export interface LookUpButtonsProps {
  /** Of the submit button. */
  label: string;
  pending: boolean;
  costPreview: CostPreview | undefined;
  /** The most it can cost, in credits: shown until the price is known. */
  mostCredits: number;
  /** Whether there is a recent result that a new check would replace; by default where the look-up is free. */
  mayRefresh?: boolean;
  onRefresh: () => void;
  /** Shown in place of the price if nothing would be sent. */
  note?: string | undefined;
  /** The last submission was refused: its notice says what is missing. */
  isRefused?: boolean;
  /** Runs before the page changes to where more credits come from. */
  beforeLink?: () => void;
}

/** The two ways to submit a look-up form: with recent results where there are any, and as a new check. */
export function LookUpButtons({
  label,
  mayRefresh,
  onRefresh,
  note,
  isRefused = false,
  beforeLink,
  ...priced
}: LookUpButtonsProps) {
  const { pending, costPreview, mostCredits } = priced;
  const isRecent = mayRefresh ?? costPreview?.cost.free ?? false;
  const isPriced = note === undefined && !pending && !isRefused;
  return (
    <>
      <PricedButton type="submit" variant="primary" note={note} {...priced}>
        {label}
      </PricedButton>
      {isRecent && !pending && (
        <PricedButton costPreview={costPreview} fresh mostCredits={mostCredits} onClick={onRefresh}>
          Refresh (new check)
        </PricedButton>
      )}
      {isPriced && costPreview && isShort(creditsShown(costPreview.cost, 0), costPreview.usage) && (
        <Suspense>
          <CreditShortageNotice costPreview={costPreview} beforeLink={beforeLink} />
        </Suspense>
      )}
    </>
  );
}
