'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';

export interface FoldedLineProps {
  /** What is inside, or what was chosen there. */
  label: string;
  /** What opening it is for, at the end of the line: "Change". */
  action: string;
  /** Open from the start, and opened where it becomes so: what is inside needs attention. */
  isOpen?: boolean;
  /** The content is printed, open or not. */
  printed?: boolean;
  children: ReactNode;
}

/** Content that a phone has behind a line that opens it, and a wide screen in full; without script it is shown everywhere. */
export function FoldedLine({ label, action, isOpen = false, printed = false, children }: FoldedLineProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnfolded(true);
  }
  return (
    <div className={printed ? 'space-y-2' : 'space-y-2 print:hidden'}>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex min-h-(--control) w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-1 text-left text-sm sm:hidden noscript:hidden print:hidden"
      >
        <span className="flex-1">{label}</span>
        <span className="font-semibold text-accent">{action}</span>
        <Icon name={isUnfolded ? 'up' : 'down'} className="size-3.5 text-accent" />
      </button>
      <div
        id={id}
        className={`${isUnfolded ? '' : 'max-sm:hidden max-sm:noscript:block'} ${printed ? 'print:block' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
