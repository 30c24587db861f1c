import { formatPlural } from '@/lib/format';

/** Of a user who is or will be deactivated: that customers still open what they shared. Null if there is no such link. */
export function openLinksWords(name: string, links: number): string | null {
  if (links === 0) return null;
  const [stay, end] =
    links === 1 ? ['It stays', 'it expires or is revoked'] : ['They stay', 'they expire or are revoked'];
  return `${name} has ${formatPlural(links, 'customer link')} open. ${stay} open after deactivation, until ${end}.`;
}
