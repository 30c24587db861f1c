'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';
import { costWords, withUsage } from './cost-words';
import type { CostPreview } from './use-cost-preview';

export interface PricedButtonProps extends Omit<ButtonProps, 'cost'> {
  costPreview: CostPreview | undefined;
  /** Shown until the price is known: the most it can cost. */
  atMost: string;
  /** A new check, which uses no recent result. */
  fresh?: boolean;
  children: ReactNode;
}

/** A button that shows what it costs, or that it is free and why. */
export function PricedButton({ costPreview: price, atMost, fresh = false, children, ...rest }: PricedButtonProps) {
  const usage = useAnswer(readMonthUsage, {}).data;
  // Once submitted, the price would be that of the next submission.
  const cost = rest.pending
    ? 'in progress'
    : !price
      ? withUsage(atMost, usage)
      : fresh
        ? withUsage(price.cost.freshWords, price.usage)
        : costWords(price.cost, price.usage, price.asOf);
  return (
    <Button {...rest} cost={cost}>
      {children}
    </Button>
  );
}
