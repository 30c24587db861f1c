'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';
import { spellOut } from '@/components/ui/data/number-plate';

export interface RowMenuProps {
  /** Which row it is: `Volkswagen Golf`. */
  row: string;
  /** The car's plate, which is read letter by letter. */
  plate?: string | null;
  /** Buttons and links; drawn once it is opened. */
  children: ReactNode;
}

/** What can be done with one row of a list, behind one button at its end. */
export function RowMenu({ row, plate = null, children }: RowMenuProps) {
  const id = useId();
  const name = `Actions for ${[plate && spellOut(plate), row].filter(Boolean).join(', ')}`;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="-my-1 inline-flex min-h-(--control) min-w-9 max-sm:-mr-2 max-sm:min-w-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink sm:in-data-dense:my-0 sm:in-data-dense:min-h-6 print:hidden"
      >
        <Icon name="more" className="size-5" />
        <span className="sr-only">{name}</span>
      </button>
      <div
        // A menu opened before the script had loaded has already fired its event.
        ref={(panel) => {
          if (panel?.matches(':popover-open')) setOpen(true);
        }}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className="popover-panel w-64 p-2 text-left"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <div className="flex flex-col items-stretch gap-1 [&_:is(a,button)]:justify-start">{children}</div>}
      </div>
    </>
  );
}
