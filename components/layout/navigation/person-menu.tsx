import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';

export interface PersonMenuProps {
  name: string;
  organisation: string;
  role: string;
  /** A fixed id: a page rendered later by the server may reuse a number of `useId`, and this menu stays. */
  id?: string;
  /** Links and the sign-out button. */
  children: ReactNode;
}

export function PersonMenu({ name, organisation, role, id = 'person-menu', children }: PersonMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-(--control) items-center gap-1 rounded-md px-1 few-letters:px-0.5 text-left hover:bg-sunken sm:gap-2 sm:px-2"
      >
        <Icon name="person" className="size-5 text-soft" />
        <span className="hidden leading-tight sm:block lg:hidden xl:block">
          <span className="block text-sm font-semibold">{name}</span>
          <span className="block text-xs text-soft">{organisation}</span>
        </span>
        <span className="sr-only">Your account</span>
        <Icon name="down" className="size-3 text-soft few-letters:hidden" />
      </button>
      <div id={id} popover="auto" className="popover-panel">
        <div className="border-b border-line px-4 py-3">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-soft">
            {role}, {organisation}
          </p>
        </div>
        <div className="flex flex-col items-stretch gap-1 p-2 [&>a]:justify-start">{children}</div>
      </div>
    </>
  );
}
