import { SOURCES } from '@/lib/domain/source-names';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import { formatPence } from '@/lib/format';

/** At the field of a double cab’s price. @param guidePricePence null where the guide has none */
export const vanPriceHint = (guidePricePence: number | null): string =>
  guidePricePence === null
    ? `${SOURCES.guide.atStart} has no price: enter it with VAT, delivery and options.`
    : `Left empty: ${formatPence(guidePricePence)}, the basic price with VAT. Enter it to include delivery and options.`;

/** What is known of the van, and what its page leaves out. */
export function vanIntroduction({ fuel }: Specification, isPickUp: boolean): string {
  const known = fuel === null ? `${SOURCES.guide.atStart} gives no fuel type: treated as not electric.` : `${fuel}.`;
  const scope = 'P11D values, options and whole life cost are for cars only';
  return isPickUp
    ? `${known} Double-cab pick-up. ${scope}; its benefit as a car is calculated here from price and CO2.`
    : `${known} ${scope}; a van’s benefit does not depend on its price.`;
}
