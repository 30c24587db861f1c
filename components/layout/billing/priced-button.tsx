import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { leftWords } from '@/lib/domain/usage/credits-left';
import { creditsShown, creditWords, mostCreditWords, priceWords } from '@/lib/domain/usage/price-words';
import type { CostPreview } from './use-cost-preview';

type PricePreview = Pick<CostPreview, 'cost' | 'asOf'> & Partial<Pick<CostPreview, 'usage'>>;

export interface PricedButtonProps extends Omit<ButtonProps, 'cost'> {
  costPreview: PricePreview | undefined;
  /** The most it can cost, in credits: shown as "up to 2 credits" until the price is known. */
  mostCredits: number;
  /** A new check, which uses no recent result. */
  fresh?: boolean;
  /** Shown in place of the price if nothing would be sent. */
  note?: string | undefined;
  children: ReactNode;
}

/** A button that shows its price, or that it is free, and what is left of a limit that is near. */
export function PricedButton({ costPreview, mostCredits, fresh = false, note, children, ...rest }: PricedButtonProps) {
  return (
    <Button {...rest} cost={note ?? (rest.pending ? 'in progress' : priceOf(costPreview, mostCredits, fresh))}>
      {children}
    </Button>
  );
}

function priceOf(costPreview: PricePreview | undefined, mostCredits: number, fresh: boolean): string {
  if (costPreview === undefined) return fresh ? creditWords(mostCredits) : mostCreditWords(mostCredits);
  const credits = creditsShown(costPreview.cost, mostCredits, fresh);
  const price = fresh ? creditWords(credits) : priceWords(costPreview.cost, costPreview.asOf);
  const left = credits > 0 && costPreview.usage ? leftWords(costPreview.usage) : null;
  return left === null ? price : `${price} · ${left}`;
}
