import { SIGNED_IN_AS } from '@/lib/api/signed-in-as';
import { subjectHeader } from './page-subject';

/**
 * The address of a file, naming the page's subject as the header would.
 * @param address with its origin, as a link's `href` gives it
 */
export function namedAddress(address: string): string {
  const named = new URL(address);
  const subject = subjectHeader()[SIGNED_IN_AS];
  if (subject !== undefined) named.searchParams.set(SIGNED_IN_AS, subject);
  return named.href;
}
