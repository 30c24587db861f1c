'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Icon } from '@/components/ui/data/icon';

export interface FoldedOnPhoneProps {
  /** What is inside, or what was chosen there. */
  label: string;
  /** What opening it is for: "Change", at the end of a line across the page. Without it there is a button. */
  action?: string;
  /** Open from the start, and opened where it becomes so: what is inside needs attention. */
  isOpen?: boolean;
  /** A form submitted inside closes it, unless it needs attention, which brings what the form changes into view. */
  closesOnSubmit?: boolean;
  /** The content is printed, open or not. */
  printed?: boolean;
  children: ReactNode;
}

const LINE =
  'flex min-h-(--control) w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-1 text-left text-sm print:hidden';

/**
 * Content that a phone has behind a line or a button, and a wide screen in full; without script it is shown everywhere.
 * In a `data-fold-row` the buttons stand side by side, each above its own content.
 */
export function FoldedOnPhone({
  label,
  action,
  isOpen = false,
  closesOnSubmit = false,
  printed = false,
  children,
}: FoldedOnPhoneProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnfolded(true);
  }
  function close() {
    setUnfolded(false);
    // A wide screen hides it: the focus stays where it is.
    toggle.current?.focus({ preventScroll: true });
  }
  return (
    <div
      className={`space-y-2 max-sm:in-data-fold-row:contents max-sm:in-data-fold-row:space-y-0 ${printed ? '' : 'print:hidden'}`}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        className={`${action ? LINE : buttonClass('secondary')} sm:hidden noscript:hidden`}
      >
        <span className="flex-1">{label}</span>
        {action && <span className="font-semibold text-accent">{action}</span>}
        <Icon name={isUnfolded ? 'up' : 'down'} className="size-3.5 text-accent" />
      </button>
      <div
        id={id}
        onSubmit={closesOnSubmit && !isOpen ? close : undefined}
        className={`max-sm:in-data-fold-row:basis-full ${isUnfolded ? '' : 'max-sm:hidden max-sm:noscript:block'} ${printed ? 'print:block' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
