'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export interface NavLinkProps {
  href: string;
  /** `exact` for an address that others begin with, such as home. */
  match?: 'exact' | 'within';
  className: string;
  children: ReactNode;
}

/** A link that knows whether its page is the one being read. */
export function NavLink({ href, match = 'within', className, children }: NavLinkProps) {
  const path = usePathname();
  const here = path === href || (match === 'within' && path.startsWith(`${href}/`));
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
