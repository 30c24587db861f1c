'use client';

import { usePathname } from 'next/navigation';
import { NavLink } from './nav-link';
import type { NavigationSection } from './navigation';
import { isInSection } from './current-page';

/** The pages of the open section, where it has more than one. */
export function SectionPages({ sections }: { sections: readonly NavigationSection[] }) {
  const path = usePathname();
  const section = sections.find((candidate) => isInSection(path, candidate));
  if (!section?.pages || section.pages.length < 2) return null;
  return (
    <div className="flow-root border-t border-line bg-page print:hidden">
      {/* Taller than its room, so that a finger has 44px: its foot lies over the empty edge of the page. */}
      <nav aria-label={section.label} className="relative scroll-px-1 overflow-x-auto max-lg:-mb-2 max-lg:pb-2">
        <ul
          className="mx-auto flex max-w-7xl px-1 sm:px-3"
          // With wide text a link that reaches into view counts as seen for the browser, and is not scrolled to.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {section.pages.map((page) => (
            <li key={page.href}>
              <NavLink
                to={page}
                className="flex min-h-[max(36px,1.75rem)] items-center px-3 text-sm after:absolute after:inset-0 max-lg:after:-bottom-2 lg:min-h-8 font-semibold whitespace-nowrap text-soft -outline-offset-3 hover:text-ink aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
              >
                {page.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
