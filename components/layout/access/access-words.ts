import { isWithinEntry } from '@/components/layout/navigation/current-page';
import { NAVIGATION } from '@/components/layout/navigation/navigation';
import { may, permissionsOf, ROLE_NAMES, ROLES, type Permission, type Role } from '@/lib/access';
import { capitalised, formatList } from '@/lib/format';

const roleWord = (role: Role): string => ROLE_NAMES[role].toLowerCase();

/**
 * Who may open the page at an address: "Managers and administrators can open “Usage”. You are a valuer." Null for a page
 * outside the menu, and for one that the person may open.
 */
export function accessWords(path: string, permissions: readonly Permission[]): string | null {
  const page = NAVIGATION.flatMap((section) => section.pages ?? [section]).find((entry) => isWithinEntry(path, entry));
  const own = ROLES.findLast((role) => permissionsOf(role).every((permission) => permissions.includes(permission)));
  if (page === undefined || own === undefined || permissions.includes(page.needs)) return null;
  const able = ROLES.filter((role) => may(role, page.needs)).map((role) => `${roleWord(role)}s`);
  return `${capitalised(formatList(able))} can open “${page.label}”. You are a ${roleWord(own)}.`;
}
