import type { NavigationSection } from './navigation';
import type { Tab } from './tabs';

/**
 * Whether an address belongs to an entry: its own, one opened from it, or one below it that is not a separate entry.
 */
export function isWithinEntry(
  path: string,
  { href, match = 'within', except = [], also }: Omit<Tab, 'label'>,
): boolean {
  // The query, such as a build, does not change which page it is.
  const [entryPath = ''] = href.split('?');
  return (
    path === entryPath ||
    path === also ||
    (match === 'within' &&
      path.startsWith(`${entryPath}/`) &&
      !except.some((other) => path === other || path.startsWith(`${other}/`)))
  );
}

/** Whether an address is one of a section's pages. */
export function isInSection(path: string, section: Omit<NavigationSection, 'label' | 'needs'>): boolean {
  return (section.pages ?? [section]).some((page) => isWithinEntry(path, page));
}
