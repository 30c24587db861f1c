import { NavLink } from './nav-link';

export interface Tab {
  href: string;
  label: string;
  match?: 'exact' | 'within';
  /** Addresses within this one that are separate entries. */
  except?: readonly string[];
  /** A page without an entry, which is opened from this one. */
  also?: string | undefined;
}

/** Views of one thing, each with its own address, so Back and sharing work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="relative isolate overflow-x-auto border-b border-line print:hidden">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <NavLink
              to={{ match: 'exact', ...tab }}
              className="-mb-px flex min-h-(--control) items-center border-b-3 border-transparent forced-colors:border-[color:Canvas] px-3 font-semibold whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
