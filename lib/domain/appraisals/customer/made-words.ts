/** Which offer it is, to a customer who has a question about it. Without schemas: pages load it. */
import { formatDate } from '@/lib/format';

/** @param made who made it, if they are known, and when */
export function madeWords(
  number: string,
  { by, at }: { readonly by: string | null; readonly at: string | null },
  organisation: string,
): string {
  const person = by === null ? organisation : `${by} of ${organisation}`;
  return `Quote ${number}. Made by ${person}${at === null ? '' : ` on ${formatDate(at)}`}.`;
}
