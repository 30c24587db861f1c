'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { pushAddress } from '@/components/ui/behaviour/router-address';
import { formTexts } from '@/components/ui/forms/form-text';
import { PRODUCT_NAME } from '@/components/layout/page/product-name';
import {
  COMPANY_CAR_TABS,
  companyCarTabIn,
  companyCarTabQuery,
  companyCarTitle,
  isRendered,
  type CompanyCarTab,
} from './company-car-tab';

/** The query of a form of this page that is being sent, until its answer replaces the page; null without one. */
function useSentQuery(): RefObject<string | null> {
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const keep = ({ target: form, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      sent.current = new URLSearchParams(formTexts(form)).toString();
    };
    // Back from its answer, the browser may show this page as it was left.
    const forget = () => {
      sent.current = null;
    };
    addEventListener('submit', keep);
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('submit', keep);
      removeEventListener('pageshow', forget);
    };
  }, []);
  return sent;
}

/**
 * Opens a tab, once the page shows what its address bar says: to open it earlier would discard the answer on the way,
 * for a term that the bar already has.
 */
function useTabOpener(query: URLSearchParams): (tab: CompanyCarTab) => void {
  const awaited = useRef<CompanyCarTab | null>(null);
  useEffect(() => {
    if (awaited.current === null || !isRendered(query, window.location.search)) return;
    show(query, awaited.current);
    awaited.current = null;
  }, [query]);
  useEffect(() => {
    const forget = () => {
      awaited.current = null;
    };
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  return (tab) => {
    if (isRendered(query, window.location.search)) show(query, tab);
    else awaited.current = tab;
  };
}

const show = (query: URLSearchParams, tab: CompanyCarTab): void =>
  pushAddress(companyCarTabQuery(query.toString(), tab));

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
  const sentQuery = useSentQuery();
  const openTab = useTabOpener(query);
  function open(event: MouseEvent<HTMLAnchorElement>, tab: CompanyCarTab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The page that is on the way would open the tab that the form was sent from.
    if (sentQuery.current !== null) window.location.assign(companyCarTabQuery(sentQuery.current, tab));
    else openTab(tab);
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
              onClick={(event) => open(event, tab)}
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
