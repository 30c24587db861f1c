import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { creditsShown, creditWords, mostCreditWords, priceWords } from '@/lib/domain/usage/price-words';
import type { CostPreview } from './use-cost-preview';

export interface PricedButtonProps extends Omit<ButtonProps, 'cost'> {
  costPreview: Pick<CostPreview, 'cost' | 'asOf'> | undefined;
  /** The most it can cost, in credits: shown as "up to 2 credits" until the price is known. */
  mostCredits: number;
  /** A new check, which uses no recent result. */
  fresh?: boolean;
  /** Shown in place of the price if nothing would be sent. */
  note?: string | undefined;
  children: ReactNode;
}

/** A button that shows its price, or that it is free, and nothing else. */
export function PricedButton({ costPreview, mostCredits, fresh = false, note, children, ...rest }: PricedButtonProps) {
  return (
    <Button {...rest} cost={note ?? (rest.pending ? 'in progress' : priceOf(costPreview, mostCredits, fresh))}>
      {children}
    </Button>
  );
}

function priceOf(costPreview: PricedButtonProps['costPreview'], mostCredits: number, fresh: boolean): string {
  if (fresh) return creditWords(creditsShown(costPreview?.cost, mostCredits, fresh));
  return costPreview ? priceWords(costPreview.cost, costPreview.asOf) : mostCreditWords(mostCredits);
}
