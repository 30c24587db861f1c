'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { PRODUCT_NAME } from '@/components/layout/page/product-name';
import { COMPANY_CAR_TABS, companyCarTabIn, companyCarTabQuery, companyCarTitle } from './company-car-tab';

/**
 * Links to the parts of the page. Every part is there already, so a click requests nothing.
 * @param page its title without the part
 */
export function CompanyCarTabs({ page }: { page: string }) {
  const query = useSearchParams();
  const shown = companyCarTabIn(query);
  const strip = useRef<HTMLElement>(null);
  // Before the router's announcer, which reads a new title once the address has changed.
  useLayoutEffect(() => {
    document.title = `${companyCarTitle(page, shown)} · ${PRODUCT_NAME}`;
  }, [page, shown]);
  // On a phone the strip is wider than the screen. It alone scrolls: the page stays where the reader left it.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
  }
  return (
    <nav
      ref={strip}
      aria-label="Parts of the company car figures"
      className="relative isolate overflow-x-auto print:hidden"
    >
      <ul className="flex gap-1">
        {COMPANY_CAR_TABS.map(({ tab, label }) => (
          <li key={tab}>
            <a
              href={companyCarTabQuery(query.toString(), tab)}
              onClick={open}
              aria-current={tab === shown ? 'true' : undefined}
              className="flex min-h-(--control) items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap text-soft -outline-offset-2 hover:border-ink hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-tint aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
