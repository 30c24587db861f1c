'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/data/icon';
import { NavLink } from './nav-link';
import type { NavigationSection } from './navigation';

const LINK =
  'flex min-h-(--control) items-center rounded-md px-3 -outline-offset-2 hover:bg-sunken aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4';

/** The whole navigation behind one button, where the window is too narrow for a row. */
export function MainMenu({ sections }: { sections: readonly NavigationSection[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const opened = useRef(path);
  // Closes once the page it led to is open. A menu opened before the script had loaded stays open.
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    panel.current?.hidePopover();
  }, [path]);
  if (sections.length === 0) return null;
  return (
    <div className="lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-(--control) items-center gap-2 rounded-md px-2 few-letters:px-1 font-semibold hover:bg-sunken"
      >
        <Icon name="menu" className="size-5" />
        {/* Below 390 px the header has no room for it on its one line. */}
        <span className="@max-[24.375rem]/page:sr-only">Menu</span>
      </button>
      <div ref={panel} id={id} popover="auto" className="popover-panel">
        <nav aria-label="Main">
          <ul className="relative max-h-[75dvh] overflow-y-auto p-2">
            {sections.map(({ pages, ...section }) => (
              <li key={section.label} className="border-b border-line py-1 last:border-0">
                {pages && pages.length > 1 ? (
                  <>
                    <p className="px-3 pt-1.5 text-sm text-soft">{section.label}</p>
                    <ul>
                      {pages.map((page) => (
                        <li key={page.href}>
                          <NavLink to={page} className={`${LINK} font-semibold`}>
                            {page.label}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <NavLink to={section} className={`${LINK} font-semibold`}>
                    {section.label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
