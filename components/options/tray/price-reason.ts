import type { PriceLine } from '@/lib/domain/options/configuration';
import { formatList } from '@/lib/format';

/** Why a line does not cost its own price; empty if it does. */
export function priceReason(line: PriceLine, name: (code: number) => string): string {
  const { includedIn, freeBy, chargedPence, listPence } = line;
  if (includedIn.length > 0) return `Included in ${formatList(includedIn.map(name))}`;
  if (freeBy) return `Free with ${name(freeBy.primary)}`;
  return chargedPence === null && listPence === null ? 'Price on application' : '';
}
