'use client';

import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { NavigationSection } from './navigation';
import { isInSection } from './current-page';

export interface NavLinkProps {
  /** Where it leads, and which addresses are its own. */
  to: Omit<NavigationSection, 'label' | 'needs'>;
  className: string;
  children: ReactNode;
}

/** A link that is marked when its page is open. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const isCurrent = isInSection(usePathname(), to);
  return (
    // A query may change with every click: only plain pages are prefetched.
    <Link
      href={to.href}
      prefetch={to.href.includes('?') ? false : null}
      aria-current={isCurrent ? 'page' : undefined}
      // Where the strip is wider than the screen, it is scrolled to the open page.
      className={`relative aria-[current]:[scroll-initial-target:nearest] ${className}`}
    >
      {children}
      <PendingIndicator />
    </Link>
  );
}

/** The page is being loaded: a line grows under its entry, so that a slow one is not clicked twice. */
function PendingIndicator() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-3 bottom-0 h-0.5 origin-left bg-accent ${pending ? 'animate-late' : 'invisible'}`}
    />
  );
}
