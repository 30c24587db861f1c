import type { ReactNode } from 'react';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { formatPlural } from '@/lib/format';

export interface FoldedFiltersProps {
  /** How many of them are set. */
  active: number;
  /** Open from the start, because a filter was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The filters of a list. On a phone one button with their count opens them; without script they are all shown. */
export const FoldedFilters = ({ active, isOpen = false, children }: FoldedFiltersProps) => (
  <FoldedOnPhone label={active === 0 ? 'Filters' : formatPlural(active, 'filter')} isOpen={isOpen} closesOnSubmit>
    {children}
  </FoldedOnPhone>
);
