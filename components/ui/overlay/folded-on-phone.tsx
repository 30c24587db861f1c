'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/data/icon';

export interface FoldedOnPhoneProps {
  /** Of the button that opens it on a phone. */
  label: ReactNode;
  /** The button is a whole line, with what it is for at its end: "Change". */
  line?: string;
  /** Open from the start, and opened where it becomes so: what is inside needs attention. */
  isOpen?: boolean;
  /** The content is printed, open or not. */
  printed?: boolean;
  children: ReactNode;
}

/**
 * Content that a phone has behind a button, and a wide screen in full; without script it is shown everywhere. In a
 * `data-fold-row` the buttons stand side by side, each above its own content.
 */
export function FoldedOnPhone({ label, line, isOpen = false, printed = false, children }: FoldedOnPhoneProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnfolded(true);
  }
  const toggle = useRef<HTMLDivElement>(null);
  /** A submitted form closes it on a phone, which brings the list into view, and moves the focus to its button. */
  function fold() {
    setUnfolded(false);
    const button = toggle.current?.querySelector('button');
    if (button && button.getClientRects().length > 0) button.focus({ preventScroll: true });
  }
  const arrow = isUnfolded ? 'up' : 'down';
  const controls = { 'aria-expanded': isUnfolded, 'aria-controls': id, onClick: () => setUnfolded(!isUnfolded) };
  return (
    <div
      className={`space-y-2 max-sm:in-data-fold-row:contents max-sm:in-data-fold-row:space-y-0 ${printed ? '' : 'print:hidden'}`}
    >
      <div ref={toggle} className="sm:hidden noscript:hidden print:hidden">
        {line === undefined ? (
          <Button icon={arrow} {...controls}>
            {label}
          </Button>
        ) : (
          <button
            type="button"
            {...controls}
            className="flex min-h-(--control) w-full items-center justify-between gap-3 rounded-md border border-line bg-surface px-3 py-1 text-left text-sm"
          >
            <span>{label}</span>
            <span className="flex items-center gap-1.5 font-semibold text-accent">
              {line}
              <Icon name={arrow} className="size-3.5" />
            </span>
          </button>
        )}
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
