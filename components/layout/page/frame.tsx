import Link from 'next/link';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/behaviour/skip-link';
import { Toaster } from '@/components/ui/feedback/toaster';
import { MainMenu } from '@/components/layout/navigation/main-menu';
import { ModeBand } from './mode-band';
import { UnknownParams } from './unknown-params';
import { NavLink } from '@/components/layout/navigation/nav-link';
import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { PRODUCT_NAME } from './product-name';
import { ShortcutsDialog } from '@/components/layout/shortcuts/shortcuts-dialog';
import { SectionPages } from '@/components/layout/navigation/section-pages';

export interface FrameProps {
  mode: 'sandbox' | 'live';
  navigation: readonly NavigationSection[];
  /** The person menu; nothing before sign-in. */
  person?: ReactNode;
  /** The search; nothing before sign-in. */
  search?: ReactNode;
  /** How many notifications are unread; nothing before sign-in. */
  bell?: ReactNode;
  /** The way to the form for the next car; nothing for those who may not value. */
  nextCar?: ReactNode;
  /** The month's limits, where one of them is near. */
  usage?: ReactNode;
  children: ReactNode;
}

/** Header and footer of every page, painted apart from it. In print only the mode and the page remain. */
export function Frame({ mode, navigation, person, search, bell, nextCar, usage, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      <header className="isolate border-b border-line bg-surface print:border-0">
        <ModeBand mode={mode} />
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 sm:px-6 lg:gap-x-4 print:hidden">
          <MainMenu sections={navigation} />
          <Link
            href="/"
            className="mr-auto flex min-h-11 items-center gap-2.5 rounded-sm px-1 font-bold tracking-tight lg:mr-0 lg:min-h-10"
          >
            <img src="/icon.svg" alt="" width="28" height="28" />
            <span className={person ? 'sr-only' : ''}>{PRODUCT_NAME}</span>
          </Link>
          {(search || person) && (
            <div className="flex items-center lg:order-last lg:gap-x-3">
              {nextCar}
              {search}
              {bell}
              {person}
            </div>
          )}
          {navigation.length > 0 && (
            <nav aria-label="Main" className="-mx-1 hidden lg:mr-auto lg:block">
              <ul className="flex">
                {navigation.map((section) => (
                  <li key={section.label}>
                    <NavLink
                      to={section}
                      className="flex min-h-10 items-center border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-soft -outline-offset-3 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
                    >
                      {section.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <SectionPages sections={navigation} />
        {usage}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-5 outline-none sm:px-6 sm:py-7 print:max-w-none print:px-0 print:pt-4 print:pb-0"
      >
        {person && <UnknownParams />}
        {children}
      </main>
      <footer className="isolate border-t border-line print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 text-sm text-soft sm:px-6">
          <p>Values are a guide to what the trade pays, not an offer.</p>
          {person && <ShortcutsDialog />}
        </div>
      </footer>
      <Toaster />
    </div>
  );
}
