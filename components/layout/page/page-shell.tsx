import Link from 'next/link';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/behaviour/skip-link';
import { ModeBand } from './mode-band';
import { PRODUCT_NAME } from './product-name';

export interface PageShellProps {
  mode: 'sandbox' | 'live';
  /** Before the product's name in the header. */
  before?: ReactNode;
  /** After it. */
  after?: ReactNode;
  /** Beside the mode, above the header's row. */
  besideMode?: ReactNode;
  /** Beneath the header's row. */
  beneath?: ReactNode;
  /** For the signed-in person, above the page. */
  notices?: ReactNode;
  /** A `PageFooter`. On pages that a customer sees, and before sign-in, there is none. */
  footer?: ReactNode;
  /** Where the page shows messages. */
  toaster?: ReactNode;
  /** Shows only the logo: the name is for screen readers. */
  hasShortName?: boolean;
  children: ReactNode;
}

/** What is for the signed-in person alone, on a page with `data-for-customer`. */
const NOT_FOR_CUSTOMER = 'group-has-[[data-for-customer]]/shell:hidden';

/**
 * Header and footer of every page, painted separately from it. In print only the mode and the page remain; on a page with
 * `data-for-customer` the header is the mode alone, and there are no notices. It has no script, so pages before sign-in and
 * the page for an unknown address load nothing for it.
 */
export function PageShell({
  mode,
  besideMode,
  before,
  after,
  beneath,
  notices,
  footer,
  toaster,
  hasShortName,
  children,
}: PageShellProps) {
  return (
    <div className="group/shell flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      <header className="@container/page isolate border-b border-line bg-surface print:border-0">
        <ModeBand mode={mode}>
          <div className={`contents ${NOT_FOR_CUSTOMER}`}>{besideMode}</div>
        </ModeBand>
        <div
          className={`mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-[min(1rem,20px)] sm:gap-x-2 sm:px-6 lg:gap-x-4 print:hidden ${NOT_FOR_CUSTOMER}`}
        >
          {before}
          <Link
            href="/"
            className="mr-auto flex min-h-[44px] items-center gap-2.5 rounded-sm px-1 font-bold tracking-tight lg:mr-0 lg:min-h-10"
          >
            <img src="/icon.svg" alt="" width="28" height="28" />
            <span className={hasShortName ? 'sr-only' : ''}>{PRODUCT_NAME}</span>
          </Link>
          {after}
        </div>
        <div className={`contents ${NOT_FOR_CUSTOMER}`}>{beneath}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-[min(1rem,20px)] pt-[min(1.25rem,20px)] pb-5 outline-none max-[23.4375rem]:pt-3 sm:px-6 sm:py-7 print:max-w-none print:px-0 print:pt-4 print:pb-0"
      >
        {notices && <div className={`contents ${NOT_FOR_CUSTOMER}`}>{notices}</div>}
        {children}
      </main>
      {footer}
      {toaster}
    </div>
  );
}
