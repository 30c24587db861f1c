'use client';

import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export interface NavLinkProps {
  href: string;
  /** `exact` for an address that others begin with, such as home. */
  match?: 'exact' | 'within';
  except?: readonly string[] | undefined;
  className: string;
  children: ReactNode;
}

/** A link that knows whether its page is the one being read. */
export function NavLink({ href, match = 'within', except = [], className, children }: NavLinkProps) {
  const path = usePathname();
  // What stands behind the path, such as a build, says nothing about which page it is.
  const [at = ''] = href.split('?');
  const here = path === at || (match === 'within' && path.startsWith(`${at}/`) && !except.includes(path));
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className={`relative ${className}`}>
      {children}
      <OnTheWay />
    </Link>
  );
}

/** The page is being fetched: a line grows under its entry, so that a slow one is not pressed twice. */
function OnTheWay() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-3 bottom-0 h-0.5 origin-left bg-accent ${pending ? 'animate-late' : 'invisible'}`}
    />
  );
}
