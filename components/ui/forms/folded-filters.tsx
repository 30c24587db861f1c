'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { formatPlural } from '@/lib/format';

export interface FoldedFiltersProps {
  /** How many of them are set. */
  active: number;
  /** Unfolded from the start: something in them is refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The filters of a list. On a phone they are folded behind one button, which says how many are set; without script they are all there. */
export function FoldedFilters({ active, isOpen = false, children }: FoldedFiltersProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <div className="space-y-2 print:hidden">
      <div className="sm:hidden noscript:hidden">
        <Button
          aria-expanded={isUnfolded}
          aria-controls={id}
          icon={isUnfolded ? 'up' : 'down'}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {active === 0 ? 'Filters' : formatPlural(active, 'filter')}
        </Button>
      </div>
      <div id={id} className={isUnfolded ? undefined : 'max-sm:hidden max-sm:noscript:block'}>
        {children}
      </div>
    </div>
  );
}
