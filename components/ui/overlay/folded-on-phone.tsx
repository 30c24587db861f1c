'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';

export interface FoldedOnPhoneProps {
  /** Of the button that opens it on a phone. */
  label: string;
  /** Open from the start. */
  isOpen?: boolean;
  /** The content is printed, open or not. */
  printed?: boolean;
  children: ReactNode;
}

/**
 * Content that a phone has behind a button, and a wide screen in full; without script it is shown everywhere. In a
 * `data-fold-row` the buttons stand side by side, each above its own content.
 */
export function FoldedOnPhone({ label, isOpen = false, printed = false, children }: FoldedOnPhoneProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const toggle = useRef<HTMLDivElement>(null);
  /** A submitted form closes it on a phone, which brings the list into view, and moves the focus to its button. */
  function fold() {
    setUnfolded(false);
    const button = toggle.current?.querySelector('button');
    if (button && button.getClientRects().length > 0) button.focus({ preventScroll: true });
  }
  return (
    <div
      className={`space-y-2 max-sm:in-data-fold-row:contents max-sm:in-data-fold-row:space-y-0 ${printed ? '' : 'print:hidden'}`}
    >
      <div ref={toggle} className="sm:hidden noscript:hidden">
        <Button
          aria-expanded={isUnfolded}
          aria-controls={id}
          icon={isUnfolded ? 'up' : 'down'}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {label}
        </Button>
      </div>
      <div
        id={id}
        onSubmit={fold}
        className={`max-sm:in-data-fold-row:basis-full ${isUnfolded ? '' : 'max-sm:hidden max-sm:noscript:block'} ${printed ? 'print:block' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
