import { PricedButton } from './priced-button';
import type { CostPreview } from './use-cost-preview';

export interface LookUpButtonsProps {
  /** Of the submit button. */
  label: string;
  pending: boolean;
  costPreview: CostPreview | undefined;
  /** The most it can cost, in credits: shown until the price is known. */
  mostCredits: number;
  /** Whether there is a recent result that a new check would replace. */
  mayRefresh: boolean;
  onRefresh: () => void;
}

/** The two ways to submit a look-up form: with recent results where there are any, and as a new check. */
export function LookUpButtons({ label, pending, costPreview, mostCredits, mayRefresh, onRefresh }: LookUpButtonsProps) {
  return (
    <>
      <PricedButton
        type="submit"
        variant="primary"
        pending={pending}
        costPreview={costPreview}
        mostCredits={mostCredits}
      >
        {label}
      </PricedButton>
      {mayRefresh && !pending && (
        <PricedButton costPreview={costPreview} fresh mostCredits={mostCredits} onClick={onRefresh}>
          Refresh (new check)
        </PricedButton>
      )}
    </>
  );
}
