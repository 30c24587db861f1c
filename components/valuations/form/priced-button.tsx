'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';
import { costWords, withUsage } from './cost-words';
import type { CostPreview } from './use-cost-preview';

export interface PricedButtonProps extends Omit<ButtonProps, 'cost'> {
  costPreview: CostPreview | undefined;
  /** What is said while the price is being asked for: the most it can cost. */
  atMost: string;
  /** A press that uses no kept answer. */
  fresh?: boolean;
  children: ReactNode;
}

/** A button that says what pressing it costs, or that it is free and why. */
export function PricedButton({ costPreview: price, atMost, fresh = false, children, ...rest }: PricedButtonProps) {
  const usage = useAnswer(readMonthUsage, {}).data;
  // Once pressed, the price of this very press would be told as another's.
  const cost = rest.pending
    ? 'in progress'
    : !price
      ? withUsage(atMost, usage)
      : fresh
        ? withUsage(price.cost.freshWords, price.usage)
        : costWords(price.cost, price.usage, new Date());
  return (
    <Button {...rest} cost={cost}>
      {children}
    </Button>
  );
}
