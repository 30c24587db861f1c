import type { Section } from './navigation';
import type { Tab } from './tabs';

/** Whether an address belongs to an entry: its own, or one below it unless that is an entry of its own. */
export function isAt(path: string, { href, match = 'within', except = [] }: Omit<Tab, 'label'>): boolean {
  // What stands behind the path, such as a build, says nothing about which page it is.
  const [at = ''] = href.split('?');
  return path === at || (match === 'within' && path.startsWith(`${at}/`) && !except.includes(path));
}

/** Whether an address is one of a section's pages. */
export function isIn(path: string, section: Omit<Section, 'label' | 'needs'>): boolean {
  return (section.pages ?? [section]).some((page) => isAt(path, page));
}
