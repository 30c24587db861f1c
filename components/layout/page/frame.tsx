import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/feedback/toaster';
import { MainMenu } from '@/components/layout/navigation/main-menu';
import { NavLink } from '@/components/layout/navigation/nav-link';
import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { SectionPages } from '@/components/layout/navigation/section-pages';
import { FrameFooter } from './frame-footer';
import { PageShell } from './page-shell';
import { RestoredFocus } from './restored-focus';
import { UnknownParams } from './unknown-params';

export interface FrameProps {
  mode: 'sandbox' | 'live';
  navigation: readonly NavigationSection[];
  /** The person menu. */
  person: ReactNode;
  search?: ReactNode;
  /** How many notifications are unread. */
  bell?: ReactNode;
  /** The button for the next car; nothing for those who may not value. */
  nextCar?: ReactNode;
  /** The month's limits, where one of them is near. */
  usage?: ReactNode;
  /** Above the page; not on one that is turned to the customer. */
  notices?: ReactNode;
  children: ReactNode;
}

/** Around every page of a signed-in person. */
export function Frame({ mode, navigation, person, search, bell, nextCar, usage, notices, children }: FrameProps) {
  return (
    <PageShell
      mode={mode}
      hasShortName
      before={<MainMenu sections={navigation} />}
      after={
        <>
          <div className="flex flex-wrap items-center justify-end lg:order-last lg:ml-auto xl:gap-x-3">
            {nextCar}
            {search}
            {bell}
            {person}
          </div>
          {navigation.length > 0 && <WideMenu sections={navigation} />}
        </>
      }
      besideMode={usage}
      beneath={<SectionPages sections={navigation} />}
      notices={notices}
      footer={<FrameFooter />}
      toaster={<Toaster />}
    >
      <RestoredFocus />
      <UnknownParams />
      {children}
    </PageShell>
  );
}

const WideMenu = ({ sections }: { sections: readonly NavigationSection[] }) => (
  <nav aria-label="Main" className="-mx-1 hidden lg:block">
    <ul className="flex flex-wrap">
      {sections.map((section) => (
        <li key={section.label}>
          <NavLink
            to={section}
            className="flex min-h-10 items-center border-b-3 border-transparent forced-colors:border-[color:Canvas] px-2 font-semibold whitespace-nowrap text-soft xl:px-3 -outline-offset-3 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          >
            {section.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
