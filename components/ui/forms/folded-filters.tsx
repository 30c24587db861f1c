'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { formatPlural } from '@/lib/format';

export interface FoldedFiltersProps {
  /** How many of them are set. */
  active: number;
  /** Open from the start, because a filter was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The filters of a list. On a phone one button with their count opens them; without script they are all shown. */
export function FoldedFilters({ active, isOpen = false, children }: FoldedFiltersProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const toggle = useRef<HTMLDivElement>(null);
  /** Closes the filters on a phone, which brings the list into view, and moves the focus to their button. */
  function fold() {
    setUnfolded(false);
    const button = toggle.current?.querySelector('button');
    if (button && button.getClientRects().length > 0) button.focus({ preventScroll: true });
  }
  return (
    <div className="space-y-2 print:hidden">
      <div ref={toggle} className="sm:hidden noscript:hidden">
        <Button
          aria-expanded={isUnfolded}
          aria-controls={id}
          icon={isUnfolded ? 'up' : 'down'}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {active === 0 ? 'Filters' : formatPlural(active, 'filter')}
        </Button>
      </div>
      <div id={id} onSubmit={fold} className={isUnfolded ? undefined : 'max-sm:hidden max-sm:noscript:block'}>
        {children}
      </div>
    </div>
  );
}
