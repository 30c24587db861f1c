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

/** A link that knows whether its page is the one being read. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const isCurrent = isInSection(usePathname(), to);
  return (
    // What an address carries may change with every click: only plain pages are fetched ahead.
    <Link
      href={to.href}
      prefetch={to.href.includes('?') ? false : null}
      aria-current={isCurrent ? 'page' : undefined}
      // Where a strip of them is wider than the screen, it begins with the page being read in sight.
      className={`relative aria-[current]:[scroll-initial-target:nearest] ${className}`}
    >
      {children}
      <PendingIndicator />
    </Link>
  );
}

/** The page is being fetched: a line grows under its entry, so that a slow one is not pressed twice. */
function PendingIndicator() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-3 bottom-0 h-0.5 origin-left bg-accent ${pending ? 'animate-late' : 'invisible'}`}
    />
  );
}
