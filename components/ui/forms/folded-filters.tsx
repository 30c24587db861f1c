import type { ReactNode } from 'react';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { formatPlural } from '@/lib/format';
import { PrintedCriteria } from './printed-criteria';

export interface FoldedFiltersProps {
  /** How many of them are set. */
  active: number;
  /** What was chosen in them, for paper: `Status: Sold`. */
  words: readonly string[];
  /** Open from the start, because a filter was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * The filters of a list. On a phone one button with their count opens them; without script they are all shown. On paper
 * there is what was chosen alone.
 */
export const FoldedFilters = ({ active, words, isOpen = false, children }: FoldedFiltersProps) => (
  <>
    <PrintedCriteria words={words} />
    <FoldedOnPhone label={active === 0 ? 'Filters' : formatPlural(active, 'filter')} isOpen={isOpen} closesOnSubmit>
      {children}
    </FoldedOnPhone>
  </>
);
